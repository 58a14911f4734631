/** Long-term memory: days of good plans, and the best plan that can be put together from them. */
import type { Model } from "./model";
import type { Tour } from "./tour";

/** A day as it once was: its visits in order, what it was worth and the best plan it was part of. */
interface Route {
  ids: Int32Array;
  /** One bit a place. */
  bits: Int32Array;
  value: number;
  price: number;
  rank: number;
}

const CAPACITY = 2400;
const KEPT = 900;
/** Pairs of routes compared in one recombination: about ten milliseconds. */
const EFFORT = 400_000;

export class RoutePool {
  /** Days whose routes can stand for each other share a class. */
  private readonly classOf: number[];
  private readonly routes: Map<number, Route>[];
  private readonly words: number;
  private readonly code: Int32Array;
  private effort = 0;
  private bestValue = 0;
  private readonly chosen: Route[] = [];
  private best: Route[] | undefined;

  constructor(private readonly m: Model) {
    this.classOf = classifyDays(m);
    this.routes = m.problem.days.map(() => new Map<number, Route>());
    this.words = (m.places + 31) >> 5;
    this.code = Int32Array.from(
      { length: m.places },
      (_, x) => Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(x + 7, 0x85ebca6b),
    );
  }

  /** Whether plans are no more than their days: nothing but places, money and numbers of a kind links them. */
  static suits(m: Model): boolean {
    const linked = m.repeats || m.keepDay.some((d) => d >= 0) || m.earlier.some((list) => list !== undefined);
    return m.days > 1 && !linked;
  }

  /** Remembers the marked days of a plan of that value. */
  remember(tour: Tour, days: Uint8Array, planValue: number): void {
    for (let d = 0; d < this.m.days; d++) {
      if (days[d] && tour.visits[d]! > 0) this.keep(tour, d, planValue);
    }
  }

  private keep(tour: Tour, d: number, rank: number): void {
    const { m, code } = this;
    let low = 0;
    let high = 0;
    for (let x = tour.next[tour.first(d)]!; x < m.places; x = tour.next[x]!) {
      low ^= code[x]!;
      high = (high + Math.imul(code[x]!, code[x]!)) | 0;
    }
    const pool = this.routes[this.classOf[d]!]!;
    const key = (low >>> 0) + (high & 0x1fffff) * 4294967296;
    const known = pool.get(key);
    if (known && known.value >= tour.dayValue[d]!) {
      if (rank > known.rank) known.rank = rank;
      return;
    }
    const ids = new Int32Array(tour.visits[d]!);
    const bits = new Int32Array(this.words);
    let at = 0;
    for (let x = tour.next[tour.first(d)]!; x < m.places; x = tour.next[x]!) {
      ids[at++] = x;
      bits[x >> 5] = bits[x >> 5]! | (1 << (x & 31));
    }
    pool.set(key, { ids, bits, value: tour.dayValue[d]!, price: tour.dayPrice[d]!, rank });
    if (pool.size > CAPACITY) this.thin(pool);
  }

  /** Forgets the routes that were only part of lesser plans. */
  private thin(pool: Map<number, Route>): void {
    const kept = [...pool].sort((a, b) => b[1].rank - a[1].rank).slice(0, KEPT);
    pool.clear();
    for (const [key, route] of kept) pool.set(key, route);
  }

  /** Days put together anew that are worth more than `atLeast`, or undefined if none were found in the effort allowed. */
  recombine(atLeast: number): number[][] | undefined {
    this.effort = 0;
    this.bestValue = atLeast + 1e-9;
    this.best = undefined;
    const order = this.classOf.map((_, d) => d).sort((a, b) => this.classOf[a]! - this.classOf[b]! || a - b);
    const lists = this.routes.map((pool) =>
      [...pool.values()]
        .sort((a, b) => b.rank - a.rank)
        .slice(0, KEPT)
        .sort((a, b) => b.value - a.value),
    );
    this.choose(order, 0, lists, 0, 0);
    if (!this.best) return undefined;
    const plan: number[][] = this.m.problem.days.map(() => []);
    const found: Route[] = this.best;
    order.forEach((d, level) => (plan[d] = Array.from(found[level]?.ids ?? [])));
    return plan;
  }

