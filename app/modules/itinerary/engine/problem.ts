/**
 * The question and the answer of the itinerary engine.
 *
 * Times are integers in any one unit the caller likes (minutes in the product, hundredths in the
 * public benchmarks), below 500 million. Money, scores and walking distance are plain numbers in
 * the caller's units.
 *
 * ## How a day is timed
 * A plan is only an order of visits a day; its times follow from it, so that two readers of the same
 * order see the same day:
 * 1. The day leaves `from` at `Day.start`; a visit starts as soon as one of its windows allows.
 * 2. Breaks are taken in order of their windows, each on one leg: where the traveller is, at the next
 *    place before its visit, or at one of the restaurants in `at` (whose own windows count). Of all
 *    ways, the one that is done earliest. A break that would not fit a day without visits is not
 *    asked of it.
 * 3. What fits with `minDuration` is allowed. The visits are then stretched towards `duration`, first
 *    to last, as far as every later visit, the end of the day and `maxActive` permit.
 * 4. Waiting is idle time between two visits; before the first (one leaves later) and after the last
 *    (one is free) it does not count.
 */

/** Index into `nodes`. */
export type Id = number;

/**
 * One opening of a place. `latestStart` is the last admission, `latestEnd` the closing: the visit must
 * start by the one and end by the other.
 */
export type Window = { open: number; latestStart: number; latestEnd?: number };

export interface Node {
  /**
   * Fit of the visit. The function form is asked with the start the visit really has. A place of no fit is visited
   * only where it is required, lacking or kept, never to pass the time.
   */
  score: number | ((day: number, start: number) => number);
  duration: number;
  /** Shortest visit that is still worth it; `duration` when absent. */
  minDuration?: number;
  /** Absent: always open. An empty list: closed that day. */
  windows?: Window[] | ((day: number) => Window[]);
  price?: number;
  categories?: number[];
}

/** A rest or meal of `duration`, begun between `earliest` and `latestStart`. */
export interface Break {
  earliest: number;
  latestStart: number;
  duration: number;
  /** Restaurants to choose from; anywhere when absent or empty. Their price and score do not count. */
  at?: Id[];
}

export interface Day {
  start: number;
  end: number;
  from: Id;
  to: Id;
  /** Most time spent in visits and on the way (CHECKLIST pace); breaks and waiting do not count. */
  maxActive?: number;
  /** Most money spent on the day: entrance and travel. */
  maxPrice?: number;
  /** Most walking on the day. */
  maxWalk?: number;
  /** Longest single wait between two visits. */
  maxWait?: number;
  breaks?: Break[];
}

/**
 * Travel between places: a matrix by row (`time[from * n + to]`, may be asymmetric) or a function of
 * the departure. The function must be FIFO: leaving later never means arriving earlier.
 */
export type Travel =
  | { n: number; time: Int32Array; cost?: Float64Array; walk?: Int32Array }
  | ((from: Id, to: Id, depart: number, day: number) => { time: number; cost?: number; walk?: number });

/** Limits on a kind of place, a trip or a day. */
export interface CategoryRule {
  id: number;
  max?: number;
  min?: number;
  maxPerDay?: number;
  /** The n-th place of the category, in visiting order, scores `repeatFactor ** (n - 1)` of its score. */
  repeatFactor?: number;
}

export interface Rules {
  /** Most money spent on the trip: entrance and travel. */
  maxPrice?: number;
  category?: CategoryRule[];
  must?: Id[];
  locked?: { node: Id; day: number; start?: number }[];
  /** Deal-breakers: never visited, never weighed against score. */
  banned?: Id[];
  /** At most one place of each group. */
  exclusive?: Id[][];
  /** Where both are visited, the first comes before the second. */
  before?: [Id, Id][];
  /**
   * Re-planning: the plan to stay close to. Every kept visit that is dropped, moved to another day or
   * overtaken within its day costs `changePenalty` of objective.
   */
  keep?: { plan: Id[][]; changePenalty: number };
}

/** Soft terms: objective lost per unit of travel time, waiting and money. All 0 when absent. */
interface Weights {
  travel?: number;
  wait?: number;
  price?: number;
}

export interface Problem {
  nodes: Node[];
  days: Day[];
  travel: Travel;
  rules?: Rules;
  weights?: Weights;
}

export interface Options {
  seed: number;
  /** Rounds of improvement. With the same input and seed, the same number gives the same plan. */
  iterations?: number;
  /** Wall-clock budget of the whole call in milliseconds. */
  timeMs?: number;
  signal?: AbortSignal;
  /** Partial plans that may be weighed to prove a small problem's plan the best; a fixed bound if not given. */
  proofLabels?: number;
  /** A plan to begin from; the answer is never worse than it. */
  start?: Id[][];
  /** Called with every better plan while the search runs. */
  onBetter?: (plan: Plan) => void;
}

/** One visit. `slack`: how much later it could start with the rest of the day still working. */
export interface Stop {
  node: Id;
  arrive: number;
  start: number;
  leave: number;
  slack: number;
}

export interface DayPlan {
  stops: Stop[];
  breaks: { start: number; end: number; at?: Id }[];
  /** Entrance and travel money of the day. */
  price: number;
  /** Time on the way. */
  travel: number;
}

export type MissingReason = "closed" | "unreachable" | "budget" | "category" | "no-time" | "displaced";

/** A place with a score that is not in the plan. `by`: the places that take its time, its kind or its turn. */
export interface Missing {
  node: Id;
  why: MissingReason;
  by?: Id[];
}

/** A rule that could not be kept, with the places it concerns. */
export interface Infeasible {
  rule: string;
  nodes: Id[];
}

export interface Plan {
  days: DayPlan[];
  /** Sum of fit, falling scores of repeated kinds included. */
  score: number;
  /** `score` less the weighted soft terms and the price of changes. */
  objective: number;
  missing: Missing[];
  infeasible?: Infeasible[];
  /** `ms` is 0 where `iterations` bounded the run: an answer that must repeat byte for byte carries no clock. */
  stats: { iterations: number; ms: number; stoppedBy: "iterations" | "time" | "optimal" | "signal" };
}

/** Verdict of the independent checker. */
export interface Check {
  ok: boolean;
  score: number;
  errors: string[];
}
