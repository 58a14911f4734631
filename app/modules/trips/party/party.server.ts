import { db } from "#app/db/client.server";
import { withoutCodes } from "#app/modules/elsewhere/elsewhere.schema";
import { AppError } from "#app/shared/app-error";
import { addDays } from "#app/shared/calendar";
import { callWithFaults, todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { TRIP_NOT_FOUND, changeTrip } from "../store/change-trip.server";
import type { Basis } from "../store/change-trip.server";
import {
  selectJourneyOfParty,
  selectTripOfParty,
  selectTripsAhead,
  selectVersionsAhead,
} from "../store/party.repo.server";
import type { TripVersion } from "../store/party.repo.server";
import type { Trip, TripPreferences } from "../trip/trip";
import { withoutReferences } from "../trip/trip-orders";
import { withoutPeople } from "../shown/trip-view";

/** A trip as one of its party may see it: other people's needs in the days, and the owner's notes and
 * booking codes, are the owner's. */
export interface PartyTrip {
  trip: Trip;
  isOwner: boolean;
}

/** Whether companions see a preference of the owner. */
const SEEN_BY_PARTY: Readonly<Record<keyof TripPreferences, boolean>> = {
  ...{ interests: true, budgetTier: true, pace: true, unwanted: true, seen: true, ownPlaces: true },
  ...{ stays: true, meals: true, busy: true },
  notes: false,
};

function asSeenBy(trip: Trip, userId: string): PartyTrip {
  const isOwner = trip.ownerId === userId;
  if (isOwner) return { isOwner, trip };
  const seen = Object.entries(trip.preferences).filter(([name]) => SEEN_BY_PARTY[name as keyof TripPreferences]);
  const preferences = Object.fromEntries(seen) as unknown as TripPreferences;
  const elsewhere = trip.elsewhere && withoutCodes(trip.elsewhere);
  const orders = trip.orders && withoutReferences(trip.orders);
  const itinerary = withoutPeople(trip.itinerary);
  return {
    isOwner,
    trip: { ...trip, notes: undefined, preferences, elsewhere, orders, itinerary, journeyName: undefined },
  };
}

/** Where a member of the party finds the trip: its page is the owner's alone. */
export function pathForParty({ trip, isOwner }: PartyTrip): string {
  return isOwner ? `/trips/${trip.id}` : `/trips/${trip.id}/take-along`;
}

export type { TripVersion };

/** A trip that the account owns or has said yes to. @throws AppError NOT_FOUND, also for a trip of another account */
export async function getTripOfParty(ctx: Ctx, id: string, userId: string): Promise<PartyTrip> {
  const trip = await callWithFaults(ctx, "trips", () => selectTripOfParty(db(), id, userId));
  if (!trip) throw new AppError("NOT_FOUND", TRIP_NOT_FOUND);
  return asSeenBy(trip, userId);
}

/**
 * The places of a longer trip that the account owns or has said yes to, in order.
 * @throws AppError NOT_FOUND, also for a trip of another account
 */
export async function getJourneyOfParty(ctx: Ctx, journeyId: string, userId: string): Promise<PartyTrip[]> {
  const trips = await callWithFaults(ctx, "trips", () => selectJourneyOfParty(db(), journeyId, userId), []);
  if (trips.length === 0) throw new AppError("NOT_FOUND", TRIP_NOT_FOUND);
  return trips.map((trip) => asSeenBy(trip, userId));
}

/**
 * The trips that lie ahead of an account or are under way, own ones and those it comes along on, the next one first.
 * One that ended yesterday still counts: west of Greenwich its last day may not be over.
 */
export async function listTripsAhead(ctx: Ctx, userId: string, limit = 100): Promise<PartyTrip[]> {
  const since = addDays(todayOf(ctx), -1);
  const trips = await callWithFaults(ctx, "trips", () => selectTripsAhead(db(), userId, since, limit), []);
  return trips.map((trip) => asSeenBy(trip, userId));
}

/**
 * The versions of the same trips in the same order: as long as they stay the same, so does what is made of the trips.
 */
export function listVersionsAhead(ctx: Ctx, userId: string, limit = 100): Promise<TripVersion[]> {
  const since = addDays(todayOf(ctx), -1);
  return callWithFaults(ctx, "trips", () => selectVersionsAhead(db(), userId, since, limit), []);
}

/** The most trips that are shown as under way at once. */
const MOST_UNDER_WAY = 5;

/**
 * The trips of an account that may be under way, own ones and those it comes along on: from the day before they begin
 * to the day after they end, since the day at the place may be another than here.
 */
export async function listTripsUnderWay(ctx: Ctx, userId: string): Promise<PartyTrip[]> {
  const today = todayOf(ctx);
  const [since, until] = [addDays(today, -1), addDays(today, 1)];
  const trips = await callWithFaults(
    ctx,
    "trips",
    () => selectTripsAhead(db(), userId, since, MOST_UNDER_WAY, until),
    [],
  );
  return trips.map((trip) => asSeenBy(trip, userId));
}

/**
 * Ticks and unticks lines of the packing list and of the checklist, as any of the party may.
 * @throws AppError NOT_FOUND, CONFLICT when the trip is over
 */
export async function tickThings(
  ctx: Ctx,
  { trip, isOwner }: PartyTrip,
  userId: string,
  { ticked, unticked }: { ticked: string[]; unticked: string[] },
  basis?: Basis,
): Promise<void> {
  await changeTrip(
    ctx,
    trip.id,
    isOwner ? { userId } : { companion: userId },
    { kind: "tickThings", ticked, unticked },
    basis,
  );
}
