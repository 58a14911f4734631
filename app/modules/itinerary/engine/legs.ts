/** The way from one vertex to the next, with the breaks taken on it. */
import { INFINITE_TIME, type Model } from "./model";

/** The parts of a leg; filled by `Legs.trace`. */
export interface LegTotals {
  travel: number;
  cost: number;
  walk: number;
  breakTime: number;
  breaks: { start: number; end: number; place: number }[];
}

type LegModel = Pick<Model, "problem" | "vertices" | "real" | "time" | "dayStart" | "breaks"> &
  Partial<Pick<Model, "cost" | "walk">>;

export class Legs {
  constructor(private readonly m: LegModel) {}

  /** Arrival at j for a departure from i. */
  arrive(d: number, i: number, j: number, depart: number): number {
    const { time, vertices } = this.m;
    if (time) return depart + time[i * vertices + j]!;
    return depart + this.ask(d, i, j, depart).time;
  }

  /** Latest departure from i that is at j by then; -INFINITE_TIME if even the first hour of the day is too late. */
  depart(d: number, i: number, j: number, arrive: number): number {
    const { time, vertices } = this.m;
    if (time) return arrive - time[i * vertices + j]!;
    let low = this.m.dayStart[d]!;
    if (low > arrive || this.arrive(d, i, j, low) > arrive) return -INFINITE_TIME;
    let high = arrive;
    while (low < high) {
      const middle = low + Math.ceil((high - low) / 2);
      if (this.arrive(d, i, j, middle) <= arrive) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /**
   * Earliest arrival at j, ready to visit, when breaks `taken` to `goal - 1` are taken on the leg. INFINITE_TIME if
   * they cannot be.
   */
  arriveWith(d: number, i: number, j: number, depart: number, taken: number, goal: number): number {
    if (taken === goal) return this.arrive(d, i, j, depart);
    const next = this.m.breaks[d]![taken]!;
    let best = INFINITE_TIME;
    for (const option of next.options) {
      const at = option.place < 0 ? i : option.place;
      const there = option.place < 0 ? depart : this.arrive(d, i, at, depart);
      const start = there > option.open ? there : option.open;
      if (start > option.last) continue;
      const done = this.arriveWith(d, at, j, start + next.duration, taken + 1, goal);
      if (done < best) best = done;
    }
    const final = this.m.breaks[d]![goal - 1]!;
    if (final.anywhere) {
      const start = Math.max(this.arriveWith(d, i, j, depart, taken, goal - 1), final.options[0]!.open);
      if (start <= final.options[0]!.last && start + final.duration < best) best = start + final.duration;
    }
    return best;
  }

  /**
   * Latest departure from i to be ready at j by then, with the same breaks on the leg; -INFINITE_TIME if impossible.
   */
  departWith(d: number, i: number, j: number, ready: number, taken: number, goal: number): number {
    if (ready < 0 && ready <= -INFINITE_TIME) return -INFINITE_TIME;
    if (taken === goal) return this.depart(d, i, j, ready);
    const next = this.m.breaks[d]![taken]!;
    let best = -INFINITE_TIME;
    for (const option of next.options) {
      const at = option.place < 0 ? i : option.place;
      const latest = this.departWith(d, at, j, ready, taken + 1, goal) - next.duration;
      const start = latest < option.last ? latest : option.last;
      if (start < option.open) continue;
      const leave = option.place < 0 ? start : this.depart(d, i, at, start);
      if (leave > best) best = leave;
    }
    const final = this.m.breaks[d]![goal - 1]!;
    if (final.anywhere) {
      const start = Math.min(final.options[0]!.last, ready - final.duration);
      if (start >= final.options[0]!.open) {
        const leave = this.departWith(d, i, j, start, taken, goal - 1);
        if (leave > best) best = leave;
      }
    }
    return best;
  }

  /** Walks the leg that `arriveWith` measured, adds its parts to the totals and answers the arrival. */
  trace(d: number, i: number, j: number, depart: number, taken: number, goal: number, into: LegTotals): number {
    if (taken === goal) return this.ride(d, i, j, depart, into);
    const best = this.arriveWith(d, i, j, depart, taken, goal);
    const next = this.m.breaks[d]![taken]!;
    for (const option of next.options) {
      const at = option.place < 0 ? i : option.place;
      const there = option.place < 0 ? depart : this.arrive(d, i, at, depart);
      const start = there > option.open ? there : option.open;
      if (start > option.last) continue;
      if (this.arriveWith(d, at, j, start + next.duration, taken + 1, goal) !== best) continue;
      if (option.place >= 0) this.ride(d, i, at, depart, into);
      this.rest(start, next.duration, option.place, into);
      return this.trace(d, at, j, start + next.duration, taken + 1, goal, into);
    }
    const final = this.m.breaks[d]![goal - 1]!;
    const start = Math.max(this.trace(d, i, j, depart, taken, goal - 1, into), final.options[0]!.open);
    this.rest(start, final.duration, -1, into);
    return start + final.duration;
  }

  private ride(d: number, i: number, j: number, depart: number, into: LegTotals): number {
    const { time, cost, walk, vertices } = this.m;
    if (time) {
      const cell = i * vertices + j;
      into.travel += time[cell]!;
      if (cost) into.cost += cost[cell]!;
      if (walk) into.walk += walk[cell]!;
      return depart + time[cell]!;
    }
    const leg = this.ask(d, i, j, depart);
    into.travel += leg.time;
    into.cost += leg.cost;
    into.walk += leg.walk;
    return depart + leg.time;
  }

  private rest(start: number, duration: number, place: number, into: LegTotals): void {
    into.breakTime += duration;
    into.breaks.push({ start, end: start + duration, place });
  }

  private ask(d: number, i: number, j: number, depart: number): { time: number; cost: number; walk: number } {
    const travel = this.m.problem.travel;
    if (typeof travel !== "function") return { time: INFINITE_TIME, cost: 0, walk: 0 };
    const leg = travel(this.m.real[i]!, this.m.real[j]!, depart, d);
    return { time: Math.min(Math.ceil(leg.time), INFINITE_TIME), cost: leg.cost ?? 0, walk: leg.walk ?? 0 };
  }
}
