/** Finds where a place fits a day: a constant-time test for each gap between two visits. */
import { gainAfter, isPlainGain } from "./gain";
import { earliestStart, INFINITE_TIME, type Model } from "./model";
import type { Tour } from "./tour";

export class Inserter {
  /** Vertex after which the last `scan` would put the place; -1 if it fits nowhere on that day. */
  after = -1;
  /** Delay it brings to what follows: the price of the insertion. */
  shift = 0;
  /** The gain of the place there, soft terms counted. */
  gain = 0;

  /** Gaps of each day without breaks, side by side: the vertex before, its leaving, the due and reach of the next. */
  private readonly gapVertex: Int32Array;
  private readonly gapLeave: Int32Array;
  private readonly gapDue: Int32Array;
  private readonly gapReach: Int32Array;
  private readonly gapCount: Int32Array;
  private readonly stride: number;
  /** Most active time of each day where a detour adds just its own time; Infinity elsewhere. */
  private readonly activeLimit: number[];
  /** A place is worth its score, wherever it goes. */
  private readonly plainGain: boolean;

  constructor(
    private readonly m: Model,
    private readonly tour: Tour,
  ) {
    this.stride = m.places + 2;
    this.gapVertex = new Int32Array(m.days * this.stride);
    this.gapLeave = new Int32Array(m.days * this.stride);
    this.gapDue = new Int32Array(m.days * this.stride);
    this.gapReach = new Int32Array(m.days * this.stride);
    this.gapCount = new Int32Array(m.days);
    this.activeLimit = m.problem.days.map((day, d) => {
      const fixedWays = m.time !== undefined && m.breaks[d]!.every((rest) => rest.anywhere);
      return fixedWays ? (day.maxActive ?? Infinity) : Infinity;
    });
    this.plainGain = isPlainGain(m);
  }

  /** Lays the gaps of a day out for many scans; to be called again when the day has changed. */
  open(d: number): void {
    const { m, tour } = this;
    const k = m.width;
    const base = d * this.stride;
    const end = tour.first(d) + 1;
    let count = 0;
    let i = tour.first(d);
    for (; i !== end; count++) {
      const j = tour.next[i]!;
      this.gapVertex[base + count] = i;
      this.gapLeave[base + count] = tour.ready[i * k]!;
      this.gapDue[base + count] = tour.due[j * k]!;
      this.gapReach[base + count] = tour.reach[j * k]!;
      i = j;
    }
    this.gapVertex[base + count] = end;
    this.gapCount[d] = count;
  }

  /** Rules on kinds, money and day that need no clock. */
  allows(x: number, d: number): boolean {
    const m = this.m;
    if (m.lastOfDay[x * m.days + d] === -INFINITE_TIME || !m.usable[d]) return false;
    for (let i = m.groupFrom[x]!; i < m.groupFrom[x + 1]!; i++) {
      const g = m.groupList[i]!;
      const group = m.groups[g]!;
      if (this.tour.groupCount[g]! >= group.max || this.tour.groupDayCount[g * m.days + d]! >= group.maxPerDay)
        return false;
    }
    if (this.tour.dayActive[d]! + m.minStay[x]! > this.activeLimit[d]!) return false;
    return m.price[x] === 0 || m.maxPrice === Infinity || this.tour.spent() + m.price[x]! <= m.maxPrice + 1e-9;
  }

  /** Looks for the gap of an opened day d with the least delay for x, other than right after `not`. */
  scan(x: number, d: number, not = -1): void {
    this.after = -1;
    this.shift = INFINITE_TIME;
    if (!this.allows(x, d)) return;
    if (this.isPlain(d)) this.scanPlain(x, d, not);
    else this.scanWithBreaks(x, d, not);
    if (this.after >= 0) this.gain = this.gainOf(x, d);
  }

  /** The day has no breaks and its travel is a matrix. */
  private isPlain(d: number): boolean {
    return this.m.timeTo !== undefined && this.m.breaks[d]!.length === 0;
  }

  /**
   * After the gap after i was split by an insertion: takes the known gap of x or one of the two new ones,
   * whichever delays least, without a look at the others. Answers false if none of them will do.
   */
  rescan(x: number, d: number, known: number, i: number): boolean {
    if (!this.allows(x, d)) return false;
    const split = known === i;
    let best = split ? INFINITE_TIME : this.shiftAfter(x, d, known);
    if (!split && best === INFINITE_TIME) return false;
    let found = known;
    for (const v of [i, this.tour.next[i]!]) {
      const shift = this.shiftAfter(x, d, v);
      if (shift >= best) continue;
      best = shift;
      found = v;
    }
    if (best === INFINITE_TIME) return false;
    this.shift = best;
    this.after = found;
    this.gain = this.gainOf(x, d);
    return true;
  }

