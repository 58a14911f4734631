import type { OpenWindow, SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import { distanceKm } from "#app/shared/geo";
import { waysFor } from "../travel/access-rules";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import { fitAt, fitOf } from "../party/fit";
import { comesFrom, isFixed } from "../day/fixed-lines";
import type { Line } from "../day/fixed-lines";
import { baseOn } from "../day/moves";
import { openWindowsOn } from "../hours/open-windows";
import { keptFrom } from "../outings/stay";
import { shortestVisit } from "../day/visit-length";
import { minutesBetween } from "../travel/way-for";

/** How many are offered in the place of a stop. */
const MOST = 5;
/** Farther off nothing takes the place of a stop, in kilometres. */
const FARTHEST_KM = 12;
/** A place so far from the stop counts half of one beside it, in kilometres. */
const HALF_AT_KM = 2;

/** The places that the traveller can see among others on a day, from where they sleep then; the rest is a day out. */
export function stopsAmong(places: readonly RequestedPlace[], request: DayRequest, date: string): RequestedPlace[] {
  const there = { ...request, base: baseOn(request, date) };
  const kept = keptFrom(there, places, waysFor(there));
  return places.filter(({ id }) => !kept.has(id));
}

/** Whether there is time for a place, from what is before a stop to what comes after it. */
function isInTime(
  request: DayRequest,
  items: readonly Line[],
  stop: Line,
  place: RequestedPlace,
  windows: readonly OpenWindow[],
): boolean {
  const at = items.findIndex(({ placeId }) => placeId === stop.placeId);
  const before = comesFrom(request, items.slice(0, at));
  const after = items.slice(at + 1).find(isFixed);
  const reached = before ? before.leaves + minutesBetween(request, before.from, place) : stop.start;
  const due = after ? after.start - minutesBetween(request, place, after.location) : Infinity;
  const shortest = shortestVisit(place);
  return windows.some(({ open, close }) => Math.max(open, reached) + shortest <= Math.min(close, due));
}

/**
 * Places that could stand where a stop stands, the best first: open at that hour for as long as the stop lasts, or as
 * the shortest visit does, and in reach between the lines around it; worth more the better they suit the traveller at
 * that hour and the nearer they are.
 * @param items of the day of the stop
 * @param places of which none needs a day of its own
 */
export function alternativesFor(
  stop: Line,
  items: readonly Line[],
  date: string,
  places: readonly RequestedPlace[],
  request: DayRequest,
  sun: SunCalculator,
): RequestedPlace[] {
  const length = stop.end - stop.start;
  return places
    .map((place) => ({ place, km: distanceKm(stop.location, place) }))
    .filter(({ place, km }) => {
      if (km > FARTHEST_KM || shortestVisit(place) > length || place.dayTrip === true) return false;
      const windows = openWindowsOn(place, date, request.destination, sun);
      const needed = Math.max(shortestVisit(place), Math.min(length, place.minutes));
      const isOpen = windows.some(({ open, close }) => open <= stop.start && close >= stop.start + needed);
      return isOpen && isInTime(request, items, stop, place, windows);
    })
    .map(({ place, km }) => ({
      place,
      worth: fitAt(place, fitOf(place, request.interests), stop.start) / (1 + km / HALF_AT_KM),
    }))
    .sort((a, b) => b.worth - a.worth || (a.place.id < b.place.id ? -1 : 1))
    .slice(0, MOST)
    .map(({ place }) => place);
}
