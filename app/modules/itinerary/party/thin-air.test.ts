import { describe, expect, it } from "vitest";
import { plan, ruin, sights, trip } from "../plan/day-trips.fixture";
import { gentlenessOf } from "./gentle-day";
import { isVisit } from "../day/itinerary";
import { heightNote, isNewToHeight, isTooSteepYet } from "./thin-air";
import { NO_ARRANGEMENT, townPlace, townRequest } from "../day/town.fixture";

const arrival = { at: "2027-05-03T09:30", airport: "AAA", flight: "XX 1" };
const at = (altitudeMetres: number | undefined, change: Parameters<typeof townRequest>[1] = {}, places = [ruin]) => {
  const request = townRequest(places, { arrival, ...change });
  return { ...request, destination: { ...request.destination, altitudeMetres } };
};

describe("who lands high up", () => {
  it("is new to the height on that day and the next, and nowhere lower", () => {
    const dates = ["2027-05-03", "2027-05-04", "2027-05-05"];
    expect(dates.map((date) => isNewToHeight(at(3400), date))).toEqual([true, true, false]);
    expect(dates.map((date) => isNewToHeight(at(2240), date))).toEqual([false, false, false]);
    expect(dates.map((date) => isNewToHeight(at(undefined), date))).toEqual([false, false, false]);
  });

  it("is told why the first day is easy, once", () => {
    expect(heightNote(at(3400), "2027-05-03")).toMatch(/^Town lies at 3,400 m/);
    expect(heightNote(at(3400), "2027-05-04")).toBeUndefined();
    expect(heightNote(at(2240), "2027-05-03")).toBeUndefined();
  });

  it("hikes from the third day on, but on a stay of few nights", () => {
    const hike = townPlace("ridge", { effort: 3 });
    expect(isTooSteepYet(at(3400), hike, "2027-05-04")).toBe(true);
    expect(isTooSteepYet(at(3400), hike, "2027-05-05")).toBe(false);
    expect(isTooSteepYet(at(3400), townPlace("hill", { effort: 2 }), "2027-05-04")).toBe(false);
    expect(isTooSteepYet(at(3400, { lastDate: "2027-05-06" }), hike, "2027-05-04")).toBe(false);
  });

  it("has an easy first day even after a short flight by day", () => {
    expect(gentlenessOf(at(2240))).toBeUndefined();
    expect(gentlenessOf(at(3400))).toMatchObject({ isEasyOnly: true, isOnlyArrival: false, maxActive: 180 });
  });

  it("sees less on the first day, nothing steep, and makes no long day of the next", () => {
    const town = sights(20).map((place, n) => ({
      ...place,
      district: `Part ${n % 5}`,
      effort: n % 4 === 0 ? (2 as const) : (0 as const),
    }));
    const arrangement = {
      ...NO_ARRANGEMENT,
      anchors: [{ place: "ruin", nights: 3 }],
      dayTrips: [trip("ruin-day", ["ruin"])],
    };
    const stay = { arrangement, lastDate: "2027-05-07" };
    const days = (altitudeMetres: number) => plan(at(altitudeMetres, stay, [...town, ruin])).days;
    const [low, high] = [days(200), days(3400)];
    const seen = high[0]!.items.filter(isVisit);
    const effort = new Map(town.map((place) => [place.id, place.effort]));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(low[0]!.items.filter(isVisit).length);
    expect(seen.every(({ placeId }) => effort.get(placeId!)! <= 1)).toBe(true);
    expect(high[0]!.notes?.join(" ")).toContain("3,400 m");
    expect(high.findIndex(({ dayTrip }) => dayTrip)).toBeGreaterThan(1);
  });
});
