import { describe, expect, it } from "vitest";
import { USUAL_MEAL_HOURS } from "#app/modules/catalogue/hours/meal-hours";
import type { DayRequest } from "../day/day-request";
import type { ItineraryDay } from "../day/itinerary";
import { NO_ARRANGEMENT, townPlace, townRequest } from "../day/town.fixture";
import { plan, ruin, sights, trip } from "../plan/day-trips.fixture";
import { fillerWalks, firstStrollOf, isEveningStroll, isFillerWalk, nameAt } from "./filler-walks";

const quarter = (name: string, character: string, north = 1) => {
  const { lat, lon } = townPlace("there", { north });
  return { name, lat, lon, character, streets: ["High Street", "Mill Lane"] };
};
const LIVELY = quarter("Ribeira", "Bars and small kitchens by the water; noisy at weekends.");
const QUIET = quarter("Hillside", "Villas with bars on the windows; quiet at night.", 2);

function inTown(neighbourhoods: (typeof LIVELY)[], change: Partial<DayRequest> = {}): DayRequest {
  const request = townRequest(sights(8), change);
  return { ...request, destination: { ...request.destination, ...change.destination, neighbourhoods } };
}
/** Too few nights for another evening in a quarter. */
const WEEKEND = { lastDate: "2027-05-06" };
const namesOf = (request: DayRequest, isOfTheEvening = true): string[] =>
  fillerWalks(request).flatMap(({ id, name }) => (isEveningStroll(id) === isOfTheEvening ? [name] : []));

describe("strolls of an evening", () => {
  it("lead through lively quarters near the hotel, in the words of the file", () => {
    const far = quarter("Far End", "Bars and music.", 30);
    expect(namesOf(inTown([LIVELY, QUIET, far], WEEKEND))).toEqual(["An evening stroll through Ribeira"]);
    const [stroll] = fillerWalks(inTown([LIVELY]));
    expect(stroll).toMatchObject({
      price: 0,
      note: "Bars and small kitchens by the water. Along High Street and Mill Lane.",
    });
    expect(isEveningStroll(stroll!.id)).toBe(true);
    expect(isEveningStroll("walk-through-ribeira")).toBe(false);
  });

  it("lead where several doors are open late, whatever is said of the quarter", () => {
    const plain = quarter("Docks", "Brick halls along a canal.");
    const bars = ["a", "b", "c"].map((id) => townPlace(id, { kind: "bar", bestTime: "night", north: 1 }));
    expect(namesOf(inTown([plain]))).toEqual([]);
    expect(namesOf({ ...inTown([plain], WEEKEND), places: bars })).toEqual(["An evening stroll through Docks"]);
  });

  it("lead by the water or through lanes where one sleeps, for a while and not late, but not where it is empty", () => {
    const promenade = "Sea promenade and villas; calm.";
    const strollOf = (character: string, north = 0.3) =>
      fillerWalks(inTown([quarter("Foz", character, north)])).find(({ id }) => isEveningStroll(id));
    expect(strollOf(promenade)).toMatchObject({ minutes: 45, hours: "Mo-Su 08:00-22:00" });
    expect(strollOf(promenade, 1.5)).toBeUndefined();
    expect(strollOf("Lanes of old houses; quiet at night.")).toBeUndefined();
    expect(strollOf("Blocks of flats; calm.")).toBeUndefined();
  });

  it("lead to a lively quarter again on a longer stay, in other words and other streets", () => {
    const there = { ...LIVELY, streets: ["High Street", "Mill Lane", "Dock Road", "Rope Walk"] };
    const [first, again] = fillerWalks(inTown([there])).filter(({ id }) => isEveningStroll(id));
    expect(again).toMatchObject({ name: "Another evening in Ribeira" });
    expect(again!.note).toMatch(/Along Dock Road and Rope Walk\.$/);
    expect([firstStrollOf(again!.id), firstStrollOf(first!.id)]).toEqual([first!.id, undefined]);
  });

  it("have walks by day beside them, through quiet quarters while it is light and through none that is rough", () => {
    const rough = quarter("Yards", "Rough blocks behind the station.");
    expect(namesOf(inTown([LIVELY, QUIET, rough]), false)).toEqual([
      "A walk through Hillside",
      "A walk through Ribeira",
    ]);
    expect(fillerWalks(inTown([QUIET]))[0]?.hours).toBe("Mo-Su 09:00-dusk");
    const [stroll] = fillerWalks(inTown([LIVELY]));
    expect([isFillerWalk(stroll!.id), nameAt(stroll!, 15 * 60), nameAt(stroll!, 21 * 60)]).toEqual([
      true,
      "A walk through Ribeira",
      "An evening stroll through Ribeira",
    ]);
  });

  it("are not for children, for those who walk little, nor in the cold", () => {
    expect(namesOf(inTown([LIVELY], { children: 1 }))).toEqual([]);
    expect(namesOf(inTown([LIVELY], { accessNeeds: ["short-walks"] }))).toEqual([]);
    const { destination } = townRequest([]);
    const at = (high: number) => ({ destination: { ...destination, highs: Array.from({ length: 12 }, () => high) } });
    expect(namesOf(inTown([LIVELY], at(-2)))).toEqual([]);
    expect(namesOf(inTown([LIVELY], at(-2)), false)).toEqual(["A walk through Ribeira"]);
    expect(fillerWalks(inTown([LIVELY], at(-6)))).toEqual([]);
  });
});

