import { describe, expect, it } from "vitest";
import { addDays } from "#app/shared/calendar";
import { seededRng } from "#app/shared/rng";
import { sampleOfDay } from "#tests/setup/day-sample";
import { drawRouteAsk, fallingWorth } from "./route-ask.fixture";
import { bestStays, bestRoute } from "./route-order";
import type { RouteAsk, RoutePlan } from "./route-problem";
import { priceRoute, routeValue } from "./route-value";

function* ordersOf(rest: readonly number[]): Generator<number[]> {
  if (rest.length === 0) yield [];
  for (const first of rest)
    for (const others of ordersOf(rest.filter((one) => one !== first))) yield [first, ...others];
}

function* nightsOf(count: number, nights: number): Generator<number[]> {
  if (count === 1) yield [nights];
  else
    for (let first = 1; first <= nights - count + 1; first++)
      for (const others of nightsOf(count - 1, nights - first)) yield [first, ...others];
}

/** The value of the best route found by trying every order with every number of nights. */
function bestByTryingAll(ask: RouteAsk): number {
  const priced = priceRoute(ask);
  const typed = [...ask.places.keys()];
  let best = -Infinity;
  for (const order of ask.keepsOrder ? [typed] : ordersOf(typed))
    for (const nights of nightsOf(order.length, ask.nights))
      best = Math.max(
        best,
        routeValue(
          priced,
          order.map((at, index) => ({ at, nights: nights[index]! })),
        ),
      );
  return best;
}

const SPARE_NIGHTS: Record<number, number> = { 2: 14, 3: 9, 4: 6, 5: 4, 6: 2 };

/** A fifth of 1,000 questions, other ones each day. */
const ROUNDS = sampleOfDay(
  Array.from({ length: 1000 }, (_, round) => round),
  (round) => `round ${round}`,
  200,
);

