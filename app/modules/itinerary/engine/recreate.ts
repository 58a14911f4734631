/** Fills the gaps of a tour: again and again the insertion with the best score for its delay. */
import type { Rng } from "#app/shared/rng";
import { Appetite } from "./appetite";
import { Inserter } from "./insertion";
import type { Model } from "./model";
import type { Tour } from "./tour";

export class Recreator {
  private readonly inserter: Inserter;
  /**
   * Gain for the time it takes of the best insertion of each place and day, 0 where there is none; and the vertex it
   * follows.
   */
  private readonly gainRate: Float64Array;
  private readonly after: Int32Array;
  private readonly refused: Int32Array;
  private readonly list: Int32Array;
  private readonly appetite: Appetite;
  /** The list changes the gains of others (least numbers, falling scores): look again before each insertion. */
  private readonly gainsMove: boolean;

  constructor(
    private readonly m: Model,
    private readonly tour: Tour,
    rng: Rng,
  ) {
    this.inserter = new Inserter(m, tour);
    this.gainRate = new Float64Array(m.places * m.days);
    this.after = new Int32Array(m.places * m.days);
    this.refused = new Int32Array(m.places * m.days).fill(-1);
    this.list = new Int32Array(m.candidates.length);
    this.appetite = new Appetite(m, rng);
    this.gainsMove = m.groups.some((group) => group.min > 0) || m.repeats;
  }

  /**
   * Inserts until nothing fits. `touched[d]` says which days changed since nothing fitted, `fresh[x]`
   * which places were taken out since: only those pairs need a look. Noise shakes the gain of each place.
   */
  fill(touched: Uint8Array, fresh: Uint8Array, power: number, noise: boolean): void {
    this.appetite.whet(power, noise);
    let size = this.collect(touched, fresh);
    for (;;) {
      const best = this.findBest(size);
      if (best < 0) return;
      const x = Math.floor(best / this.m.days);
      const d = best % this.m.days;
      if (!this.confirm(x, d, best)) continue;
      if (!this.inserter.put(x, d, this.after[best]!)) {
        this.retry(x, d, best);
        continue;
      }
      size = this.update(size, x, d);
    }
  }

  private collect(touched: Uint8Array, fresh: Uint8Array): number {
    const { m, tour } = this;
    let idle = 0;
    for (const x of m.candidates) {
      if (tour.dayOf[x]! >= 0) continue;
      this.list[idle++] = x;
    }
    this.gainRate.fill(0);
    for (let d = 0; d < m.days; d++) {
      if (!m.usable[d]) continue;
      this.inserter.open(d);
      for (let q = 0; q < idle; q++) if (touched[d] || fresh[this.list[q]!]) this.look(this.list[q]!, d);
    }
    return this.keepFitting(idle);
  }

  /** Drops the places without any gap from the list; answers how many are left. */
  private keepFitting(size: number): number {
    const days = this.m.days;
    let kept = 0;
    for (let q = 0; q < size; q++) {
      const x = this.list[q]!;
      let fits = false;
      for (let d = 0; d < days && !fits; d++) fits = this.gainRate[x * days + d]! > 0;
      if (fits) this.list[kept++] = x;
    }
    return kept;
  }

  private look(x: number, d: number, not = -1): boolean {
    const cell = x * this.m.days + d;
    this.inserter.scan(x, d, not);
    this.refused[cell] = not;
    return this.weigh(x, cell);
  }

  /** Weighs the gap the inserter has found for x; false if there is none worth taking. */
  private weigh(x: number, cell: number): boolean {
    const { after, shift, gain } = this.inserter;
    if (after < 0 || gain <= 0) {
      this.gainRate[cell] = 0;
      return false;
    }
    this.after[cell] = after;
    this.gainRate[cell] = this.appetite.weigh(x, shift, gain);
    return true;
  }

  private findBest(size: number): number {
    const days = this.m.days;
    let best = -1;
    let most = 0;
    for (let i = 0; i < size; i++) {
      const cell = this.list[i]! * days;
      for (let d = 0; d < days; d++) {
        if (this.gainRate[cell + d]! > most) {
          most = this.gainRate[cell + d]!;
          best = cell + d;
        }
      }
    }
    return best;
  }

  /** Looks again where earlier insertions may have changed rules or gains; false if the choice has changed. */
  private confirm(x: number, d: number, cell: number): boolean {
    if (!this.inserter.allows(x, d)) {
      this.gainRate[cell] = 0;
      return false;
    }
    const ordered = this.m.earlier[x] !== undefined || this.m.later[x] !== undefined;
    if (ordered && !this.inserter.inOrder(x, this.after[cell]!, d)) {
      this.look(x, d);
      return false;
    }
    if (!this.gainsMove) return true;
    const before = this.gainRate[cell]!;
    return this.look(x, d, this.refused[cell]!) && this.gainRate[cell]! >= before * 0.999;
  }

  /** The best gap broke a limit of the day: try the next best one once, then give the day up for x. */
  private retry(x: number, d: number, cell: number): void {
    if (this.refused[cell]! >= 0) this.gainRate[cell] = 0;
    else this.look(x, d, this.after[cell]!);
  }

  /** Drops the inserted place from the list and looks again at the day it went to. */
  private update(size: number, inserted: number, d: number): number {
    const { m, inserter } = this;
    const { days } = m;
    const split = this.tour.prev[inserted]!;
    inserter.open(d);
    this.gainRate.fill(0, inserted * days, (inserted + 1) * days);
    for (let q = 0; q < size; q++) {
      const x = this.list[q]!;
      const cell = x * days + d;
      if (this.gainRate[cell]! === 0) continue;
      const simple = m.regular[d * m.places + x] === 1 && this.refused[cell] === -1;
      if (simple && inserter.rescan(x, d, this.after[cell]!, split)) this.weigh(x, cell);
      else this.look(x, d);
    }
    return this.keepFitting(size);
  }
}
