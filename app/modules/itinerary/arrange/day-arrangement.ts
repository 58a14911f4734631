import type { Arranging } from "../day/arranging";
import { Clusters } from "./clusters";
import { burdenOf, idlenessOf } from "./day-burden";
import { compile } from "../engine/compile";
import { DayClock } from "../engine/day-clock";
import type { Id } from "../engine/problem";
import { wayCosts } from "../party/way-costs";

/** The cost of a minute on the way. */
const TRAVEL_COST = 0.15;
/** A day filled to its capacity; the cost grows with the square of the load. */
const LOAD_COST = 110;
/** Minutes that a visit takes besides itself, for a first estimate of the load. */
const WAY_MINUTES = 15;
/** A whole day with nothing or one thing in it. */
const BLANK_COST = [800, 450];
/** Half a day at either end with nothing in it. */
const EMPTY_COST = 120;
const HALF_DAY_CAPACITY = 95;
/** The cost of a pair that is on one day with something else between. */
const PARTED_COST = 120;
/** Days between two visits of one place, unless there were fewer already. */
const USUAL_GAP = 4;
/** Hours at which a place is asked what it is worth at best. */
const HOURS_OF_WORTH = [9, 12, 15, 18, 21];
/** A day that cannot be. */
const BROKEN: Reading = { cost: 1e6, price: 0 };
const EPSILON = 0.01;
const CENT = 1e-9;

/** The cost of a day, less the worth of its visits at their hours, and its money. */
interface Reading {
  cost: number;
  price: number;
}

/** A day that gets another order. */
export type Change = readonly [day: number, ids: Id[]];

/** The days at one moment of the search. */
interface Moment {
  readonly order: readonly Id[][];
  readonly readings: readonly Reading[];
}

/** The days under arrangement: what each order costs, and the taking of changes. */
export class DayArrangement {
  readonly order: Id[][];
  readonly days: number;
  readonly clusters: Clusters;
  /** Readings by the engine's clock so far, by which the search is bounded. */
  reads = 0;
  /** Days whose order has changed since all moves with them were tried. */
  readonly changed: Set<number>;
  private readonly clock: DayClock;
  private readonly n: number;
  private readonly ways: Float64Array;
  private readonly readings: Reading[];
  /** Every reading is made once; undefined for an order that cannot be. */
  private readonly known: Map<number | string, Reading | undefined>[];
  readonly minutesOn: Float64Array;
  private readonly worth: number[];
  /** The place that a first or second visit is of, by the node of the first. */
  private readonly placeOf: ReadonlyMap<Id, Id>;
  /** Second visits that come after the first, by its node. */
  private readonly later = new Map<Id, Set<Id>>();
  /** The day of the first visit of what an outing goes to. */
  private readonly outingTo: ReadonlyMap<Id, number>;
  private gap = 0;
  private readonly limits: { members: ReadonlySet<Id>; max: number }[];
  private readonly maxPrice: number;

  constructor(readonly input: Arranging) {
    const { problem, returns } = input;
    this.n = problem.nodes.length;
    this.days = problem.days.length;
    this.clock = new DayClock(compile(problem));
    this.clusters = new Clusters(input, this.days);
    this.ways = wayCosts(input);
    this.worth = problem.nodes.map(({ score }) =>
      typeof score === "number" ? score : Math.max(...HOURS_OF_WORTH.map((hour) => score(0, hour * 60))),
    );
    this.placeOf = new Map(returns.flatMap(({ node, first }) => [node, first].map((x) => [x, first] as const)));
    for (const { node, first, mayComeEarlier } of returns)
      if (!mayComeEarlier) this.later.set(first, (this.later.get(first) ?? new Set()).add(node));
    this.outingTo = new Map(returns.flatMap(({ first, outing }) => (outing === undefined ? [] : [[first, outing]])));
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
    this.order = input.order.map((ids) => [...ids]);
    this.changed = new Set(this.order.keys());
    this.known = this.order.map(() => new Map<number | string, Reading | undefined>());
    this.minutesOn = new Float64Array(this.days);
    this.readings = this.order.map((ids, d) => {
      this.enter(d);
      return this.read(d, ids) ?? BROKEN;
    });
  }

