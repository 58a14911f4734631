import type { Stretch } from "#app/shared/geo";
import type { DayRequest } from "./day-request";
import type { ItineraryItem } from "./itinerary";

/** A line of a day, as far as it matters to the ones beside it. */
export type Line = Pick<ItineraryItem, "start" | "end" | "location" | "placeId" | "role">;

/** Lines for which the traveller has to be somewhere; a rest or a free while makes room. */
export const isFixed = ({ role }: Line): boolean => role === "visit" || role === "meal" || role === "transfer";

/**
 * Where the traveller comes from after these lines, and when they leave it: after a ride the hotel, once the bags are
 * there.
 */
export function comesFrom(
  { base }: Pick<DayRequest, "base">,
  before: readonly Line[],
): { from: Stretch; leaves: number } | undefined {
  const at = before.findLastIndex(isFixed);
  const last = before[at];
  if (!last) return undefined;
  if (last.role !== "transfer") return { from: last.location, leaves: last.end };
  const bags = before.slice(at + 1).findLast(({ role }) => role === "rest");
  return { from: bags?.location ?? base, leaves: bags?.end ?? last.end };
}
