import { compile } from "./engine/compile";
import { DayClock } from "./engine/day-clock";
import type { Id, Problem } from "./engine/problem";

/**
 * Deals the visits of a plan to its days anew, so that somebody who knows the town would follow it: few kilometres with the
 * hotel at both ends of each day, a district on one day or two, days that are filled alike, each place at its hour. The
 * solver of the engine has chosen what is visited; this local search decides when. Feasible is what the engine's own clock
 * says is: hours, meals, ways and limits of the day.
 */
export interface Arranging {
  problem: Problem;
  order: readonly (readonly Id[])[];
  /** Kilometres as the crow flies, `km[from * n + to]`; node 0 is the hotel. */
  km: Float64Array;
  /** The district of each node. */
  districts: readonly (string | undefined)[];
  /** Whole days at the place: none of them should be blank. */
  isWhole: readonly boolean[];
  /** Minutes of visits and ways that fill each day. */
  capacity: readonly number[];
  /** What may be added to days with too little in them, the best first. */
  spare: readonly Id[];
  /** Second visits, for whole days that nothing new is left for; the first visit has to lie some days away. */
  again: readonly { node: Id; first: Id }[];
  /** Which of two visits is the second is free; in a plan that is changed the first one is known. */
  mayComeEarlier: boolean;
  /** Visits that stay on their day. */
  held: ReadonlySet<Id>;
}

/** What a kilometre costs, in points of fit. */
export const KM_COST = 6;
/** What a minute on the way costs. */
const TRAVEL_COST = 0.15;
/** A wait that nothing fills. */
const WAIT_COST = 0.1;
/** A district on a second day, and on each further one. */
const SECOND_DAY = 14;
const FURTHER_DAY = 150;
/** A day filled to its capacity; the cost grows with the square of the load. */
const LOAD_COST = 110;
/** A whole day with nothing or one thing in it. */
const BLANK_COST = [420, 220];
/** Half a day at either end with nothing in it. */
const EMPTY_COST = 120;
export const HALF_DAY_CAPACITY = 120;
const EPSILON = 0.01;

/** The days under arrangement: what each order costs, which districts are on which days, and the taking of changes. */
export class DayBook {
  readonly order: Id[][];
  private readonly clock: DayClock;
  protected readonly n: number;
  private readonly value: Float64Array;
  private readonly price: Float64Array;
  protected readonly districtOf: Int32Array;
  protected readonly count: Int32Array;
  protected readonly days: number;
  reads = 0;
  private readonly limits: { members: ReadonlySet<Id>; max: number }[];
  private readonly maxPrice: number;

  constructor(protected readonly input: Arranging) {
    const { problem } = input;
    this.n = problem.nodes.length;
    this.days = problem.days.length;
    this.clock = new DayClock(compile(problem));
    this.order = input.order.map((ids) => [...ids]);
    const names = [...new Set(input.districts)];
    this.districtOf = Int32Array.from(input.districts, (name) => (name === undefined ? -1 : names.indexOf(name)));
    this.count = new Int32Array(names.length * this.days);
    this.limits = (problem.rules?.category ?? []).flatMap(({ id, maxPerDay }) =>
      maxPerDay === undefined
        ? []
        : [
            {
              members: new Set(problem.nodes.flatMap((node, x) => (node.categories?.includes(id) ? [x] : []))),
              max: maxPerDay,
            },
          ],
    );
    this.maxPrice = problem.rules?.maxPrice ?? Infinity;
    this.value = new Float64Array(this.days);
    this.price = new Float64Array(this.days);
    this.order.forEach((ids, d) => {
      for (const x of ids) this.tally(x, d, 1);
      const read = this.read(d, ids);
      this.value[d] = read?.value ?? 1e6;
      this.price[d] = read?.price ?? 0;
    });
  }

  protected tally(x: Id, d: number, by: number): void {
    const district = this.districtOf[x]!;
    if (district >= 0) this.count[district * this.days + d] = this.count[district * this.days + d]! + by;
  }