  /** The cost of all days and of all that is torn. */
  total(): number {
    return this.readings.reduce((sum, { cost }) => sum + cost, this.clusters.torn());
  }

  moment(): Moment {
    return { order: [...this.order], readings: [...this.readings] };
  }

  /** Makes the days what they were when every move had been tried. */
  goBackTo({ order, readings }: Moment): void {
    for (let d = 0; d < this.days; d++) if (this.order[d] !== order[d]) this.put([[d, order[d]!]], [readings[d]!]);
    this.changed.clear();
  }

  /** The cost of the ways of a day, from the hotel and back. */
  wayOf(ids: readonly Id[]): number {
    let here = 0;
    let sum = 0;
    for (const x of ids) {
      sum += this.ways[here * this.n + x]!;
      here = x;
    }
    return sum + this.ways[here * this.n]!;
  }

  /** The cost that the ways of a day gain when a visit is put in. */
  added(ids: readonly Id[], at: number, x: Id): number {
    return this.between(at === 0 ? 0 : ids[at - 1]!, x, at === ids.length ? 0 : ids[at]!);
  }

  /** The cost that the ways of a day lose without one of its visits. */
  saved(ids: readonly Id[], at: number): number {
    return this.between(at === 0 ? 0 : ids[at - 1]!, ids[at]!, at === ids.length - 1 ? 0 : ids[at + 1]!);
  }

  private between(before: Id, x: Id, after: Id): number {
    const { ways, n } = this;
    return ways[before * n + x]! + ways[x * n + after]! - ways[before * n + after]!;
  }

  /** The position in a day at which a visit adds the least way. */
  bestAt(ids: readonly Id[], x: Id): number {
    let best = 0;
    for (let at = 1; at <= ids.length; at++) if (this.added(ids, at, x) < this.added(ids, best, x)) best = at;
    return best;
  }

  kmBetween(x: Id, y: Id): number {
    return this.input.km[x * this.n + y]!;
  }

  /** One number for a short order, where a number holds it exactly: it is made much oftener than a day is read. */
  private keyOf(ids: readonly Id[]): number | string {
    let key = 0;
    for (const x of ids) key = key * this.n + x;
    return key < Number.MAX_SAFE_INTEGER / this.n ? key : ids.join();
  }

  private read(d: number, ids: readonly Id[]): Reading | undefined {
    const key = this.keyOf(ids);
    const known = this.known[d]!;
    if (!known.has(key)) known.set(key, this.readAnew(d, ids));
    return known.get(key);
  }

  private readAnew(d: number, ids: readonly Id[]): Reading | undefined {
    if (this.limits.some(({ members, max }) => ids.filter((x) => members.has(x)).length > max)) return undefined;
    this.reads++;
    const { clock } = this;
    if (clock.read(d, ids, 0, ids.length) !== undefined) return undefined;
    const load = clock.active / Math.max(1, this.input.capacity[d]!);
    const cost =
      this.wayOf(ids) +
      TRAVEL_COST * clock.travel +
      idlenessOf(this.input, d, ids, clock) +
      LOAD_COST * load * load +
      this.blank(d, ids.length) +
      this.parted(ids) +
      burdenOf(this.input, d, ids, clock.start[1]!) -
      clock.score;
    return { cost, price: clock.price };
  }

  private parted(ids: readonly Id[]): number {
    let sum = 0;
    for (const [x, y] of this.input.pairs) {
      const [one, other] = [ids.indexOf(x), ids.indexOf(y)];
      if (one >= 0 && other >= 0 && Math.abs(one - other) > 1) sum += PARTED_COST;
    }
    return sum;
  }

