import { describe, expect, it } from "vitest";
import { fallingWorth } from "./route-ask.fixture";
import type { RouteAsk, RouteWay } from "./route-problem";
import { priceRoute, routeAsMoved, valueOfStays } from "./route-value";

const askWith = (way: Partial<RouteWay>, more: Partial<RouteAsk> = {}): RouteAsk => ({
  places: ["a", "b"].map((slug) => ({ slug, name: slug, worth: fallingWorth(400, 0.8, 14) })),
  nights: 4,
  wayBetween: () => ({ minutes: 0, dollars: 0, ...way }),
  ...more,
});
const costOf = (way: Partial<RouteWay>, more?: Partial<RouteAsk>) =>
  priceRoute(askWith(way, more)).between[0]![1]!.cost;
const change = costOf({});

describe("the price of a way", () => {
  it("is the change of hotel, and of each hour awake on the way the part in which sights are seen", () => {
    expect(change).toBe(90);
    expect(costOf({ minutes: 60 }) - change).toBeCloseTo(36);
  });

  it("hardly counts the night on the way", () => {
    const [day, dayAndNight] = [costOf({ minutes: 750 }) - change, costOf({ minutes: 1440 }) - change];
    expect(day).toBeCloseTo(450);
    expect(dayAndNight).toBeGreaterThan(day);
    expect(dayAndNight).toBeLessThan(1.15 * day);
    expect(costOf({ minutes: 1500 })).toBeGreaterThan(costOf({ minutes: 1440 }));
  });

  it("counts money by what an hour is worth to the traveller", () => {
    const paid = (pricePerHour: number) => costOf({ dollars: 30 }, { pricePerHour }) - change;
    expect(paid(30)).toBeCloseTo(costOf({ minutes: 60 }) - change);
    expect(paid(60)).toBeCloseTo(paid(30) / 2);
  });

  it("counts rare departures, up to a bound", () => {
    expect(costOf({ perDay: 1 })).toBeGreaterThan(costOf({ perDay: 12 }));
    expect(costOf({ perDay: 1 / 30 })).toBe(costOf({ perDay: 1 / 60 }));
  });

  it("knows home only where every place does", () => {
    const ask = askWith({});
    const home = { minutes: 600, dollars: 400 };
    const some = { ...ask, places: ask.places.map((place, index) => (index === 0 ? { ...place, home } : place)) };
    expect(priceRoute(some).fromHome[0]!.cost).toBe(0);
    const all = { ...ask, places: ask.places.map((place) => ({ ...place, home })) };
    expect(priceRoute(all).fromHome[0]!.cost).toBeGreaterThan(0);
  });
});

describe("stays of the traveller's own", () => {
  const stays = [
    { slug: "b", nights: 1 },
    { slug: "a", nights: 2 },
  ];

  it("come to minutes, dollars and worth, whatever the number of nights", () => {
    expect(routeAsMoved(askWith({ minutes: 120, dollars: 35 }), stays)).toEqual({
      stays,
      loops: false,
      minutes: 120,
      dollars: 35,
      worth: 200 + 200 + 320,
    });
    expect(routeAsMoved(askWith({}), [{ slug: "c", nights: 1 }])).toBeUndefined();
    expect(routeAsMoved(askWith({}), [])).toBeUndefined();
  });

  it("have no value where nights, dates or a way are missing", () => {
    const full = [stays[0]!, { slug: "a", nights: 3 }];
    expect(valueOfStays(askWith({}), full)).toBe(200 + 200 + 320 + 256 - 90);
    expect(valueOfStays(askWith({}), stays)).toBe(-Infinity);
    expect(valueOfStays(askWith({ minutes: Infinity }), full)).toBe(-Infinity);
    const dated = askWith({}, { startDate: "2027-05-01" });
    const places = dated.places.map((place) =>
      place.slug === "a" ? { ...place, on: { from: "2027-05-01", to: "2027-05-01" } } : place,
    );
    expect(valueOfStays({ ...dated, places }, full)).toBe(-Infinity);
  });

  it("are worth less between ways that take more than the usual half day", () => {
    const value = (minutes: number) => {
      const ask = askWith({ minutes });
      return valueOfStays(ask, [stays[0]!, { slug: "a", nights: 3 }]) + priceRoute(ask).between[0]![1]!.cost;
    };
    expect(value(600)).toBe(value(0));
    const home = { minutes: 750, dollars: 0 };
    const ask = askWith({ minutes: 750 });
    const far = { ...ask, places: ask.places.map((place) => ({ ...place, home })) };
    const { fromHome, between } = priceRoute(far);
    const ways = 2 * fromHome[0]!.cost + between[0]![1]!.cost;
    // Nothing is left of the one night, and half a day is lost of the three.
    expect(valueOfStays(far, [stays[0]!, { slug: "a", nights: 3 }]) + ways).toBeCloseTo(200 + 320 + 256 / 2);
  });
});
