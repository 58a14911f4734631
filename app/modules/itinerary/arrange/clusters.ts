import { DISTRICT_DAYS } from "../day/arranging";
import type { Arranging } from "../day/arranging";
import type { Id } from "../engine/problem";

/** The cost of a district on a second day and on each further one, and of a torn pair. */
const DISTRICT = { second: 30, further: 400 };
const PAIR = { second: 150, further: 150 };

/** A visit that goes from one day to another; day -1 means that the visit is on no day. */
export interface Move {
  x: Id;
  from: number;
  to: number;
}

/** On which days each district and each pair is, and what it costs that it is torn. */
export class Clusters {
  private readonly prices: { second: number; further: number }[];
  private readonly of: number[][];
  /** Visits of each cluster on each day, and the days on which it has any. */
  private readonly visits: Int32Array;
  private readonly daysOn: Int32Array;
  /** Of a place that is visited again, how many visits each day has: the first day of them is its district's. */
  private readonly again = new Map<Id, Int32Array>();

  constructor(
    { districts, pairs, outings, returns }: Arranging,
    private readonly days: number,
  ) {
    const names = [...new Set(districts.flat())];
    this.prices = [...names.map(() => DISTRICT), ...pairs.map(() => PAIR)];
    this.of = districts.map((within, x) => [
      ...[...new Set(within)].map((name) => names.indexOf(name)),
      ...pairs.flatMap((pair, index) => (pair.includes(x) ? [names.length + index] : [])),
    ]);
    for (const { node, first, mayComeEarlier } of returns) {
      if (!mayComeEarlier) continue;
      const perDay = this.again.get(first) ?? new Int32Array(days);
      for (const x of [first, node]) this.again.set(x, perDay);
      this.of[node] = districts[first]!.map((name) => names.indexOf(name));
    }
    this.visits = new Int32Array(this.prices.length * days);
    this.daysOn = new Int32Array(this.prices.length);
    outings.forEach((through = [], d) => {
      for (const name of new Set(through)) if (name !== undefined) this.count(names.indexOf(name), d, 1);
    });
  }

  get size(): number {
    return this.prices.length;
  }

  /** Whether something is on three days or more. */
  isTorn(): boolean {
    return this.daysOn.some((days) => days > DISTRICT_DAYS);
  }

  has(cluster: number, x: Id): boolean {
    return this.of[x]!.includes(cluster);
  }

  daysWith(cluster: number): number[] {
    const on: number[] = [];
    for (let d = 0; d < this.days; d++) if (this.visits[cluster * this.days + d]! > 0) on.push(d);
    return on;
  }

  /** Enters a visit on a day, or takes it off. */
  tally(x: Id, d: number, by: 1 | -1): void {
    const perDay = this.again.get(x);
    const before = perDay ? firstOf(perDay) : -1;
    if (perDay) perDay[d] = perDay[d]! + by;
    const after = perDay ? firstOf(perDay) : -1;
    for (const cluster of this.of[x]!) {
      if (!perDay || this.isPair(cluster)) this.count(cluster, d, by);
      else if (before !== after) {
        if (before >= 0) this.count(cluster, before, -1);
        if (after >= 0) this.count(cluster, after, 1);
      }
    }
  }

  private isPair(cluster: number): boolean {
    return this.prices[cluster] === PAIR;
  }

  private count(cluster: number, d: number, by: 1 | -1): void {
    if (cluster < 0) return;
    const at = cluster * this.days + d;
    const before = this.visits[at]!;
    this.visits[at] = before + by;
    if (before === 0 || before + by === 0) this.daysOn[cluster] = this.daysOn[cluster]! + by;
  }

  /** The cost of all torn districts and pairs. */
  torn(): number {
    let sum = 0;
    for (let cluster = 0; cluster < this.size; cluster++) sum += this.tornOf(cluster);
    return sum;
  }

  private tornOf(cluster: number): number {
    return this.priceOn(cluster, this.daysOn[cluster]!);
  }

  private priceOn(cluster: number, on: number): number {
    const { second, further } = this.prices[cluster]!;
    return on < 2 ? 0 : second + (on - 2) * further;
  }

  /** How that cost changes when visits move. */
  tornBy(moves: readonly Move[]): number {
    let more = 0;
    if (this.isApart(moves)) {
      for (const move of moves) more += this.moreBy(move);
      return more;
    }
    for (const move of moves) more += this.move(move);
    for (const { x, from, to } of moves) this.move({ x, from: to, to: from });
    return more;
  }

  /** The most that moves of a visit could take off that cost. */
  mostMended(x: Id): number {
    let sum = 0;
    for (const cluster of this.of[x]!) sum += this.tornOf(cluster);
    return sum;
  }

  /**
   * Whether each move can be looked at alone: a single visit, or two of different clusters, and none with a second
   * visit.
   */
  private isApart(moves: readonly Move[]): boolean {
    if (moves.length > 2 || moves.some(({ x }) => this.again.has(x))) return false;
    const [one, other] = moves;
    return !one || !other || !this.of[one.x]!.some((cluster) => this.has(cluster, other.x));
  }

  private moreBy({ x, from, to }: Move): number {
    let more = 0;
    if (from === to) return more;
    for (const cluster of this.of[x]!) {
      const leaves = from >= 0 && this.visits[cluster * this.days + from] === 1;
      const joins = to >= 0 && this.visits[cluster * this.days + to] === 0;
      if (leaves === joins) continue;
      const on = this.daysOn[cluster]!;
      more += this.priceOn(cluster, on + (joins ? 1 : -1)) - this.priceOn(cluster, on);
    }
    return more;
  }

  private move({ x, from, to }: Move): number {
    if (from === to) return 0;
    let more = 0;
    for (const cluster of this.of[x]!) more -= this.tornOf(cluster);
    if (from >= 0) this.tally(x, from, -1);
    if (to >= 0) this.tally(x, to, 1);
    for (const cluster of this.of[x]!) more += this.tornOf(cluster);
    return more;
  }
}

/** The first day that has a visit; -1 if none has. */
function firstOf(perDay: Int32Array): number {
  for (let d = 0; d < perDay.length; d++) if (perDay[d]! > 0) return d;
  return -1;
}
