import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { limitDocuments } from "#app/modules/accounts/account/rate-limits.server";
import { getTripOfParty, pathForParty } from "#app/modules/trips/party/party.server";
import type { PartyTrip } from "#app/modules/trips/party/party.server";
import { nameOfTrip } from "#app/modules/trips/trip/trip";
import { countryName } from "#app/shared/display-names";
import type { Ctx } from "#app/shared/context";
import { askCalendar } from "./calendar-thread.server";
import { saveName } from "./pdf-file-name";
import type { CalendarTrip } from "./write-calendar.server";

export interface SavedFile {
  fileName: string;
  text: string;
}

/** What a calendar says of a destination beside the trip itself. */
export function whereOf(slug: string | undefined): CalendarTrip["where"] {
  const place = slug ? findDestination(slug) : undefined;
  return place ? { timeZone: place.timeZone, country: place.country, countryName: countryName(place.country) } : {};
}

/** A trip that the caller may see, as a calendar is written from it. */
export function calendarTrip(ctx: Pick<Ctx, "origin">, party: PartyTrip): CalendarTrip {
  const { trip } = party;
  return { trip, url: ctx.origin + pathForParty(party), where: whereOf(trip.destination.slug) };
}

/**
 * A trip that this account owns or travels on, as a calendar file.
 * @throws AppError NOT_FOUND, RATE_LIMITED, UNAVAILABLE
 */
export async function getTripCalendar(ctx: Ctx, userId: string, tripId: string): Promise<SavedFile> {
  await limitDocuments(ctx, userId);
  const party = await getTripOfParty(ctx, tripId, userId);
  const { trip } = party;
  const call = { name: nameOfTrip(trip), trips: [calendarTrip(ctx, party)] };
  return { fileName: saveName(trip, "ics"), text: await askCalendar(call, { key: userId, signal: ctx.signal }) };
}
