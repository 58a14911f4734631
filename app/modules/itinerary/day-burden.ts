import type { Arranging } from "./arranging";
import type { Id } from "./engine/problem";

/** One great sight more than one takes in on a day, and one stop more than children do; both grow with their square. */
const TOO_GREAT_COST = 60;
const TOO_MANY_COST = 25;
/** A minute of a morning with nothing in it, after so many. */
const LATE_START_COST = 0.1;
const LATE_AFTER = 150;

/**
 * What a day costs that asks too much of those who come, or too little of its morning. On the last day, half of which is
 * spent on the way, any great sight is one too many where there were whole days for it.
 * @param firstStart when the first visit begins
 */
export function burdenOf(
  { great, mostGreat, mostStops, isWhole, problem }: Arranging,
  d: number,
  ids: readonly Id[],
  firstStart: number,
): number {
  const isLast = d === isWhole.length - 1 && !isWhole[d] && isWhole.includes(true);
  const most = isLast && mostGreat < Infinity ? 0 : mostGreat;
  const greatMore = Math.max(0, ids.reduce((sum, x) => sum + great[x]!, 0) - most);
  const stopsMore = Math.max(0, ids.length - mostStops);
  const late = isWhole[d] && ids.length > 0 ? Math.max(0, firstStart - problem.days[d]!.start - LATE_AFTER) : 0;
  return TOO_GREAT_COST * greatMore * greatMore + TOO_MANY_COST * stopsMore * stopsMore + LATE_START_COST * late;
}
