import { isVisit } from "#app/modules/itinerary/itinerary";
import type { Itinerary } from "#app/modules/itinerary/itinerary";

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

/** Two neighbours of a day that are to change places. */
export interface Swap {
  date: string;
  /** The place that comes first afterwards, and when the other one began. */
  first: string;
  start: number;
  second: string;
  /** The visits of each day in their order, with the two changed. */
  order: string[][];
}

/** A visit and its neighbour in the other order; undefined where it is the first or the last visit of its day. */
export function swapFor(itinerary: Itinerary, placeId: string, to: "earlier" | "later"): Swap | undefined {
  for (const { date, items } of itinerary.days) {
    const visits = items.filter(isVisit);
    const at = visits.findIndex((item) => item.placeId === placeId);
    if (at < 0) continue;
    const [before, after] = to === "earlier" ? [visits[at - 1], visits[at]] : [visits[at], visits[at + 1]];
    if (!before || !after) return undefined;
    const [first, second] = [after.placeId, before.placeId];
    const moved = (id: string): string => (id === first ? second : id === second ? first : id);
    const order = itinerary.days.map((day) => {
      const ids = day.items.filter(isVisit).map((item) => item.placeId);
      return day.date === date ? ids.map(moved) : ids;
    });
    return { date, first, start: before.start, second, order };
  }
  return undefined;
}
