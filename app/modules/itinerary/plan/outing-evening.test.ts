import { describe, expect, it } from "vitest";
import type { DayTrip } from "#app/modules/catalogue/schema/arrangement.schema";
import { plan, sights, trip } from "./day-trips.fixture";
import { NO_ARRANGEMENT, townPlace, townRequest } from "../day/town.fixture";

const fort = townPlace("fort", {
  north: 70,
  weight: 5,
  dayTrip: true,
  minutes: 120,
  hours: "Mo-Su 09:00-18:00",
  district: "Bay",
});
const gun = townPlace("gun", {
  north: 70.3,
  weight: 3,
  dayTrip: true,
  minutes: 45,
  hours: "24/7",
  district: "Bay",
  starts: { at: "20:15", what: "The gun is fired" },
});
const evening: Partial<DayTrip> = {
  leave: "13:30",
  minutes: 90,
  lunch: { how: "before" },
  dinner: { where: "By the water in the bay", price: 25 },
};

/** The lines of the day that goes there. */
function dayOut(change: Partial<DayTrip> = {}, children = 0) {
  const arrangement = {
    ...NO_ARRANGEMENT,
    anchors: [{ place: "fort", nights: 2 }],
    dayTrips: [trip("fort", ["fort", "gun"], { ...evening, ...change })],
  };
  const request = townRequest([...sights(6, 180), fort, gun], { arrangement, children, lastDate: "2027-05-07" });
  return plan(request).days.find(({ dayTrip }) => dayTrip)!.items;
}

describe("a day out that ends with what begins at an hour", () => {
  it("is there for it, dines before it and comes home after it, with visits of their usual length", () => {
    const items = dayOut();
    const stop = items.find(({ placeId }) => placeId === "gun")!;
    expect(stop.start).toBeLessThanOrEqual(20 * 60 + 10);
    expect(stop.end).toBeGreaterThanOrEqual(20 * 60 + 30);
    expect(stop.fact).toBe("The gun is fired at 20:15");
    const [dinner, ...others] = items.filter(({ meal }) => meal === "dinner");
    expect(others).toEqual([]);
    expect(dinner).toMatchObject({ name: "By the water in the bay", priceMinor: 25_00, location: { name: "Bay" } });
    expect(dinner!.end).toBeLessThanOrEqual(stop.start);
    const visit = items.find(({ placeId }) => placeId === "fort")!;
    expect(visit.end - visit.start).toBe(120);
  });

  it("is made by day with children, who dine at home", () => {
    const items = dayOut({}, 2);
    expect(items.find(({ placeId }) => placeId === "gun")!.end).toBeLessThan(19 * 60);
    expect(items.filter(({ meal }) => meal === "dinner").map(({ location }) => location.name)).not.toContain("Bay");
    expect(items.filter(({ meal }) => meal === "dinner")).toHaveLength(1);
    const [lunch] = items.filter(({ meal }) => meal === "lunch");
    expect(lunch).toMatchObject({ name: "By the water in the bay" });
    expect(lunch!.start).toBeLessThan(13 * 60 + 30);
  });

  it("is made by day where nobody could wait for it so long, with dinner at home", () => {
    const items = dayOut({ leave: "08:00", lunch: { how: "bought", where: "In the bay", price: 12 } });
    expect(items.find(({ placeId }) => placeId === "gun")!.end).toBeLessThan(19 * 60);
    expect(items.filter(({ meal }) => meal === "dinner").map(({ location }) => location.name)).not.toContain("Bay");
  });
});

describe("a day out that begins late", () => {
  const penguins = townPlace("penguins", {
    north: 90,
    weight: 5,
    dayTrip: true,
    minutes: 150,
    hours: "Mo-Su 16:00-23:00",
    bestTime: "evening",
    district: "Cape",
  });
  const linesOf = (change: Partial<DayTrip>) => {
    const out = trip("penguins", ["penguins"], { minutes: 90, leave: "16:00", lunch: { how: "before" }, ...change });
    const arrangement = { ...NO_ARRANGEMENT, anchors: [{ place: "penguins", nights: 2 }], dayTrips: [out] };
    const places = sights(30).map((place, n) => ({ ...place, district: `Part ${n % 5}` }));
    const request = townRequest([...places, penguins], { arrangement, lastDate: "2027-05-06" });
    return plan(request).days.find(({ dayTrip }) => dayTrip)!.items;
  };

  it("has its morning in town, lunch, and a rest at the hotel before one leaves", () => {
    const items = linesOf({ dinner: "there" });
    const out = items.findIndex(({ role }) => role === "transfer");
    const before = items.slice(0, out);
    expect(before.some(({ role }) => role === "visit")).toBe(true);
    expect(before.filter(({ meal }) => meal === "lunch")).toHaveLength(1);
    expect(before.at(-1)).toMatchObject({ role: "rest" });
    expect(items[out]!.start - before.at(-1)!.start).toBeGreaterThanOrEqual(60);
    expect(items.some(({ meal }) => meal === "dinner")).toBe(false);
  });

  it("has dinner after it where there is none on it", () => {
    const items = linesOf({ leave: "13:00", minutes: 60 });
    const back = items.findLastIndex(({ role }) => role === "transfer");
    expect(items.slice(back).filter(({ meal }) => meal === "dinner")).toHaveLength(1);
    expect(items.filter(({ meal }) => meal === "lunch")).toHaveLength(1);
  });
});

describe("what is of the night", () => {
  const lights = townPlace("lights", {
    kind: "tour",
    minutes: 210,
    weight: 4,
    hours: "Mo-Su 20:30-00:30",
    bestTime: "night",
  });
  const days = (home: string) => {
    const [ruin, bay] = ["ruin", "bay"].map((id, n) =>
      townPlace(id, { north: 60 - 120 * n, weight: 5, dayTrip: true, minutes: 120, district: id }),
    );
    const arrangement = {
      ...NO_ARRANGEMENT,
      anchors: ["ruin", "bay", "lights"].map((place) => ({ place, nights: 2 })),
      dayTrips: ["ruin", "bay"].map((id) => trip(id, [id], { leave: home, minutes: 60 })),
    };
    const request = townRequest([...sights(3, 160), ruin!, bay!, lights], { arrangement, lastDate: "2027-05-06" });
    return plan(request).days;
  };

  it("waits for the evening of a day out where all whole days are out of town", () => {
    const all = days("09:00");
    const night = all.find(({ items }) => items.some(({ placeId }) => placeId === "lights"))!;
    expect(all.filter(({ dayTrip }) => dayTrip)).toHaveLength(2);
    expect(night.dayTrip).toBeDefined();
    const at = (what: (item: (typeof night.items)[number]) => boolean) => night.items.findIndex(what);
    expect(at(({ meal }) => meal === "dinner")).toBeLessThan(at(({ placeId }) => placeId === "lights"));
    expect(night.wayHome!.arrive).toBeLessThanOrEqual(24 * 60 + 15);
  });
});
