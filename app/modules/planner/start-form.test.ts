import { describe, expect, it } from "vitest";
import { destinationFixture } from "#app/modules/catalogue/schema/destination.fixture";
import { bareTrip } from "#app/modules/documents/trip.fixture";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { addDays } from "#app/shared/calendar";
import { TRIP_LIMITS } from "#app/config/product";
import { emptyStart, seasonFor, sentStart, startFromAddress, startValues } from "./start-form";
import { startSchema } from "./start.schema";

const refused = (values: Record<string, string | string[]>) => ({ fields: {}, message: null, values });

describe("a start form that is shown again", () => {
  const typed = {
    tripName: "Spring",
    destination: "Lisbonn",
    departureCity: "Portland",
    startDate: "soon",
    endDate: "2027-05-17",
    adults: "two",
    childCount: "1",
    childAge1: "seven",
    budgetTotal: "$2,000",
    pace: "packed",
    budgetTier: "luxury",
    interests: ["beach", "culture"],
    diets: ["vegan"],
    accessNeeds: ["step-free"],
    beenBefore: "yes",
    hours: "working 9 to 5",
    appointments: "Wedding, Saturday",
  };

  it("holds what was typed, to the letter, whether it could be read or not", () => {
    expect(sentStart(refused(typed))).toEqual({
      name: "Spring",
      destination: "Lisbonn",
      departureCity: "Portland",
      startDate: "soon",
      endDate: "2027-05-17",
      adults: "two",
      children: "1",
      ages: ["seven", "", "", "", "", "", "", ""],
      budgetTotal: "$2,000",
      pace: "packed",
      budgetTier: "luxury",
      interests: ["beach", "culture"],
      diets: ["vegan"],
      accessNeeds: ["step-free"],
      beenBefore: "yes",
      hours: "working 9 to 5",
      appointments: "Wedding, Saturday",
    });
    expect(sentStart(refused({ interests: "beach" })).interests).toEqual(["beach"]);
  });

  it("leaves empty what was left empty: nothing usual is filled in for somebody who took it out", () => {
    const { interests, diets, accessNeeds, ages, ...texts } = sentStart(refused({}));
    expect([interests, diets, accessNeeds]).toEqual([[], [], []]);
    expect(Object.keys(texts)).toHaveLength(Object.keys(typed).length - 4);
    for (const text of [...Object.values(texts), ...ages]) expect(text).toBe("");
  });
});

describe("a start form from an address", () => {
  it("takes what it says, and leaves out what no form holds", () => {
    const query = new URLSearchParams(
      "destination=kyoto&departureCity=Berlin&startDate=2027-04-03&endDate=2027-02-31&adults=2&childCount=many" +
        "&budgetTotal=2000&pace=relaxed&budgetTier=royal&interests=culture&interests=golf",
    );
    expect(startFromAddress(new URLSearchParams("childCount=2&childAge1=4&childAge2=x")).ages).toEqual(["4", ""]);
    expect(startFromAddress(query)).toEqual({
      ...emptyStart(),
      destination: "kyoto",
      departureCity: "Berlin",
      startDate: "2027-04-03",
      adults: "2",
      budgetTotal: "2000",
      pace: "relaxed",
      interests: ["culture"],
    });
    expect(startFromAddress(new URLSearchParams({ city: ` ${"x".repeat(200)}` })).destination).toHaveLength(80);
    expect(startFromAddress(new URLSearchParams())).toEqual(emptyStart());
  });
});

