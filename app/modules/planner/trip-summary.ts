import { priceOf, travellersOf } from "#app/modules/trips/trip";
import type { Trip } from "#app/modules/trips/trip";
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
}

/** Boils a trip down to what the side panel prints. */
export function summarise(trip: Trip): TripSummary {
  const price = priceOf(trip);
  const part = (category: string): number | undefined =>
    price.lines.find((line) => line.category === category)?.totalMinor;
  const nights = Math.round((Date.parse(trip.endDate) - Date.parse(trip.startDate)) / 86_400_000);
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
  };
}
