import { distanceKm } from "#app/shared/geo";
import type { DestinationSource } from "../schema/destination.schema";
import { closedSeasonLine } from "./open-season";

/** In a straight line: a morning by road or rail, or a short flight. */
const NEAR_KM = 600;
const MOST = 3;

/**
 * The nearest other destinations for a few days of a stay, those of the same country first; empty where all are far.
 * Places that are mostly closed then are left out.
 * @param months 1 to 12, those of the trip
 */
export function sideTripsFrom<
  Place extends Pick<DestinationSource, "slug" | "name" | "country" | "lat" | "lon" | "places">,
>(
  from: Pick<DestinationSource, "slug" | "country" | "lat" | "lon">,
  all: readonly Place[],
  months: readonly number[],
): Place[] {
  return all
    .filter((place) => place.slug !== from.slug && distanceKm(from, place) <= NEAR_KM)
    .sort(
      (a, b) =>
        Number(b.country === from.country) - Number(a.country === from.country) ||
        distanceKm(from, a) - distanceKm(from, b),
    )
    .filter((place) => closedSeasonLine(place, months) === undefined)
    .slice(0, MOST);
}
