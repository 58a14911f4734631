import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";

/** A rest at the hotel is worth the way from this length on, in minutes. */
export const SHORTEST_REST = 40;
/** A traveller who rides to dinner is there so much earlier, and has a look around. */
export const LOOK_AROUND_MINUTES = 45;
/** The detour that a rest at the hotel is worth, in kilometres as the crow flies. */
const WORTH_KM = 2.6;

/**
 * Whether the hotel lies on the way between two stops, or nearly: a traveller who dines across town spends the time
 * there instead.
 */
export function isRestOnTheWay(hotel: Point, from: Point, to: Point): boolean {
  return distanceKm(from, hotel) + distanceKm(hotel, to) - distanceKm(from, to) <= WORTH_KM;
}