  /** The price of a district by the days it is on. */
  protected torn(district: number): number {
    let on = 0;
    for (let d = 0; d < this.days; d++) if (this.count[district * this.days + d]! > 0) on++;
    return on < 2 ? 0 : SECOND_DAY + (on - 2) * FURTHER_DAY;
  }

  /** How the price of its district changes when a visit goes from one day (-1: from none) to another. */
  protected tornBy(x: Id, from: number, to: number): number {
    const district = this.districtOf[x]!;
    if (district < 0 || from === to) return 0;
    const before = this.torn(district);
    if (from >= 0) this.tally(x, from, -1);
    this.tally(x, to, 1);
    const after = this.torn(district);
    this.tally(x, to, -1);
    if (from >= 0) this.tally(x, from, 1);
    return after - before;
  }

  private mayStand(d: number, ids: readonly Id[]): boolean {
    return this.limits.every(({ members, max }) => {
      let held = 0;
      for (const x of ids) if (members.has(x)) held++;
      return held <= max;
    });
  }

  protected kmOf(ids: readonly Id[]): number {
    let here = 0;
    let sum = 0;
    for (const x of ids) {
      sum += this.input.km[here * this.n + x]!;
      here = x;
    }
    return sum + this.input.km[here * this.n]!;
  }

  /** What a day in this order costs, less what its visits are worth at their hours; undefined when it cannot be. */
  private read(d: number, ids: readonly Id[]): { value: number; price: number } | undefined {
    if (!this.mayStand(d, ids)) return undefined;
    this.reads++;
    const { clock } = this;
    if (clock.read(d, ids, 0, ids.length) !== undefined) return undefined;
    const load = clock.active / Math.max(1, this.input.capacity[d]!);
    const value =
      KM_COST * this.kmOf(ids) +
      TRAVEL_COST * clock.travel +
      WAIT_COST * clock.wait +
      LOAD_COST * load * load +
      this.blank(d, ids.length) -
      clock.score;
    return { value, price: clock.price };
  }

  private affordable(changes: readonly [number, number][]): boolean {
    let sum = 0;
    for (let d = 0; d < this.days; d++) sum += this.price[d]!;
    let next = sum;
    for (const [d, price] of changes) next += price - this.price[d]!;
    return next <= this.maxPrice + 1e-9 || next <= sum + 1e-9;
  }

  /** Takes new orders of days if together they are better. @param torn how the prices of districts change by it */
  protected take(changes: readonly [number, Id[]][], torn: number): boolean {
    let delta = torn;
    const read: { value: number; price: number }[] = [];
    for (const [d, ids] of changes) {
      const one = this.read(d, ids);
      if (!one) return false;
      delta += one.value - this.value[d]!;
      read.push(one);
    }
    if (delta >= -EPSILON || !this.affordable(changes.map(([d], index) => [d, read[index]!.price]))) return false;
    for (const [d] of changes) for (const x of this.order[d]!) this.tally(x, d, -1);
    changes.forEach(([d, ids], index) => {
      this.order[d] = ids;
      this.value[d] = read[index]!.value;
      this.price[d] = read[index]!.price;
      for (const x of ids) this.tally(x, d, 1);
    });
    return true;
  }

  protected loadOf(d: number, change: number): number {
    const capacity = Math.max(1, this.input.capacity[d]!);
    const now = this.minutes(d) / capacity;
    const next = Math.max(0, now + change / capacity);
    return LOAD_COST * (next * next - now * now);
  }

  protected minutes(d: number): number {
    let sum = 0;
    for (const x of this.order[d]!) sum += this.input.problem.nodes[x]!.duration + 15;
    return sum;
  }

  protected added(ids: readonly Id[], at: number, x: Id): number {
    const { km } = this.input;
    const before = at === 0 ? 0 : ids[at - 1]!;
    const after = at === ids.length ? 0 : ids[at]!;
    return km[before * this.n + x]! + km[x * this.n + after]! - km[before * this.n + after]!;
  }

  protected blank(d: number, stops: number): number {
    if (this.input.isWhole[d]) return BLANK_COST[stops] ?? 0;
    return stops === 0 && this.input.capacity[d]! >= HALF_DAY_CAPACITY ? EMPTY_COST : 0;
  }
}
