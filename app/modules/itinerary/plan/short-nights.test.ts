import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DayTrip } from "#app/modules/catalogue/schema/arrangement.schema";
import { USUAL_MEAL_HOURS } from "#app/modules/catalogue/hours/meal-hours";
import { inBedFor, inBedSince, leavesOnMove } from "../outings/day-frame";
import type { DayRequest } from "../day/day-request";
import type { ItineraryDay } from "../day/itinerary";
import { planDays } from "./plan-days";
import { planEachStay } from "./plan-stays";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";

const places = [
  townPlace("crater", { east: 60, hours: "24/7", minutes: 120, weight: 5, dayTrip: true, district: "Valley" }),
  ...["square", "bridge", "tower", "garden"].map((id, at) => townPlace(id, { hours: "24/7", north: 0.3 * at })),
  townPlace("bar", { kind: "bar", hours: "20:00-02:00", bestTime: "night", weight: 4 }),
];
const trip: DayTrip = {
  id: "crater-day",
  name: "The crater at sunrise",
  places: ["crater"],
  by: "bus",
  operator: "tour",
  way: "A bus fetches you in the night and is up before the sun.",
  minutes: 90,
  leave: "04:30",
  price: 40,
  lunch: { how: "bought", where: "In the village below", price: 12 },
  nights: 1,
};

/** The request of a traveller who lands at a time of the first day. */
function requestFor(landed: string, change: Partial<DayRequest>, made: Partial<DayTrip>): DayRequest {
  return townRequest(places, {
    arrangement: { ...NO_ARRANGEMENT, anchors: [{ place: "crater", nights: 1 }], dayTrips: [{ ...trip, ...made }] },
    lastDate: "2027-05-05",
    pace: "packed",
    arrival: { at: `2027-05-03T${landed}`, airport: "AAA", flight: "XX 1" },
    ...change,
  });
}

/** Days of a traveller who lands at a time of the first one. */
function daysFor(landed: string, change: Partial<DayRequest> = {}, made: Partial<DayTrip> = {}): ItineraryDay[] {
  return planDays(requestFor(landed, change, made), townSun, "2027-01-01T00:00:00.000Z").itinerary.days;
}

const goesOut = ({ dayTrip }: ItineraryDay): boolean => dayTrip !== undefined;
const rideOf = (day: ItineraryDay | undefined): number => day!.items.find(({ role }) => role === "transfer")!.start;

describe("the morning after a late arrival", () => {
  const outOn = (landed: string, lastDate: string) =>
    daysFor(landed, { lastDate }, { leave: "07:30" }).findIndex(goesOut);

  it("has no early start where another morning is left for it", () => {
    expect(outOn("21:40", "2027-05-07")).toBeGreaterThan(1);
    expect(outOn("21:40", "2027-05-05")).toBe(1);
  });
});

describe("the night after a late arrival", () => {
  const LEAST = 7.5 * 60;
  const clock = (minutes: number): string =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  const upAt = ({ start, legBefore }: ItineraryDay["items"][number]): number => start - (legBefore?.minutes ?? 0);

  it(
    "is slept out, whenever one lands and wherever one sleeps, as far as the flight back leaves it",
    { timeout: 30_000 },
    () => {
      const town = places.filter(({ id }) => id !== "crater");
      const { base } = townRequest([]);
      const property = fc.property(
        fc.integer({ min: 20 * 12, max: 27 * 12 + 2 }),
        fc.option(fc.integer({ min: 6 * 12, max: 22 * 12 }), { nil: undefined }),
        fc.constantFrom("relaxed", "packed"),
        fc.record({
          bed: fc.constantFrom(undefined, "hotel" as const, "home" as const),
          isHurried: fc.boolean(),
          isOvernight: fc.boolean(),
          breakfast: fc.boolean(),
        }),
        (landed, leaves, pace, { bed, isHurried, isOvernight, breakfast }) => {
          const at = landed * 5;
          const isNight = at >= 24 * 60;
          const [firstDate, lastDate] = isNight ? ["2027-05-04", "2027-05-05"] : ["2027-05-03", "2027-05-04"];
          const request = townRequest(town, {
            ...{ firstDate, lastDate, pace, isHurried },
            base: { ...base, bed, ...(breakfast && bed && { breakfast: "included" }) },
            arrival: { at: `${firstDate}T${clock(at % (24 * 60))}`, airport: "AAA", flight: "XX 1", isOvernight },
            ...(leaves !== undefined && {
              departure: { at: `${lastDate}T${clock(leaves * 5)}`, airport: "AAA", flight: "XX 2" },
            }),
          });
          const { days } = planDays(request, townSun, "2027-01-01T00:00:00.000Z").itinerary;
          const came = days[0]!.items.findLastIndex(({ id }) => /-(arrival|check-in)$/.test(id));
          const inBed = days[0]!.items[came]!.end;
          const next = days[0]!.items[came + 1];
          if (isNight) return next === undefined || upAt(next) - inBed >= LEAST;
          // A traveller who goes out that evening is in bed after it.
          if (next || days[1]!.items.length === 0) return true;
          const slept = upAt(days[1]!.items[0]!) + 24 * 60 - inBed;
          const ride = days[1]!.items.find(({ id }) => id.endsWith("-departure"));
          // Out of the room, with something to eat on the way; a shorter night leaves no time for more.
          const most = ride ? ride.start + 24 * 60 - inBed - (bed === "hotel" ? 30 : 15) : Infinity;
          return slept >= LEAST || slept >= Math.min(most, 7 * 60);
        },
      );
      fc.assert(property, { numRuns: 30, seed: 1 });
    },
  );

  it("ends with lunch where it is too late for breakfast", () => {
    const [day] = daysFor("03:00", {});
    expect(day!.items.slice(2).map(({ role }) => role)[0]).toBe("meal");
    expect(day!.items.map(({ role }) => role)).not.toContain("breakfast");
  });

  it("is no free morning, and of a room that is asked for", () => {
    const base = { ...townRequest([]).base, checkInTime: "14:00" };
    const [day] = daysFor("01:30", { base });
    expect(day!.items.slice(0, 3).map(({ name, start }) => [name, start])).toEqual([
      ["Bus into Town", 140],
      ["Check in at Hotel", 170],
      ["Breakfast at a café near the hotel", 670],
    ]);
    expect(day!.items[1]!.description).toBe(
      "You get here at night and rooms are ready from 14:00: ask for yours now, or book the night before too.",
    );
    expect(day!.items.map(({ description }) => description).join()).not.toContain("short night");
  });
});

