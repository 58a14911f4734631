import type { Arranging } from "./arranging";
import type { Id } from "./engine/problem";

/** What a district costs on a second day, and on each further one; what belongs beside each other on two days. */
const DISTRICT = { second: 30, further: 300 };
const PAIR = { second: 150, further: 150 };

/** A visit that goes from one day to another; -1 is no day. */
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

  constructor(
    { districts, pairs, outings }: Arranging,
    private readonly days: number,
  ) {
    const names: (string | undefined)[] = [...new Set(districts)].filter((name) => name !== undefined);
    this.prices = [...names.map(() => DISTRICT), ...pairs.map(() => PAIR)];
    this.of = districts.map((district, x) => [
      ...(district === undefined ? [] : [names.indexOf(district)]),
      ...pairs.flatMap((pair, index) => (pair.includes(x) ? [names.length + index] : [])),
    ]);
    this.visits = new Int32Array(this.prices.length * days);
    this.daysOn = new Int32Array(this.prices.length);
    outings.forEach((through = [], d) => {
      for (const name of new Set(through)) this.count(names.indexOf(name), d, 1);
    });
  }

  get size(): number {
    return this.prices.length;
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
    for (const cluster of this.of[x]!) this.count(cluster, d, by);
  }

  private count(cluster: number, d: number, by: 1 | -1): void {
    if (cluster < 0) return;
    const at = cluster * this.days + d;
    const before = this.visits[at]!;
    this.visits[at] = before + by;
    if (before === 0 || before + by === 0) this.daysOn[cluster] = this.daysOn[cluster]! + by;
  }

  /** What all that is torn costs. */
  torn(): number {
    let sum = 0;
    for (let cluster = 0; cluster < this.size; cluster++) sum += this.tornOf(cluster);
    return sum;
  }

  private tornOf(cluster: number): number {
    const on = this.daysOn[cluster]!;
    const { second, further } = this.prices[cluster]!;
    return on < 2 ? 0 : second + (on - 2) * further;
  }

  /** How that cost changes when visits move. */
  tornBy(moves: readonly Move[]): number {
    let more = 0;
    for (const move of moves) more += this.move(move);
    for (const { x, from, to } of moves) this.move({ x, from: to, to: from });
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