  /** Delay of a regular x right after vertex i; INFINITE_TIME if it does not fit there. */
  private shiftAfter(x: number, d: number, i: number): number {
    const { vertices, places, width: k, minStay } = this.m;
    const j = this.tour.next[i]!;
    if (!this.isPlain(d)) return this.mayFit(x, d, i, j) ? this.gapShift(x, d, i, j) : INFINITE_TIME;
    const row = x * vertices;
    const at = this.tour.ready[i * k]! + this.m.timeTo![row + i]!;
    const again = at > this.m.dayLast[d * places + x]!;
    const opens = (again ? this.m.dayOpenAgain : this.m.dayOpen)[d * places + x]!;
    const start = at > opens ? at : opens;
    if (again && start > this.m.dayLastAgain[d * places + x]!) return INFINITE_TIME;
    const arrival = start + minStay[x]! + this.m.time![row + j]!;
    return arrival > this.tour.due[j * k]! ? INFINITE_TIME : arrival - this.tour.reach[j * k]!;
  }

  /** The gain of x where the last look would put it. */
  private gainOf(x: number, d: number): number {
    return this.plainGain ? this.m.score[x]! : gainAfter(this.m, this.tour, x, d, this.after);
  }

  private scanPlain(x: number, d: number, not: number): void {
    const m = this.m;
    const { gapVertex, gapLeave, gapDue, gapReach } = this;
    const time = m.time!;
    const timeTo = m.timeTo!;
    const cell = x * m.days + d;
    const window = m.windowFrom[cell]!;
    const single = m.windowFrom[cell + 1]! - window === 1;
    const opens = m.open[window]!;
    const closes = m.lastOfDay[cell]!;
    const stay = m.minStay[x]!;
    const soonest = opens + stay;
    const row = x * m.vertices;
    const ordered = m.earlier[x] !== undefined || m.later[x] !== undefined;
    const end = d * this.stride + this.gapCount[d]!;
    let best = INFINITE_TIME;
    let found = -1;
    for (let g = d * this.stride; g < end; g++) {
      const leave = gapLeave[g]!;
      if (leave > closes) break;
      const limit = gapDue[g]!;
      if (soonest > limit) continue;
      const at = leave + timeTo[row + gapVertex[g]!]!;
      if (at > closes) continue;
      const start = at > opens ? (single ? at : earliestStart(m, x, d, at)) : opens;
      const arrival = start + stay + time[row + gapVertex[g + 1]!]!;
      if (arrival > limit) continue;
      const shift = arrival - gapReach[g]!;
      if (shift < best && gapVertex[g] !== not && (!ordered || this.inOrder(x, gapVertex[g]!, d))) {
        best = shift;
        found = gapVertex[g]!;
      }
    }
    this.after = found;
    this.shift = best;
  }

  private scanWithBreaks(x: number, d: number, not: number): void {
    const { m, tour } = this;
    const k = m.width;
    const goal = m.breaks[d]!.length;
    const end = tour.first(d) + 1;
    const cell = x * m.days + d;
    const opens = m.open[m.windowFrom[cell]!]!;
    const closes = m.lastOfDay[cell]!;
    const ordered = m.earlier[x] !== undefined || m.later[x] !== undefined;
    for (let i = tour.first(d); i !== end; i = tour.next[i]!) {
      const j = tour.next[i]!;
      const soonest = tour.ready[i * k]!;
      if (soonest < INFINITE_TIME && soonest > closes) break;
      if (opens + m.minStay[x]! > tour.due[j * k + goal]! || i === not || !this.mayFit(x, d, i, j)) continue;
      const shift = this.gapShift(x, d, i, j);
      if (shift < this.shift && (!ordered || this.inOrder(x, i, d))) {
        this.shift = shift;
        this.after = i;
      }
    }
  }

  /** A quick test that x passes wherever it fits: its time, and the day's active time. */
  private mayFit(x: number, d: number, i: number, j: number): boolean {
    const { time, vertices, minStay } = this.m;
    if (!time) return true;
    if (!this.mayFitInTime(x, d, i, j)) return false;
    const detour = time[i * vertices + x]! + time[x * vertices + j]! - time[i * vertices + j]!;
    return this.tour.dayActive[d]! + minStay[x]! + detour <= this.activeLimit[d]!;
  }

