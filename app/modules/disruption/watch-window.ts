import { DISRUPTION } from "#app/config/product";
import { isPaid } from "#app/modules/trips/trip/trip";
import { clockBefore } from "#app/modules/trips/trip/departure-day";
import { departureOf } from "#app/modules/trips/trip/flight-now";
import type { TripZones } from "#app/modules/trips/trip/flight-now";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isSettledElsewhere, legsOf } from "#app/modules/trips/trip/trip-parts";
import { wallClock } from "#app/shared/calendar";

const HOUR_MS = 3_600_000;

type WatchedParts = Pick<
  Trip,
  "status" | "startDate" | "flight" | "flightHome" | "hotel" | "elsewhere" | "between" | "origin" | "destination"
>;

/** Whether a trip is completely booked: paid here and not over, or brought along whole from elsewhere. */
export function isWatchable(
  trip: Pick<Trip, "status" | "startDate" | "endDate" | "flight" | "flightHome" | "hotel" | "elsewhere">,
): boolean {
  if (trip.status === "cancelled" || trip.status === "completed") return false;
  return isPaid(trip) || (isSettledElsewhere(trip) && (!trip.flightHome || trip.flightHome.isPaid === true));
}

/** The hours in which a trip is watched. Instants. */
export interface WatchWindow {
  departsAt: Date;
  opensAt: Date;
  closesAt: Date;
}

/** From 48 hours before a departure until 24 after it (CHECKLIST DIS-07). */
export function watchedAround(departsAt: Date): WatchWindow {
  const departs = departsAt.getTime();
  return {
    departsAt,
    opensAt: new Date(departs - DISRUPTION.hoursBefore * HOUR_MS),
    closesAt: new Date(departs + DISRUPTION.hoursAfter * HOUR_MS),
  };
}

/**
 * The hours around the departure of a trip; of one that only flies home with us, around that flight.
 * @param timeZone of the destination, by whose clock that day begins
 */
export function watchWindowOf(trip: WatchedParts, timeZone: string): WatchWindow {
  const { outbound, inbound } = trip.flight || trip.flightHome ? legsOf(trip) : {};
  return watchedAround(!outbound && inbound ? new Date(inbound.departAt) : departureOf(trip, timeZone));
}

/** Whether a trip is being watched automatically at an instant; both ends count. */
export function isOpen({ opensAt, closesAt }: WatchWindow, now: Date): boolean {
  return now >= opensAt && now <= closesAt;
}

/** The place whose clock the traveller goes by, and its time at an instant: "2027-04-14T18:05". */
export interface LocalClock {
  place: string;
  at: (instant: Date) => string;
}

/**
 * The clock of the departure's airport before the departure, then that of the destination.
 * @param zones of the departure's airport, if it is known, and of the destination
 */
export function clockOf(trip: WatchedParts, now: Date, zones: TripZones): LocalClock {
  const { outbound } = legsOf(trip);
  if (outbound && now.getTime() < Date.parse(outbound.departAt)) {
    return {
      // "London (all airports)" is a choice of the flight search; the clock is named after London.
      place: trip.between?.out?.place.name ?? (trip.origin.label.replace(/ \(.*\)$/, "") || outbound.from),
      at: (instant) => clockBefore(outbound, instant, zones.leaving),
    };
  }
  return { place: trip.destination.name, at: (instant) => wallClock(instant, zones.there) };
}
