import type { DestinationSource } from "#app/modules/catalogue/destination.schema";
import { closedSeasonLine } from "#app/modules/catalogue/open-season";
import { longStayLine } from "#app/modules/itinerary/enough-days";
import { priceOf, travellersOf } from "#app/modules/trips/trip";
import type { Trip } from "#app/modules/trips/trip";
import { eachDay, monthOf } from "#app/shared/calendar";
import { formatCount, formatDateRange } from "#app/shared/format";

/** The plan so far, as the side of each step shows it. Amounts in minor units. */
export interface TripSummary {
  place: string;
  from: string;
  dates: string;
  party: string;
  nights: string;
  flightsMinor?: number;
  hotelMinor?: number;
  soFarMinor: number;
  budgetMinor: number;
  currency: string;
  /** What the traveller has to know of the season, if most is closed then. */
  season?: string;
  /** That fewer nights would do, where they would. */
  longStay?: string;
}

/**
 * Nights at the destination: from the day one lands, which is not the day one leaves after a night on board or across the
 * date line, to the day home. Before a flight is chosen, from the first day of the trip.
 */
function nightsThere(trip: Pick<Trip, "startDate" | "endDate" | "flight">): number {
  const arrival = trip.flight?.offer.outbound.arriveLocal.slice(0, 10) ?? trip.startDate;
  return Math.max(0, Math.round((Date.parse(trip.endDate) - Date.parse(arrival)) / 86_400_000));
}

/** Boils a trip down to what the side panel prints. @param destination of the trip, where it is one of ours */
export function summarise(
  trip: Trip,
  destination?: Pick<DestinationSource, "name" | "places" | "dayTrips">,
): TripSummary {
  const price = priceOf(trip);
  const part = (category: string): number | undefined =>
    price.lines.find((line) => line.category === category)?.totalMinor;
  const nights = nightsThere(trip);
  const flightsMinor = part("flights");
  const hotelMinor = part("hotel");
  return {
    place: trip.destination.name,
    from: trip.origin.label,
    dates: formatDateRange(trip.startDate, trip.endDate),
    party: formatCount(travellersOf(trip), "traveller"),
    nights: formatCount(nights, "night"),
    flightsMinor,
    hotelMinor,
    soFarMinor: (flightsMinor ?? 0) + (hotelMinor ?? 0),
    budgetMinor: trip.budgetMinor * travellersOf(trip),
    currency: trip.currency,
    season: destination && closedSeasonLine(destination, eachDay(trip.startDate, trip.endDate).map(monthOf)),
    longStay: destination && longStayLine(destination, trip.preferences.pace, nights),
  };
}
