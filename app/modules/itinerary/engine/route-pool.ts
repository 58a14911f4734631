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

/** Routes for one class of days, and beside them their bits, their visits by kind and values. */
interface Shelf {
  routes: Route[];
  bits: Int32Array;
  counts: Uint8Array;
  values: Float64Array;
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
  /**
   * While days are put together: routes by class, the class of each level, and by level and class what may still be
   * chosen.
   */
  private shelves: Shelf[] = [];
  private kinds: number[] = [];
  private readonly held: Int32Array;
  private free: { list: Int32Array; size: number }[][] = [];

  constructor(private readonly m: Model) {
    this.classOf = classifyDays(m);
    this.routes = m.problem.days.map(() => new Map<number, Route>());
    this.held = new Int32Array(m.groups.length);
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
    const route = { ids, bits, value: tour.dayValue[d]!, price: tour.dayPrice[d]!, rank };
    if (known) {
      Object.assign(known, route);
      return;
    }
    pool.set(key, route);
    if (pool.size > CAPACITY) this.thin(pool);
  }

  /** Forgets the routes that were only part of lesser plans. */
  private thin(pool: Map<number, Route>): void {
    const kept = [...pool].sort((a, b) => b[1].rank - a[1].rank).slice(0, KEPT);
    pool.clear();
    for (const [key, route] of kept) pool.set(key, route);
  }

  /**
   * Days put together anew that are worth more than `atLeast`, or undefined if none were found in the effort allowed.
   */
  recombine(atLeast: number): number[][] | undefined {
    this.effort = 0;
    this.bestValue = atLeast + 1e-9;
    this.best = undefined;
    const order = this.classOf.map((_, d) => d).sort((a, b) => this.classOf[a]! - this.classOf[b]! || a - b);
    this.shelves = this.routes.map((pool) => this.shelve(pool));
    this.kinds = order.map((d) => this.classOf[d]!);
    const first = this.shelves.map(({ values }) => ({ list: Int32Array.from(values.keys()), size: values.length }));
    this.free = order.map((_, level) =>
      level === 0 ? first : first.map(({ size }) => ({ list: new Int32Array(size), size: 0 })),
    );
    this.choose(0, 0, 0);
    if (!this.best) return undefined;
    const plan: number[][] = this.m.problem.days.map(() => []);
    const found: Route[] = this.best;
    order.forEach((d, level) => (plan[d] = Array.from(found[level]?.ids ?? [])));
    return plan;
  }

  /** The routes of the best plans, the most valuable first. */
  private shelve(pool: Map<number, Route>): Shelf {
    const { words } = this;
    const routes = [...pool.values()]
      .sort((a, b) => b.rank - a.rank)
      .slice(0, KEPT)
      .sort((a, b) => b.value - a.value);
    const bits = new Int32Array(routes.length * words);
    routes.forEach((route, r) => bits.set(route.bits, r * words));
    return { routes, bits, counts: this.countKinds(routes), values: Float64Array.from(routes, (route) => route.value) };
  }

  /** How many of each kind each route holds. */
  private countKinds(routes: readonly Route[]): Uint8Array {
    const { groups, groupFrom, groupList } = this.m;
    const counts = new Uint8Array(routes.length * groups.length);
    routes.forEach(({ ids }, r) => {
      for (const x of ids) {
        for (let i = groupFrom[x]!; i < groupFrom[x + 1]!; i++) {
          const at = r * groups.length + groupList[i]!;
          counts[at] = counts[at]! + 1;
        }
      }
    });
    return counts;
  }

  /** Branch and bound over the days; `free` holds for each level what shares no place with the days chosen so far. */
  private choose(level: number, value: number, price: number): void {
    const last = level === this.kinds.length - 1;
    const kind = this.kinds[level]!;
    const { routes, values, counts } = this.shelves[kind]!;
    const { list, size } = this.free[level]![kind]!;
    for (let at = 0; at < size; at++) {
      if (this.effort > EFFORT || value + this.bound(level, at) <= this.bestValue) return;
      const r = list[at]!;
      const paid = price + routes[r]!.price;
      if (paid > this.m.maxPrice + 1e-9 || !this.addKinds(counts, r)) continue;
      this.chosen[level] = routes[r]!;
      if (!last) {
        this.leaveFree(level, at);
        this.choose(level + 1, value + values[r]!, paid);
      } else if (value + values[r]! > this.bestValue) {
        this.bestValue = value + values[r]!;
        this.best = [...this.chosen];
      }
      this.dropKinds(counts, r);
    }
  }

  /** Most the days from `level` on can add when the first of them takes the entry `from` of its list or a later one. */
  private bound(level: number, from: number): number {
    const { kinds, shelves } = this;
    const free = this.free[level]!;
    let sum = 0;
    let next = from;
    let kind = kinds[level]!;
    for (let at = level; at < kinds.length; at++) {
      const other = kinds[at]!;
      if (other !== kind) {
        kind = other;
        next = 0;
      }
      const { list, size } = free[kind]!;
      if (next < size) sum += shelves[kind]!.values[list[next]!]!;
      next++;
    }
    return sum;
  }

  /** Lists for the days after `level` what shares no place with the entry `from`; of its own kind later ones only. */
  private leaveFree(level: number, from: number): void {
    const { kinds, words } = this;
    const own = kinds[level]!;
    const mine = this.shelves[own]!.bits;
    const start = this.free[level]![own]!.list[from]! * words;
    for (let at = level + 1; at < kinds.length; at++) {
      const kind = kinds[at]!;
      if (at > level + 1 && kind === kinds[at - 1]) continue;
      const { list, size } = this.free[level]![kind]!;
      const into = this.free[level + 1]![kind]!;
      const theirs = this.shelves[kind]!.bits;
      const first = kind === own ? from + 1 : 0;
      let count = 0;
      for (let i = first; i < size; i++) {
        const r = list[i]!;
        let w = 0;
        while (w < words && (mine[start + w]! & theirs[r * words + w]!) === 0) w++;
        if (w === words) into.list[count++] = r;
      }
      into.size = count;
      this.effort += size - first;
    }
  }

  /** Whether the days chosen hold no more of each kind than a plan may, a route among them; counts it if so. */
  private addKinds(counts: Uint8Array, r: number): boolean {
    const { held } = this;
    const { groupMax } = this.m;
    const at = r * held.length;
    for (let g = 0; g < held.length; g++) if (held[g]! + counts[at + g]! > groupMax[g]!) return false;
    for (let g = 0; g < held.length; g++) held[g] = held[g]! + counts[at + g]!;
    return true;
  }

  private dropKinds(counts: Uint8Array, r: number): void {
    const { held } = this;
    const at = r * held.length;
    for (let g = 0; g < held.length; g++) held[g] = held[g]! - counts[at + g]!;
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
