import { describe, expect, it } from "vitest";
import { TRIP_LIMITS } from "#app/config/product";
import { BUDGETS, VIBES } from "#app/modules/catalogue/schema/vocabulary";
import { PACES } from "#app/modules/itinerary/day/itinerary";
import { addDays } from "#app/shared/calendar";
import { createTripSchema, regenerateSchema, updateTripSchema } from "./trips.schema";

const schema = createTripSchema("2027-01-01");
const call = {
  destination: "Lisbon",
  departureCity: "New York",
  startDate: "2027-04-12",
  endDate: "2027-04-16T18:00:00Z",
  travelers: 2,
  budget: { total: 2000 },
};
const problems = (change: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse({ ...call, ...change }).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

describe("a trip made by a call", () => {
  it("has days; of an instant the day counts", () => {
    expect(problems({})).toEqual({});
    expect(schema.parse(call).endDate).toBe("2027-04-16");
  });

  it.each(["2026-13-45", "soon", "🌴🌴🌴🌴🌴", "", "2027-04-31", "0000-00-00", "99999-01-01"])(
    "is refused with %s for a day, and told why",
    (text) => {
      expect(problems({ startDate: text })).toEqual({ startDate: "Use a date such as 2027-05-14" });
      expect(problems({ endDate: text })).toEqual({ endDate: "Use a date such as 2027-05-14" });
    },
  );

  it("starts tomorrow at the earliest, and ends on that day or later", () => {
    expect(problems({ startDate: "2027-01-01", endDate: "2027-01-05" })).toEqual({
      startDate: "Tomorrow is the earliest you can leave",
    });
    const length = "A trip can last a day without a night, or up to 21 nights";
    expect(problems({ endDate: "2027-04-11" })).toEqual({ endDate: length });
    expect(problems({ endDate: "2027-04-12" })).toEqual({});
    expect(problems({ endDate: "2027-05-04" })).toEqual({ endDate: length });
  });

  it("is for no more people than a trip of the planner", () => {
    expect(problems({ travelers: { adults: 9, children: 3 } })).toEqual({});
    expect(problems({ travelers: { adults: 9, children: 4 } })).toEqual({
      travelers: "At most 12 travellers in one trip",
    });
  });
});

describe("the bounds of a trip made by a call", () => {
  const takes = (change: Record<string, unknown>): boolean => schema.safeParse({ ...call, ...change }).success;

  it("are 1 to 21 nights, at most 330 days ahead", () => {
    const last = addDays("2027-01-01", TRIP_LIMITS.maxDaysAhead);
    expect(takes({ startDate: last, endDate: addDays(last, 1) })).toBe(true);
    expect(takes({ startDate: last, endDate: addDays(last, 21) })).toBe(true);
    expect(takes({ startDate: last, endDate: addDays(last, 22) })).toBe(false);
    expect(problems({ startDate: addDays(last, 1), endDate: addDays(last, 3) })).toEqual({
      startDate: "That is too far ahead",
    });
    expect(takes({ startDate: "2027-01-02", endDate: "2027-01-03" })).toBe(true);
  });

  it("are a party that fits on one booking", () => {
    expect(schema.parse({ ...call, travelers: undefined }).travelers).toBe(1);
    expect(schema.parse({ ...call, travelers: { adults: 2 } }).travelers).toEqual({ adults: 2, children: 0 });
    for (const travelers of [1, 9, { adults: 1 }, { adults: 9, children: 3 }]) expect(takes({ travelers })).toBe(true);
    for (const travelers of [
      0,
      10,
      1.5,
      { adults: 0 },
      { adults: 10 },
      { adults: 1.5 },
      { adults: 1, children: 9 },
      { adults: 9, children: 4 },
      { adults: 1, children: -1 },
      { adults: 1, children: 0.5 },
    ])
      expect(takes({ travelers }), JSON.stringify(travelers)).toBe(false);
  });

  it("are a budget of 100 to 100,000 dollars each", () => {
    for (const total of [100, 100_000]) expect(takes({ budget: { total } })).toBe(true);
    for (const total of [99.99, 100_000.01, "500", undefined]) expect(takes({ budget: { total } })).toBe(false);
    expect(takes({ budget: undefined })).toBe(false);
  });

  it("are words of 1 to 80 letters; only the name may be left out", () => {
    for (const field of ["name", "destination", "departureCity"]) {
      expect(takes({ [field]: "x".repeat(80) })).toBe(true);
      expect(takes({ [field]: "x".repeat(81) })).toBe(false);
      expect(takes({ [field]: "  " })).toBe(false);
    }
    expect(schema.parse({ ...call, destination: " Lisbon " }).destination).toBe("Lisbon");
    expect(takes({ name: undefined })).toBe(true);
    expect(takes({ destination: undefined })).toBe(false);
    expect(takes({ departureCity: undefined })).toBe(false);
  });
});

describe("a trip changed by a call", () => {
  it("has another name or budget, or asks whether it was paid; no other status is written", () => {
    const change = { name: "Maples", budget: { total: 500 }, status: "booked" as const };
    expect(updateTripSchema.parse(change)).toEqual(change);
    expect(updateTripSchema.parse({})).toEqual({});
    for (const wrong of [{ status: "cancelled" }, { name: "" }, { budget: { total: 1 } }, { budget: {} }])
      expect(updateTripSchema.safeParse(wrong).success).toBe(false);
  });
});

describe("wishes for new days", () => {
  it("may be left out, all or some", () => {
    expect(regenerateSchema.parse({})).toEqual({});
    expect(regenerateSchema.parse({ preferences: {} }).preferences).toEqual({
      focusAreas: [],
      budgetLevel: "moderate",
      pacePreference: "moderate",
    });
  });

  it("are known moods, in our order, whatever else is named", () => {
    const [first, second] = VIBES;
    const read = (focusAreas: string[]) =>
      regenerateSchema.safeParse({ preferences: { focusAreas } }).data?.preferences;
    expect(read([second, "moonlight", first])!.focusAreas).toEqual([first, second]);
    expect(read(Array.from({ length: 20 }, () => "x".repeat(40)))!.focusAreas).toEqual([]);
    expect(read(Array.from({ length: 21 }, () => "x"))).toBeUndefined();
    expect(read(["x".repeat(41)])).toBeUndefined();
  });

  it("name a budget and a pace that we know", () => {
    const wishes = { focusAreas: [], budgetLevel: BUDGETS.at(-1), pacePreference: PACES.at(-1) };
    expect(regenerateSchema.parse({ preferences: wishes }).preferences).toEqual(wishes);
    expect(regenerateSchema.safeParse({ preferences: { budgetLevel: "free" } }).success).toBe(false);
    expect(regenerateSchema.safeParse({ preferences: { pacePreference: "never" } }).success).toBe(false);
  });
});
