import { describe, expect, it } from "vitest";
import { seededRng } from "#app/shared/rng";
import { drawRouteAsk, fallingWorth } from "./route-ask.fixture";
import { otherRoutes } from "./route-choices";
import { bestRoute } from "./route-order";
import type { RouteAsk, RoutePlace, RouteWay } from "./route-problem";
import { routeAsMoved } from "./route-value";
import { bestInWords } from "./route-words";

type Ways = Record<string, [minutes: number, dollars: number]>;

/** A question with its ways by name, "Rome Pisa", the same in both directions. */
function askOf(names: string, nights: number, ways: Ways, more: Record<string, Partial<RoutePlace>> = {}): RouteAsk {
  const between = (from: string, to: string): RouteWay => {
    const [minutes, dollars] = ways[`${from} ${to}`] ?? ways[`${to} ${from}`]!;
    return { minutes, dollars };
  };
  return {
    places: names.split(" ").map((name) => ({ slug: name, name, worth: fallingWorth(450, 0.8, 20), ...more[name] })),
    nights,
    wayBetween: between,
  };
}

const whys = (ask: RouteAsk) => otherRoutes(ask, bestRoute(ask)!).map(({ why }) => why);

describe("other routes", () => {
  const near: Ways = { "Rome Florence": [90, 40], "Florence Venice": [120, 40], "Rome Venice": [240, 70] };

  it("shows the order typed where it differs, and what it costs", () => {
    expect(whys(askOf("Rome Venice Florence", 9, near))).toContain(
      "In your order: 2 hours 30 minutes more on the way and about $30 more a person.",
    );
    expect(whys(askOf("Rome Florence Venice", 9, near)).join()).not.toContain("In your order");
    const kept = { ...askOf("Rome Venice Florence", 9, near), keepsOrder: true };
    expect(whys(kept).join()).not.toContain("In your order");
  });

  it("compares with the route that the traveller sees", () => {
    const ask = askOf("Rome Venice Florence", 9, near);
    const [best, shown] = [bestRoute(ask)!, bestRoute({ ...ask, keepsOrder: true })!];
    expect(bestInWords(ask, best, shown)).toBe(
      "What we would do: 2 hours 30 minutes less on the way and about $30 less a person.",
    );
    const moved = routeAsMoved(ask, [
      { slug: "Venice", nights: 2 },
      { slug: "Rome", nights: 4 },
      { slug: "Florence", nights: 3 },
    ])!;
    expect(otherRoutes(ask, best, moved).map(({ why }) => why)).toContain(
      "In your order: 30 minutes more on the way, one night less in Rome and one more night in Venice.",
    );
  });

  const far: Ways = { "Rome Florence": [90, 40], "Rome Pisa": [300, 40], "Florence Pisa": [270, 20] };
  const small = { Pisa: { worth: fallingWorth(300, 0.3, 20) } };

  it("leaves out the place that is worth least for its way, and says who gets its nights", () => {
    expect(whys(askOf("Rome Florence Pisa", 7, far, small))).toEqual([
      "Leaves out Pisa: 4 hours 30 minutes less on the way, about $20 less a person and one more night in Florence.",
    ]);
  });

  it("leaves out no place with a wish of its own, none that is worth its way, and none of two", () => {
    const fixed = { Pisa: { ...small.Pisa, fixedNights: 1 } };
    expect(whys(askOf("Rome Florence Pisa", 7, far, fixed)).join()).not.toContain("Pisa");
    const great = { Pisa: { worth: fallingWorth(700, 0.8, 20) } };
    expect(whys(askOf("Rome Florence Pisa", 7, far, great)).join()).not.toContain("Leaves out Pisa");
    expect(whys(askOf("Rome Pisa", 4, far, small))).toEqual([]);
    const few = { worth: fallingWorth(600, 0.5, 20) };
    expect(whys(askOf("Rome Florence Pisa", 12, far, { Rome: few, Florence: few, Pisa: few }))).toEqual([]);
  });

  it("leaves out no place for the sake of less than an hour", () => {
    const beside: Ways = { "Rome Florence": [90, 10], "Rome Pisa": [140, 12], "Florence Pisa": [45, 4] };
    expect(whys(askOf("Rome Florence Pisa", 7, beside, small))).toEqual([]);
  });

  it("tells short differences to the quarter of an hour", () => {
    expect(whys(askOf("Rome Venice Florence", 9, { ...near, "Rome Venice": [190, 70] }))).toContain(
      "In your order: 1 hour 45 minutes more on the way and about $30 more a person.",
    );
  });

  it("shows a quicker route that is dearer, and a cheaper one that is slower", () => {
    const ways: Ways = { "A B": [60, 30], "B C": [60, 30], "A C": [60, 30] };
    const at = (minutes: number, dollars: number) => ({ fixedNights: 3, home: { minutes, dollars } });
    const homes = { A: at(120, 300), B: at(300, 200), C: at(300, 200) };
    expect(whys(askOf("B A C", 9, ways, homes))).toEqual([
      "A, B, C, then back to A for the way home: 5 hours less on the way and about $230 more a person.",
    ]);
    expect(whys({ ...askOf("A B C", 9, ways, homes), pricePerHour: 60 })).toEqual([
      "Goes back to A for the way home: 2 hours less on the way and about $130 more a person.",
      "B, A, C: 3 hours more on the way and about $100 less a person.",
    ]);
  });

  it("goes back to the first place for the way home where the best goes home from the last", () => {
    const at = (minutes: number, dollars: number) => ({ fixedNights: 3, home: { minutes, dollars } });
    const homes = { Rome: at(180, 100), Florence: at(400, 500), Venice: at(200, 240) };
    expect(whys(askOf("Rome Florence Venice", 9, near, homes))).toEqual([
      "Goes back to Rome for the way home: 3 hours 30 minutes more on the way and about $70 less a person.",
    ]);
  });

  it("gives at most four on 200 drawn questions, none twice, and none that another is better than in everything", () => {
    const rng = seededRng(7);
    let shown = 0;
    for (let round = 0; round < 200; round++) {
      const ask = drawRouteAsk(rng, 3 + (round % 3), 6 + (round % 5));
      const best = bestRoute(ask);
      if (!best) continue;
      const others = otherRoutes(ask, best);
      shown += others.length;
      expect(others.length).toBeLessThanOrEqual(4);
      const keys = [best, ...others.map(({ plan }) => plan)].map((plan) => JSON.stringify([plan.stays, plan.loops]));
      expect(new Set(keys).size).toBe(keys.length);
      for (const { plan, why } of others) {
        expect(why).toMatch(/^[A-Z].*: .+\.$/);
        expect(plan.stays.reduce((sum, { nights }) => sum + nights, 0)).toBe(ask.nights);
        if (why.startsWith("In your order")) continue;
        expect(plan.minutes < best.minutes || plan.dollars < best.dollars).toBe(true);
        const isBeaten = [best, ...others.map((other) => other.plan)].some(
          (other) =>
            other !== plan &&
            other.minutes <= plan.minutes &&
            other.dollars <= plan.dollars &&
            other.worth >= plan.worth &&
            other.stays.length <= plan.stays.length,
        );
        expect(isBeaten, why).toBe(false);
      }
    }
    expect(shown).toBeGreaterThan(100);
  });
});
