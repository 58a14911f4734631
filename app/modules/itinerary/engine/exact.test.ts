import { describe, expect, it } from "vitest";
import { DayChecker, effectiveLocks } from "./check-day";
import { checkPlan } from "./check-plan";
import { planTrip } from "./plan-trip";
import type { Id, Plan, Problem } from "./problem";
import { cityProblem, lineProblem, randomProblem } from "./sample-problems";

const visits = (plan: Plan): Id[][] => plan.days.map((day) => day.stops.map((stop) => stop.node));

/** Places that are required, by the rules alone. */
function requiredOf({ rules, nodes }: Problem, locks: ReturnType<typeof effectiveLocks>): Set<Id> {
  const banned = new Set(rules?.banned);
  return new Set([...(rules?.must ?? []), ...locks.keys()].filter((x) => nodes[x] && !banned.has(x)));
}

/** Kept visits that stand where they stood. */
function stayedOf({ rules }: Problem, plan: Id[][]): { kept: number; stayed: number } {
  const place = new Map<Id, { day: number; rank: number }>();
  rules?.keep?.plan.forEach((ids, day) => ids.forEach((x, rank) => place.has(x) || place.set(x, { day, rank })));
  let stayed = 0;
  plan.forEach((ids, d) => {
    let last = -1;
    for (const x of ids) {
      const held = place.get(x);
      if (held?.day !== d || held.rank < last) continue;
      last = held.rank;
      stayed++;
    }
  });
  return { kept: place.size, stayed };
}

/** The worth of a plan by the independent checker, required places before all else; undefined if it breaks a rule. */
function worthOf(p: Problem, plan: Id[][]): number | undefined {
  const check = checkPlan(p, plan);
  // A required place left out is a matter of worth here.
  if (check.errors.some((error) => !error.includes("although"))) return undefined;
  const { travel = 0, wait = 0, price = 0 } = p.weights ?? {};
  let worth = check.score;
  plan.forEach((ids, d) => {
    const day = new DayChecker(p, d);
    const reading = day.possible ? day.read(ids) : "closed";
    if (typeof reading === "string") return;
    const waits = reading.visits.slice(1).reduce((sum, visit) => sum + visit.wait, 0);
    worth -= travel * reading.travel + wait * waits + price * day.priceOf(reading);
  });
  const { kept, stayed } = stayedOf(p, plan);
  worth -= (p.rules?.keep?.changePenalty ?? 0) * (kept - stayed);
  const required = requiredOf(p, effectiveLocks(p));
  let met = plan.flat().filter((x) => required.has(x)).length;
  for (const { id, min = 0 } of p.rules?.category ?? []) {
    met -= Math.max(0, min - plan.flat().filter((x) => p.nodes[x]!.categories?.includes(id)).length);
  }
  return worth + 1e6 * met;
}

/** The places a plan may hold: what is required, and what is worth a visit and no start or end of a day. */
function eligible(p: Problem): Id[] {
  const required = requiredOf(p, effectiveLocks(p));
  const terminals = new Set(p.days.flatMap((day) => [day.from, day.to]));
  const kept = new Set(p.rules?.keep?.plan.flat());
  const lacking = new Set(p.rules?.category?.flatMap(({ id, min }) => (min ? [id] : [])));
  return p.nodes.flatMap(({ score, categories }, x) => {
    if (p.rules?.banned?.includes(x)) return [];
    const worth = typeof score === "function" || score > 0 || kept.has(x) || categories?.some((id) => lacking.has(id));
    return required.has(x) || (worth && !terminals.has(x)) ? [x] : [];
  });
}

/** The most any order of any of the places on any days is worth. */
function bestByTrying(p: Problem, places: Id[]): number {
  const plan: Id[][] = p.days.map(() => []);
  let best = -Infinity;
  const goOn = (d: number): void => {
    if (d === plan.length) {
      best = Math.max(best, worthOf(p, plan) ?? -Infinity);
      return;
    }
    goOn(d + 1);
    for (const x of places) {
      if (plan.some((ids) => ids.includes(x))) continue;
      plan[d]!.push(x);
      goOn(d);
      plan[d]!.pop();
    }
  };
  goOn(0);
  return best;
}

describe("planTrip solves small problems to the end", () => {
  it("finds what trying everything finds, under random mixtures of all rules", () => {
    let solved = 0;
    for (let seed = 1; seed <= 330; seed++) {
      const problem = randomProblem(seed);
      const places = eligible(problem);
      if (places.length > 4 || problem.days.length > 3) continue;
      const plan = planTrip(problem, { seed: 1, iterations: 120 });
      expect({ seed, by: plan.stats.stoppedBy }).toEqual({ seed, by: "optimal" });
      const worth = worthOf(problem, visits(plan));
      expect({ seed, worth: worth?.toFixed(6) }).toEqual({ seed, worth: bestByTrying(problem, places).toFixed(6) });
      solved++;
    }
    expect(solved).toBeGreaterThan(50);
  });

  it("goes on to ten places with meals, waits, budgets and falling scores", () => {
    for (const [seed, days] of [
      [2, 1],
      [3, 2],
      [5, 3],
    ] as const) {
      const problem = cityProblem(seed, days, 10);
      const plan = planTrip(problem, { seed: 1, iterations: 200 });
      expect(plan.stats.stoppedBy).toBe("optimal");
      expect(checkPlan(problem, visits(plan)).errors).toEqual([]);
      const longer = planTrip(problem, { seed: 2, iterations: 200 });
      expect(longer.objective).toBeCloseTo(plan.objective, 6);
    }
  });

  it("finds the one order in which every place fits", () => {
    const open = (at: number) => [{ open: at, latestStart: at + 5 }];
    const places = [700, 620, 860, 540, 780, 941].map((at, index) => ({
      at: 10 + index,
      windows: open(at),
      duration: 60,
    }));
    const plan = planTrip(lineProblem(places), { seed: 4, iterations: 1 });
    expect(visits(plan)).toEqual([[2, 1, 5, 3, 6]]);
    expect(plan.stats.stoppedBy).toBe("optimal");
  });

  it("only times a given order when no round is asked for", () => {
    const problem = lineProblem([{ at: 10 }, { at: 20, score: 1, duration: 400 }, { at: 30, duration: 300 }]);
    const plan = planTrip(problem, { seed: 1, iterations: 0, start: [[2]] });
    expect(plan.stats).toMatchObject({ stoppedBy: "iterations", iterations: 0 });
  });
});
