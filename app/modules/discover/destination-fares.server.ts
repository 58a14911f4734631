import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { findAirport, resolveDeparture } from "#app/modules/catalogue/places/airports.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { isNonStop } from "#app/modules/inventory/network/non-stop";
import { usualReturnFareUsd } from "#app/modules/inventory/prices/usual-fare";
import { distanceKm } from "#app/shared/geo";
import { MONTHS } from "#app/shared/months";

/** The cities whose fares are shown until a visitor names an airport. */
export const USUAL_ORIGINS = ["London", "New York", "Singapore"];

/**
 * The distance from named departures, and the usual fare in a month and in each one where fares are offered; a
 * departure that is the place itself is left out.
 */
export function faresTo(place: Destination, names: readonly string[], month: number) {
  const arrival = findAirport(place.airports[0] ?? "");
  return names.flatMap((name) => {
    const choice = resolveDeparture(name).found;
    const from = findAirport(choice?.airports[0] ?? "");
    if (!choice || !from || !arrival || choice.airports.includes(arrival.iata)) return [];
    const km = distanceKm(from, arrival);
    const isDirect = isNonStop(choice.airports, place.airports);
    const fareIn = (one: number): number => usualReturnFareUsd(km, one, place.lat, isDirect ? 0 : 1);
    // Where no flights are offered, no fare is named: it would be a guess that cannot be bought.
    const sells = sellsTrips(real());
    return [
      {
        from: choice.city,
        km: Math.round(km),
        isDirect,
        price: sells ? fareIn(month) : undefined,
        /** January first. */
        months: sells ? MONTHS.map((_, index) => fareIn(index + 1)) : [],
      },
    ];
  });
}
