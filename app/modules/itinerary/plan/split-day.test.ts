import { describe, expect, it } from "vitest";
import { waysFor } from "../travel/access-rules";
import type { Itinerary, ItineraryDay, ItineraryItem } from "../day/itinerary";
import type { MemberFit } from "../day/member-fit";
import { AT, personWith, placeAt, requestAmong } from "../day/small-city.fixture";
import { splitHalfDay } from "./split-day";
import { townSun } from "../day/town.fixture";
import { legBetween } from "../travel/travel-model";

const MUSEUMS = ["m1", "m2"];
const BATHS = ["b1", "b2", "b3"];
const places = [...MUSEUMS, ...BATHS].map((id, index) => placeAt(id, index));

const ways = waysFor(requestAmong(places));

/** How each place suits a member who likes the museums so much, and the baths so much. */
const tastes = (museums: number, baths: number) =>
  Object.fromEntries([...MUSEUMS.map((id) => [id, museums]), ...BATHS.map((id) => [id, baths])]) as Record<
    string,
    number
  >;
const ann = personWith("ann", tastes(1, 0));
const bo = personWith("bo", tastes(0, 1));
const cy = personWith("cy", tastes(0.1, 0.9));

function line(id: string, start: number, end: number, changes: Partial<ItineraryItem> = {}): ItineraryItem {
  const place = places.find((one) => one.id === id) ?? places[0]!;
  return {
    id,
    role: "visit",
    type: "attraction",
    placeId: id,
    name: id,
    location: { name: place.district, lat: place.lat, lon: place.lon },
    description: "",
    start,
    end,
    priceMinor: 0,
    tags: [],
    ...changes,
  };
}
const meal = (name: "lunch" | "dinner", start: number, end: number): ItineraryItem =>
  line(name, start, end, { role: "meal", meal: name, type: "restaurant", placeId: undefined, name: `The ${name}` });

const LUNCH = meal("lunch", 720, 780);
const DINNER = meal("dinner", 1140, 1215);
const afternoon = [line("m1", 800, 890), line("m2", 920, 1010)];

function dayOf(items: ItineraryItem[], date = "2027-05-12"): ItineraryDay {
  return { date, dayNumber: 1, theme: "Here", items, walkKm: 1, costMinor: 0 };
}
const planOf = (...days: ItineraryDay[]): Itinerary => ({
  seed: 3,
  pace: "moderate",
  interests: [],
  days,
  leftOut: [],
  generatedAt: AT,
});

const split = (itinerary: Itinerary, group: MemberFit[], among = places): Itinerary =>
  splitHalfDay(requestAmong(among), itinerary, group, townSun, AT);
const usual = planOf(dayOf([LUNCH, ...afternoon, DINNER]));

describe("people of unlike tastes", () => {
  const parted = split(usual, [ann, bo]).days[0]!;

  it("part from lunch to dinner: who gets little of the afternoon goes where they like it", () => {
    expect(parted.split).toMatchObject({
      memberIds: ["bo"],
      names: ["Bo"],
      start: LUNCH.end,
      end: DINNER.start,
      meetAt: "The dinner",
    });
    expect(parted.split!.items.length).toBeGreaterThan(1);
    for (const { placeId, role } of parted.split!.items) {
      expect(BATHS).toContain(placeId);
      expect(role).toBe("visit");
    }
    // The day of the others stays as it was.
    expect(parted.items).toEqual(usual.days[0]!.items);
  });

  it("have time for every way, from lunch and back to dinner, and stops of their own names", () => {
    let [here, free] = [LUNCH.location, LUNCH.end];
    for (const item of parted.split!.items) {
      expect(item.start).toBeGreaterThanOrEqual(free + legBetween(here, item.location, ways).minutes);
      [here, free] = [item.location, item.end];
    }
    expect(free + legBetween(here, DINNER.location, ways).minutes).toBeLessThanOrEqual(DINNER.start);
    const ids = [...usual.days[0]!.items, ...parted.split!.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("take along who sees places as they do", () => {
    expect(split(usual, [ann, bo, cy]).days[0]!.split!.memberIds).toEqual(["bo", "cy"]);
    expect(split(usual, [cy, ann, bo]).days[0]!.split!.names).toEqual(["Cy", "Bo"]);
    const amy = { ...ann, id: "amy", name: "Amy" };
    expect(split(usual, [amy, ann, bo]).days[0]!.split!.memberIds).toEqual(["bo"]);
  });

  it("part once in a trip, in the afternoon that gives them most", () => {
    const short = dayOf([LUNCH, line("m1", 800, 890), meal("dinner", 960, 1035)]);
    const long = dayOf([LUNCH, line("m2", 800, 890), DINNER], "2027-05-13");
    for (const days of [
      [short, long],
      [long, short],
    ]) {
      const { days: next } = split(planOf(...days), [ann, bo]);
      expect(next.map((day) => [day.date, day.split !== undefined])).toEqual(
        days.map((day) => [day.date, day === long]),
      );
    }
  });
});

describe("people stay together", () => {
  const together = (itinerary: Itinerary, group = [ann, bo], among = places): void =>
    expect(split(itinerary, group, among)).toBe(itinerary);

  it("who like the same, or have no taste that is known, or are alone", () => {
    together(usual, [bo, cy]);
    together(usual, [ann, personWith("eve", {})]);
    together(usual, [ann, personWith("eve", tastes(0.5, 0.5))]);
    together(usual, [bo]);
  });

  it("on a day without a lunch or a dinner, or with too short a while between them", () => {
    together(planOf(dayOf([...afternoon, DINNER])));
    together(planOf(dayOf([LUNCH, ...afternoon])));
    together(planOf(dayOf([LUNCH, meal("dinner", LUNCH.end + 149, 1000)])));
  });

  it.each([
    ["something is held", { locked: true }],
    ["one rides to the airport", { role: "transfer", type: "transport", placeId: undefined }],
  ] as const)("while %s in the afternoon", (_what, changes) => {
    together(planOf(dayOf([LUNCH, line("m1", 800, 890), line("m2", 920, 1010, changes), DINNER])));
    // In the morning the change is in no one's way.
    const morning = planOf(dayOf([line("m2", 600, 690, changes), LUNCH, line("m1", 800, 890), DINNER]));
    expect(split(morning, [ann, bo]).days[0]!.split).toBeDefined();
  });

  it("when all that some would like is in the days already", () => {
    const other = dayOf(
      BATHS.map((id, index) => line(id, 540 + index * 100, 630 + index * 100)),
      "2027-05-13",
    );
    together(planOf(usual.days[0]!, other));
  });

  it("unless it gives those who leave a third more at least", () => {
    const few = [...places.slice(0, 2), placeAt("b1", 2)];
    const likes = (museums: number) => personWith("dan", { m1: museums, m2: museums, b1: 1 });
    together(usual, [ann, likes(0.45)], few);
    expect(split(usual, [ann, likes(0.3)], few).days[0]!.split!.memberIds).toEqual(["dan"]);
  });
});
