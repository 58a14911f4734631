/** The itinerary engine: plans the days of a trip. */
import { seededRng } from "#app/shared/rng";
import { Annealer } from "./anneal";
import { compile } from "./compile";
import { DayClock } from "./day-clock";
import { addRequired, loadPlan } from "./load-plan";
import { ExactSearch } from "./exact";
import type { Model } from "./model";
import { Valuer } from "./objective";
import type { Options, Plan, Problem } from "./problem";
import { toPlan } from "./report";
import { SmallFacts } from "./small-facts";
import { Tour } from "./tour";

/** Rounds when the caller sets neither a number nor a time. */
const DEFAULT_ITERATIONS = 2000;

/**
 * The clock is looked at about this often, and after so many rounds at the latest: a look takes some of a short round.
 */
const LOOK_MS = 0.5;
const MOST_UNTIMED = 32;

/** Rounds before a small problem is solved to the end, for a good plan to compare with. */
const WARM_UP = 100;

/**
 * Plans visits for every day so that their total fit is highest under the problem's rules.
 *
 * Pure: the same problem, seed and `iterations` give the same plan, byte for byte. With `timeMs` the
 * call, reading the problem included, ends within that budget. Contradictory rules are answered in
 * `infeasible`, never thrown. A `start` is never made worse. With ten places or fewer the plan is, as a rule,
 * proven to be the best there is (`stoppedBy` is then `optimal`). Times as described in `problem.ts`.
 */
export function planTrip(problem: Problem, options: Options): Plan {
  const began = options.timeMs === undefined ? 0 : performance.now();
  const m = compile(problem);
  const valuer = new Valuer(m);
  const tour = firstTour(m, valuer, options);
  const search = new Annealer(m, tour, valuer, seededRng(options.seed));
  search.complete();
  const bound = upperBound(m);
  const stop: { by: Plan["stats"]["stoppedBy"] } = { by: "optimal" };
  const setUp = options.timeMs === undefined ? 0 : performance.now() - began;
  const progress = paceOf(options, began, setUp, stop);
  const stats = (): Plan["stats"] => ({
    iterations: search.iterations,
    ms:
      options.timeMs === undefined || (options.iterations !== undefined && stop.by !== "time")
        ? 0
        : Math.round(performance.now() - began),
    stoppedBy: stop.by,
  });
  const tell = options.onBetter;
  const onBetter = tell && ((better: Tour) => tell(toPlan(m, better, stats())));
  if (options.iterations !== 0 && SmallFacts.suits(m)) {
    search.run({ progress: (rounds) => Math.max(rounds / WARM_UP, progress(rounds)) }, bound, onBetter);
    if (search.bestValue < bound && solveExactly(m, search, options, () => progress(0) >= 1, onBetter)) {
      return toPlan(m, search.best, { ...stats(), stoppedBy: "optimal" });
    }
  }
  search.run({ progress }, bound, onBetter);
  tour.copyFrom(search.best);
  const spare = new Tour(m, tour.clock);
  for (let round = 0; round < m.candidates.length && addRequired(m, tour, spare); round++) search.complete();
  if (search.bestValue >= bound) stop.by = "optimal";
  return toPlan(m, search.best, stats());
}

/** Gives the search the best plan there is of a small problem; false if it took too long to be sure. */
function solveExactly(
  m: Model,
  search: Annealer,
  options: Options,
  stopped: () => boolean,
  onBetter?: (tour: Tour) => void,
): boolean {
  if (stopped()) return false;
  const rounds = options.iterations ?? (options.timeMs === undefined ? DEFAULT_ITERATIONS : Infinity);
  const exact = new ExactSearch(m, new DayClock(m), rounds, stopped, options.proofLabels);
  const { plan, proven } = exact.solve(search.bestValue, (days) => search.valueOf(days));
  if (plan) {
    search.restart(plan);
    onBetter?.(search.best);
  }
  return proven;
}

/** The better of the plans the caller already has, or an empty one. */
function firstTour(m: Model, valuer: Valuer, options: Options): Tour {
  const clock = new DayClock(m);
  let best = new Tour(m, clock);
  for (const plan of [options.start, m.problem.rules?.keep?.plan]) {
    if (!plan) continue;
    const tour = new Tour(m, clock);
    loadPlan(m, tour, plan);
    if (valuer.value(tour) > valuer.value(best)) best = tour;
  }
  return best;
}

/** No plan is worth more: everything visited at full score. */
function upperBound(m: Model): number {
  if (m.candidates.length === 0) return -Infinity;
  let sum = 0;
  for (const x of m.candidates) {
    if (m.scoreFn[x] !== undefined) return Infinity;
    sum += Math.max(0, m.score[x]!) + (m.required[x] ? m.must : 0);
  }
  const { travel, wait, price } = m.weights;
  return travel < 0 || wait < 0 || price < 0 ? Infinity : sum;
}

/**
 * Progress by the nearer of both limits. Of the time, a part is set aside for writing the answer down, which
 * takes longest where reading the problem did.
 */
function paceOf(
  options: Options,
  began: number,
  setUp: number,
  stop: { by: Plan["stats"]["stoppedBy"] },
): (iterations: number) => number {
  const { timeMs, signal } = options;
  const limit = options.iterations ?? (timeMs === undefined ? DEFAULT_ITERATIONS : Infinity);
  const searchMs = timeMs === undefined ? Infinity : Math.max(1, timeMs * 0.98 - 0.4 * setUp);
  let byTime = 0;
  let nextLook = 0;
  const look = (iterations: number): void => {
    const spent = performance.now() - began;
    byTime = spent / searchMs;
    nextLook =
      iterations + Math.max(1, Math.min(MOST_UNTIMED, Math.floor((LOOK_MS * iterations) / Math.max(spent, LOOK_MS))));
  };
  return (iterations) => {
    if (signal?.aborted) {
      stop.by = "signal";
      return 1;
    }
    const byCount = limit > 0 ? iterations / limit : 1;
    if (timeMs !== undefined && (iterations === 0 || iterations >= nextLook)) look(iterations);
    if (byCount >= 1) stop.by = "iterations";
    else if (byTime >= 1) stop.by = "time";
    return Math.max(byCount, byTime);
  };
}
