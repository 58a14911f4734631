import { findAirport } from "#app/modules/catalogue/places/airports.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { calendarFile } from "./calendar-file";
import { tripEvents } from "./trip-events";
import type { Whereabouts } from "./trip-events";

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

/** The calendar file of some trips. It takes up to a tenth of a second a trip, so pages leave it to a thread. */
export function writeCalendar({ name, trips, refreshSeconds }: CalendarCall): string {
  const events = trips.flatMap(({ trip, url, where }) => tripEvents(trip, { airport: findAirport, ...where }, url));
  return calendarFile(name, events, { refreshSeconds });
}
