/**
 * The plan under construction: days as linked lists of visits with, for each visit, when it is done at
 * the earliest and when it must be reached at the latest. All numbers lie in two buffers, so that a
 * whole state is kept or restored with two copies.
 */
import type { DayClock } from "./day-clock";
import { earliestStart, latestStart, INFINITE_TIME, type Model } from "./model";

export class Tour {
  readonly ints: Int32Array;
  readonly floats: Float64Array;
  readonly next: Int32Array;
  readonly prev: Int32Array;
  /** Day of each visited place, -1 for the others. */
  readonly dayOf: Int32Array;
  /** Earliest time the visit is done, by breaks taken; INFINITE_TIME where that state cannot be. */
  readonly ready: Int32Array;
  /** Earliest arrival, by breaks taken. */
  readonly reach: Int32Array;
  /** Latest arrival with which the rest of the day still works, by breaks taken. */
  readonly due: Int32Array;
  readonly groupCount: Int32Array;
  readonly groupDayCount: Int32Array;
  readonly visits: Int32Array;
  /** 1 where the day's order breaks one of its limits. */
  readonly broken: Int32Array;
  readonly stopScore: Float64Array;
  readonly dayValue: Float64Array;
  readonly dayPrice: Float64Array;
  readonly dayActive: Float64Array;

  private readonly scratch: Int32Array;

  constructor(
    readonly m: Model,
    readonly clock: DayClock,
  ) {
    const { vertices: v, days, width, groups } = m;
    const sizes = [v, v, v, v * width, v * width, v * width, groups.length, groups.length * days, days, days];
    this.ints = new Int32Array(sizes.reduce((sum, size) => sum + size, 0));
    let at = 0;
    const cut = (size: number): Int32Array => this.ints.subarray(at, (at += size));
    this.next = cut(v);
    this.prev = cut(v);
    this.dayOf = cut(v).fill(-1);
    this.ready = cut(v * width);
    this.reach = cut(v * width);
    this.due = cut(v * width);
    this.groupCount = cut(groups.length);
    this.groupDayCount = cut(groups.length * days);
    this.visits = cut(days);
    this.broken = cut(days);
    this.floats = new Float64Array(m.places + 3 * days);
    this.stopScore = this.floats.subarray(0, m.places);
    this.dayValue = this.floats.subarray(m.places, m.places + days);
    this.dayPrice = this.floats.subarray(m.places + days, m.places + 2 * days);
    this.dayActive = this.floats.subarray(m.places + 2 * days);
    this.scratch = new Int32Array(m.places);
    for (let d = 0; d < days; d++) {
      this.next[this.first(d)] = this.first(d) + 1;
      this.prev[this.first(d) + 1] = this.first(d);
      if (m.usable[d]) {
        this.refresh(d);
        this.settle(d);
      }
    }
  }

  /** Terminal vertex where day d begins; the next one is where it ends. */
  first(d: number): number {
    return this.m.places + 2 * d;
  }

  copyFrom(other: Tour): void {
    this.ints.set(other.ints);
    this.floats.set(other.floats);
  }

  link(x: number, after: number, d: number): void {
    const before = this.next[after]!;
    this.next[after] = x;
    this.prev[x] = after;
    this.next[x] = before;
    this.prev[before] = x;
    this.dayOf[x] = d;
    this.count(x, d, 1);
  }

  unlink(x: number): void {
    const d = this.dayOf[x]!;
    this.next[this.prev[x]!] = this.next[x]!;
    this.prev[this.next[x]!] = this.prev[x]!;
    this.dayOf[x] = -1;
    this.count(x, d, -1);
  }

  private count(x: number, d: number, by: number): void {
    const { groupFrom, groupList, days } = this.m;
    this.visits[d] = this.visits[d]! + by;
    for (let i = groupFrom[x]!; i < groupFrom[x + 1]!; i++) {
      const g = groupList[i]!;
      this.groupCount[g] = this.groupCount[g]! + by;
      this.groupDayCount[g * days + d] = this.groupDayCount[g * days + d]! + by;
    }
  }

  /** Day a goes on after p with what day b did after i, and the other way round. */
  swapTails(a: number, p: number, b: number, i: number): void {
    const tailOfA = this.cutAfter(p);
    const tailOfB = this.cutAfter(i);
    this.append(tailOfB, p, a);
    this.append(tailOfA, i, b);
  }

  private cutAfter(v: number): number[] {
    const tail: number[] = [];
    for (let x = this.next[v]!; x < this.m.places; x = this.next[v]!) {
      tail.push(x);
      this.unlink(x);
    }
    return tail;
  }

  private append(tail: readonly number[], after: number, d: number): void {
    let last = after;
    for (const x of tail) {
      this.link(x, last, d);
      last = x;
    }
  }

  /** Recomputes the clock states of a day; false if its order cannot be driven in time. */
  refresh(d: number): boolean {
    return this.m.time && this.m.breaks[d]!.length === 0
      ? this.refreshPlain(d, this.m.time)
      : this.refreshWithBreaks(d);
  }

