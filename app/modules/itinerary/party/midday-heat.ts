import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { monthOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { Window } from "../engine/problem";
import { fitAt } from "./fit";

/** A month with a mean daily high of so many degrees Celsius is one in which those who live there stay in at midday. */
const HOT_FROM = 33;
/** A little less is as hot under a sky without clouds: on no more days of the month does it rain. */
const HOT_IN_SUN_FROM = 32;
const CLOUDLESS_RAIN_DAYS = 1;
/** The hours in which people stay in if they can. */
const NOON = 12 * 60;
const HEAT_ENDS = 16 * 60;
/** So many minutes in the sun cost nothing, and from so many on next to nothing is left of a visit. */
const BEARABLE = 20;
const TOO_LONG = 60;
const LEFT_IN_HEAT = 0.1;
/** When the traveller is back in the shade, and when they go out again. */
const IN_BY = 12 * 60 + 30;
export const OUT_FROM = 15 * 60 + 15;
/** Up with the sun: a hot day begins so much earlier, but the traveller is not fetched before this hour for it. */
const EARLIER = 60;
const EARLIEST = 8 * 60;

/** Under a roof, in the shade or in the water, also where the place as a whole lies in the open. */
const COOL: ReadonlySet<PlaceKind> = new Set([
  "museum",
  "gallery",
  "library",
  "aquarium",
  "theatre",
  "music",
  "workshop",
  "cafe",
  "bar",
  "restaurant",
  "food-hall",
  "winery",
  "shop",
  "market",
  "spa",
  "hot-spring",
  "cave",
  "waterfall",
  "beach",
  "lake",
  "island",
  "boat-trip",
]);

/**
 * Whether midday is too hot for the open there at that time of the year.
 * @param climate mean daily highs in degrees Celsius and days with rain, January first
 */
export function isHotOn(
  climate: { highs?: readonly number[]; rainDays?: readonly number[] },
  date: LocalDate,
): boolean {
  const month = monthOf(date) - 1;
  const high = climate.highs?.[month] ?? -Infinity;
  const rainDays = climate.rainDays?.[month] ?? Infinity;
  return high >= HOT_FROM || (high >= HOT_IN_SUN_FROM && rainDays <= CLOUDLESS_RAIN_DAYS);
}

/** Minutes of a while that are in the heat of midday. */
export function minutesOfMidday(start: number, end: number): number {
  return Math.max(0, Math.min(end, HEAT_ENDS) - Math.max(start, NOON));
}

/** Minutes of visits in the sun at midday, beyond the bearable. */
export function minutesInHeat(visits: readonly { place: PlaceSource; start: number; end: number }[]): number {
  return visits.reduce((sum, { place, start, end }) => {
    return liesInSun(place) ? sum + Math.max(0, minutesOfMidday(start, end) - BEARABLE) : sum;
  }, 0);
}

/** When a hot day begins that would else begin then. */
export function earlierForHeat(start: number): number {
  return Math.max(Math.min(start, EARLIEST), start - EARLIER);
}

/** Whether visitors stand in the sun there; a beach with children counts, in the water or not. */
export function liesInSun({ indoor, kind }: Pick<PlaceSource, "indoor" | "kind">, children = 0): boolean {
  return !indoor && (!COOL.has(kind) || (kind === "beach" && children > 0));
}

/**
 * The part of the opening of a place in the open on a hot day: the hours before midday and those after the heat. A
 * place that is open at neither is seen when it can be. @param shortest minutes of the shortest visit
 */
export function awayFromMidday(place: PlaceSource, windows: Window[], shortest: number, children = 0): Window[] {
  if (!liesInSun(place, children)) return windows;
  const left = windows.flatMap((window) => {
    const end = Math.min(window.latestEnd ?? Infinity, IN_BY);
    const before = { ...window, latestEnd: end, latestStart: Math.min(window.latestStart, end - shortest) };
    const after = { ...window, open: Math.max(window.open, OUT_FROM) };
    return [before, after].filter((one) => one.latestStart >= one.open);
  });
  return left.length > 0 ? left : windows;
}

/** The share that the heat of midday leaves of a visit to a place in the open, from nearly nothing to 1. */
function leftInHeat(start: number, minutes: number): number {
  const inSun = minutesOfMidday(start, start + minutes);
  const share = Math.min(1, Math.max(0, (inSun - BEARABLE) / (TOO_LONG - BEARABLE)));
  return 1 - (1 - LEFT_IN_HEAT) * share;
}

/** The fit of a visit on a hot day that starts then: in the open it is next to nothing at midday. */
export function fitInHeat(place: PlaceSource, fit: number, start: number, children = 0): number {
  const usual = fitAt(place, fit, start);
  return liesInSun(place, children) ? Math.round(usual * leftInHeat(start, place.minutes)) : usual;
}

/**
 * The worth together of places that are visited one after another on a hot day, by when the first visit starts.
 * @param usual their worth together at that hour on another day
 * @param inner minutes from each place to the next
 */
export function togetherInHeat(
  { places, inner }: { places: readonly PlaceSource[]; inner: readonly number[] },
  fitFor: (place: PlaceSource) => number,
  usual: number,
  start: number,
  children = 0,
): number {
  let at = start;
  let [all, left] = [0, 0];
  places.forEach((place, index) => {
    const fit = fitFor(place);
    all += fit;
    left += liesInSun(place, children) ? fit * leftInHeat(at, place.minutes) : fit;
    at += place.minutes + (inner[index] ?? 0);
  });
  return all > 0 ? Math.round((usual * left) / all) : usual;
}
