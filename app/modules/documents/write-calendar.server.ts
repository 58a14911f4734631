import { findAirport } from "#app/modules/catalogue/places/airports.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { calendarFile } from "./calendar-file";
import { placeWaysOf } from "#app/modules/trips/trip/trip-parts";
import { tripEvents } from "./trip-events";
import type { Neighbours, Whereabouts } from "./trip-events";

/** A trip as its reader may see it, the page its events lead to, and what the catalogue knows of its destination. */
export interface CalendarTrip {
  trip: Trip;
  url: string;
  where: Omit<Whereabouts, "airport">;
}

/** The input of the thread that writes calendars. */
export interface CalendarCall {
  name: string;
  trips: readonly CalendarTrip[];
  /** How often a program that subscribes may ask again. */
  refreshSeconds?: number;
}

/** Whether two trips are places of a longer trip with a way from the one to the other. */
function leadsTo({ trip: from }: CalendarTrip, { trip: to }: CalendarTrip): boolean {
  if (from.journeyId === undefined || from.journeyId !== to.journeyId) return false;
  const [back, out] = [placeWaysOf(from).back, placeWaysOf(to).out];
  return (
    back?.place.slug === to.destination.slug &&
    out?.place.slug === from.destination.slug &&
    // A trip may come back to a place.
    from.endDate <= to.endDate
  );
}

function besideOf(one: CalendarTrip, trips: readonly CalendarTrip[]): Neighbours {
  const next = trips.find((other) => leadsTo(one, other));
  return {
    hasBefore: trips.some((other) => leadsTo(other, one)),
    ...(next && { after: { trip: next.trip, timeZone: next.where.timeZone } }),
  };
}

/** The calendar file of some trips. It takes up to a tenth of a second a trip, so pages leave it to a thread. */
export function writeCalendar({ name, trips, refreshSeconds }: CalendarCall): string {
  const events = trips.flatMap((one) =>
    tripEvents(one.trip, { airport: findAirport, ...one.where }, one.url, besideOf(one, trips)),
  );
  return calendarFile(name, events, { refreshSeconds });
}
