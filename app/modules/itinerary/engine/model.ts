/**
 * A problem in the shape the search works on: flat typed arrays over vertices. Vertices 0..n-1 are the
 * places; after them come two terminals for each day, its departure and its arrival.
 */
import type { Id, Infeasible, Problem } from "./problem";

/** Stands for a time that never comes: larger than any time of a problem, small enough to add two of them. */
export const INFINITE_TIME = 1_000_000_000;

/** One way to take a break: at a place (-1: wherever one is), begun in [open, last]. */
interface BreakOption {
  place: number;
  open: number;
  last: number;
}

export interface DayBreak {
  duration: number;
  options: BreakOption[];
  /** The break may be taken anywhere. */
  anywhere: boolean;
}

/** A limit on how many places of one group a plan may or must hold; exclusive places are such groups too. */
export interface Group {
  members: Id[];
  max: number;
  maxPerDay: number;
  min: number;
  repeatFactor: number;
}

export interface Model {
  problem: Problem;
  places: number;
  days: number;
  vertices: number;
  /** Vertex to place. */
  real: Int32Array;
  minStay: Int32Array;
  stay: Int32Array;
  /** Travel time by row, or undefined where travel is a function. */
  time: Int32Array | undefined;
  /** The same by column: `timeTo[x * vertices + i]` is the way from i to x, next to the others that lead to x. */
  timeTo: Int32Array | undefined;
  cost: Float64Array | undefined;
  walk: Float64Array | undefined;
  /** Windows of place x on day d: entries windowFrom[x * days + d] up to the next, by opening. */
  windowFrom: Int32Array;
  open: Int32Array;
  last: Int32Array;
  end: Int32Array;
  /**
   * By day, then place: where one window (on a day without breaks two) and no order rule make the place regular that
   * day, the opening and last start of the first (an opening past all times where it is closed) and of the second,
   * which repeats the first where there is one. Irregular places have `regular` 0.
   */
  dayOpen: Int32Array;
  dayLast: Int32Array;
  dayOpenAgain: Int32Array;
  dayLastAgain: Int32Array;
  regular: Uint8Array;
  /** By day: some regular place has two windows. */
  twofold: Uint8Array;
  /** Latest `last` of each place and day; -1 where it cannot be visited. */
  lastOfDay: Int32Array;
  dayStart: Int32Array;
  dayEnd: Int32Array;
  breaks: DayBreak[][];
  /** One more than the most breaks on any day: the width of a vertex's row of clock states. */
  width: number;
  /** False for a day that cannot even be travelled without visits. */
  usable: boolean[];
  /** Score of each place; 0 where the score is a function. */
  score: Float64Array;
  scoreFn: (((day: number, start: number) => number) | undefined)[];
  price: Float64Array;
  required: Uint8Array;
  candidates: Int32Array;
  groups: Group[];
  /** The most of each group, side by side. */
  groupMax: Float64Array;
  /** Groups of place x: entries groupFrom[x] up to the next in groupList. */
  groupFrom: Int32Array;
  groupList: Int32Array;
  /** Places that must come earlier, and later, than each place; undefined for most. */
  earlier: (Id[] | undefined)[];
  later: (Id[] | undefined)[];
  maxPrice: number;
  weights: { travel: number; wait: number; price: number };
  keepDay: Int32Array;
  keepRank: Int32Array;
  changePenalty: number;
  /** Days need a full reading (not only running sums) to be judged and valued. */
  rich: boolean;
  /** Some group has a falling score. */
  repeats: boolean;
  /** More than any plan can score: what a required place is worth above its score. */
  must: number;
  infeasible: Infeasible[];
}

/** Earliest start of a visit to x on day d for an arrival; INFINITE_TIME if no window is left. */
export function earliestStart(m: Model, x: number, d: number, arrive: number): number {
  const cell = x * m.days + d;
  const to = m.windowFrom[cell + 1]!;
  for (let w = m.windowFrom[cell]!; w < to; w++) {
    if (m.last[w]! >= arrive) return arrive > m.open[w]! ? arrive : m.open[w]!;
  }
  return INFINITE_TIME;
}

/** Latest start of a visit to x on day d that is not after the bound; -INFINITE_TIME if there is none. */
export function latestStart(m: Model, x: number, d: number, bound: number): number {
  const cell = x * m.days + d;
  const to = m.windowFrom[cell + 1]!;
  let best = -INFINITE_TIME;
  for (let w = m.windowFrom[cell]!; w < to; w++) {
    const start = bound < m.last[w]! ? bound : m.last[w]!;
    if (start >= m.open[w]! && start > best) best = start;
  }
  return best;
}

/** Closing time of the window in which a visit to x starts; the first by opening where several hold it. */
export function closingTime(m: Model, x: number, d: number, start: number): number {
  const cell = x * m.days + d;
  const to = m.windowFrom[cell + 1]!;
  for (let w = m.windowFrom[cell]!; w < to; w++) {
    if (m.last[w]! >= start && m.open[w]! <= start) return m.end[w]!;
  }
  return start;
}

/** Fit of a visit to x that starts then, falling scores apart. */
export function scoreAt(m: Model, x: number, d: number, start: number): number {
  const fn = m.scoreFn[x];
  return fn === undefined ? m.score[x]! : fn(d, start);
}
