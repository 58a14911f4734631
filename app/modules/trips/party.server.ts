import { db } from "#app/db/client.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults, todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { TRIP_NOT_FOUND, changeTrip } from "./change-trip.server";
import type { Basis } from "./change-trip.server";
import { selectTripOfParty, selectTripsAhead } from "./party.repo.server";
import type { Trip } from "./trip";
import { withoutPeople } from "./trip-view";

/** A trip as one of its party may see it: what the days say of other people's needs is for the owner alone. */
export interface PartyTrip {
  trip: Trip;
  isOwner: boolean;
}

function asSeenBy(trip: Trip, userId: string): PartyTrip {
  const isOwner = trip.ownerId === userId;
  return { isOwner, trip: isOwner ? trip : { ...trip, notes: undefined, itinerary: withoutPeople(trip.itinerary) } };
}

/** A trip that the account owns or has said yes to. @throws AppError NOT_FOUND, also for a trip of somebody else */
export async function getTripOfParty(ctx: Ctx, id: string, userId: string): Promise<PartyTrip> {
  const trip = await callWithFaults(ctx, "trips", () => selectTripOfParty(db(), id, userId));
  if (!trip) throw new AppError("NOT_FOUND", TRIP_NOT_FOUND);
  return asSeenBy(trip, userId);
}

/** The trips that lie ahead of an account or are under way, own ones and those it comes along on, the next one first. */
export async function listTripsAhead(ctx: Ctx, userId: string, limit = 100): Promise<PartyTrip[]> {
  const trips = await callWithFaults(ctx, "trips", () => selectTripsAhead(db(), userId, todayOf(ctx), limit), []);
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
