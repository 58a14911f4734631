import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { Day, Window } from "../engine/problem";
import { roundDown, shortestVisit } from "../day/visit-length";

/** From the hotel to the gate, with a few minutes in hand. */
const WAY_MINUTES = 35;

/** Whether the traveller can be at a place in the hours of a day. */
function isWithin(place: PlaceSource, { start, end }: Day, windows: readonly Window[]): boolean {
  const last = end - shortestVisit(place) - WAY_MINUTES;
  return windows.some(({ open, latestStart }) => Math.max(open, start + WAY_MINUTES) <= Math.min(latestStart, last));
}

/**
 * When a day has to begin for a visit of the usual length before the gate shuts; undefined where it is shut or too
 * late.
 */
function startFor(place: PlaceSource, { end }: Day, windows: readonly Window[]): number | undefined {
  const inTime = windows.filter(({ open }) => open <= end - shortestVisit(place) - WAY_MINUTES);
  if (inTime.length === 0) return undefined;
  const visits = inTime.map(({ open, latestStart, latestEnd = Infinity }) =>
    Math.max(open, Math.min(latestStart, latestEnd - place.minutes)),
  );
  return roundDown(Math.max(...visits) - WAY_MINUTES);
}

/** A day that begins before its pace, and the sights for which it does. */
interface EarlyDay {
  start: number;
  sights: ReadonlySet<PlaceSource>;
}

/**
 * Days that begin before their pace for a sight that is over by then, balloons at dawn or a mosque that is shut to
 * visitors at eleven: one day for each such sight, a whole one where there is one, and never the day of arriving.
 * @param sights the reasons to come, the first first
 * @param isFree whether a day is one of town
 * @param planned the day on which a plan to stay close to has a place
 */
export function earlyDays(
  sights: readonly PlaceSource[],
  days: readonly Day[],
  windowsOf: (place: PlaceSource, day: number) => readonly Window[],
  isFree: (day: number) => boolean,
  planned: (place: PlaceSource) => number | undefined,
): ReadonlyMap<number, EarlyDay> {
  const order = [...days.keys()].filter((day) => day > 0 && isFree(day) && days[day]!.end > days[day]!.start);
  const found = new Map<number, EarlyDay>();
  for (const place of sights) {
    if (days.some((day, index) => isFree(index) && isWithin(place, day, windowsOf(place, index)))) continue;
    const kept = planned(place);
    const options = kept !== undefined && order.includes(kept) ? [kept] : order;
    const day = options.find((one) => startFor(place, days[one]!, windowsOf(place, one)) !== undefined);
    if (day === undefined) continue;
    const start = Math.min(startFor(place, days[day]!, windowsOf(place, day))!, found.get(day)?.start ?? Infinity);
    if (start < days[day]!.start)
      found.set(day, { start, sights: new Set([...(found.get(day)?.sights ?? []), place]) });
  }
  return found;
}
