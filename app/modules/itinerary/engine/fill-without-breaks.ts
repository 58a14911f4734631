/** Fills the gaps of a tour as `Recreator` does, to the same plan, where nothing but clock, kinds and money counts. */
import type { Rng } from "#app/shared/rng";
import { Appetite } from "./appetite";
import { listFollowers, type Followers } from "./followers";
import { INFINITE_TIME, type Model } from "./model";
import { PARTS, DaysWithoutBreaks } from "./days-without-breaks";
import type { Tour } from "./tour";

/** Fewer places than this are looked for one by one. */
const FEW = 24;

export class RecreatorWithoutBreaks {
  private readonly plain: DaysWithoutBreaks;
  private readonly appetite: Appetite;
  private readonly followers: Followers;
  /**
   * By day, then place: gain for the time it takes of the best insertion, 0 where there is none; and the vertex it
   * follows.
   */
  private readonly rate: Float64Array;
  private readonly after: Int32Array;
  /** Places that may go in. */
  private readonly list: Int32Array;
  private size = 0;
  private readonly bulk: Int32Array;
  private readonly bestShift: Int32Array;
  private readonly bestAfter: Int32Array;
  private readonly asked: Int32Array;
  private stamp = 0;
  /** Money of the whole trip. */
  private spent = 0;
  /** One bit a kind: those of each place, and those that are full. */
  private readonly kinds: Int32Array;
  private full = 0;
  /** Of each place in the list: how much it is wanted this round, and what it weighs beside its time. */
  private readonly pull: Float64Array;
  private readonly burden: Float64Array;
  /** Days something was put into. */
  private readonly grown: Uint8Array;
  /** The best insertion there is now; -1 where nothing fits. */
  private bestPlace = -1;
  private bestDay = -1;

  constructor(
    private readonly m: Model,
    private readonly tour: Tour,
    rng: Rng,
  ) {
    this.plain = new DaysWithoutBreaks(m, tour);
    this.appetite = new Appetite(m, rng);
    this.followers = listFollowers(m, m.time!);
    this.rate = new Float64Array(m.places * m.days);
    this.after = new Int32Array(m.places * m.days);
    this.list = new Int32Array(m.candidates.length);
    this.bulk = new Int32Array(m.candidates.length);
    this.bestShift = new Int32Array(m.places);
    this.bestAfter = new Int32Array(m.places);
    this.asked = new Int32Array(m.places);
    this.grown = new Uint8Array(m.days);
    this.pull = new Float64Array(m.places);
    this.burden = new Float64Array(m.places);
    this.kinds = new Int32Array(m.places);
    m.groups.forEach((group, g) => group.members.forEach((x) => (this.kinds[x] = this.kinds[x]! | (1 << g))));
  }

  /** As `Recreator.fill`. */
  fill(touched: Uint8Array, fresh: Uint8Array, power: number, noise: boolean): void {
    const { plain, tour } = this;
    this.appetite.whet(power, noise);
    this.grown.fill(0);
    this.collect(touched, fresh);
    while (this.bestPlace >= 0) {
      const x = this.bestPlace;
      const d = this.bestDay;
      const after = this.after[d * this.m.places + x]!;
      tour.link(x, after, d);
      plain.insert(x, d, after >= this.m.places ? 0 : plain.position[after]!);
      this.note(x);
      this.grown[d] = 1;
      this.update(x, d, after);
    }
    for (let d = 0; d < this.m.days; d++) {
      if (!this.grown[d]) continue;
      plain.close(d);
      tour.settle(d);
    }
  }

  private collect(touched: Uint8Array, fresh: Uint8Array): void {
    const { m, tour, bulk, list, rate, pull, burden, appetite } = this;
    this.spent = tour.spent();
    this.full = 0;
    for (let g = 0; g < m.groups.length; g++) if (tour.groupCount[g]! >= m.groupMax[g]!) this.full |= 1 << g;
    let idle = 0;
    for (const x of m.candidates) {
      if (tour.dayOf[x]! >= 0 || !this.affords(x)) continue;
      list[idle++] = x;
      pull[x] = appetite.pull(x, m.score[x]!);
      burden[x] = appetite.burden(x);
    }
    rate.fill(0);
    for (let d = 0; d < m.days; d++) {
      if (!m.usable[d]) continue;
      this.plain.open(d);
      if (touched[d]) {
        this.lookAtAll(d, list, idle);
        continue;
      }
      let size = 0;
      for (let q = 0; q < idle; q++) if (fresh[list[q]!]) bulk[size++] = list[q]!;
      this.lookAtAll(d, bulk, size);
    }
    this.bestPlace = -1;
    let most = 0;
    let kept = 0;
    for (let q = 0; q < idle; q++) {
      const x = list[q]!;
      let fits = false;
      for (let d = 0, cell = x; d < m.days; d++, cell += m.places) {
        const value = rate[cell]!;
        if (value <= 0) continue;
        fits = true;
        if (value <= most) continue;
        most = value;
        this.bestPlace = x;
        this.bestDay = d;
      }
      if (fits) list[kept++] = x;
    }
    this.size = kept;
  }

