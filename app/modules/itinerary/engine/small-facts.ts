/**
 * The facts of a small problem for the exact search: its places as bits, the most a place can add, and what depends on
 * the clock.
 */
import { INFINITE_TIME, latestStart, type Model } from "./model";

/** Most places the exact search takes on. */
const SMALL = 10;
/** Most hours a falling or rising score is asked for: beyond it, nothing is known of its best hour. */
const MOST_HOURS = 40_000;

/** How the value of a day depends on its exact times. */
interface DayFacts {
  /**
   * Visits can be stretched and the time of leaving decides more than feasibility: the worth of a day is known only
   * when it is whole.
   */
  loose: boolean;
  /**
   * More than feasibility depends on when the traveller leaves each visit, so an earlier hour is not always the better
   * one.
   */
  tied: boolean;
  /** Ways cost the same at any time of leaving, so that a part of a day bounds the whole. */
  fixedWays: boolean;
  /** Places with a score by the hour that are open. */
  byHour: number;
}

/** A kind of place, as bits. */
interface Kind {
  members: number;
  max: number;
  maxPerDay: number;
  min: number;
}

export class SmallFacts {
  /** The candidates; bit b of every mask is `places[b]`. */
  readonly places: Int32Array;
  readonly required: number;
  readonly kinds: Kind[];
  /** Some kind has a most for a day. */
  readonly limitsDays: boolean;
  /** Places that must not have been visited yet when this one is. */
  readonly after: number[];
  /** Places open on a usable day from d on. */
  readonly openFrom: number[];
  readonly days: DayFacts[];
  /**
   * Most each place can score, and can add to a plan: its score less what it costs softly, and what keeping it is
   * worth.
   */
  private readonly bestScore: number[];
  private readonly bestGain: number[];
  private readonly keptGain: number[];
  /** Bits by `bestGain`, the most first; and the first kind of each whose scores fall, -1 for none. */
  private readonly byGain: number[];
  private readonly fallingKind: number[];
  private readonly falling: Float64Array;
  /** Some rule or weight is of the unusual sign: nothing bounds what is still to come. */
  readonly unbounded: boolean;
  /** By place and day, where the score hangs on the hour: the most from each hour of the day on. */
  private readonly bestFrom: (Float64Array | undefined)[];
  /** Least time between vertices by way of any others; undefined where travel is a function. */
  private readonly shortest: Float64Array | undefined;

  constructor(readonly m: Model) {
    this.places = m.candidates;
    const bitOf = new Map(Array.from(m.candidates, (x, b) => [x, b]));
    const maskOf = (ids: Iterable<number>): number => {
      let mask = 0;
      for (const x of ids) mask |= bitOf.has(x) ? 1 << bitOf.get(x)! : 0;
      return mask;
    };
    this.required = maskOf(m.candidates.filter((x) => m.required[x]));
    this.kinds = m.groups.map(({ members, ...limits }) => ({ members: maskOf(members), ...limits }));
    this.limitsDays = this.kinds.some(({ maxPerDay }) => maxPerDay < Infinity);
    this.after = Array.from(m.candidates, (x) => maskOf(m.later[x] ?? []));
    const openOn = m.usable.map((usable, d) =>
      usable ? maskOf(m.candidates.filter((x) => m.lastOfDay[x * m.days + d] !== -INFINITE_TIME)) : 0,
    );
    this.openFrom = openOn.map((_, d) => openOn.slice(d).reduce((mask, open) => mask | open, 0));
    this.openFrom.push(0);
    this.days = openOn.map((open, d) => this.readDay(d, open));
    const { travel, wait, price } = m.weights;
    const strange = m.groups.some(({ repeatFactor }) => repeatFactor < 0 || repeatFactor > 1);
    this.unbounded = strange || travel < 0 || wait < 0 || price < 0 || m.changePenalty < 0;
    this.bestFrom = bestByHour(m);
    this.bestScore = Array.from(m.candidates, (_, b) =>
      Math.max(...m.usable.map((usable, d) => (usable ? this.mostFrom(b, d, m.dayStart[d]!) : -Infinity))),
    );
    this.bestGain = Array.from(m.candidates, (x, b) => this.gainOf(x, b));
    this.keptGain = Array.from(m.candidates, (x) => (m.keepDay[x]! >= 0 ? m.changePenalty : 0));
    this.byGain = this.bestGain.map((_, b) => b).sort((a, b) => this.bestGain[b]! - this.bestGain[a]! || a - b);
    const isFalling = m.groups.map(({ repeatFactor }) => repeatFactor < 1);
    this.fallingKind = this.bestGain.map((_, b) =>
      this.kinds.findIndex(({ members }, g) => isFalling[g]! && (members & (1 << b)) !== 0),
    );
    this.falling = new Float64Array(m.groups.length);
    this.shortest = m.time && shortestWays(m, m.time);
  }

  /** A problem is small enough, and all its prices have the usual sign. */
  static suits(m: Model): boolean {
    const paid = m.cost?.every((cost) => cost >= 0) ?? true;
    return m.candidates.length > 0 && m.candidates.length <= SMALL && paid && m.price.every((price) => price >= 0);
  }

  /** Least time from vertex i to j. */
  way(i: number, j: number): number {
    return this.shortest ? this.shortest[i * this.m.vertices + j]! : 0;
  }

