import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { isMealPlace } from "#app/modules/itinerary/day/meal-tables";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { Trip } from "../trip/trip";

/** What everybody sees on a first visit. */
const GREAT = 5;
/** What many do. */
const WELL_KNOWN = 4;

/** A sight that stands there all year: no table, and no feast. */
function isSight(place: PlaceSource): boolean {
  return !isMealPlace(place) && place.onlyOn === undefined;
}

/** The places in town that hardly anybody leaves out on a first visit. */
export function usuallySeen(places: readonly PlaceSource[]): string[] {
  return places.flatMap((place) => (place.weight === GREAT && !place.dayTrip && isSight(place) ? [place.id] : []));
}

/**
 * The places that a list of what was seen offers to tick, the best known first: those that many see, and those that
 * are ticked already.
 */
export function seenChoices(places: readonly PlaceSource[], seen: readonly string[] = []): PlaceSource[] {
  return places
    .filter((place) => seen.includes(place.id) || (place.weight >= WELL_KNOWN && isSight(place)))
    .toSorted((a, b) => b.weight - a.weight || a.name.localeCompare(b.name));
}

/**
 * The places that were visited on earlier trips to a destination.
 * @param today local date
 */
export function visitedOn(
  trips: readonly Pick<Trip, "destination" | "status" | "endDate" | "itinerary">[],
  slug: string,
  today: string,
): string[] {
  const over = trips.filter(
    ({ destination, status, endDate }) => destination.slug === slug && status !== "cancelled" && endDate < today,
  );
  const visits = over.flatMap(({ itinerary }) => (itinerary?.days ?? []).flatMap(({ items }) => items.filter(isVisit)));
  return [...new Set(visits.map(({ placeId }) => placeId))];
}