describe("the start form of a trip", () => {
  it("has what the trip has, amounts without needless cents", () => {
    const trip = bareTrip({ children: 1 });
    expect(startValues(trip)).toEqual({
      ...emptyStart(),
      name: trip.name,
      destination: "Kyoto",
      departureCity: "New York (JFK)",
      startDate: trip.startDate,
      endDate: trip.endDate,
      adults: "2",
      children: "1",
      budgetTotal: "3200",
      interests: ["culture", "nature"],
    });
    expect(startValues({ ...trip, budgetMinor: 320_050 }).budgetTotal).toBe("3200.50");
  });

  it("sent as it is leaves the trip as it is", () => {
    const trip = bareTrip({ children: 1, budgetMinor: 320_050 });
    const { name, children, ...rest } = startValues(trip);
    expect(startSchema(addDays(trip.startDate, -30)).parse({ ...rest, tripName: name, childCount: children })).toEqual({
      name: trip.name,
      destination: trip.destination.name,
      departureCity: trip.origin.label,
      startDate: trip.startDate,
      endDate: trip.endDate,
      adults: trip.adults,
      children: 1,
      budgetTotal: 320_050,
      beenBefore: "",
      ...trip.preferences,
    });
  });

  it("keeps the ages of its children, and asks for each that is missing where one is said or has to be", () => {
    const trip = bareTrip({ children: 2, childAges: [4, 0] });
    const { name, children, ages, ...rest } = startValues(trip);
    expect(ages).toEqual(["4", "0"]);
    const sent = { ...rest, tripName: name, childCount: children, childAge1: ages[0], childAge2: ages[1] };
    const today = addDays(trip.startDate, -30);
    expect(startSchema(today, true).parse(sent).childAges).toEqual([4, 0]);
    expect(startSchema(today).parse(sent).childAges).toEqual([4, 0]);
    const unsaid = { ...sent, childAge1: "", childAge2: "" };
    expect(startSchema(today).parse(unsaid).childAges).toBeUndefined();
    expect(
      startSchema(today)
        .safeParse({ ...unsaid, childAge2: "3" })
        .error?.issues.map(({ path }) => path[0]),
    ).toEqual(["childAge1"]);
    expect(startSchema(today, true).safeParse(unsaid).error?.issues).toHaveLength(2);
    const wrongIn = (form: object): unknown[] =>
      startSchema(today, true)
        .safeParse({ ...sent, ...form })
        .error?.issues.map(({ path }) => path[0]) ?? [];
    expect(wrongIn({ childAge2: undefined })).toEqual(["childAge2"]);
    expect(wrongIn({ childAge1: "18" })).toEqual(["childAge1"]);
    expect(wrongIn({ childCount: "0", childAge1: undefined, childAge2: undefined })).toEqual([]);
    expect(wrongIn({ adults: "9", childCount: "1" })).toEqual(["childCount"]);
  });

  it("begins with one adult and no children", () => {
    const { adults, children, ages, pace, budgetTier, interests, diets, accessNeeds, ...empty } = emptyStart();
    expect([adults, children, ages]).toEqual(["1", "0", []]);
    expect([pace, budgetTier, interests]).toEqual(["moderate", "moderate", []]);
    expect({ diets, accessNeeds }).toEqual(NO_NEEDS);
    for (const text of Object.values(empty)) expect(text).toBe("");
  });

  it("says in which months most is closed: of the whole year without dates, else of those of the trip", () => {
    const park = destinationFixture("yellowstone");
    const shut = "Most of what people visit Yellowstone for is closed in";
    expect(seasonFor(emptyStart(), park)).toBe(`${shut} November to April.`);
    expect(seasonFor({ startDate: "2027-01-30", endDate: "2027-02-03" }, park)).toBe(`${shut} January and February.`);
    expect(seasonFor({ startDate: "2027-07-01", endDate: "2027-07-05" }, park)).toBeUndefined();
    // The greatest length of a trip is allowed, one night more is not.
    const { maxNights } = TRIP_LIMITS;
    const stay = (nights: number) => ({ startDate: "2027-05-01", endDate: addDays("2027-05-01", nights) });
    expect(seasonFor(stay(maxNights), park)).toBeUndefined();
    expect(seasonFor(stay(maxNights + 1), park)).toBe(`${shut} November to April.`);
    expect(seasonFor({ startDate: "2027-07-01", endDate: "2027-07-01" }, park)).toBeUndefined();
    for (const half of [
      { startDate: "2027-07-01", endDate: "" },
      { startDate: "", endDate: "2027-07-01" },
    ])
      expect(seasonFor(half, park)).toBe(`${shut} November to April.`);
    // Dates that no trip can have count as none: in reverse, endless, or not dates at all.
    for (const dates of [
      { startDate: "2027-07-05", endDate: "2027-07-01" },
      { startDate: "0001-07-01", endDate: "9999-07-01" },
      { startDate: "soon", endDate: "later" },
    ])
      expect(seasonFor(dates, park)).toBe(`${shut} November to April.`);
    expect(seasonFor(emptyStart(), destinationFixture("lisbon"))).toBeUndefined();
  });
});
