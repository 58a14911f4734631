import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { Leg } from "./itinerary";

/** Streets are longer than the crow flies. */
const DETOUR = 1.3;
const WALK_KMH = 4.6;
/** Nobody is sent on foot for longer, unless every other way takes longer still. */
const LONGEST_WALK_MINUTES = 24;
/** Finding the stop and waiting for the next bus, tram or train. */
const TRANSIT_WAIT_MINUTES = 9;
const TRANSIT_KMH = 20;
const TRANSIT_PRICE = 2;
/** Beyond this a regional train, bus or a driver is the way. */
const CITY_KM = 14;
const REGIONAL_WAIT_MINUTES = 14;
const REGIONAL_KMH = 55;
const REGIONAL_DOLLARS_PER_KM = 0.16;

/** Minutes added to each leg for finding the door. */
export const LEG_BUFFER_MINUTES = 5;

/**
 * The way between two points: on foot when near, else by local transport, else by regional transport.
 * Minutes are whole and without the buffer; the price is for one adult in US cents. An estimate, the same both ways.
 */
export function legBetween(a: Point, b: Point): Leg {
  const km = Math.round(distanceKm(a, b) * DETOUR * 10) / 10;
  const walk = Math.round((km / WALK_KMH) * 60);
  if (walk <= LONGEST_WALK_MINUTES) return { mode: "walk", minutes: walk, km, priceMinor: 0 };
  if (km <= CITY_KM)
    return {
      mode: "transit",
      minutes: Math.round(TRANSIT_WAIT_MINUTES + (km / TRANSIT_KMH) * 60),
      km,
      priceMinor: TRANSIT_PRICE * 100,
    };
  return {
    mode: "transit",
    minutes: Math.round(REGIONAL_WAIT_MINUTES + (km / REGIONAL_KMH) * 60),
    km,
    priceMinor: Math.round(km * REGIONAL_DOLLARS_PER_KM) * 100,
  };
}
