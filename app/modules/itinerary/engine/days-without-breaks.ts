/**
 * Days of a plain problem while they are filled: the visits of each day side by side in arrays, with the clock of
 * every one. An insertion drives only that part of the day anew that it changes.
 */
import { INFINITE_TIME, type Model } from "./model";
import type { Tour } from "./tour";

/**
 * Numbers a place has in `windows`: opening and last start of the first window and of the second, stay; the rest is
 * free.
 */
export const PARTS = 8;

export class DaysWithoutBreaks {
  /** Of day d from `d * stride` on: its departure, its visits, its arrival. */
  readonly vertex: Int32Array;
  readonly ready: Int32Array;
  readonly reach: Int32Array;
  readonly due: Int32Array;
  /** Gaps of each day. */
  readonly gaps: Int32Array;
  readonly stride: number;
  /** Position of each visit and each departure in its day, counted from 0. */
  readonly position: Int32Array;
  /** By day, then place. */
  readonly windows: Int32Array;
  private readonly time: Int32Array;
  private readonly timeTo: Int32Array;

  /** The result of the last search for a gap: positions from the day's departure, or -1, and the delay there. */
  gap = -1;
  shift = INFINITE_TIME;

  constructor(
    private readonly m: Model,
    private readonly tour: Tour,
  ) {
    this.stride = m.places + 2;
    const size = m.days * this.stride;
    this.vertex = new Int32Array(size);
    this.ready = new Int32Array(size);
    this.reach = new Int32Array(size);
    this.due = new Int32Array(size);
    this.gaps = new Int32Array(m.days);
    this.position = new Int32Array(m.vertices);
    this.time = m.time!;
    this.timeTo = m.timeTo!;
    this.windows = new Int32Array(PARTS * m.places * m.days);
    for (let cell = 0; cell < m.places * m.days; cell++) {
      const stay = m.minStay[cell % m.places]!;
      const parts = [m.dayOpen[cell]!, m.dayLast[cell]!, m.dayOpenAgain[cell]!, m.dayLastAgain[cell]!, stay];
      this.windows.set(parts, PARTS * cell);
    }
  }

  /** Whether all days can be kept this way: a travel matrix, no breaks, no limits of a day, no order, few kinds. */
  static suits(m: Model): boolean {
    return (
      m.time !== undefined &&
      m.width === 1 &&
      !m.rich &&
      !m.regular.includes(0) &&
      m.groups.length < 32 &&
      m.groups.every((group) => group.maxPerDay === Infinity)
    );
  }

  /** Takes a day over from the tour. */
  open(d: number): void {
    const { vertex, ready, reach, due, position } = this;
    const { next } = this.tour;
    const end = this.tour.first(d) + 1;
    let at = d * this.stride;
    for (let v = end - 1, p = 0; ; v = next[v]!, p++, at++) {
      vertex[at] = v;
      ready[at] = this.tour.ready[v]!;
      reach[at] = this.tour.reach[v]!;
      due[at] = this.tour.due[v]!;
      position[v] = p;
      if (v === end) {
        this.gaps[d] = p;
        return;
      }
    }
  }

  /** Gives the clock of a day back to the tour. */
  close(d: number): void {
    const { tour } = this;
    const from = d * this.stride;
    const to = from + this.gaps[d]!;
    for (let at = from; at <= to; at++) {
      const v = this.vertex[at]!;
      tour.ready[v] = this.ready[at]!;
      tour.reach[v] = this.reach[at]!;
      tour.due[v] = this.due[at]!;
    }
  }

