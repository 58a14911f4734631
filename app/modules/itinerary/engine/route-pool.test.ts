import { describe, expect, it } from "vitest";
import { seededRng } from "#app/shared/rng";
import { compile } from "./compile";
import { DayClock } from "./day-clock";
import { loadPlan } from "./load-plan";
import type { Model } from "./model";
import { RoutePool } from "./route-pool";
import { lineProblem } from "./sample-problems";
import { Tour } from "./tour";

const DAYS = 3;

/** Three equal days among twelve places, with a budget and two kinds that are soon full. */
function problemOf(seed: number): Model {
  const rng = seededRng(seed);
  const below = (limit: number): number => Math.floor(rng() * limit);
  const places = Array.from({ length: 12 }, () => ({
    at: below(80) - 40,
    score: 1 + below(40),
    duration: 60 + below(120),
    price: below(20),
    categories: [below(3)],
  }));
  const category = [0, 1].map((id) => ({ id, max: 3 }));
  return compile(lineProblem(places, { days: DAYS, rules: { maxPrice: 70 + below(40), category } }));
}

/** Plans of visits drawn at random, and the days that they have. */
function drawDays(m: Model, pool: RoutePool, seed: number): number[][] {
  const rng = seededRng(seed + 1000);
  const days = new Map<string, number[]>();
  const marks = new Uint8Array(DAYS).fill(1);
  for (let i = 0; i < 12; i++) {
    const order = Array.from(m.candidates, (x) => ({ x, key: rng() })).sort((a, b) => a.key - b.key);
    const plan = Array.from({ length: DAYS }, (_, d) => order.slice(3 * d, 3 * d + 3).map(({ x }) => x));
    const tour = new Tour(m, new DayClock(m));
    loadPlan(m, tour, plan);
    pool.remember(tour, marks, worthOf(m, tour.toPlan()));
    for (const ids of tour.toPlan()) if (ids.length > 0) days.set([...ids].sort().join(), ids);
  }
  return [...days.values()];
}

function worthOf(m: Model, plan: readonly (readonly number[])[]): number {
  return plan.flat().reduce((sum, x) => sum + m.score[x]!, 0);
}

function keepsRules(m: Model, visits: readonly number[]): boolean {
  const price = visits.reduce((sum, x) => sum + m.price[x]!, 0);
  const kinds = m.groups.every(({ members, max }) => visits.filter((x) => members.includes(x)).length <= max);
  return new Set(visits).size === visits.length && price <= m.maxPrice && kinds;
}

/** The most that three of the days are worth together. */
function bestByTrying(m: Model, days: readonly number[][]): number {
  let best = 0;
  const goOn = (from: number, chosen: number[][]): void => {
    if (!keepsRules(m, chosen.flat())) return;
    if (chosen.length === DAYS) best = Math.max(best, worthOf(m, chosen));
    else for (let i = from; i < days.length; i++) goOn(i + 1, [...chosen, days[i]!]);
  };
  goOn(0, []);
  return best;
}

describe("RoutePool", () => {
  it("puts the best plan together that its days allow", () => {
    let found = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const m = problemOf(seed);
      const pool = new RoutePool(m);
      const best = bestByTrying(m, drawDays(m, pool, seed));
      for (const atLeast of [0, 0.9 * best]) {
        const plan = pool.recombine(atLeast);
        expect({ seed, worth: plan ? worthOf(m, plan) : 0 }).toEqual({ seed, worth: best });
        if (plan) expect(keepsRules(m, plan.flat())).toBe(true);
      }
      expect(pool.recombine(best)).toBeUndefined();
      if (best > 0) found++;
    }
    expect(found).toBeGreaterThan(30);
  });
});
