/**
 * Reads one day's order of visits as times, money and walking: the engine's own view of `problem.ts`, "How a day is
 * timed".
 */
import { Legs, type LegTotals } from "./legs";
import { closingTime, earliestStart, latestStart, INFINITE_TIME, scoreAt, type Model } from "./model";

/** A limit of the day that the order breaks. */
export type DayFault = "time" | "maxActive" | "maxPrice" | "maxWalk" | "maxWait";

export class DayClock {
  readonly arrive: Int32Array;
  readonly start: Int32Array;
  readonly leave: Int32Array;
  score = 0;
  travel = 0;
  wait = 0;
  price = 0;
  walk = 0;
  active = 0;
  /** `active` with every visit at its shortest: what an insertion has to fit beside. */
  leastActive = 0;
  breaks: LegTotals["breaks"] = [];

  readonly legs: Legs;
  private readonly order: Int32Array;
  private count = 0;
  /** Breaks taken on arrival at each position; position 0 is the departure, count + 1 the end place. */
  private readonly taken: Int32Array;
  private readonly ready: Int32Array;
  private readonly parent: Int32Array;
  private readonly latest: Int32Array;
  private readonly leg: LegTotals = { travel: 0, cost: 0, walk: 0, breakTime: 0, breaks: [] };

  constructor(private readonly m: Model) {
    const cap = m.places + 2;
    this.legs = new Legs(m);
    this.arrive = new Int32Array(cap);
    this.start = new Int32Array(cap);
    this.leave = new Int32Array(cap);
    this.order = new Int32Array(cap);
    this.taken = new Int32Array(cap);
    this.ready = new Int32Array(cap * m.width);
    this.parent = new Int32Array(cap * m.width);
    this.latest = new Int32Array(cap);
  }

  /**
   * Reads `ids[from .. from + count)` as the visits of day d, in order; results are at positions 1..count.
   * Answers the first limit it breaks (its figures are then those of the broken plan where it has times),
   * or undefined when the day works.
   */
  read(d: number, ids: ArrayLike<number>, from: number, count: number): DayFault | undefined {
    const m = this.m;
    this.count = count;
    this.order[0] = m.places + 2 * d;
    for (let p = 0; p < count; p++) this.order[p + 1] = ids[from + p]!;
    this.order[count + 1] = m.places + 2 * d + 1;
    if (!this.placeBreaks(d)) return "time";
    let stretchable = false;
    for (let p = 1; p <= count; p++) stretchable ||= m.stay[this.order[p]!]! > m.minStay[this.order[p]!]!;
    this.run(d, 0);
    this.leastActive = this.active;
    const limit = m.problem.days[d]!.maxActive ?? Infinity;
    if (!stretchable || this.active >= limit) return this.fault(d);
    this.findLatest(d);
    this.run(d, limit - this.active);
    if (this.fault(d) === undefined) return undefined;
    this.run(d, 0);
    return this.fault(d);
  }

  /** Order positions hold these places after a `read`. */
  placeAt(position: number): number {
    return this.order[position]!;
  }