  private refreshPlain(d: number, time: Int32Array): boolean {
    const { vertices, width: k, minStay, days, dayEnd, windowFrom, open, last } = this.m;
    const { next, prev, ready, reach, due } = this;
    const begin = this.first(d);
    const end = begin + 1;
    let now = this.m.dayStart[d]!;
    ready[begin * k] = now;
    let i = begin;
    for (let j = next[begin]!; j !== end; j = next[j]!) {
      const at = now + time[i * vertices + j]!;
      reach[j * k] = at;
      const start = earliestStart(this.m, j, d, at);
      if (start >= INFINITE_TIME) return false;
      now = start + minStay[j]!;
      ready[j * k] = now;
      i = j;
    }
    const home = now + time[i * vertices + end]!;
    reach[end * k] = home;
    if (home > dayEnd[d]!) return false;
    let limit = dayEnd[d]!;
    due[end * k] = limit;
    let j = end;
    for (i = prev[end]!; i !== begin; i = prev[i]!) {
      const bound = limit - time[i * vertices + j]! - minStay[i]!;
      const cell = i * days + d;
      const w = windowFrom[cell]!;
      if (windowFrom[cell + 1]! - w === 1) limit = bound < last[w]! ? bound : last[w]!;
      else limit = latestStart(this.m, i, d, bound);
      if (limit < open[w]!) return false;
      due[i * k] = limit;
      j = i;
    }
    return true;
  }

  private refreshWithBreaks(d: number): boolean {
    const m = this.m;
    const { next, prev, ready, reach, due, clock } = this;
    const k = m.width;
    const goal = m.breaks[d]!.length;
    const begin = this.first(d);
    const end = begin + 1;
    ready.fill(INFINITE_TIME, begin * k, (begin + 1) * k);
    ready[begin * k] = m.dayStart[d]!;
    for (let i = begin, j = next[begin]!; i !== end; i = j, j = next[j]!) {
      let reachable = false;
      for (let to = 0; to <= goal; to++) {
        let at = INFINITE_TIME;
        for (let by = to; by >= 0; by--) {
          if (ready[i * k + by]! >= INFINITE_TIME) continue;
          const here = clock.legs.arriveWith(d, i, j, ready[i * k + by]!, by, to);
          if (here < at) at = here;
        }
        reach[j * k + to] = at;
        let done = at;
        if (j !== end && at < INFINITE_TIME) {
          const start = earliestStart(m, j, d, at);
          done = start >= INFINITE_TIME ? INFINITE_TIME : start + m.minStay[j]!;
        }
        ready[j * k + to] = done;
        reachable ||= done < INFINITE_TIME;
      }
      if (!reachable) return false;
      if (j === end) break;
    }
    if (reach[end * k + goal]! > m.dayEnd[d]!) return false;
    for (let to = 0; to <= goal; to++) due[end * k + to] = to === goal ? m.dayEnd[d]! : -INFINITE_TIME;
    for (let j = end, i = prev[end]!; i !== begin; j = i, i = prev[i]!) {
      for (let by = 0; by <= goal; by++) {
        let latest = -INFINITE_TIME;
        for (let to = by; to <= goal; to++) {
          if (due[j * k + to]! <= -INFINITE_TIME) continue;
          const leave = clock.legs.departWith(d, i, j, due[j * k + to]!, by, to);
          if (leave > latest) latest = leave;
        }
        due[i * k + by] = latest <= -INFINITE_TIME ? -INFINITE_TIME : latestStart(m, i, d, latest - m.minStay[i]!);
      }
    }
    return true;
  }

  /** Values a day whose clock states are fresh; false if it breaks one of the day's limits. */
  settle(d: number): boolean {
    const m = this.m;
    let count = 0;
    for (let j = this.next[this.first(d)]!; j < m.places; j = this.next[j]!) this.scratch[count++] = j;
    if (!m.rich) {
      let value = 0;
      let price = 0;
      for (let p = 0; p < count; p++) {
        const x = this.scratch[p]!;
        this.stopScore[x] = m.score[x]!;
        value += m.score[x]!;
        price += m.price[x]!;
      }
      this.dayValue[d] = value;
      this.dayPrice[d] = price;
      this.broken[d] = 0;
      return true;
    }
    const clock = this.clock;
    const fault = clock.read(d, this.scratch, 0, count);
    this.broken[d] = fault === undefined ? 0 : 1;
    if (fault === "time") return false;
    for (let p = 0; p < count; p++) {
      const x = this.scratch[p]!;
      const fn = m.scoreFn[x];
      this.stopScore[x] = fn === undefined ? m.score[x]! : fn(d, clock.start[p + 1]!);
    }
    const { travel, wait, price } = m.weights;
    this.dayValue[d] = clock.score - travel * clock.travel - wait * clock.wait - price * clock.price;
    this.dayPrice[d] = clock.price;
    this.dayActive[d] = clock.leastActive;
    return fault === undefined;
  }

  /** Money of the whole trip. */
  spent(): number {
    let sum = 0;
    for (let d = 0; d < this.m.days; d++) sum += this.dayPrice[d]!;
    return sum;
  }

  /** The days' visits as lists of places. */
  toPlan(): number[][] {
    const plan: number[][] = [];
    for (let d = 0; d < this.m.days; d++) {
      const ids: number[] = [];
      for (let j = this.next[this.first(d)]!; j < this.m.places; j = this.next[j]!) ids.push(j);
      plan.push(ids);
    }
    return plan;
  }
}