  /** Branch and bound over the days; `lists` hold what is still free of the places chosen so far. */
  private choose(order: number[], level: number, lists: Route[][], value: number, price: number): void {
    if (level === order.length) {
      if (value > this.bestValue && this.keepsGroups()) {
        this.bestValue = value;
        this.best = [...this.chosen];
      }
      return;
    }
    const kind = this.classOf[order[level]!]!;
    const list = lists[kind]!;
    for (let r = 0; r < list.length; r++) {
      const route = list[r]!;
      if (this.effort > EFFORT || value + this.bound(order, level, lists, r) <= this.bestValue) return;
      if (price + route.price > this.m.maxPrice + 1e-9) continue;
      this.chosen[level] = route;
      const rest = level + 1 === order.length ? lists : this.without(route, order, level + 1, lists, kind, r);
      this.choose(order, level + 1, rest, value + route.value, price + route.price);
    }
  }

  /** Most the days from `level` on can add when the first of them takes route r or a later one of its list. */
  private bound(order: number[], level: number, lists: Route[][], r: number): number {
    let sum = 0;
    let next = r;
    let kind = this.classOf[order[level]!]!;
    for (let at = level; at < order.length; at++) {
      const other = this.classOf[order[at]!]!;
      if (other !== kind) {
        kind = other;
        next = 0;
      }
      sum += lists[kind]![next++]?.value ?? 0;
    }
    return sum;
  }

  /** The lists of the coming days without routes that share a place with the chosen one; of its own kind later ones only. */
  private without(route: Route, order: number[], level: number, lists: Route[][], kind: number, r: number): Route[][] {
    const rest: Route[][] = [];
    for (let at = level; at < order.length; at++) {
      const other = this.classOf[order[at]!]!;
      if (rest[other]) continue;
      const from = other === kind ? r + 1 : 0;
      const free: Route[] = [];
      const list = lists[other]!;
      for (let i = from; i < list.length; i++) if (this.isApart(route, list[i]!)) free.push(list[i]!);
      this.effort += list.length - from;
      rest[other] = free;
    }
    return rest;
  }

  private isApart(a: Route, b: Route): boolean {
    for (let w = 0; w < this.words; w++) if ((a.bits[w]! & b.bits[w]!) !== 0) return false;
    return true;
  }

  private keepsGroups(): boolean {
    const { groups, groupFrom, groupList } = this.m;
    if (groups.length === 0) return true;
    const count = new Int32Array(groups.length);
    for (const route of this.chosen) {
      for (const x of route.ids) {
        for (let i = groupFrom[x]!; i < groupFrom[x + 1]!; i++) {
          const g = groupList[i]!;
          count[g] = count[g]! + 1;
        }
      }
    }
    return groups.every((group, g) => count[g]! <= group.max);
  }
}

/** The first day that is the same in hours, places, limits, breaks and windows, for each day. */
function classifyDays(m: Model): number[] {
  const timeless = m.time !== undefined && m.scoreFn.every((fn) => fn === undefined);
  const describe = (d: number): string => {
    const day = { ...m.problem.days[d]!, breaks: m.breaks[d]! };
    const windows: number[] = [];
    for (let x = 0; x < m.places; x++) {
      const cell = x * m.days + d;
      for (let w = m.windowFrom[cell]!; w < m.windowFrom[cell + 1]!; w++)
        windows.push(x, m.open[w]!, m.last[w]!, m.end[w]!);
    }
    return JSON.stringify([day, m.usable[d], timeless ? -1 : d, windows]);
  };
  const seen = m.problem.days.map((_, d) => describe(d));
  return seen.map((text) => seen.indexOf(text));
}
