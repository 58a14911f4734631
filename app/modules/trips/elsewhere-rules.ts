import type { Elsewhere } from "#app/modules/elsewhere/elsewhere.schema";
import { datesOfFlights } from "#app/modules/elsewhere/own-flights";
import type { Trip } from "./trip";
import { ownFlightsOf, ownStayOf } from "./trip-parts";

/** What is booked elsewhere after one part of it changed; undefined when nothing is left of it. */
export function withPart(before: Elsewhere | undefined, part: Partial<Elsewhere>): Elsewhere | undefined {
  const next = { ...before, ...part };
  return next.flights === undefined && next.stay === undefined ? undefined : next;
}

/** The dates of a trip with these flights: a flight that is booked sets them. */
export function datesWith(
  flights: Elsewhere["flights"] | null,
  { startDate, endDate }: Pick<Trip, "startDate" | "endDate">,
): Pick<Trip, "startDate" | "endDate"> {
  const told = flights && flights !== "not-needed" ? datesOfFlights(flights) : {};
  return { startDate: told.leaves ?? startDate, endDate: told.returns ?? endDate };
}

type Basics = Pick<Trip, "destination" | "startDate" | "endDate">;

/**
 * What is left of what was booked elsewhere once the basics of a trip change: all of it for the same place, but no flights
 * of other dates, and no stay that the new dates do not touch.
 */
export function elsewhereAfter(trip: Trip, next: Basics): Elsewhere | undefined {
  if (trip.destination.slug !== next.destination.slug) return undefined;
  const flights = ownFlightsOf(trip);
  const dates = datesWith(flights ?? null, next);
  const areFlightsLost = flights && (dates.startDate !== next.startDate || dates.endDate !== next.endDate);
  const stay = ownStayOf(trip);
  const isStayLost = stay && (stay.checkOut <= next.startDate || stay.checkIn >= next.endDate);
  if (!areFlightsLost && !isStayLost) return trip.elsewhere;
  return withPart(trip.elsewhere, {
    ...(areFlightsLost && { flights: undefined }),
    ...(isStayLost && { stay: undefined }),
  });
}
