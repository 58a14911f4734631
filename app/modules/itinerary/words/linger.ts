import type { ItineraryDay } from "../day/itinerary";
import { roundDown } from "../day/visit-length";
import { LEG_BUFFER_MINUTES } from "../travel/travel-model";

type Line = ItineraryDay["items"][number];

/** The most that a meal lasts longer while nothing else waits, in minutes. */
const LONGEST = 20;

/**
 * The lines of a day in which each meal lasts until it is time to set out for what comes next, a quarter of an hour or
 * so: nobody waits before the door of a restaurant.
 * @param isOpen whether a table serves from one minute of the day to another
 */
export function lingered(
  lines: readonly Line[],
  isOpen: (placeId: string, start: number, end: number) => boolean,
): Line[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    if (line.role !== "meal" || !next) return line;
    const leaves = next.start - (next.legBefore?.minutes ?? 0) - (next.legBefore ? LEG_BUFFER_MINUTES : 0);
    const end = line.end + Math.max(0, roundDown(Math.min(LONGEST, leaves - line.end)));
    return line.placeId && !isOpen(line.placeId, line.start, end) ? line : { ...line, end };
  });
}
