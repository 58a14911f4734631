import type { Trip } from "#app/modules/trips/trip/trip";
import { legsOf, staysOf } from "#app/modules/trips/trip/trip-parts";

/** The facts about a flight that a source of disruptions needs. */
export interface WatchedFlight {
  flightNumber: string;
  airlineName: string;
  from: string;
  to: string;
  /** UTC ISO instants. */
  departAt: string;
  arriveAt: string;
}

/** The facts about a booking that a source gets: places and times, and no names. */
export interface WatchedBooking {
  bookingId: string;
  destination: string;
  flights: WatchedFlight[];
  /** The stays, with their local dates. */
  stays: { name: string; lat: number; lon: number; checkIn: string; checkOut: string }[];
  /** UTC ISO instant. */
  departsAt: string;
}

/** A booked trip as a source sees it. */
export function toWatchedBooking(trip: Trip, departsAt: Date): WatchedBooking {
  const { outbound, inbound } = legsOf(trip);
  return {
    bookingId: trip.id,
    destination: trip.destination.name,
    flights: [...(outbound?.segments ?? []), ...(inbound?.segments ?? [])].map(
      ({ flightNumber, airlineName, from, to, departAt, arriveAt }) => ({
        ...{ flightNumber, airlineName, from, to, departAt, arriveAt },
      }),
    ),
    stays: staysOf(trip).map(({ name, lat, lon, checkIn, checkOut }) => ({ name, lat, lon, checkIn, checkOut })),
    departsAt: departsAt.toISOString(),
  };
}