  /** The trip as it stands may hold one more of each kind that x is of, and has the money for it. */
  private affords(x: number): boolean {
    if ((this.kinds[x]! & this.full) !== 0) return false;
    const { price, maxPrice } = this.m;
    return price[x] === 0 || this.spent + price[x]! <= maxPrice + 1e-9;
  }

  /** x has gone in: some kind may be full now. */
  private note(x: number): void {
    const { groupFrom, groupList, groupMax, price } = this.m;
    this.spent += price[x]!;
    for (let i = groupFrom[x]!; i < groupFrom[x + 1]!; i++) {
      const g = groupList[i]!;
      if (this.tour.groupCount[g]! >= groupMax[g]!) this.full |= 1 << g;
    }
  }

  private lookAtAll(d: number, from: Int32Array, size: number): void {
    if (size >= FEW) {
      this.scanMany(d, from, size);
      return;
    }
    for (let q = 0; q < size; q++) this.look(from[q]!, d);
  }

  private look(x: number, d: number): void {
    const { plain } = this;
    plain.scan(x, d);
    if (plain.gap < 0) this.rate[d * this.m.places + x] = 0;
    else this.weigh(x, d);
  }

  /** Takes over the gap that was found. */
  private weigh(x: number, d: number): void {
    const { plain } = this;
    const cell = d * this.m.places + x;
    const shift = plain.shift;
    this.after[cell] = plain.vertex[d * plain.stride + plain.gap]!;
    this.rate[cell] = this.pull[x]! / ((shift < 1 ? 1 : shift) * this.burden[x]!);
  }

  /**
   * `look` for many places at once. Gap by gap rather than place by place: only places near enough to a gap are
   * looked at, and one branch decides each pair.
   */
  private scanMany(d: number, list: Int32Array, size: number): void {
    const { vertices, places } = this.m;
    const time = this.m.time!;
    const timeTo = this.m.timeTo!;
    const { bestAfter, bestShift, asked, rate, after, pull, burden } = this;
    const { vertex, ready, due, reach, gaps, stride, windows } = this.plain;
    const { from, place, key, way } = this.followers;
    const stamp = ++this.stamp;
    for (let q = 0; q < size; q++) {
      bestShift[list[q]!] = INFINITE_TIME;
      asked[list[q]!] = stamp;
    }
    const cells = d * places;
    const twofold = this.m.twofold[d] === 1;
    const end = d * stride + gaps[d]!;
    for (let g = d * stride; g < end; g++) {
      const i = vertex[g]!;
      const j = vertex[g + 1]!;
      const leave = ready[g]!;
      const limit = due[g + 1]!;
      const reached = reach[g + 1]!;
      const rowTo = j * vertices;
      const most = limit - leave + time[i * vertices + j]! + 2;
      const last = from[i + 1]!;
      for (let q = from[i]!; q < last; q++) {
        if (key[q]! > most) break;
        const x = place[q]!;
        if (asked[x] !== stamp) continue;
        const at = (leave + way[q]!) | 0;
        const w = PARTS * (cells + x);
        const hours = twofold && at > windows[w + 1]! ? w + 2 : w;
        const early = (at - windows[hours]!) | 0;
        const start = (at - (early & (early >> 31))) | 0;
        const arrival = (start + windows[w + 4]! + timeTo[rowTo + x]!) | 0;
        if (((windows[hours + 1]! - start) | (limit - arrival)) < 0) continue;
        const shift = (arrival - reached) | 0;
        if (shift < bestShift[x]!) {
          bestShift[x] = shift;
          bestAfter[x] = i;
        }
      }
    }
    for (let q = 0; q < size; q++) {
      const x = list[q]!;
      const shift = bestShift[x]!;
      if (shift === INFINITE_TIME) continue;
      after[cells + x] = bestAfter[x]!;
      rate[cells + x] = pull[x]! / ((shift < 1 ? 1 : shift) * burden[x]!);
    }
  }

  /**
   * Drops what no longer may go in and looks again at the day that has grown. Of a known gap that was not split only
   * the delay is found anew, and compared with the two new gaps.
   */
  private update(inserted: number, grown: number, split: number): void {
    const { m, list, rate, plain, after } = this;
    const { places, days } = m;
    const splitAt = split >= places ? 0 : plain.position[split]!;
    let kept = 0;
    let most = 0;
    this.bestPlace = -1;
    for (let q = 0; q < this.size; q++) {
      const x = list[q]!;
      if (x === inserted || !this.affords(x)) continue;
      const cell = grown * places + x;
      if (rate[cell]! > 0) {
        const known = after[cell]!;
        const at = known === split ? -1 : known >= places ? 0 : plain.position[known]!;
        if (plain.scanAgain(x, grown, at, splitAt)) this.weigh(x, grown);
        else this.look(x, grown);
      }
      let fits = false;
      for (let d = 0, at = x; d < days; d++, at += places) {
        const value = rate[at]!;
        if (value <= 0) continue;
        fits = true;
        if (value <= most) continue;
        most = value;
        this.bestPlace = x;
        this.bestDay = d;
      }
      if (fits) list[kept++] = x;
    }
    this.size = kept;
  }
}
