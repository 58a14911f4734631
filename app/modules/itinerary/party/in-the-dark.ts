import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { OPEN_NATURE } from "#app/modules/catalogue/schema/vocabulary";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { monthOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { Node, Window } from "../engine/problem";
import { shortestVisit } from "../day/visit-length";

/** The share that lamplight leaves of a sight for daytime. */
const LEFT = 0.4;
/** It is dark so long after the sun went down. */
const UNTIL_DARK = 25;
/**
 * Stone and views in the open. Streets of shops and bars are lively when they are lit, and say so by their best hour.
 */
const LOOKED_AT: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  "street",
  "square",
  "bridge",
  "monument",
  "viewpoint",
  "palace",
  "castle",
  "temple",
  "church",
]);

/** Best times of sights for daytime. A traveller who comes late for the sunset sees the lights of the town. */
const BY_DAY: ReadonlySet<PlaceSource["bestTime"]> = new Set(["morning", "midday", "afternoon"] as const);

/** Whether a place shows something in the open that the dark takes away, though it is not shut then. */
function isSeenByLight({ kind, bestTime, indoor }: PlaceSource): boolean {
  return !indoor && LOOKED_AT.has(kind) && BY_DAY.has(bestTime);
}

/**
 * The share that the dark leaves of a visit that starts then, from next to nothing to 1. @param sunset of its day, in
 * minutes since midnight
 */
export function leftInTheDark(place: PlaceSource, start: number, sunset: number): number {
  return start > sunset + UNTIL_DARK && isSeenByLight(place) ? LEFT : 1;
}

/**
 * The score of places that are visited one after another, less the share that the dark takes from each of them.
 * @param composite the places in order, with the minutes from each to the next
 * @param usual their score without a look at the light
 * @param fitFor the worth of each of them
 * @param sunsets of the days, in minutes since midnight
 */
export function togetherInTheDark(
  { places, inner }: { places: readonly PlaceSource[]; inner: readonly number[] },
  usual: Node["score"],
  fitFor: (place: PlaceSource) => number,
  sunsets: readonly number[],
): Node["score"] {
  if (!places.some(isSeenByLight)) return usual;
  const fits = places.map(fitFor);
  const all = fits.reduce((sum, fit) => sum + fit, 0);
  return (day, start) => {
    let at = start;
    let left = 0;
    for (const [index, place] of places.entries()) {
      left += fits[index]! * leftInTheDark(place, at, sunsets[day]!);
      at += place.minutes + (inner[index] ?? 0);
    }
    const score = typeof usual === "number" ? usual : usual(day, start);
    return all > 0 ? Math.round((score * left) / all) : score;
  };
}

/** In a month whose mean daily high is below so many degrees Celsius a stroll by the water after dark is too cold. */
const COLD_BELOW = 8;
const FOR_A_STROLL: ReadonlySet<PlaceKind> = new Set<PlaceKind>(OPEN_NATURE);

/**
 * The hours left of a promenade or a park whose best hour is the evening where evenings are cold and dark: those until
 * dusk, unless something begins there.
 * @param climate mean daily highs in degrees Celsius, January first
 */
export function beforeColdNights(
  place: PlaceSource,
  windows: Window[],
  climate: { highs?: readonly number[] },
  date: LocalDate,
  dusk: number,
): Window[] {
  const isStroll = place.bestTime === "evening" && FOR_A_STROLL.has(place.kind) && !place.indoor && !place.starts;
  if (!isStroll || (climate.highs?.[monthOf(date) - 1] ?? Infinity) >= COLD_BELOW) return windows;
  return windows.flatMap((window) => {
    const latestEnd = Math.min(window.latestEnd ?? Infinity, dusk);
    const latestStart = Math.min(window.latestStart, latestEnd - shortestVisit(place));
    return latestStart >= window.open ? [{ ...window, latestStart, latestEnd }] : [];
  });
}
