import { isVisit } from "#app/modules/itinerary/itinerary";
import type { Itinerary } from "#app/modules/itinerary/itinerary";

/** Hours that are tried beside the neighbour's own, in minutes: ways and opening hours seldom allow the very same one. */
const TRIES = [0, 15, -15];
const DAY_MINUTES = 24 * 60;

/** Where a visit stands: its day, its start, and how many visits of that day come before it. */
export function visitOn(
  itinerary: Itinerary,
  placeId: string,
): { date: string; start: number; rank: number } | undefined {
  for (const { date, items } of itinerary.days) {
    const visits = items.filter(isVisit);
    const rank = visits.findIndex((item) => item.placeId === placeId);
    if (rank >= 0) return { date, start: visits[rank]!.start, rank };
  }
  return undefined;
}

/**
 * The hours at which a visit may begin to change places with its neighbour, the likeliest first; none where it is the
 * first or the last visit of its day.
 */
export function neighbourStarts(itinerary: Itinerary, placeId: string, to: "earlier" | "later"): number[] {
  for (const { items } of itinerary.days) {
    const visits = items.filter(isVisit);
    const at = visits.findIndex((item) => item.placeId === placeId);
    if (at < 0) continue;
    const stop = visits[at]!;
    const other = visits[at + (to === "earlier" ? -1 : 1)];
    if (!other) return [];
    // Later, it begins when the neighbour has been seen in its place and the way between them is done.
    const gap = Math.max(0, other.start - stop.end);
    const start = to === "earlier" ? other.start : stop.start + (other.end - other.start) + gap;
    return TRIES.map((minutes) => start + minutes).filter((one) => one >= 0 && one < DAY_MINUTES);
  }
  return [];
}
