/** Fills the gaps of a tour: again and again the insertion with the best score for its delay. */
import type { Rng } from "#app/shared/rng";
import { Inserter } from "./insertion";
import { INFINITE_TIME, type Model } from "./model";
import type { Tour } from "./tour";

/** Fewer places than this are looked for one by one. */
const FEW = 24;
/** Weight of a place of mean price, on a trip with a budget, against one that is free. */
const THRIFT = 3;
/** Different starts in the table of noise. */
const NOISE = 4096;

export class Recreator {
  private readonly inserter: Inserter;
  /** Gain for the time it takes of the best insertion of each place and day, 0 where there is none; and the vertex it follows. */
  private readonly gainRate: Float64Array;
  private readonly after: Int32Array;
  private readonly refused: Int32Array;
  private readonly list: Int32Array;
  private readonly bulk: Int32Array;
  /** Random factors around 1, and where in them this round begins; -1 for a round without noise. */
  private readonly factors: Float64Array;
  private noise = -1;
  private power = 2;
  /** How much the price of a place counts beside its time this round; 0 without a budget. */
  private thrift = 0;
  private readonly meanPrice: number;
  /** The list changes the gains of others (least numbers, falling scores): look again before each insertion. */
  private readonly gainsMove: boolean;

  constructor(
    private readonly m: Model,
    private readonly tour: Tour,
    private readonly rng: Rng,
  ) {
    this.inserter = new Inserter(m, tour);
    this.gainRate = new Float64Array(m.places * m.days);
    this.after = new Int32Array(m.places * m.days);
    this.refused = new Int32Array(m.places * m.days).fill(-1);
    this.list = new Int32Array(m.candidates.length);
    this.bulk = new Int32Array(m.candidates.length);
    this.factors = Float64Array.from({ length: NOISE + m.places }, () => 0.5 + rng());
    let prices = 0;
    for (const x of m.candidates) prices += m.price[x]!;
    this.meanPrice = prices / m.candidates.length || 1;
    this.gainsMove = m.groups.some((group) => group.min > 0) || m.repeats;
  }

  /**
   * Inserts until nothing fits. `touched[d]` says which days changed since nothing fitted, `fresh[x]`
   * which places were taken out since: only those pairs need a look. Noise shakes the gain of each place.
   */
  fill(touched: Uint8Array, fresh: Uint8Array, power: number, noise: boolean): void {
    this.power = power;
    this.thrift = this.m.maxPrice < Infinity && this.rng() < 0.8 ? THRIFT / this.meanPrice : 0;
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

  private collect(touched: Uint8Array, fresh: Uint8Array, noise: boolean): number {
    const { m, tour, bulk } = this;
    let idle = 0;
    for (const x of m.candidates) {
      if (tour.dayOf[x]! >= 0) continue;
      this.list[idle++] = x;
    }
    this.gainRate.fill(0);
    this.noise = noise ? Math.floor(this.rng() * NOISE) : -1;
    for (let d = 0; d < m.days; d++) {
      if (!m.usable[d]) continue;
      this.inserter.open(d);
      let size = 0;
      for (let q = 0; q < idle; q++) if (touched[d] || fresh[this.list[q]!]) bulk[size++] = this.list[q]!;
      this.lookAtAll(d, size);
    }
    return this.keepFitting(idle);
  }

  /** Looks for the best gap of day d for each of the first `size` places in `bulk`. */
  private lookAtAll(d: number, size: number): void {
    const { m, bulk, inserter } = this;
    if (!inserter.isPlain(d)) {
      for (let q = 0; q < size; q++) this.look(bulk[q]!, d);
      return;
    }
    let regular = 0;
    for (let q = 0; q < size; q++) {
      const x = bulk[q]!;
      if (m.regular[d * m.places + x]) bulk[regular++] = x;
      else this.look(x, d);
    }
    if (regular < FEW) {
      for (let q = 0; q < regular; q++) this.look(bulk[q]!, d);
      return;
    }
    inserter.scanMany(d, bulk, regular);
    for (let q = 0; q < regular; q++) {
      const x = bulk[q]!;
      if (inserter.shiftOf[x] === INFINITE_TIME) this.gainRate[x * m.days + d] = 0;
      else this.adopt(x, d);
    }
  }

  private adopt(x: number, d: number): void {
    const cell = x * this.m.days + d;
    this.refused[cell] = -1;
    this.inserter.adopt(x, d);
    this.weigh(x, cell);
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
    const raised = this.power === 1 ? gain : this.power === 2 ? gain * gain : gain * gain * gain;
    const effort = (shift < 1 ? 1 : shift) * (1 + this.thrift * this.m.price[x]!);
    this.gainRate[cell] = (raised * (this.noise < 0 ? 1 : this.factors[this.noise + x]!)) / effort;
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
    let again = 0;
    for (let q = 0; q < size; q++) {
      const x = this.list[q]!;
      if (this.gainRate[x * days + d]! === 0) continue;
      const known = this.after[x * days + d]!;
      const simple = m.regular[d * m.places + x] === 1 && this.refused[x * days + d] === -1;
      const quick = simple && inserter.rescan(x, d, known, split);
      if (quick) this.adopt(x, d);
      else this.bulk[again++] = x;
    }
    this.lookAtAll(d, again);
    return this.keepFitting(size);
  }
}
