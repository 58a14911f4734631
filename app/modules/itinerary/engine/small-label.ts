/** The beginning of a day after settled days: what the exact search knows of it. */
import type { Model } from "./model";
import { INFINITE_TIME } from "./model";
import { bitCount, type SmallFacts } from "./small-facts";

export interface Label {
  /** The visit before on the same day; undefined for the head of a day. */
  before: Label | undefined;
  /** The label that the day before was closed with. */
  settled: Label | undefined;
  /** Bit of the place, -1 for the head of a day. */
  bit: number;
  /** Places visited on the trip and on the day. */
  used: number;
  today: number;
  /** Objective and money of the settled days. */
  value: number;
  spent: number;
  /** Rank of the last visit that stands where the kept plan had it. */
  rank: number;
  /**
   * By breaks taken, in rows as below: when the visit is done, and what the day is worth and has cost so far. On a
   * loose day its worth is the most it can be.
   */
  rows: Float64Array;
}

/**
 * Rows of a label after its first, when the visit is done; each is as wide as the most breaks of a day and one. A wait
 * too long is endless activity.
 */
export const [WORTH, PRICE, WALK, ACTIVE] = [1, 2, 3, 4] as const;
const ROWS = 5;

/** The head of a day that begins at `start` and follows settled ones. */
export function headOf(
  width: number,
  settled: Label | undefined,
  start: number,
  past: Pick<Label, "used" | "value" | "spent">,
): Label {
  const rows = new Float64Array(ROWS * width).fill(INFINITE_TIME, 1, width);
  rows[0] = start;
  return { before: undefined, settled, bit: -1, today: 0, rank: -1, ...past, rows };
}

/**
 * Whatever b can go on to on day d, a can with a value that is higher by `margin` or more. Both end with the same
 * visit and have used the same places.
 */
export function isAsGood(m: Model, facts: SmallFacts, d: number, a: Label, b: Label, margin: number): boolean {
  const goal = m.breaks[d]!.length;
  const k = m.width;
  const [p, q] = [a.rows, b.rows];
  const { loose, tied, byHour } = facts.days[d]!;
  let sameHours = true;
  for (let to = 0; to <= goal; to++) {
    if (p[to]! > q[to]!) return false;
    sameHours &&= p[to] === q[to];
  }
  if (!sameHours && !loose && (tied || (byHour & ~a.used) !== 0)) return false;
  if (a.rank > b.rank) return false;
  if (a.today !== b.today && facts.limitsDays && hasMoreOfAKind(facts, a, b)) return false;
  const { maxActive, maxPrice, maxWalk } = m.problem.days[d]!;
  const idleCost = goal === 0 && b.bit >= 0 && !loose ? m.weights.wait : 0;
  for (let to = 0; to <= goal; to++) {
    if (q[to]! >= INFINITE_TIME) continue;
    // Where hours differ, another way of taking the breaks may turn out to be the quickest.
    for (let by = sameHours ? to : 0; by <= (sameHours ? to : goal); by++) {
      if (p[by]! >= INFINITE_TIME) continue;
      const idle = idleCost * (q[to]! - p[by]!);
      if (a.value + p[WORTH * k + by]! < b.value + q[WORTH * k + to]! + idle + margin) return false;
      const busier = p[ACTIVE * k + by]! > q[ACTIVE * k + to]!;
      if (busier && (maxActive !== undefined || p[ACTIVE * k + by] === Infinity)) return false;
      if (maxWalk !== undefined && p[WALK * k + by]! > q[WALK * k + to]!) return false;
      if (maxPrice !== undefined && p[PRICE * k + by]! > q[PRICE * k + to]!) return false;
      if (m.maxPrice < Infinity && a.spent + p[PRICE * k + by]! > b.spent + q[PRICE * k + to]!) return false;
    }
  }
  return true;
}

function hasMoreOfAKind(facts: SmallFacts, a: Label, b: Label): boolean {
  return facts.kinds.some(
    ({ members, maxPerDay }) => maxPerDay < Infinity && bitCount(a.today & members) > bitCount(b.today & members),
  );
}
