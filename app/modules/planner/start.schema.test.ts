import { describe, expect, it } from "vitest";
import { TRIP_LIMITS } from "#app/config/product";
import { addDays } from "#app/shared/calendar";
import { startSchema } from "./start.schema";

const TODAY = "2027-02-27";
const schema = startSchema(TODAY);
const typed = {
  destination: " Lisbon ",
  departureCity: "London",
  startDate: "2027-05-12",
  endDate: "2027-05-17",
  budgetTotal: "2,000",
};
/** The fields that are refused, and the messages. */
function refused(changes: Record<string, unknown>): [string, string][] {
  const parsed = schema.safeParse({ ...typed, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
}
const fieldsOf = (changes: Record<string, unknown>) => refused(changes).map(([field]) => field);

describe("the start form", () => {
  it("fills in what is usual, and trims what was typed", () => {
    expect(schema.parse({ ...typed, tripName: " Spring " })).toEqual({
      name: "Spring",
      destination: "Lisbon",
      departureCity: "London",
      startDate: "2027-05-12",
      endDate: "2027-05-17",
      adults: 1,
      children: 0,
      budgetTotal: 200_000,
      pace: "moderate",
      budgetTier: "moderate",
      interests: [],
    });
  });

  it("reads hours of work in words, keeps those of the trip where none are said, and asks for others again", () => {
    const [work] = schema.parse({ ...typed, hours: "Work 9 to 5 on weekdays" }).hours ?? [];
    expect(work).toMatchObject({ kind: "work", start: 540, end: 1020, weekdays: [1, 2, 3, 4, 5] });
    expect(schema.parse({ ...typed, hours: "" }).hours).toBeUndefined();
    expect(fieldsOf({ hours: "golf at ten" })).toEqual(["hours"]);
  });

  it.each([
    ["4000", 400_000],
    ["$4,000", 400_000],
    ["US$ 4000", 400_000],
    ["4000.5", 400_050],
    ["4000.55", 400_055],
    [" 1,234.56 ", 123_456],
  ])("reads %s as money", (budgetTotal, minor) => {
    expect(schema.parse({ ...typed, budgetTotal }).budgetTotal).toBe(minor);
  });

  it.each(["", "four", "4,00", "4000.555", "-5", "€500", "12345678", "1e3", "4 000", "40$00"])(
    "takes %s for no money",
    (text) => {
      expect(refused({ budgetTotal: text })).toEqual([["budgetTotal", "Enter an amount in US dollars, such as 2000"]]);
    },
  );

  it("keeps to the least and the most of a budget", () => {
    const { minBudgetMinor: least, maxBudgetMinor: most } = TRIP_LIMITS;
    for (const minor of [least, most]) expect(fieldsOf({ budgetTotal: String(minor / 100) })).toEqual([]);
    expect(fieldsOf({ budgetTotal: String((least - 1) / 100) })).toEqual(["budgetTotal"]);
    expect(fieldsOf({ budgetTotal: ((most + 1) / 100).toFixed(2) })).toEqual(["budgetTotal"]);
  });

  it("leaves tomorrow at the earliest, and not later than flights are sold", () => {
    const nextDay = (startDate: string) => ({ startDate, endDate: addDays(startDate, 1) });
    expect(refused(nextDay(TODAY))).toEqual([["startDate", "Tomorrow is the earliest you can leave"]]);
    expect(refused(nextDay(addDays(TODAY, 1)))).toEqual([]);
    expect(refused(nextDay(addDays(TODAY, TRIP_LIMITS.maxDaysAhead)))).toEqual([]);
    expect(fieldsOf(nextDay(addDays(TODAY, TRIP_LIMITS.maxDaysAhead + 1)))).toEqual(["startDate"]);
  });

  it("stays a day at least and not too many nights", () => {
    const stay = (nights: number) => fieldsOf({ endDate: addDays(typed.startDate, nights) });
    expect([stay(-1), stay(0), stay(1)]).toEqual([["endDate"], [], []]);
    expect([stay(TRIP_LIMITS.maxNights), stay(TRIP_LIMITS.maxNights + 1)]).toEqual([[], ["endDate"]]);
  });

  it("says in one answer what is wrong with the dates and with the rest", () => {
    expect(fieldsOf({ budgetTotal: "", endDate: addDays(typed.startDate, -1) })).toEqual(["budgetTotal", "endDate"]);
    expect(fieldsOf({ adults: "two", startDate: "soon", endDate: "2027-01-01" })).toEqual(["startDate", "adults"]);
  });

  it.each(["2027-02-30", "2026-13-45", "soon", "🙂", "", "2027-5-12"])("takes %s for no date", (date) => {
    expect(fieldsOf({ startDate: date })).toEqual(["startDate"]);
    expect(fieldsOf({ endDate: date })).toEqual(["endDate"]);
  });

  it("counts travellers: one adult at least, and each and all of them up to a limit", () => {
    const { maxAdults, maxChildren, maxTravellers } = TRIP_LIMITS;
    expect(refused({ adults: "0" })).toEqual([["adults", "At least one adult has to travel"]]);
    expect(refused({ adults: "1.5" })).toEqual([["adults", "Enter the number of adults"]]);
    expect(refused({ adults: "two" })).toEqual([["adults", "Say how many adults"]]);
    expect(refused({ childCount: "-1" })).toEqual([["childCount", "Enter 0 or more children"]]);
    expect(fieldsOf({ adults: "1" })).toEqual([]);
    expect(fieldsOf({ adults: String(maxAdults) })).toEqual([]);
    expect(fieldsOf({ childCount: String(maxChildren) })).toEqual([]);
    expect(fieldsOf({ adults: String(maxAdults + 1) })).toContain("adults");
    expect(fieldsOf({ childCount: String(maxChildren + 1) })).toContain("childCount");
    const children = maxTravellers - maxAdults;
    if (children < maxChildren) {
      expect(fieldsOf({ adults: String(maxAdults), childCount: String(children) })).toEqual([]);
      expect(refused({ adults: String(maxAdults), childCount: String(children + 1) })).toEqual([
        ["childCount", `At most ${maxTravellers} travellers in one trip`],
      ]);
    }
  });

  it("says what it misses, each field in its own words", () => {
    const problems = schema.safeParse({}).error!.issues.map(({ path, message }) => [path.join("."), message]);
    expect(problems).toEqual([
      ["destination", "Tell us where you want to go"],
      ["departureCity", "Tell us where you're leaving from"],
      ["startDate", "Choose the day you leave"],
      ["endDate", "Choose the day you come back"],
      ["budgetTotal", "Enter your budget in US dollars"],
    ]);
    expect(Object.keys(typed)).toHaveLength(problems.length);
  });

  it("asks for both places, in so many letters", () => {
    expect(refused({ destination: " " })).toEqual([["destination", "Tell us where you want to go"]]);
    expect(refused({ departureCity: undefined })).toEqual([["departureCity", "Tell us where you're leaving from"]]);
    for (const field of ["destination", "departureCity", "tripName"]) {
      expect(fieldsOf({ [field]: "x".repeat(80) })).toEqual([]);
      expect(fieldsOf({ [field]: "x".repeat(81) })).toEqual([field]);
    }
  });
});