  /** How much later the visit at a position could start, its own length and the order of breaks kept. */
  slackAt(d: number, position: number): number {
    let low = 0;
    let high = this.m.dayEnd[d]! - this.start[position]!;
    while (low < high) {
      const middle = low + Math.ceil((high - low) / 2);
      if (this.survives(d, position, middle)) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private survives(d: number, position: number, delay: number): boolean {
    const x = this.order[position]!;
    const wanted = this.start[position]! + delay;
    if (earliestStart(this.m, x, d, wanted) !== wanted) return false;
    let time = wanted + (this.leave[position]! - this.start[position]!);
    if (time > closingTime(this.m, x, d, wanted)) return false;
    for (let p = position + 1; p <= this.count + 1; p++) {
      time = this.legs.arriveWith(d, this.order[p - 1]!, this.order[p]!, time, this.taken[p - 1]!, this.taken[p]!);
      if (p > this.count) break;
      const start = earliestStart(this.m, this.order[p]!, d, time);
      if (start >= INFINITE_TIME) return false;
      time = start + this.m.minStay[this.order[p]!]!;
    }
    return time <= this.m.dayEnd[d]!;
  }

  /** Chooses the legs of the breaks so that the day ends earliest; false if its times cannot work. */
  private placeBreaks(d: number): boolean {
    const m = this.m;
    const k = m.width;
    const goal = m.breaks[d]!.length;
    const end = this.count + 1;
    this.ready.fill(INFINITE_TIME, 0, (end + 1) * k);
    this.ready[0] = m.dayStart[d]!;
    for (let p = 1; p <= end; p++) {
      let reachable = false;
      for (let to = p === end ? goal : 0; to <= goal; to++) {
        let best = INFINITE_TIME;
        let origin = -1;
        for (let by = to; by >= 0; by--) {
          const ready = this.ready[(p - 1) * k + by]!;
          if (ready >= INFINITE_TIME) continue;
          const at = this.legs.arriveWith(d, this.order[p - 1]!, this.order[p]!, ready, by, to);
          if (at < best) {
            best = at;
            origin = by;
          }
        }
        if (origin < 0) continue;
        if (p < end) {
          const start = earliestStart(m, this.order[p]!, d, best);
          if (start >= INFINITE_TIME) continue;
          best = start + m.minStay[this.order[p]!]!;
        }
        this.ready[p * k + to] = best;
        this.parent[p * k + to] = origin;
        reachable = true;
      }
      if (!reachable) return false;
    }
    if (this.ready[end * k + goal]! > m.dayEnd[d]!) return false;
    for (let p = end, taken = goal; p >= 0; p--) {
      this.taken[p] = taken;
      if (p > 0) taken = this.parent[p * k + taken]!;
    }
    return true;
  }

  /** Latest time to be ready at each position for the rest of the day to work with shortest visits. */
  private findLatest(d: number): void {
    const m = this.m;
    const end = this.count + 1;
    this.latest[end] = m.dayEnd[d]!;
    for (let p = this.count; p >= 1; p--) {
      const x = this.order[p]!;
      const leave = this.latestLeave(d, p);
      this.latest[p] = latestStart(m, x, d, leave - m.minStay[x]!);
    }
  }

  private latestLeave(d: number, p: number): number {
    return this.legs.departWith(
      d,
      this.order[p]!,
      this.order[p + 1]!,
      this.latest[p + 1]!,
      this.taken[p]!,
      this.taken[p + 1]!,
    );
  }

  /** Runs the day with the chosen breaks; `extra` is the time that may be added to shortest visits. */
  private run(d: number, extra: number): void {
    const m = this.m;
    this.score = this.travel = this.wait = this.price = this.walk = this.active = 0;
    this.breaks = [];
    let left = extra;
    let time = m.dayStart[d]!;
    for (let p = 1; p <= this.count + 1; p++) {
      const x = this.order[p]!;
      const departed = time;
      const at = this.rideTo(d, p, departed);
      this.arrive[p] = at;
      if (p > this.count) break;
      const start = earliestStart(m, x, d, at);
      if (p > 1) this.wait += start - departed - this.leg.travel - this.leg.breakTime;
      let stay = m.minStay[x]!;
      if (left > 0) {
        const room = Math.min(m.stay[x]!, closingTime(m, x, d, start) - start, this.latestLeave(d, p) - start) - stay;
        const added = Math.max(0, Math.min(room, left));
        stay += added;
        left -= added;
      }
      this.start[p] = start;
      time = start + stay;
      this.leave[p] = time;
      this.price += m.price[x]!;
      this.active += stay;
      this.score += scoreAt(m, x, d, start);
    }
    this.active += this.travel;
  }

  /** Travels the leg to position p and books it. A traveller who would wait at the first visit leaves later. */
  private rideTo(d: number, p: number, time: number): number {
    const from = this.order[p - 1]!;
    const to = this.order[p]!;
    const taken = this.taken[p - 1]!;
    const goal = this.taken[p]!;
    let depart = time;
    if (p === 1 && taken === goal && this.count > 0) {
      const start = earliestStart(this.m, to, d, this.legs.arrive(d, from, to, time));
      depart = Math.max(depart, this.legs.depart(d, from, to, start));
    }
    const leg = this.leg;
    leg.travel = leg.cost = leg.walk = leg.breakTime = 0;
    leg.breaks = this.breaks;
    const at = this.legs.trace(d, from, to, depart, taken, goal, leg);
    this.travel += leg.travel;
    this.price += leg.cost;
    this.walk += leg.walk;
    return at;
  }

  private fault(d: number): DayFault | undefined {
    const day = this.m.problem.days[d]!;
    if (this.active > (day.maxActive ?? Infinity)) return "maxActive";
    if (this.price > (day.maxPrice ?? Infinity) + 1e-9) return "maxPrice";
    if (this.walk > (day.maxWalk ?? Infinity)) return "maxWalk";
    if (day.maxWait !== undefined && this.longestWait(d) > day.maxWait) return "maxWait";
    return undefined;
  }

  private longestWait(d: number): number {
    let longest = 0;
    for (let p = 2; p <= this.count; p++) {
      const leg = this.leg;
      leg.travel = leg.cost = leg.walk = leg.breakTime = 0;
      leg.breaks = [];
      const departed = this.leave[p - 1]!;
      this.legs.trace(d, this.order[p - 1]!, this.order[p]!, departed, this.taken[p - 1]!, this.taken[p]!, leg);
      longest = Math.max(longest, this.start[p]! - departed - leg.travel - leg.breakTime);
    }
    return longest;
  }
}
