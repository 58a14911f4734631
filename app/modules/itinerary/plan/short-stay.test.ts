import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { Arrangement } from "../day/arrangement";
import { dayOf } from "../outings/day-frame";
import type { DayRequest } from "../day/day-request";
import { gentlenessOf } from "../party/gentle-day";
import type { Itinerary } from "../day/itinerary";
import { planDays } from "./plan-days";
import { asHurried } from "../outings/hurried-stay";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";
import { shortestVisit } from "../day/visit-length";

const anchor = (place: string, nights = 1) => ({ place, nights });

/** One night in town, Monday and Tuesday. */
function oneNight(
  places: PlaceSource[],
  arrangement: Partial<Arrangement>,
  change: Partial<DayRequest> = {},
): Itinerary {
  const whole = { ...NO_ARRANGEMENT, ...arrangement };
  const request = townRequest(places, { lastDate: "2027-05-04", arrangement: whole, ...change });
  return planDays(request, townSun, "2027-01-01T00:00:00.000Z").itinerary;
}

function visited({ days }: Itinerary): (string | undefined)[] {
  return days.flatMap(({ items }) => items.filter(({ role }) => role === "visit").map(({ placeId }) => placeId));
}

it("lets a lesser sight that belongs to a great one give way to another great one", () => {
  const hours = "Mo 09:00-12:15";
  const places = [
    townPlace("great", { minutes: 100, hours }),
    townPlace("lesser", { minutes: 100, hours }),
    townPlace("second", { minutes: 75, hours }),
  ];
  const together = [["great", "lesser"]];
  const seen = visited(oneNight(places, { together, anchors: [anchor("great"), anchor("second")] }));
  expect(seen).toContain("great");
  expect(seen).toContain("second");
});

it("goes to what belongs to a great sight that is shut in the hours there are", () => {
  const hours = "Mo 10:00-11:00";
  const places = [
    townPlace("palace", { hours: "We 09:00-18:00" }),
    townPlace("gardens", { hours, weight: 1 }),
    townPlace("gallery", { hours, weight: 5 }),
  ];
  expect(visited(oneNight(places, { together: [["palace", "gardens"]], anchors: [anchor("palace")] }))).toEqual([
    "gardens",
  ]);
});

it("sees what people come for on a night more before a sight that is worth more to the party", () => {
  const hours = "Mo 10:00-11:00";
  const places = [townPlace("famous", { hours, weight: 2 }), townPlace("gallery", { hours, weight: 5 })];
  expect(visited(oneNight(places, { anchors: [anchor("famous", 2)] }))).toEqual(["famous"]);
});

it("holds a little more of what people come for in a day than its pace would", () => {
  const names = ["one", "two", "three", "four", "five", "six"];
  const places = names.map((id) => townPlace(id, { hours: "Mo 08:00-20:00", minutes: 90 }));
  const anchors = names.map((id) => anchor(id));
  expect(visited(oneNight(places, { anchors }, { pace: "relaxed" }))).toHaveLength(6);
});

it("blames the pace, not the hours, for what would fit beside the free time that is printed", () => {
  const names = ["one", "two", "three", "four"];
  const places = [...names.map((id) => townPlace(id, { minutes: 110 })), townPlace("wished", { weight: 5 })];
  const anchors = names.map((id) => anchor(id));
  const { leftOut } = oneNight(places, { anchors }, { pace: "relaxed", lastDate: "2027-05-03" });
  expect(leftOut.find(({ placeId }) => placeId === "wished")?.why).toBe(
    "You'd have the time, but it would be too much for one day at a relaxed pace.",
  );
});