  /** No break on the way and the latest due: less time than this x cannot take between i and some later j. */
  mayFitInTime(x: number, d: number, i: number, j: number): boolean {
    const { time, vertices, width, minStay, breaks } = this.m;
    if (!time) return true;
    const opens = this.m.open[this.m.windowFrom[x * this.m.days + d]!]!;
    let at = this.tour.ready[i * width]! + time[i * vertices + x]!;
    if (at < opens) at = opens;
    return at + minStay[x]! + time[x * vertices + j]! <= this.tour.due[j * width + breaks[d]!.length]!;
  }

  /**
   * Delay of x between i and some later j; INFINITE_TIME if it does not fit. Breaks stay on the legs they are on where
   * that works, otherwise the way of taking them on the two new legs that delays least.
   */
  gapShift(x: number, d: number, i: number, j: number): number {
    const { m, tour } = this;
    const legs = tour.clock.legs;
    const k = m.width;
    const goal = m.breaks[d]!.length;
    let best = INFINITE_TIME;
    for (let b = 0; b <= goal; b++) {
      const leave = tour.ready[i * k + b]!;
      const limit = tour.due[j * k + b]!;
      if (leave >= INFINITE_TIME || limit < leave) continue;
      const start = earliestStart(m, x, d, legs.arrive(d, i, x, leave));
      if (start >= INFINITE_TIME) continue;
      const done = start + m.minStay[x]!;
      const reached = legs.arrive(d, x, j, done);
      if (reached <= limit) best = Math.min(best, this.delay(j * k + b, reached, done - leave));
    }
    return best < INFINITE_TIME || goal === 0 ? best : this.gapShiftWithBreak(x, d, i, j);
  }

  private gapShiftWithBreak(x: number, d: number, i: number, j: number): number {
    const { m, tour } = this;
    const legs = tour.clock.legs;
    const breaks = m.breaks[d]!;
    const k = m.width;
    let best = INFINITE_TIME;
    for (let before = 0; before < breaks.length; before++) {
      const leave = tour.ready[i * k + before]!;
      if (leave >= INFINITE_TIME) continue;
      let rest = 0;
      for (let to = before + 1; to <= breaks.length; to++) {
        rest += breaks[to - 1]!.duration;
        const limit = tour.due[j * k + to]!;
        if (leave + rest + m.minStay[x]! > limit) continue;
        for (let at = before; at <= to; at++) {
          const arrival = legs.arriveWith(d, i, x, leave, before, at);
          const start = arrival >= INFINITE_TIME ? INFINITE_TIME : earliestStart(m, x, d, arrival);
          if (start >= INFINITE_TIME || start + m.minStay[x]! > limit) continue;
          const done = start + m.minStay[x]!;
          const reached = legs.arriveWith(d, x, j, done, at, to);
          if (reached <= limit) best = Math.min(best, this.delay(j * k + to, reached, done - leave));
        }
      }
    }
    return best;
  }

  /** How much later a clock state is reached, at least 1; where it could not be before, the time spent instead. */
  private delay(state: number, reached: number, spent: number): number {
    const usual = this.tour.reach[state]!;
    return usual >= INFINITE_TIME ? spent : Math.max(1, reached - usual);
  }

  /** Whether x may stand right after i on day d for the sake of "A before B". */
  inOrder(x: number, i: number, d: number): boolean {
    for (const other of this.m.earlier[x] ?? []) {
      const day = this.tour.dayOf[other]!;
      if (day > d || (day === d && !this.standsBy(other, i))) return false;
    }
    for (const other of this.m.later[x] ?? []) {
      const day = this.tour.dayOf[other]!;
      if (day >= 0 && (day < d || (day === d && this.standsBy(other, i)))) return false;
    }
    return true;
  }

  /** Place `other` is at vertex i or before it on the same day. */
  private standsBy(other: number, i: number): boolean {
    for (let v = i; v < this.m.places; v = this.tour.prev[v]!) if (v === other) return true;
    return false;
  }

  /**
   * Puts x on day d after a vertex and keeps it there if the day's and the trip's limits hold (or were
   * broken before and are no worse); otherwise takes it out again and answers false.
   */
  put(x: number, d: number, after: number): boolean {
    const { m, tour } = this;
    const wasBroken = tour.broken[d]! === 1;
    tour.link(x, after, d);
    const inTime = tour.refresh(d);
    const held =
      inTime &&
      (tour.settle(d) || (wasBroken && tour.broken[d] === 1)) &&
      (!m.rich || tour.spent() <= m.maxPrice + 1e-9);
    if (held) return true;
    tour.unlink(x);
    tour.refresh(d);
    tour.settle(d);
    return false;
  }
}
