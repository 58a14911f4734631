import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { Arranging } from "../day/arranging";
import { DayAlone } from "../arrange/day-alone";
import { buildDayProblem } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import type { Id } from "../engine/problem";
import { planDays } from "../plan/plan-days";
import { settleHours } from "./settle-hours";
import type { SettledHours } from "./settle-hours";
import { townPlace, townRequest, townSun } from "../day/town.fixture";

const MONDAY = { firstDate: "2027-05-03", lastDate: "2027-05-03" };
const sight = (id: string, minutes = 120): PlaceSource => townPlace(id, { indoor: true, hours: "24/7", minutes });
const cafe = (tag: string): PlaceSource =>
  townPlace("cafe", { kind: "cafe", tags: [tag], minutes: 40, hours: "Mo-Su 11:30-20:00", weight: 2 });
const hill = townPlace("hill", { kind: "viewpoint", bestTime: "sunset", hours: "24/7" });
const jazz = townPlace("jazz", { kind: "music", bestTime: "evening", hours: "Mo-Su 18:00-23:00", weight: 2 });

interface Settled {
  hours: SettledHours | undefined;
  /** Ids of the day with their minutes, and when meals are. */
  stops: { id: string; start: number; end: number }[];
  meals: { start: number; end: number }[];
}

/**
 * One day of these visits in this order, and outings on the days after it; all other places are left. With a way home it
 * is the second day, on which one leaves.
 */
function settled(
  places: PlaceSource[],
  ids: string[],
  {
    districts = [],
    outings = [],
    ...change
  }: Partial<DayRequest> & Partial<Pick<Arranging, "districts" | "outings">> = {},
): Settled {
  const request = townRequest(places, { ...MONDAY, ...change });
  const dayProblem = buildDayProblem(request, townSun);
  const { problem, nodeOf } = dayProblem;
  const at = request.departure ? 1 : 0;
  const order = problem.days.map((_, d) => (d === at ? ids.map((id) => nodeOf.get(id)!) : []));
  const input = {
    problem,
    order,
    km: new Float64Array(problem.nodes.length ** 2),
    firstStay: [],
    districts,
    pairs: [],
    isWhole: [at === 0, false],
    outings,
    great: [],
    mostGreat: Infinity,
    stops: problem.nodes.map(() => 1),
    mostStops: Infinity,
    museum: problem.nodes.map(() => 0),
    mostMuseum: Infinity,
    reason: problem.nodes.map(() => 0),
    lateness: [0],
    isHalf: [false, at === 1],
    capacity: [],
    spare: places.flatMap(({ id }) => nodeOf.get(id) ?? []),
    returns: [],
    fixed: new Set(request.locked.flatMap(({ placeId }) => nodeOf.get(placeId) ?? [])),
    required: new Set<Id>(),
    lesser: new Set<Id>(),
    casual: new Set<Id>(),
    feasts: new Set<Id>(),
  };
  const hours = settleHours({ request, dayProblem, input, sun: townSun });
  const visits = hours?.order[at] ?? order[at]!;
  const held = new Map(hours?.held.map(({ node, windows }) => [node, windows]));
  const reading = new DayAlone(problem, at, visits, { held, day: hours?.changes[at] }).read(visits)!;
  return {
    hours,
    stops: reading.stops.map(({ node, start, leave }) => ({ id: places[node - 1]!.id, start, end: leave })),
    meals: reading.breaks,
  };
}

const idsOf = ({ stops }: Settled): string[] => stops.map(({ id }) => id);

describe("a bite right before a meal", () => {
  const places = [sight("first", 160), sight("second", 150), sight("third", 60)];
  const order = ["first", "cafe", "second", "third"];

  it("is the meal where one can eat there", () => {
    const { hours, stops } = settled([...places, cafe("soups")], order);
    expect(hours?.tables).toEqual([{ day: 0, meal: "lunch", placeId: "cafe" }]);
    expect(stops.map(({ id }) => id)).toEqual(["first", "second", "third"]);
  });

  it("is had at another time of the day where one cannot", () => {
    const day = settled([...places, cafe("coffee")], order);
    const coffee = day.stops.find(({ id }) => id === "cafe")!;
    expect(day.hours?.tables ?? []).toEqual([]);
    for (const { start } of day.meals) expect(start < coffee.end || start - coffee.end >= 75).toBe(true);
  });

  it("is left out where it can be at no other, unless it was asked for", () => {
    const early = { ...cafe("coffee"), hours: "Mo-Su 11:30-12:30" };
    expect(idsOf(settled([...places, early], order))).toEqual(["first", "second", "third"]);
    expect(idsOf(settled([...places, early], order, { wanted: ["cafe"] }))).toContain("cafe");
  });

  it("stays where an hour is held", () => {
    const all = [...places, cafe("soups")];
    expect(idsOf(settled(all, order, { locked: [{ placeId: "first", date: "2027-05-03" }] }))).toContain("cafe");
  });

  it("is told as the meal, and not as left out", () => {
    const { itinerary } = planDays(
      townRequest([...places, cafe("soups")], { ...MONDAY, wanted: ["first", "second", "third"] }),
      townSun,
      "2027-01-01T00:00:00Z",
    );
    const [day] = itinerary.days;
    expect(day!.items.find(({ placeId }) => placeId === "cafe")).toMatchObject({ role: "meal", meal: "lunch" });
    expect(itinerary.leftOut).toEqual([]);
  });
});