  private isAffordable(changes: readonly Change[], readings: readonly Reading[]): boolean {
    const now = this.spent();
    const next = changes.reduce((sum, [d], index) => sum + readings[index]!.price - this.readings[d]!.price, now);
    return next <= this.maxPrice + CENT || next <= now + CENT;
  }

  private spent(): number {
    return this.readings.reduce((sum, { price }) => sum + price, 0);
  }

  /** The dollars that the days cost one adult beyond the budget; below 0 there is money left. */
  overspent(): number {
    return this.spent() - this.maxPrice;
  }

  /** The dollars that another order adds to a day; undefined where the day cannot be so. */
  moreMoneyFor(d: number, ids: Id[]): number | undefined {
    const reading = this.read(d, ids);
    return reading && reading.price - this.readings[d]!.price;
  }

  /** The days that hold a first or second visit to a place. */
  daysOf(place: Id): number[] {
    return this.order.flatMap((ids, d) =>
      this.outingTo.get(place) === d || ids.some((x) => x === place || this.placeOf.get(x) === place) ? [d] : [],
    );
  }

  /** From now on second visits move with the others, as far apart as they are or as is usual. */
  letReturnsMove(): void {
    this.gap = USUAL_GAP;
    for (const place of new Set(this.placeOf.values()))
      this.daysOf(place).forEach((d, index, all) => {
        if (index > 0) this.gap = Math.min(this.gap, d - all[index - 1]!);
      });
    for (const d of this.order.keys()) this.changed.add(d);
  }

  /** Whether days in other orders keep the visits of one place apart. */
  private isSpaced(changes: readonly Change[]): boolean {
    if (this.gap === 0) return true;
    const next = (d: number): readonly Id[] => changes.find(([day]) => day === d)?.[1] ?? this.order[d]!;
    return changes.every(([d, ids]) =>
      ids.every((x) => {
        const place = this.placeOf.get(x);
        if (place === undefined) return true;
        if (!this.isInTurn(place, next)) return false;
        if (Math.abs(d - (this.outingTo.get(place) ?? Infinity)) < this.gap) return false;
        for (let day = Math.max(0, d - this.gap + 1); day < Math.min(this.days, d + this.gap); day++)
          if (next(day).some((other) => other !== x && this.placeOf.get(other) === place)) return false;
        return true;
      }),
    );
  }

  /** Whether no second visit that has to come later comes before the first. */
  private isInTurn(place: Id, next: (d: number) => readonly Id[]): boolean {
    const later = this.later.get(place);
    if (!later) return true;
    for (let d = 0; d < this.days; d++) {
      if (next(d).includes(place) || this.outingTo.get(place) === d) return true;
      if (next(d).some((x) => later.has(x))) return false;
    }
    return true;
  }

  /** The cost that other orders add; undefined where they cannot be or are too dear. @param torn as `tornBy` says */
  costOf(changes: readonly Change[], torn: number): number | undefined {
    const readings: Reading[] = [];
    let more = torn;
    for (const [d, ids] of changes) {
      const reading = this.read(d, ids);
      if (!reading) return undefined;
      readings.push(reading);
      more += reading.cost - this.readings[d]!.cost;
    }
    return this.isSpaced(changes) && this.isAffordable(changes, readings) ? more : undefined;
  }

  /** Takes new orders of days if together they are better. @param torn as `tornBy` says */
  take(changes: readonly Change[], torn: number): boolean {
    const more = this.costOf(changes, torn);
    if (more === undefined || more >= -EPSILON) return false;
    this.set(changes);
    return true;
  }

  /** Gives days other orders, better or not. */
  set(changes: readonly Change[]): void {
    this.put(
      changes,
      changes.map(([d, ids]) => this.read(d, ids) ?? BROKEN),
    );
  }

  private put(changes: readonly Change[], readings: readonly Reading[]): void {
    changes.forEach(([d, ids], index) => {
      for (const x of this.order[d]!) this.clusters.tally(x, d, -1);
      this.order[d] = ids;
      this.readings[d] = readings[index]!;
      this.enter(d);
      this.changed.add(d);
    });
  }