describe("the night before a day out", () => {
  it("is one in which somebody who came late has slept", () => {
    expect(daysFor("12:00").map(goesOut)).toEqual([false, true, false]);
    expect(daysFor("22:30").some(goesOut)).toBe(false);
    expect(daysFor("22:30", { lastDate: "2027-05-07" }).findIndex(goesOut)).toBeGreaterThan(1);
  });

  it("is slept through by who moves to a house far from the first on the morning after", () => {
    const usual = requestFor("23:50", {}, {});
    const { base } = usual;
    const moves = [
      { date: usual.firstDate, base },
      { date: "2027-05-04", base: { ...base, name: "Far house", lat: base.lat + 0.2 } },
    ];
    const plan = (one: DayRequest) => planDays(one, townSun, "2027-01-01T00:00:00.000Z");
    const { days } = planEachStay({ ...usual, moves }, plan).itinerary;
    const out = days[1]!.items.find(({ name }) => name.startsWith("Check out"))!;
    const inBed = inBedSince(usual, "2027-05-04");
    expect(inBed).toBeGreaterThan(0);
    expect(out.start - inBed).toBeGreaterThanOrEqual(7 * 60);
  });

  it("makes who goes on their own leave later", () => {
    const own = { operator: "own", by: "car" } as const;
    expect(rideOf(daysFor("12:00", {}, own)[1])).toBe(4.5 * 60);
    expect(rideOf(daysFor("22:30", {}, own)[1])).toBeGreaterThanOrEqual(7 * 60);
  });

  it("is their own affair where they hold the day", () => {
    const lock = { placeId: "crater", date: "2027-05-04", outing: { id: "crater-day", places: ["crater"] } };
    expect(daysFor("22:30", { locked: [lock] }).map(goesOut)).toEqual([false, true, false]);
  });

  it("ends the evening in time", () => {
    const home = ({ wayHome, items }: ItineraryDay): number => wayHome?.arrive ?? items.at(-1)!.end;
    const days = daysFor("12:00");
    expect(home(days[0]!)).toBeLessThanOrEqual(rideOf(days[1]) + (24 - 7.5) * 60);
  });

  it("is no shorter where people dine late, whoever laid the evening before it but the traveller", () => {
    const mealHours = { ...USUAL_MEAL_HOURS, dinner: { from: 19.5 * 60, to: 22 * 60 } };
    const request = requestFor("12:00", { mealHours }, {});
    const evening = { start: 9 * 60, end: 22.5 * 60, from: 0, to: 0 };
    const edit = { before: { days: [], leftOut: [] }, touched: [] };
    const endFor = (change: Partial<DayRequest>): number => inBedFor({ ...request, ...change }, evening, 4 * 60).end;
    expect(endFor({})).toBe(21 * 60);
    expect(endFor({ edit: { ...edit, isOfPlan: true } })).toBe(21 * 60);
    expect(endFor({ edit })).toBe(evening.end);
  });

  it("leaves time for dinner to whoever is back late from another day out", () => {
    const request = requestFor("12:00", {}, {});
    const dinner = { earliest: 18.5 * 60, latestStart: 20.25 * 60, duration: 90 };
    const evening = { start: 19.75 * 60, end: 23 * 60, from: 0, to: 0, breaks: [dinner] };
    expect(inBedFor(request, evening, 3.5 * 60).end).toBe(21.25 * 60);
    expect(inBedFor(request, { ...evening, breaks: [] }, 3.5 * 60).end).toBeLessThan(21 * 60);
  });

  it("is slept out before one moves to another hotel, as long as the room is there", () => {
    const { base } = townRequest([]);
    const landed = { at: "2027-05-03T23:30", airport: "AAA", flight: "XX 1" };
    const outAt = (checkOutTime?: string): number => {
      const from = { ...base, name: "First", checkOutTime };
      const moves = [
        { date: "2027-05-03", base: from },
        { date: "2027-05-04", base: { ...base, name: "Second" } },
      ];
      return leavesOnMove(townRequest(places, { arrival: landed, moves, base: from }), "2027-05-04");
    };
    const inBed = inBedSince(townRequest(places, { arrival: landed }), "2027-05-04");
    expect(outAt() - inBed).toBeGreaterThanOrEqual(8 * 60);
    expect(outAt("08:00")).toBe(8 * 60);
  });

  it("says why there is none", () => {
    const request = townRequest(places, {
      arrangement: { ...NO_ARRANGEMENT, anchors: [{ place: "crater", nights: 1 }], dayTrips: [trip] },
      lastDate: "2027-05-05",
      arrival: { at: "2027-05-03T22:30", airport: "AAA", flight: "XX 1" },
    });
    const { leftOut } = planDays(request, townSun, "2027-01-01T00:00:00.000Z").itinerary;
    expect(leftOut.find(({ placeId }) => placeId === "crater")?.why).toBe(
      "It leaves too early on the morning after you arrive.",
    );
  });
});