describe("a place of the sunset", () => {
  it("is seen when the sun goes down", () => {
    const { stops } = settled([sight("first"), sight("second"), hill], ["first", "second", "hill"]);
    const { start, end } = stops.find(({ id }) => id === "hill")!;
    expect(start).toBeLessThanOrEqual(18 * 60);
    expect(end).toBeGreaterThanOrEqual(18 * 60 + 10);
  });

  it("changes places with what can be seen at any hour", () => {
    expect(idsOf(settled([sight("first"), sight("second"), hill], ["hill", "first", "second"])).at(-1)).toBe("hill");
  });

  it("is seen by day where it is shut by then", () => {
    const short = { ...hill, hours: "Mo-Su 09:00-16:00" };
    expect(settled([sight("first"), short], ["first", "hill"]).hours).toBeUndefined();
  });
});

describe("an evening out", () => {
  it("is put into a day that has none, after what is seen by day", () => {
    const { stops } = settled([sight("first"), sight("second"), jazz], ["first", "second"]);
    expect(stops.at(-1)).toMatchObject({ id: "jazz" });
    expect(stops.at(-1)!.start).toBeGreaterThanOrEqual(18 * 60);
  });

  it("is left where dinner before it would be far out, with no table known there", () => {
    const out = { ...sight("out"), lat: sight("out").lat + 0.08 };
    const late = { ...jazz, hours: "Mo-Su 20:30-23:30" };
    const places = [sight("first"), out, late];
    expect(idsOf(settled(places, ["first", "out"]))).toEqual(["first", "out"]);
    const table = { ...townPlace("inn", { kind: "restaurant" }), lat: out.lat, lon: out.lon };
    expect(idsOf(settled([...places, table], ["first", "out"]))).toContain("jazz");
  });

  it("opens no part of town that two days go to, be it on an outing", () => {
    const places = [sight("first"), sight("second"), jazz];
    const outings = [undefined, ["Centre"], ["Centre"]];
    const on = (district: string): readonly string[] =>
      idsOf(
        settled(places, ["first", "second"], {
          lastDate: "2027-05-05",
          districts: [[], ["East"], ["East"], [district]],
          outings,
        }),
      );
    expect(on("Centre")).not.toContain("jazz");
    expect(on("East")).toContain("jazz");
  });

  it("is not for small children, nor dearer than what is left", () => {
    const places = [sight("first"), sight("second"), { ...jazz, price: 30 }];
    const ids = ["first", "second"];
    expect(idsOf(settled(places, ids))).toContain("jazz");
    expect(idsOf(settled(places, ids, { children: 1 }))).toEqual(ids);
    expect(idsOf(settled(places, ids, { spend: 20 }))).toEqual(ids);
  });
});

describe("an idle while", () => {
  const ids = ["first", "second"];
  const near = { ...sight("near", 90), weight: 2 };

  it("is filled with what was left out and lies near", () => {
    expect(idsOf(settled([sight("first"), sight("second"), near], ids))).toContain("near");
  });

  it("stays where what is left is shut, and is filled for children with nothing that tires", () => {
    const shut = { ...near, hours: "Tu 09:00-18:00" };
    const steep = { ...near, effort: 2 as const };
    const besides = (other: PlaceSource, change = {}) =>
      idsOf(settled([sight("first"), sight("second"), other], ids, change));
    expect(besides(shut)).toEqual(ids);
    expect(besides(near, { children: 2 })).toContain("near");
    expect(besides(steep, { children: 2 })).toEqual(ids);
  });

  it("is filled before one leaves where it is long, with something near that moves nothing", () => {
    const leaving = (clock: string, other: PlaceSource): readonly string[] =>
      idsOf(
        settled([sight("first"), other], ["first"], {
          lastDate: "2027-05-04",
          departure: { at: `2027-05-04T${clock}`, airport: "AAA", flight: "XX 1", isBorderless: true },
        }),
      );
    const lesser = { ...sight("near", 60), weight: 1 as const };
    expect(leaving("20:00", lesser)).toEqual(["first", "near"]);
    expect(leaving("15:30", lesser)).toEqual(["first"]);
    expect(leaving("20:00", { ...lesser, ...townPlace("x", { north: 4 }), id: "near" })).toEqual(["first"]);
  });
});
