/** The search: ruin and recreate under simulated annealing. */
import type { Rng } from "#app/shared/rng";
import type { Model } from "./model";
import type { Valuer } from "./objective";
import { loadPlan } from "./load-plan";
import { isPlainGain } from "./gain";
import { DaysWithoutBreaks } from "./days-without-breaks";
import { RecreatorWithoutBreaks } from "./fill-without-breaks";
import { Recreator } from "./recreate";
import { RoutePool } from "./route-pool";
import { Ruiner } from "./ruin";
import { Tour } from "./tour";

/** Tells the search how far it is (0 to 1) and when to stop. */
export interface Pace {
  /** Share of the budget used after so many iterations; 1 or more ends the search. */
  progress(iterations: number): number;
}

const QUANTILES = 1024;
const LEAST_HEAT = 0.05;
const MOST_HEAT = 2.4;
/** How often in a search days of different plans are put together anew. */
const RECOMBINATIONS = 10;
/**
 * Share of a long search, of so many rounds by then, after which each of these occasions goes on from the best plan.
 */
const WANDERING = 0.45;
const LONG = 1000;
/** Plans whose days are remembered: at most this many average visits below the best. */
const WORTH_KEEPING = 20;

/** Exponential quantiles from harmonic sums: no library logarithm, so equal on every machine. */
const EXPONENTIAL = (() => {
  const table = new Float64Array(QUANTILES);
  let sum = 0;
  for (let i = 0; i < QUANTILES; i++) {
    sum += 1 / (QUANTILES - i);
    table[i] = sum;
  }
  return table;
})();

/** Start temperature by the length of the whole search: a long one can afford to wander, a short one cannot. */
function heatFor(iterations: number, progress: number): number {
  const expected = progress > 0 ? iterations / progress : 0;
  return Math.min(MOST_HEAT, LEAST_HEAT + expected / 1000);
}

export class Annealer {
  readonly best: Tour;
  bestValue: number;
  iterations = 0;
  private readonly pool: RoutePool | undefined;
  private readonly before: Tour;
  private readonly ruiner: Ruiner;
  private readonly recreator: Pick<Recreator, "fill">;

  constructor(
    private readonly m: Model,
    private readonly tour: Tour,
    private readonly valuer: Valuer,
    private readonly rng: Rng,
  ) {
    this.best = new Tour(m, tour.clock);
    this.before = new Tour(m, tour.clock);
    this.ruiner = new Ruiner(m, tour, rng);
    this.recreator =
      DaysWithoutBreaks.suits(m) && isPlainGain(m)
        ? new RecreatorWithoutBreaks(m, tour, rng)
        : new Recreator(m, tour, rng);
    this.pool = RoutePool.suits(m) ? new RoutePool(m) : undefined;
    this.best.copyFrom(tour);
    this.bestValue = valuer.value(tour);
  }

  /** Inserts whatever fits into the current tour. */
  complete(): void {
    this.ruiner.touched.fill(1);
    this.recreator.fill(this.ruiner.touched, this.ruiner.fresh, 2, false);
    if (!this.tour.broken.includes(1)) this.remember(this.valuer.value(this.tour));
  }

  /** Searches until the pace says stop or `bound` is reached; `onBetter` sees every better plan. */
  run(pace: Pace, bound: number, onBetter?: (best: Tour) => void): void {
    let current = this.valuer.value(this.tour);
    let recombined = 0;
    const visitValue = this.averageVisit();
    for (;;) {
      const progress = pace.progress(this.iterations);
      if (progress >= 1 || this.bestValue >= bound) return;
      this.iterations++;
      if (this.pool && progress * RECOMBINATIONS >= recombined + 1) {
        recombined = Math.floor(progress * RECOMBINATIONS);
        if (this.recombine()) {
          current = this.bestValue;
          onBetter?.(this.best);
        } else if (progress > WANDERING && this.iterations >= LONG && current < this.bestValue) {
          this.tour.copyFrom(this.best);
          current = this.bestValue;
        }
      }
      const cool = 1 - progress;
      const value = this.step(current, visitValue * heatFor(this.iterations, progress) * cool * cool * cool);
      if (value === undefined) continue;
      current = value;
      if (this.pool && value >= this.bestValue - WORTH_KEEPING * visitValue)
        this.pool.remember(this.tour, this.ruiner.touched, value);
      if (value > this.bestValue) {
        this.remember(value);
        onBetter?.(this.best);
      }
    }
  }

  /** One ruin and recreate; the new value if it was accepted. */
  private step(current: number, heat: number): number | undefined {
    const { rng, tour, before } = this;
    before.copyFrom(tour);
    this.ruiner.clearMarks();
    const most = this.ruinSize();
    const works = this.ruiner.ruin(1 + Math.floor(rng() * most));
    if (works) {
      const power = 1 + Math.floor(rng() * 3);
      this.recreator.fill(this.ruiner.touched, this.ruiner.fresh, power, rng() < 0.9);
      const value = this.valuer.value(tour);
      const allowed = heat * EXPONENTIAL[Math.floor(rng() * QUANTILES)]!;
      if (value >= current - allowed && !tour.broken.includes(1)) return value;
    }
    tour.copyFrom(before);
    return undefined;
  }

  /** The value of a plan; on the way the search goes on from it if it is better than the best. */
  valueOf(plan: readonly (readonly number[])[]): number {
    const fresh = new Tour(this.m, this.tour.clock);
    loadPlan(this.m, fresh, plan);
    return this.valuer.value(fresh);
  }

  /** Goes on from a plan that is known to work. */
  restart(plan: readonly (readonly number[])[]): void {
    const fresh = new Tour(this.m, this.tour.clock);
    loadPlan(this.m, fresh, plan);
    this.tour.copyFrom(fresh);
    this.remember(this.valuer.value(this.tour));
  }

  /** Puts remembered days together anew; true if that made a better plan, which is then the current one. */
  private recombine(): boolean {
    const plan = this.pool!.recombine(this.bestValue);
    if (!plan) return false;
    this.before.copyFrom(this.tour);
    const fresh = new Tour(this.m, this.tour.clock);
    loadPlan(this.m, fresh, plan);
    this.tour.copyFrom(fresh);
    const before = this.bestValue;
    this.complete();
    if (this.bestValue > before) return true;
    this.tour.copyFrom(this.before);
    return false;
  }

  private ruinSize(): number {
    let visits = 0;
    for (let d = 0; d < this.m.days; d++) visits += this.tour.visits[d]!;
    return Math.max(2, Math.min(12, Math.ceil(visits * 0.3)));
  }

  /** The average worth of a visit of the first plan: the unit of temperature. */
  private averageVisit(): number {
    let visits = 0;
    let value = 0;
    for (let d = 0; d < this.m.days; d++) {
      visits += this.tour.visits[d]!;
      value += Math.max(0, this.tour.dayValue[d]!);
    }
    return visits === 0 ? 1 : value / visits;
  }

  private remember(value: number): void {
    if (value <= this.bestValue) return;
    this.bestValue = value;
    this.best.copyFrom(this.tour);
  }
}
