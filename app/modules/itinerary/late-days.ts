import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import type { Day, Window } from "./engine/problem";
import { roundUp, shortestVisit } from "./visit-length";

/** To the hotel from there, with a few minutes in hand. */
const WAY_MINUTES = 35;
/** Nobody is out later for anything, minutes since local midnight. */
const LATEST = 24 * 60 + 15;

/** A day that ends after its pace, and the sights for which it does. */
interface LateDay {
  end: number;
  sights: ReadonlySet<PlaceSource>;
}

/** When a day has to end for the earliest visit of its shortest length; Infinity where there is none on it. */
function endFor(place: PlaceSource, { start }: Day, windows: readonly Window[]): number {
  const ends = windows.flatMap(({ open, latestStart }) => {
    const from = Math.max(open, start + WAY_MINUTES);
    return from <= latestStart ? [from + shortestVisit(place) + WAY_MINUTES] : [];
  });
  return roundUp(Math.min(Infinity, ...ends));
}

/**
 * Days that end after their pace for a sight that is of the night, stars over the desert or a boat past the lights: one day
 * for each such sight, the one that ends soonest.
 * @param sights what people come for, the first first
 * @param mayEndLate whether a day is one of town, after which nobody has to be up early
 */
export function lateDays(
  sights: readonly PlaceSource[],
  days: readonly Day[],
  windowsOf: (place: PlaceSource, day: number) => readonly Window[],
  mayEndLate: (day: number) => boolean,
): ReadonlyMap<number, LateDay> {
  const found = new Map<number, LateDay>();
  for (const place of sights) {
    const ends = days.map((day, index) => endFor(place, day, windowsOf(place, index)));
    if (days.some((day, index) => ends[index]! <= day.end)) continue;
    const order = [...days.keys()].filter((day) => mayEndLate(day) && ends[day]! <= LATEST);
    const day = order.sort((a, b) => ends[a]! - ends[b]! || a - b)[0];
    if (day === undefined) continue;
    const before = found.get(day);
    found.set(day, {
      end: Math.max(ends[day]!, before?.end ?? 0),
      sights: new Set([...(before?.sights ?? []), place]),
    });
  }
  return found;
}