  /** Puts x, which fits there, into a gap of a day. */
  insert(x: number, d: number, gap: number): void {
    const { vertex, ready, reach, due, position, windows, time } = this;
    const { vertices, places } = this.m;
    const from = d * this.stride;
    const count = this.gaps[d]!;
    this.gaps[d] = count + 1;
    const at = from + gap + 1;
    for (let q = from + count; q >= at; q--) {
      const v = vertex[q]!;
      vertex[q + 1] = v;
      ready[q + 1] = ready[q]!;
      reach[q + 1] = reach[q]!;
      due[q + 1] = due[q]!;
      position[v] = position[v]! + 1;
    }
    vertex[at] = x;
    position[x] = gap + 1;
    reach[at] = -1;
    const end = from + count + 1;
    let now = ready[at - 1]!;
    let i = vertex[at - 1]!;
    for (let q = at; q <= end; q++) {
      const j = vertex[q]!;
      const arrive = now + time[i * vertices + j]!;
      if (arrive === reach[q]) break;
      reach[q] = arrive;
      if (q === end) break;
      const w = PARTS * (d * places + j);
      const opens = arrive > windows[w + 1]! ? windows[w + 2]! : windows[w]!;
      now = (arrive > opens ? arrive : opens) + windows[w + 4]!;
      ready[q] = now;
      i = j;
    }
    let limit = due[at + 1]!;
    let j = vertex[at + 1]!;
    for (let q = at; q > from; q--) {
      i = vertex[q]!;
      limit = this.latest(PARTS * (d * places + i), limit - time[i * vertices + j]!);
      if (q < at && limit === due[q]) return;
      due[q] = limit;
      j = i;
    }
  }

  /**
   * Latest start of a visit that is left by then, its numbers beginning at w and one of its windows being open in time.
   */
  private latest(w: number, leave: number): number {
    const { windows } = this;
    const bound = leave - windows[w + 4]!;
    const last = windows[w + 1]!;
    const again = windows[w + 3]!;
    return bound <= last || bound < windows[w + 2]! || again <= last
      ? bound < last
        ? bound
        : last
      : bound < again
        ? bound
        : again;
  }

  /** Looks for the gap of a day with the least delay for x. */
  scan(x: number, d: number): void {
    const { vertex, ready, reach, due, windows, time, timeTo } = this;
    const w = PARTS * (d * this.m.places + x);
    const opens = windows[w]!;
    const closes = windows[w + 1]!;
    const opensAgain = windows[w + 2]!;
    const closesAgain = windows[w + 3]!;
    const stay = windows[w + 4]!;
    const soonest = opens + stay;
    const row = x * this.m.vertices;
    const from = d * this.stride;
    const end = from + this.gaps[d]!;
    let best = INFINITE_TIME;
    let found = -1;
    for (let q = from; q < end; q++) {
      const leave = ready[q]!;
      if (leave > closes && leave > closesAgain) break;
      const limit = due[q + 1]!;
      if (soonest > limit) continue;
      const at = leave + timeTo[row + vertex[q]!]!;
      let start = at;
      if (at > closes) {
        if (at > closesAgain) continue;
        if (at < opensAgain) start = opensAgain;
      } else if (at < opens) start = opens;
      const arrival = start + stay + time[row + vertex[q + 1]!]!;
      if (arrival > limit) continue;
      const shift = arrival - reach[q + 1]!;
      if (shift < best) {
        best = shift;
        found = q;
      }
    }
    this.gap = found < 0 ? -1 : found - from;
    this.shift = best;
  }

  /**
   * For x on a day that has grown: compares the gap at position `known` (-1: none), which may no longer do, with the
   * two gaps from position `split` on. Answers false if `known` no longer does or no gap is found.
   */
  scanAgain(x: number, d: number, known: number, split: number): boolean {
    const { vertex, ready, reach, due, windows, time, timeTo } = this;
    const w = PARTS * (d * this.m.places + x);
    const opens = windows[w]!;
    const closes = windows[w + 1]!;
    const opensAgain = windows[w + 2]!;
    const closesAgain = windows[w + 3]!;
    const stay = windows[w + 4]!;
    const row = x * this.m.vertices;
    const from = d * this.stride;
    let best = INFINITE_TIME;
    let found = -1;
    for (let step = known < 0 ? 1 : 0; step < 3; step++) {
      const gap = step === 0 ? known : split + step - 1;
      const q = from + gap;
      let start = ready[q]! + timeTo[row + vertex[q]!]!;
      let fits = true;
      if (start > closes) {
        if (start > closesAgain) fits = false;
        else if (start < opensAgain) start = opensAgain;
      } else if (start < opens) start = opens;
      if (fits) {
        const arrival = start + stay + time[row + vertex[q + 1]!]!;
        const shift = arrival - reach[q + 1]!;
        if (arrival > due[q + 1]!) fits = false;
        else if (shift < best) {
          best = shift;
          found = gap;
        }
      }
      if (!fits && step === 0) return false;
    }
    this.gap = found;
    this.shift = best;
    return found >= 0;
  }
}
