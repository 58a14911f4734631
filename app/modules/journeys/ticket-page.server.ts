import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitReadings } from "#app/modules/accounts/account/rate-limits.server";
import { readBroughtFile } from "#app/modules/elsewhere/reading/reading-thread.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { tellsOfBookings } from "#app/modules/planner/bookings-page";
import type { FoundForms } from "#app/modules/planner/brought/found-forms";
import { fitFound, formFacts } from "#app/modules/planner/own-booking.server";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";
import { listJourney } from "#app/modules/trips/store/longer-trip.server";
import { isBookable } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";

/** Whether a booking made elsewhere can be told at a place: before its days are planned, or with a look at them. */
export function takesBookings(trip: Trip): boolean {
  if (!findDestination(trip.destination.slug ?? "")) return false;
  return trip.itinerary ? tellsOfBookings(trip) : isBookable(trip);
}

/** Whether the nights of a stay that was read are nights of a place. */
function isStayThere({ stay }: FoundForms, { startDate, endDate }: Trip): boolean {
  const { stayIn, stayOut } = stay ?? {};
  return stayIn !== undefined && stayIn < endDate && (stayOut ?? endDate) > startDate;
}

/** The places of an account's longer trip that may be told of a booking. @throws AppError NOT_FOUND */
async function openPlaces(ctx: Ctx, user: Pick<CurrentUser, "id">, journeyId: string): Promise<Trip[]> {
  const trips = await listJourney(ctx, journeyId, { userId: user.id });
  if (trips.length === 0) throw new AppError("NOT_FOUND", "We can't find that trip.");
  return trips.filter(takesBookings);
}

/** The page that takes a ticket for any place of a longer trip, before there is one. @throws AppError NOT_FOUND */
export async function ticketPage(ctx: Ctx, user: Pick<CurrentUser, "id">, journeyId: string) {
  const [first] = await openPlaces(ctx, user, journeyId);
  if (!first) throw new AppError("NOT_FOUND", "We can't find that trip.");
  return { ...pageOf(first, journeyId), keepAt: undefined };
}

/** The form of a place, and where it goes: what is planned already shows first how its days change. */
function pageOf(trip: Trip, journeyId: string) {
  const readAt = `${journeyPath(journeyId)}/ticket`;
  const words = trip.itinerary
    ? { action: `/trips/${trip.id}/bookings`, intent: "look", label: "See what changes", busy: "Checking your days…" }
    : { action: readAt, intent: "keep-read", label: "Save this to my trip", busy: "Saving it to your trip…" };
  return { trip, ...formFacts(trip), backTo: journeyPath(journeyId), readAt, keepAt: { ...words, tripId: trip.id } };
}

/**
 * Reads a ticket or another booking for the place of a longer trip that it fits: a ride or a flight at the place that it
 * leaves or reaches, a stay by its nights. Nothing is kept.
 * @throws AppError NOT_FOUND, RATE_LIMITED, UNAVAILABLE
 */
export async function readTicket(ctx: Ctx, user: Pick<CurrentUser, "id">, journeyId: string, bytes: Uint8Array) {
  await limitReadings(ctx);
  const places = await openPlaces(ctx, user, journeyId);
  const reading = await readBroughtFile(ctx, bytes, { key: user.id, signal: ctx.signal });
  if (reading.status === "unread") return { problem: reading.problem };
  let problem: string | undefined;
  let stay: { page: ReturnType<typeof pageOf>; read: FoundForms } | undefined;
  for (const trip of places) {
    const read = fitFound(trip, reading.found);
    if ("problem" in read) problem ??= read.problem;
    else if (read.flights) return { page: pageOf(trip, journeyId), read };
    else if (isStayThere(read, trip)) stay ??= { page: pageOf(trip, journeyId), read };
    else problem ??= "This stay is on other nights than your trip.";
  }
  return stay ?? { problem: problem ?? "No place of this trip can take a booking any more." };
}

/** The form of a place for which a ticket was read, and which is to keep it. @throws AppError NOT_FOUND */
export async function placeOfTicket(ctx: Ctx, user: Pick<CurrentUser, "id">, journeyId: string, tripId: string) {
  const trip = (await openPlaces(ctx, user, journeyId)).find(({ id }) => id === tripId);
  if (!trip || trip.itinerary) throw new AppError("NOT_FOUND", "We can't find that trip.");
  return pageOf(trip, journeyId);
}