  private enter(d: number): void {
    this.minutesOn[d] = 0;
    for (const x of this.order[d]!) {
      this.clusters.tally(x, d, 1);
      this.minutesOn[d] = this.minutesOn[d]! + this.minutesOf(x);
    }
  }

  /** Minutes of a visit, and what a day costs more with more of them: a first estimate. */
  minutesOf(x: Id): number {
    return this.input.problem.nodes[x]!.duration + WAY_MINUTES;
  }

  loadBy(d: number, minutes: number): number {
    const capacity = Math.max(1, this.input.capacity[d]!);
    const now = this.minutesOn[d]! / capacity;
    const next = Math.max(0, now + minutes / capacity);
    return LOAD_COST * (next * next - now * now);
  }

  /** Whether a day is half a day at either end, or before a day out, that ought not to be empty. */
  isHalf(d: number): boolean {
    const { isHalf, capacity } = this.input;
    return isHalf[d]! && capacity[d]! >= HALF_DAY_CAPACITY;
  }

  /** The cost of a day for holding so few visits. */
  blank(d: number, visits: number): number {
    if (this.input.isWhole[d]) return BLANK_COST[visits] ?? 0;
    return visits === 0 && this.isHalf(d) ? EMPTY_COST : 0;
  }

  /** The worth of a visit at its best hour. */
  worthOf(x: Id): number {
    return this.worth[x]!;
  }

  /** The places that no day holds, and the second visits where these move. */
  unused(): Id[] {
    const taken = new Set(this.order.flat());
    const returns = this.gap > 0 ? this.input.returns.map(({ node }) => node) : [];
    return [...this.input.spare, ...returns].filter((x) => !taken.has(x));
  }

  /** Whether a place may take the time of a visit that the traveller has not asked for: it has to be worth as much. */
  mayReplace(y: Id, x: Id): boolean {
    const isReturn = this.isReturn(x);
    if (this.input.required.has(x) || this.input.fixed.has(x) || isReturn !== this.isReturn(y)) return false;
    const isSeenAgain = this.gap > 0 && !isReturn && this.placeOf.has(x);
    return isReturn || (!isSeenAgain && this.worthOf(y) >= this.worthOf(x));
  }

  /** Whether a visit has to be in the plan: it is asked for or a reason to come, or another visit rests on it. */
  isNeeded(x: Id): boolean {
    const { required, fixed } = this.input;
    return required.has(x) || fixed.has(x) || this.placeOf.has(x);
  }

  /** Whether a day may lose a visit: it is not asked for, no second visit rests on it, and `least` places are left. */
  mayLeaveOut(x: Id, d: number, least: number): boolean {
    const { stops, isWhole } = this.input;
    const left = this.order[d]!.reduce((sum, y) => sum + (y === x ? 0 : stops[y]!), 0);
    return !this.isNeeded(x) && left >= (isWhole[d] ? least : 1);
  }

  /** The ride for a visit from the hotel and back, as a multiple of the length of the visit. */
  ridePerStay(x: Id): number {
    const { travel, nodes } = this.input.problem;
    return typeof travel === "function" ? 0 : (travel.time[x]! + travel.time[x * this.n]!) / nodes[x]!.duration;
  }

  /** Whether a visit may be given up for its money: also a lesser reason to come. */
  mayBeGivenUp(x: Id): boolean {
    return !this.isNeeded(x) || (this.input.lesser.has(x) && !this.input.fixed.has(x) && !this.placeOf.has(x));
  }

  /** The cost of a day in an order; Infinity where it cannot be so. */
  costOn(d: number, ids: Id[]): number {
    return this.read(d, ids)?.cost ?? Infinity;
  }

  /** Whether a visit is one of two of its place. */
  isSeenTwice(x: Id): boolean {
    return this.placeOf.has(x);
  }

  isReturn(x: Id): boolean {
    return (this.placeOf.get(x) ?? x) !== x;
  }
}
