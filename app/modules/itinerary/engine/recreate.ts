/** Fills the gaps of a tour: again and again the insertion with the best score for its delay. */
import type { Rng } from "#app/shared/rng";
import { Inserter } from "./insertion";
import type { Model } from "./model";
import type { Tour } from "./tour";

export class Recreator {
  private readonly inserter: Inserter;
  /** Worth of the best insertion of each place and day, 0 where there is none; and the vertex it follows. */
  private readonly worth: Float64Array;
  private readonly after: Int32Array;
  private readonly refused: Int32Array;
  private readonly list: Int32Array;
  private readonly noise: Float64Array;
  private power = 2;
  /** The list changes the gains of others (least numbers, falling scores): look again before each insertion. */
  private readonly gainsMove: boolean;

  constructor(
    private readonly m: Model,
    private readonly tour: Tour,
    private readonly rng: Rng,
  ) {
    this.inserter = new Inserter(m, tour);
    this.worth = new Float64Array(m.places * m.days);
    this.after = new Int32Array(m.places * m.days);
    this.refused = new Int32Array(m.places * m.days).fill(-1);
    this.list = new Int32Array(m.candidates.length);
    this.noise = new Float64Array(m.places).fill(1);
    this.gainsMove = m.groups.some((group) => group.min > 0) || m.repeats;
  }

  /**
   * Inserts until nothing fits. `touched[d]` says which days changed since nothing fitted, `fresh[x]`
   * which places were taken out since: only those pairs need a look.
   */
  fill(touched: Uint8Array, fresh: Uint8Array, power: number, noise: number): void {
    this.power = power;
    let size = this.collect(touched, fresh, noise);
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

  private collect(touched: Uint8Array, fresh: Uint8Array, noise: number): number {
    const { m, tour } = this;
    let size = 0;
    for (let d = 0; d < m.days; d++) this.inserter.open(d);
    for (const x of m.candidates) {
      if (tour.dayOf[x]! >= 0) continue;
      this.noise[x] = noise > 0 ? 1 + noise * (this.rng() - 0.5) : 1;
      let fits = false;
      for (let d = 0; d < m.days; d++) {
        this.worth[x * m.days + d] = 0;
        if ((touched[d] || fresh[x]) && this.look(x, d)) fits = true;
      }
      if (fits) this.list[size++] = x;
    }
    return size;
  }

  private look(x: number, d: number, not = -1): boolean {
    const cell = x * this.m.days + d;
    this.inserter.scan(x, d, not);
    this.refused[cell] = not;
    const { after, shift, gain } = this.inserter;
    if (after < 0 || gain <= 0) {
      this.worth[cell] = 0;
      return false;
    }
    this.after[cell] = after;
    const raised = this.power === 1 ? gain : this.power === 2 ? gain * gain : gain * gain * gain;
    this.worth[cell] = (raised * this.noise[x]!) / (shift < 1 ? 1 : shift);
    return true;
  }

  private findBest(size: number): number {
    const days = this.m.days;
    let best = -1;
    let most = 0;
    for (let i = 0; i < size; i++) {
      const cell = this.list[i]! * days;
      for (let d = 0; d < days; d++) {
        if (this.worth[cell + d]! > most) {
          most = this.worth[cell + d]!;
          best = cell + d;
        }
      }
    }
    return best;
  }

  /** Looks again where earlier insertions may have changed rules or gains; false if the choice has changed. */
  private confirm(x: number, d: number, cell: number): boolean {
    if (!this.inserter.allows(x, d)) {
      this.worth[cell] = 0;
      return false;
    }
    const ordered = this.m.earlier[x] !== undefined || this.m.later[x] !== undefined;
    if (ordered && !this.inserter.inOrder(x, this.after[cell]!, d)) {
      this.look(x, d);
      return false;
    }
    if (!this.gainsMove) return true;
    const before = this.worth[cell]!;
    return this.look(x, d, this.refused[cell]!) && this.worth[cell]! >= before * 0.999;
  }

  /** The best gap broke a limit of the day: try the next best one once, then give the day up for x. */
  private retry(x: number, d: number, cell: number): void {
    if (this.refused[cell]! >= 0) this.worth[cell] = 0;
    else this.look(x, d, this.after[cell]!);
  }

  /** Drops the inserted place from the list and looks again at the day it went to. */
  private update(size: number, inserted: number, d: number): number {
    const days = this.m.days;
    this.inserter.open(d);
    let kept = 0;
    for (let i = 0; i < size; i++) {
      const x = this.list[i]!;
      if (x === inserted) continue;
      if (this.worth[x * days + d]! > 0) this.look(x, d);
      let fits = false;
      for (let e = 0; e < days && !fits; e++) fits = this.worth[x * days + e]! > 0;
      if (fits) this.list[kept++] = x;
    }
    return kept;
  }
}
