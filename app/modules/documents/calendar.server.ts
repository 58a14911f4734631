import { findAirport } from "#app/modules/catalogue/airports.server";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { limitDocuments } from "#app/modules/accounts/rate-limits.server";
import type { Trip } from "#app/modules/trips/trip";
import { getTripOfParty } from "#app/modules/trips/party.server";
import { countryName } from "#app/shared/display-names";
import type { Ctx } from "#app/shared/context";
import { calendarFile } from "./calendar-file";
import { saveName } from "./pdf-file-name";
import { tripEvents } from "./trip-events";
import type { TripEvent } from "./trip-events";

export interface SavedFile {
  fileName: string;
  text: string;
}

/** The events of a trip that the caller may see. */
export function eventsOf(ctx: Pick<Ctx, "origin">, trip: Trip): TripEvent[] {
  const place = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  return tripEvents(
    trip,
    {
      airport: findAirport,
      timeZone: place?.timeZone,
      country: place?.country,
      countryName: place && countryName(place.country),
    },
    `${ctx.origin}/trips/${trip.id}`,
  );
}

/** A trip of this account as a calendar file. @throws AppError NOT_FOUND, RATE_LIMITED */
export async function getTripCalendar(ctx: Ctx, userId: string, tripId: string): Promise<SavedFile> {
  await limitDocuments(ctx, userId);
  const { trip } = await getTripOfParty(ctx, tripId, userId);
  const name = trip.name || trip.destination.name;
  return { fileName: saveName(trip, "ics"), text: calendarFile(name, eventsOf(ctx, trip)) };
}