describe("where not all of what people come for fits a night", () => {
  /** Two hours and twenty minutes, on Monday only. */
  const hours = "Mo 09:30-11:50";
  const anchors = [anchor("great"), anchor("second")];

  function minutesOf(plan: Itinerary): (number | undefined)[] {
    const stops = plan.days.flatMap(({ items }) => items);
    return ["great", "second"].map((id) => {
      const stop = stops.find(({ placeId }) => placeId === id);
      return stop && stop.end - stop.start;
    });
  }

  it("sees the best half of each rather than one of them", () => {
    const places = [townPlace("great", { minutes: 110, hours }), townPlace("second", { minutes: 110, hours })];
    const both = minutesOf(oneNight(places, { anchors }));
    const [great = 0, second = 0] = both;
    expect(Math.min(great, second)).toBe(55);
    expect(great + second).toBeLessThanOrEqual(140);
    const longer = minutesOf(oneNight(places, { anchors }, { lastDate: "2027-05-06" }));
    expect(longer.filter((minutes) => minutes !== undefined)).toHaveLength(1);
  });

  it("does not hurry where everything fits, nor over a trail or for less than the way is worth", () => {
    const open = "Mo-Su 08:00-20:00";
    const calm = [
      townPlace("great", { minutes: 110, hours: open }),
      townPlace("second", { minutes: 110, hours: open }),
    ];
    expect(minutesOf(oneNight(calm, { anchors }))).toEqual([110, 110]);
    const trails = calm.map((place) => ({ ...place, kind: "trail" as const, hours }));
    expect(minutesOf(oneNight(trails, { anchors })).filter((minutes) => minutes !== undefined)).toHaveLength(1);
    const far = [townPlace("near", { minutes: 100 }), townPlace("far", { minutes: 100, north: 70 })];
    const whole = { ...NO_ARRANGEMENT, anchors: far.map(({ id }) => anchor(id)) };
    const request = asHurried(townRequest(far, { lastDate: "2027-05-04", arrangement: whole }));
    const [near, away] = request.places.map(shortestVisit);
    expect(near).toBe(50);
    expect(away).toBeGreaterThan(55);
  });

  it("leaves the hotel an hour earlier and stays out for an evening", () => {
    const request = townRequest([], { lastDate: "2027-05-04", pace: "relaxed" });
    const [usual, hurried] = [request, asHurried(request)].map((one) => dayOf(one, "2027-05-04", undefined));
    expect(hurried!.start).toBe(usual!.start - 60);
    expect(hurried!.end).toBeGreaterThanOrEqual(21 * 60 + 30);
  });
});

it("sees half a day of what is a day to others where there is no whole one", () => {
  const reserve = townPlace("reserve", { kind: "wildlife", minutes: 240, north: 6 });
  const trip = {
    id: "drive",
    name: "A day among lions",
    places: ["reserve"],
    by: "driver" as const,
    operator: "driver" as const,
    way: "A van collects at the hotel.",
    minutes: 30,
    leave: "08:00",
    price: 40,
    lunch: { how: "bought" as const, where: "At the gate", price: 10 },
    nights: 2,
  };
  const seen = (by: "driver" | "boat") =>
    oneNight([reserve], { anchors: [anchor("reserve")], dayTrips: [{ ...trip, by }] })
      .days.flatMap(({ items }) => items)
      .find(({ placeId }) => placeId === "reserve");
  const half = seen("driver")!;
  expect(half.end - half.start).toBeGreaterThanOrEqual(80);
  expect(half.end - half.start).toBeLessThanOrEqual(180);
  expect(seen("boat")).toBeUndefined();
});

it("goes to three temples and more on the one day there is", () => {
  const names = ["one", "two", "three"];
  const places = names.map((id) => townPlace(id, { kind: "temple", hours: "Mo 08:00-20:00" }));
  expect(visited(oneNight(places, { anchors: names.map((id) => anchor(id)) }))).toHaveLength(3);
});

it("keeps the evening of an afternoon's landing for what people come for, but not after a night on the way", () => {
  const arrival = { at: "2027-05-03T17:00", airport: "AAA", flight: "X" };
  expect(gentlenessOf({ arrival })).toBeDefined();
  expect(gentlenessOf({ arrival, isHurried: true })).toBeUndefined();
  expect(gentlenessOf({ arrival: { ...arrival, isOvernight: true }, isHurried: true })?.maxActive).toBe(240);
  expect(gentlenessOf({ arrival: { ...arrival, at: "2027-05-03T20:30" }, isHurried: true })?.isOnlyArrival).toBe(true);
});
