import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import type { SunCalculator } from "#app/modules/catalogue/opening-hours";
import type { Vibe } from "#app/modules/catalogue/vocabulary";
import { distanceKm } from "#app/shared/geo";
import { fitAt, fitOf } from "./fit";
import type { ItineraryItem } from "./itinerary";
import { openWindowsOn } from "./open-windows";
import { shortestVisit } from "./visit-length";

/** How many are offered in the place of a stop. */
const MOST = 5;
/** Farther off nothing takes the place of a stop, in kilometres. */
const FARTHEST_KM = 12;
/** A place so far from the stop counts half of one beside it, in kilometres. */
const HALF_AT_KM = 2;

/**
 * Places that could stand where a stop stands, the best first: open at that hour for as long as the stop lasts, or as the
 * shortest visit does, worth more the better they suit the traveller at that hour and the nearer they are.
 * @param where country and destination, for the feasts that they keep
 */
export function alternativesFor(
  stop: Pick<ItineraryItem, "start" | "end" | "location">,
  date: string,
  places: readonly PlaceSource[],
  interests: readonly Vibe[],
  where: { country: string; slug: string },
  sun: SunCalculator,
): PlaceSource[] {
  const length = stop.end - stop.start;
  return places
    .filter((place) =>
      openWindowsOn(place, date, where, sun).some(
        ({ open, close }) =>
          open <= stop.start && close >= stop.start + Math.max(shortestVisit(place), Math.min(length, place.minutes)),
      ),
    )
    .filter(
      (place) =>
        shortestVisit(place) <= length && place.dayTrip !== true && distanceKm(stop.location, place) <= FARTHEST_KM,
    )
    .map((place) => ({
      place,
      worth: fitAt(place, fitOf(place, interests), stop.start) / (1 + distanceKm(stop.location, place) / HALF_AT_KM),
    }))
    .sort((a, b) => b.worth - a.worth || (a.place.id < b.place.id ? -1 : 1))
    .slice(0, MOST)
    .map(({ place }) => place);
}
