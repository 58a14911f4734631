import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { limitDocuments } from "#app/modules/accounts/account/rate-limits.server";
import { getTripOfParty, pathForParty } from "#app/modules/trips/party/party.server";
import type { PartyTrip } from "#app/modules/trips/party/party.server";
import { countryName } from "#app/shared/display-names";
import type { Ctx } from "#app/shared/context";
import { calendarFile } from "./calendar-file";
import { saveName } from "./pdf-file-name";
import { tripEvents } from "./trip-events";
import type { TripEvent } from "./trip-events";
import { nameOfTrip } from "#app/modules/trips/trip/trip";

export interface SavedFile {
  fileName: string;
  text: string;
}

/** The events of a trip that the caller may see. */
export function eventsOf(ctx: Pick<Ctx, "origin">, party: PartyTrip): TripEvent[] {
  const { trip } = party;
  const place = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  return tripEvents(
    trip,
    {
      airport: findAirport,
      timeZone: place?.timeZone,
      country: place?.country,
      countryName: place && countryName(place.country),
    },
    ctx.origin + pathForParty(party),
  );
}

/** A trip that this account owns or travels on, as a calendar file. @throws AppError NOT_FOUND, RATE_LIMITED */
export async function getTripCalendar(ctx: Ctx, userId: string, tripId: string): Promise<SavedFile> {
  await limitDocuments(ctx, userId);
  const party = await getTripOfParty(ctx, tripId, userId);
  const { trip } = party;
  const name = nameOfTrip(trip);
  return { fileName: saveName(trip, "ics"), text: calendarFile(name, eventsOf(ctx, party)) };
}