  /** Most a visit that starts then or later on day d can score. */
  mostFrom(bit: number, d: number, start: number): number {
    const { m } = this;
    const x = this.places[bit]!;
    if (m.scoreFn[x] === undefined) return m.score[x]!;
    const list = this.bestFrom[bit * m.days + d];
    return list ? (list[Math.max(0, start - m.dayStart[d]!)] ?? -Infinity) : Infinity;
  }

  /** Most a place adds after these, its way left aside. */
  mostGain(bit: number, used: number): number {
    const { m } = this;
    const x = this.places[bit]!;
    const required = m.required[x] ? m.must : 0;
    return this.bestScore[bit]! * this.factor(x, used) + this.keptGain[bit]! + required - m.weights.price * m.price[x]!;
  }

  /** The share of the score of place x that is left after these. */
  factor(x: number, used: number): number {
    const { m } = this;
    if (!m.repeats) return 1;
    let factor = 1;
    for (let i = m.groupFrom[x]!; i < m.groupFrom[x + 1]!; i++) {
      const g = m.groupList[i]!;
      for (let n = bitCount(used & this.kinds[g]!.members); n > 0; n--) factor *= m.groups[g]!.repeatFactor;
    }
    return factor;
  }

  private readDay(d: number, open: number): DayFacts {
    const { m, places } = this;
    const isOpen = (b: number): boolean => (open & (1 << b)) !== 0;
    let byHour = 0;
    places.forEach((x, b) => {
      if (isOpen(b) && m.scoreFn[x] !== undefined) byHour |= 1 << b;
    });
    const fixedWays = m.time !== undefined && m.breaks[d]!.every((rest) => rest.anywhere);
    const stretchable = places.some((x, b) => isOpen(b) && m.stay[x]! > m.minStay[x]!);
    const maxWait = m.problem.days[d]!.maxWait !== undefined;
    const onWays = m.rich && !fixedWays;
    const onWaiting = m.weights.wait !== 0;
    return {
      loose: stretchable && (byHour !== 0 || onWaiting || maxWait || onWays),
      tied: maxWait || onWays || (onWaiting && (m.weights.wait < 0 || m.breaks[d]!.length > 0)),
      fixedWays,
      byHour,
    };
  }

  /** Most a place can add: its score, what keeping it is worth, less its entrance and the shortest way to it. */
  private gainOf(x: number, bit: number): number {
    const { m } = this;
    let way = INFINITE_TIME;
    if (m.time && this.days.every(({ fixedWays }) => fixedWays)) {
      for (const y of m.candidates) if (y !== x) way = Math.min(way, m.time[y * m.vertices + x]!);
      for (let d = 0; d < m.days; d++) way = Math.min(way, m.time[(m.places + 2 * d) * m.vertices + x]!);
    } else way = 0;
    return Math.max(0, this.bestScore[bit]! - m.weights.travel * way - m.weights.price * m.price[x]!);
  }

  /**
   * Most that the places used and those still open can be worth beside the scores of the used ones. Of each kind
   * with falling scores the best place is taken to come first.
   */
  mostOf(used: number, open: number): number {
    const { m, falling } = this;
    let left = open;
    for (const { members, max } of this.kinds) {
      if (max < Infinity && bitCount(used & members) >= max) left &= ~members;
    }
    let sum = m.must * bitCount((used | left) & this.required);
    for (const { members, min } of this.kinds) {
      if (min > 0) sum -= m.must * Math.max(0, min - bitCount((used | left) & members));
    }
    if (m.repeats) {
      m.groups.forEach(({ repeatFactor }, g) => {
        falling[g] = repeatFactor ** bitCount(used & this.kinds[g]!.members);
      });
    }
    for (const bit of this.byGain) {
      if ((left & (1 << bit)) === 0 || (used & this.after[bit]!) !== 0) continue;
      const kind = this.fallingKind[bit]!;
      let gain = this.bestGain[bit]!;
      if (kind >= 0) {
        gain *= falling[kind]!;
        falling[kind] = falling[kind]! * m.groups[kind]!.repeatFactor;
      }
      sum += gain + this.keptGain[bit]!;
    }
    return sum;
  }
}

/** The best score from each hour on of places that score by the hour; nothing where there are too many hours to ask. */
function bestByHour(m: Model): (Float64Array | undefined)[] {
  let asked = 0;
  return Array.from(m.candidates).flatMap((x) =>
    m.usable.map((usable, d) => {
      const fn = m.scoreFn[x];
      const from = m.dayStart[d]!;
      if (fn === undefined || !usable) return undefined;
      const hours = m.dayEnd[d]! - from + 1;
      asked += hours;
      if (asked > MOST_HOURS) return undefined;
      const best = new Float64Array(hours);
      let most = -Infinity;
      for (let at = hours - 1; at >= 0; at--) {
        if (latestStart(m, x, d, from + at) === from + at) most = Math.max(most, fn(d, from + at));
        best[at] = most;
      }
      return best;
    }),
  );
}

/** Floyd and Warshall's shortest ways over the candidates, restaurants, starts and ends. */
function shortestWays(m: Model, time: Int32Array): Float64Array {
  const stations = new Set<number>(m.candidates);
  for (let v = m.places; v < m.vertices; v++) stations.add(v);
  for (const { place } of m.breaks.flat(2).flatMap((rest) => rest.options)) if (place >= 0) stations.add(place);
  const way = Float64Array.from(time);
  for (const via of stations) {
    for (const i of stations) {
      for (const j of stations) {
        const round = way[i * m.vertices + via]! + way[via * m.vertices + j]!;
        if (round < way[i * m.vertices + j]!) way[i * m.vertices + j] = round;
      }
    }
  }
  return way;
}

export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