describe("the best route", () => {
  it("is never worse than an exhaustive search on drawn questions of two to six places", () => {
    let possible = 0;
    for (const round of ROUNDS) {
      const rng = seededRng(round);
      // Six places have 720 orders: a few of them are enough.
      const count = round % 20 === 0 ? 6 : 2 + (round % 4);
      const ask = drawRouteAsk(rng, count, count - 1 + Math.floor(rng() * (SPARE_NIGHTS[count]! + 2)));
      const stays = bestStays(priceRoute(ask));
      const expected = bestByTryingAll(ask);
      const found = stays ? routeValue(priceRoute(ask), stays) : -Infinity;
      if (expected === -Infinity) expect(stays, `round ${round}`).toBeUndefined();
      else expect(Math.abs(found - expected), `round ${round}`).toBeLessThan(1e-4);
      possible += stays ? 1 : 0;
    }
    expect(possible).toBeGreaterThan(ROUNDS.length / 2);
    expect(possible).toBeLessThan(ROUNDS.length);
  });

  it("leaves out the place without which the rest is worth most, and none with a wish", () => {
    const rng = seededRng(8);
    for (let round = 0; round < 150; round++) {
      const ask = drawRouteAsk(rng, 3 + (round % 3), 5 + (round % 3));
      const found = bestStays(priceRoute(ask), 1);
      const without = ask.places
        .filter(({ on, fixedNights }) => !on && fixedNights === undefined)
        .map((place) => bestByTryingAll({ ...ask, places: ask.places.filter((other) => other !== place) }));
      const value = found ? routeValue(priceRoute(ask), found) : -Infinity;
      const expected = Math.max(-Infinity, ...without);
      if (expected === -Infinity) expect(found, `round ${round}`).toBeUndefined();
      else expect(Math.abs(value - expected), `round ${round}`).toBeLessThan(1e-4);
    }
  });

  /** Towns on one line, an hour by train for each unit. */
  const onALine = (towns: Record<string, number>, nights: number, more: Partial<RouteAsk> = {}): RouteAsk => ({
    places: Object.keys(towns).map((slug) => ({ slug, name: slug, worth: fallingWorth(450, 0.8, 14) })),
    nights,
    wayBetween: (from, to) => {
      const hours = Math.abs(towns[from]! - towns[to]!);
      return { minutes: hours * 60, dollars: hours * 15 };
    },
    ...more,
  });
  const ordered = (plan: RoutePlan | undefined) => plan?.stays.map(({ slug }) => slug).join(" ");
  const nightsIn = (plan: RoutePlan | undefined) => plan?.stays.map(({ nights }) => nights);
  const withPlace = (ask: RouteAsk, slug: string, more: Partial<RouteAsk["places"][number]>): RouteAsk => ({
    ...ask,
    places: ask.places.map((place) => (place.slug === slug ? { ...place, ...more } : place)),
  });

  it("goes along the line, from the end that was typed first", () => {
    expect(ordered(bestRoute(onALine({ b: 2, a: 0, c: 5 }, 9)))).toBe("a b c");
    expect(ordered(bestRoute(onALine({ c: 5, a: 0, b: 2 }, 9)))).toBe("c b a");
    expect(ordered(bestRoute(onALine({ b: 2, a: 0, c: 5 }, 9, { keepsOrder: true })))).toBe("b a c");
  });

  it("sums the way, its price and the worth", () => {
    const plan = bestRoute(onALine({ a: 0, b: 2 }, 2));
    expect(plan).toEqual({
      stays: [
        { slug: "a", nights: 1 },
        { slug: "b", nights: 1 },
      ],
      loops: false,
      minutes: 120,
      dollars: 30,
      worth: 450,
    });
  });

  it("keeps fixed nights, and gives the rest where they are worth most", () => {
    const plan = bestRoute(withPlace(onALine({ a: 0, b: 2, c: 5 }, 9), "a", { fixedNights: 1 }));
    expect(nightsIn(plan)).toEqual([1, 4, 4]);
  });

  it("gives no place more nights than it may have, unless they are fixed", () => {
    const ask = onALine({ a: 0, b: 2, c: 5 }, 9, { mostNights: 4 });
    const poor = withPlace(ask, "a", { worth: fallingWorth(50, 0.1, 14) });
    expect(nightsIn(bestRoute(poor))).toEqual([1, 4, 4]);
    expect(nightsIn(bestRoute(withPlace(ask, "b", { fixedNights: 5 })))?.[1]).toBe(5);
    expect(bestRoute({ ...ask, nights: 13 })).toBeUndefined();
  });

  it("is there on the dates wanted, though the order suffers", () => {
    const ask = onALine({ a: 0, b: 2, c: 5 }, 9, { startDate: "2027-05-01" });
    const plan = bestRoute(withPlace(ask, "b", { on: { from: "2027-05-01", to: "2027-05-03" } }));
    expect(plan?.stays[0]?.slug).toBe("b");
    expect(plan?.stays[0]?.nights).toBeGreaterThanOrEqual(2);
    const later = bestRoute(withPlace(ask, "b", { on: { from: "2027-05-09", to: "2027-05-09" } }))!;
    const before = later.stays.slice(
      0,
      later.stays.findIndex(({ slug }) => slug === "b"),
    );
    const arrives = addDays(
      "2027-05-01",
      before.reduce((sum, { nights }) => sum + nights, 0),
    );
    expect(arrives <= "2027-05-09").toBe(true);
    expect(later.stays.at(-1)?.slug).toBe("b");
  });

  it("asks for no date where the trip has none", () => {
    const ask = withPlace(onALine({ a: 0, b: 2, c: 5 }, 9), "b", { on: { from: "2027-05-01", to: "2027-05-01" } });
    expect(ordered(bestRoute(ask))).toBe("a b c");
  });

  it("finds no route where there is none", () => {
    const ask = onALine({ a: 0, b: 2, c: 5 }, 9, { startDate: "2027-05-01" });
    const onFirstDay = { on: { from: "2027-05-01", to: "2027-05-02" } };
    expect(bestRoute({ ...ask, nights: 2 })).toBeUndefined();
    expect(bestRoute(withPlace(ask, "a", { fixedNights: 8 }))).toBeUndefined();
    expect(bestRoute(withPlace(withPlace(ask, "a", onFirstDay), "c", onFirstDay))).toBeUndefined();
    expect(bestRoute(withPlace(ask, "a", { on: { from: "2027-06-01", to: "2027-06-01" } }))).toBeUndefined();
    expect(bestRoute({ ...ask, wayBetween: () => ({ minutes: Infinity, dollars: 0 }) })).toBeUndefined();
  });

  it("flies home from the first place where going back to it is better than flying from the last", () => {
    const near = { minutes: 180, dollars: 60 };
    const ask = onALine({ a: 0, b: 1, c: 2 }, 9);
    const loop = { ...ask, places: ask.places.map((place) => ({ ...place, home: { minutes: 700, dollars: 900 } })) };
    const plan = bestRoute(withPlace(loop, "a", { home: near }));
    expect([ordered(plan), plan?.loops, plan?.minutes]).toEqual(["a b c", true, 180 + 120 + 120 + 180]);
    const open = { ...ask, places: ask.places.map((place) => ({ ...place, home: near })) };
    expect(bestRoute(open)).toMatchObject({ loops: false, minutes: 180 + 120 + 180, dollars: 60 + 30 + 60 });
  });

  it("gives a second night to the place between two ways of a whole day", () => {
    const ask = onALine({ a: 0, b: 12, c: 24 }, 7);
    const short = onALine({ a: 0, b: 2, c: 4 }, 7);
    const steep = (one: RouteAsk) => withPlace(one, "b", { worth: fallingWorth(380, 0.7, 14) });
    expect(nightsIn(bestRoute(steep(short)))).toEqual([3, 1, 3]);
    expect(nightsIn(bestRoute(steep(ask)))?.[1]).toBe(2);
  });
});
