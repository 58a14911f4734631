import { resolveDeparture } from "#app/modules/catalogue/airports.server";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { curateFlights, curateHotels } from "#app/modules/inventory/curation";
import type { CuratedOffers } from "#app/modules/inventory/curated";
import type { FlightOffer, FlightQuery } from "#app/modules/inventory/flight";
import type { HotelOffer, HotelQuery } from "#app/modules/inventory/hotel";
import { searchFlights, searchHotels } from "#app/modules/inventory/inventory.server";
import { travellersOf } from "#app/modules/trips/trip";
import type { Trip } from "#app/modules/trips/trip";
import { AppError } from "#app/shared/app-error";
import { todayOf, type Ctx } from "#app/shared/context";

function catalogued(trip: Trip) {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!destination)
    throw new AppError(
      "CONFLICT",
      `We have no flights or stays for ${trip.destination.name} yet. Choose a place from our list`,
    );
  return destination;
}

/** The airports a trip may start from: all of its city's, or the one that was named. */
function originsOf(trip: Trip): string[] {
  const departure = resolveDeparture(trip.origin.code).found;
  if (!departure)
    throw new AppError("CONFLICT", `We know no airport for ${trip.origin.label}. Choose another place to start from`);
  return [...departure.airports];
}

/** The question a trip asks of a flight provider. @throws AppError CONFLICT for a place outside the catalogue */
export function flightQueryFor(trip: Trip, today: string): FlightQuery {
  return {
    origins: originsOf(trip),
    destinations: catalogued(trip).airports,
    departOn: trip.startDate,
    returnOn: trip.endDate,
    adults: trip.adults,
    children: trip.children,
    today,
  };
}

/** The question a trip asks of a hotel provider: from the day of arrival, when a flight is chosen. @throws AppError CONFLICT */
export function hotelQueryFor(trip: Trip, today: string): HotelQuery {
  return {
    destination: catalogued(trip),
    checkIn: trip.flight ? trip.flight.offer.outbound.arriveLocal.slice(0, 10) : trip.startDate,
    checkOut: trip.endDate,
    adults: trip.adults,
    children: trip.children,
    today,
  };
}

/** Share of the wished budget that flights and the stay may take; the rest is for the days. */
const FLIGHT_SHARE = 0.45;
const HOTEL_SHARE = 0.4;

/** Wishes as the curation weighs them, 0 to 1. */
const PACE = { relaxed: 0.2, moderate: 0.5, packed: 0.8 } as const;
const COMFORT = { "budget-friendly": 0.2, moderate: 0.5, luxury: 0.9 } as const;

function contextOf(trip: Trip, share: number) {
  return {
    budgetMinor: Math.round(trip.budgetMinor * travellersOf(trip) * share),
    adults: trip.adults,
    children: trip.children,
    preferences: { pace: PACE[trip.preferences.pace], comfort: COMFORT[trip.preferences.budgetTier] },
  };
}

/** All flights of a trip, and the three to five worth showing (CHECKLIST PLAN-14). */
export async function flightOptions(ctx: Ctx, trip: Trip): Promise<CuratedOffers<FlightOffer>> {
  const offers = await searchFlights(flightQueryFor(trip, todayOf(ctx)), { signal: ctx.signal });
  return curateFlights(offers, contextOf(trip, FLIGHT_SHARE));
}

/** All stays of a trip, and the three to five worth showing. */
export async function hotelOptions(ctx: Ctx, trip: Trip): Promise<CuratedOffers<HotelOffer>> {
  const offers = await searchHotels(hotelQueryFor(trip, todayOf(ctx)), { signal: ctx.signal });
  return curateHotels(offers, contextOf(trip, HOTEL_SHARE));
}

/** The reason with which a flight was shown, if it was among the few. */
export async function findShownFlight(ctx: Ctx, trip: Trip, offerId: string): Promise<string | undefined> {
  return (await flightOptions(ctx, trip)).shown.find((one) => one.offer.id === offerId)?.reason;
}

/** The reason with which a stay was shown, if it was among the few. */
export async function findShownHotel(ctx: Ctx, trip: Trip, offerId: string): Promise<string | undefined> {
  return (await hotelOptions(ctx, trip)).shown.find((one) => one.offer.id === offerId)?.reason;
}
