import { findAirport } from "#app/modules/catalogue/places/airports.server";
import type { AirportChoice } from "#app/modules/catalogue/places/airports.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { curateFlights, curateHotels } from "#app/modules/inventory/curation/curation";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import { searchFlights, searchHotels } from "#app/modules/inventory/search/inventory.server";
import { curationContextFor } from "#app/modules/planner/offers/curation-context";
import { flightDoors } from "#app/modules/trips/days/flight-doors";
import type { TripPreferences } from "#app/modules/trips/trip/trip";
import { addDays, daysBetween } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { pairWithin } from "./price-band";
import type { Pairing } from "./price-band";
import { longestWayMinutes } from "./surprise";
import type { SurpriseRequest } from "./surprise";

/** The facts that a search needs beside the request. */
export interface Means {
  capMinor: number;
  /** Per traveller, for everything. */
  budgetMinor: number;
  preferences: TripPreferences;
}

/** Days between leaving home and landing there. */
const daysLater = ({ outbound }: FlightOffer): number => Math.max(0, outbound?.dayOffset ?? 0);

/**
 * The flight and the stay that a tier leads to at a place, by a real search for these dates.
 * @returns undefined where no quick enough pair is on sale within the cap
 */
export async function priceOf(
  ctx: Ctx,
  place: Destination,
  request: SurpriseRequest,
  from: Pick<AirportChoice, "airports">,
  { capMinor, budgetMinor, preferences }: Means,
): Promise<Pairing | undefined> {
  const { startDate, endDate, adults, children, tier } = request;
  const asked = { adults, children, today: todayOf(ctx) };
  const { offers: flights } = await searchFlights(
    { ...asked, origins: [...from.airports], destinations: place.airports, departOn: startDate, returnOn: endDate },
    { signal: ctx.signal },
  );
  if (!flights[0] || flights[0].priceMinor > capMinor) return undefined;
  const trip = { budgetMinor, adults, children, preferences };
  const doors = flightDoors(place, findAirport, request);
  const ways = curateFlights(flights, { ...curationContextFor(trip, "flights"), doors }).shown;
  // The stay begins on the day that most of these flights land.
  const landsLater = ways[0] ? daysLater(ways[0].offer) : 0;
  const checkIn = addDays(startDate, Math.min(landsLater, daysBetween(startDate, endDate) - 1));
  const { offers: hotels } = await searchHotels(
    { ...asked, destination: place, checkIn, checkOut: endDate },
    { signal: ctx.signal },
  );
  const stays = curateHotels(hotels, curationContextFor(trip, "stay")).shown;
  return pairWithin(
    ways.filter(({ offer }) => daysLater(offer) === landsLater),
    stays,
    tier,
    capMinor,
    longestWayMinutes(daysBetween(startDate, endDate)),
  );
}
