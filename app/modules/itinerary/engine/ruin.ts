/** Takes visits out of a tour, in several ways, to make room for better ones. */
import type { Rng } from "#app/shared/rng";
import type { Model } from "./model";
import type { Tour } from "./tour";

const NEIGHBOURS = 40;

export class Ruiner {
  /** Days and places changed since the marks were last cleared. */
  readonly touched: Uint8Array;
  readonly fresh: Uint8Array;
  private readonly near: Int32Array;
  private readonly nearCount: number;
  private readonly visited: Int32Array;

  constructor(
    private readonly m: Model,
    private readonly tour: Tour,
    private readonly rng: Rng,
  ) {
    this.touched = new Uint8Array(m.days);
    this.fresh = new Uint8Array(m.places);
    this.visited = new Int32Array(m.places);
    this.nearCount = Math.min(NEIGHBOURS, Math.max(0, m.candidates.length - 1));
    this.near = nearest(m, this.nearCount);
  }

  clearMarks(): void {
    this.touched.fill(0);
    this.fresh.fill(0);
  }

  /** Removes about `size` visits and makes the touched days' clocks fresh; false if a day no longer works in time. */
  ruin(size: number): boolean {
    const draw = this.rng();
    let left = size;
    if (this.m.days > 1 && this.rng() < 0.1 && this.exchangeTails()) left = Math.min(left, 3);
    if (draw < 0.02) this.removeDay();
    else if (draw < 0.4) this.removeRuns(left);
    else if (draw < 0.85) this.removeAround(left);
    else this.removeScattered(left);
    let works = true;
    for (let d = 0; d < this.m.days; d++) {
      if (!this.touched[d]) continue;
      if (!this.tour.refresh(d)) works = false;
      else this.tour.settle(d);
    }
    return works;
  }

  private below(limit: number): number {
    return Math.floor(this.rng() * limit);
  }

  private take(x: number): void {
    this.touched[this.tour.dayOf[x]!] = 1;
    this.fresh[x] = 1;
    this.tour.unlink(x);
  }

  /** A run of neighbouring visits from one or more days. */
  private removeRuns(size: number): void {
    let left = size;
    for (let tries = 0; left > 0 && tries < 4; tries++) {
      const d = this.below(this.m.days);
      const visits = this.tour.visits[d]!;
      if (visits === 0) continue;
      const length = Math.min(visits, 1 + this.below(left));
      let x = this.tour.next[this.tour.first(d)]!;
      for (let skip = this.below(visits - length + 1); skip > 0; skip--) x = this.tour.next[x]!;
      for (let i = 0; i < length; i++) {
        const following = this.tour.next[x]!;
        this.take(x);
        x = following;
      }
      left -= length;
    }
  }

  /** All visits of a day: the way to another part of the map. */
  private removeDay(): void {
    const d = this.below(this.m.days);
    for (let x = this.tour.next[this.tour.first(d)]!; x < this.m.places;) {
      const following = this.tour.next[x]!;
      this.take(x);
      x = following;
    }
  }

  /**
   * Lets two days swap what they do from some point on, where the clocks allow it. The days are driven anew
   * afterwards, so a swap that other rules forbid is found out then.
   */
  private exchangeTails(): boolean {
    const { m, tour } = this;
    if (!m.time || m.width > 1) return false;
    const a = this.below(m.days);
    const b = (a + 1 + this.below(m.days - 1)) % m.days;
    if (!m.usable[a] || !m.usable[b]) return false;
    let p = tour.first(a);
    for (let skip = this.below(tour.visits[a]! + 1); skip > 0; skip--) p = tour.next[p]!;
    const q = tour.next[p]!;
    let found = -1;
    let seen = 0;
    for (let i = tour.first(b); i !== tour.first(b) + 1; i = tour.next[i]!) {
      const j = tour.next[i]!;
      if (p >= m.places && i >= m.places) continue;
      if (q >= m.places && j >= m.places) continue;
      if (tour.ready[p]! + m.time[p * m.vertices + j]! > tour.due[j]!) continue;
      if (tour.ready[i]! + m.time[i * m.vertices + q]! > tour.due[q]!) continue;
      seen++;
      if (this.below(seen) === 0) found = i;
    }
    if (found < 0) return false;
    tour.swapTails(a, p, b, found);
    this.touched[a] = 1;
    this.touched[b] = 1;
    return true;
  }

  /** The visits nearest to some place, wherever they are. */
  private removeAround(size: number): void {
    const { candidates } = this.m;
    if (candidates.length === 0) return;
    const index = this.below(candidates.length);
    let left = size;
    if (this.tour.dayOf[candidates[index]!]! >= 0) {
      this.take(candidates[index]!);
      left--;
    }
    for (let i = 0; i < this.nearCount && left > 0; i++) {
      const x = this.near[index * this.nearCount + i]!;
      if (this.tour.dayOf[x]! < 0 || this.rng() < 0.15) continue;
      this.take(x);
      left--;
    }
  }

  private removeScattered(size: number): void {
    let count = 0;
    for (const x of this.m.candidates) if (this.tour.dayOf[x]! >= 0) this.visited[count++] = x;
    for (let left = Math.min(size, count); left > 0; left--) {
      const i = this.below(count);
      this.take(this.visited[i]!);
      this.visited[i] = this.visited[--count]!;
    }
  }
}

/** For each candidate the nearest others, by travel both ways at the start of the first day. */
function nearest(m: Model, count: number): Int32Array {
  const { candidates, places } = m;
  const list = new Int32Array(candidates.length * count);
  const travel = m.problem.travel;
  const distance = (a: number, b: number): number =>
    m.time
      ? m.time[a * m.vertices + b]! + m.time[b * m.vertices + a]!
      : typeof travel === "function"
        ? travel(a, b, m.dayStart[0]!, 0).time
        : 0;
  const order = new Float64Array(Math.max(0, candidates.length - 1));
  candidates.forEach((a, index) => {
    let others = 0;
    for (const b of candidates) if (b !== a) order[others++] = Math.round(distance(a, b)) * places + b;
    order.sort();
    for (let i = 0; i < count; i++) list[index * count + i] = order[i]! % places;
  });
  return list;
}