describe("the evenings of a stay", () => {
  const quarters = ["Ribeira", "Market", "Mill", "Gate", "Bridge"].map((name, index) =>
    quarter(name, "Bars and music until late.", 0.4 * index),
  );
  const daysIn = (request: DayRequest): ItineraryDay[] => plan({ ...request, places: sights(10, 240) }).days;
  const outOn = (days: readonly ItineraryDay[]): boolean[] =>
    days.slice(1, -1).map(({ items }) => {
      const dinner = items.find(({ meal }) => meal === "dinner");
      return items.some(({ role, start }) => role === "visit" && start >= (dinner?.end ?? Infinity));
    });
  const usual = daysIn(inTown(quarters));

  it("have something after dinner, but for every fourth", () => {
    expect(outOn(usual)).toEqual([true, true, true, false, true]);
  });

  it("end with dinner where there is nothing to go out to, and with children", () => {
    expect(outOn(daysIn(inTown([QUIET])))).not.toContain(true);
    expect(outOn(daysIn(inTown(quarters, { children: 2 })))).not.toContain(true);
  });

  it("are over by eleven at a moderate pace", () => {
    for (const { wayHome } of usual) expect(wayHome?.arrive ?? 0).toBeLessThanOrEqual(23 * 60);
  });

  it("come back to a quarter two days later at the earliest, and only where no other is left", () => {
    const days = daysIn(inTown(quarters.slice(0, 1)));
    const on = days.flatMap(({ items }, day) =>
      items.flatMap(({ name }) => (/evening/i.test(name) ? [[day, name.split(" ")[0]]] : [])),
    );
    expect(on).toEqual([
      [1, "An"],
      [3, "Another"],
    ]);
  });

  it("lead through another quarter than the walk of the same day, which follows a day out that ends early", () => {
    const arrangement = {
      ...NO_ARRANGEMENT,
      anchors: [{ place: "ruin", nights: 1 }],
      dayTrips: [trip("ruin", ["ruin"], { minutes: 60, leave: "08:30", nights: 2 })],
    };
    const walksOn = (count: number): string[][] => {
      const { destination } = inTown(quarters.slice(0, count));
      const { days } = plan({ ...townRequest([...sights(3, 240), ruin], { arrangement }), destination });
      return days.map(({ dayTrip, items }) => (dayTrip ? items.flatMap((one) => (one.walkId ? [one.name] : [])) : []));
    };
    expect(walksOn(3).flat()).toEqual(["A walk through Ribeira", "An evening stroll through the market"]);
    expect(walksOn(1).flat()).toEqual(["A walk through Ribeira"]);
  });

  it("do not end with a ride to a stroll that is hardly longer", () => {
    const late = { from: 20 * 60 + 30, to: 22 * 60 };
    const mealHours = { ...USUAL_MEAL_HOURS, dinner: late };
    const far = (north: number) =>
      outOn(daysIn({ ...inTown([quarter("Ribeira", "Bars and music until late.", north)]), mealHours }));
    expect(far(0.4)).toContain(true);
    expect(far(4)).not.toContain(true);
  });
});
