import { db } from "#app/db/client.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { TRIP_NOT_FOUND } from "./change-trip.server";
import { selectTripOfParty } from "./party.repo.server";
import type { Trip } from "./trip";
import { withoutPeople } from "./trip-view";

/** A trip as one of its party may see it: what the days say of other people's needs is for the owner alone. */
export interface PartyTrip {
  trip: Trip;
  isOwner: boolean;
}

function asSeenBy(trip: Trip, userId: string): PartyTrip {
  const isOwner = trip.ownerId === userId;
  return { isOwner, trip: isOwner ? trip : { ...trip, itinerary: withoutPeople(trip.itinerary) } };
}

/** A trip that the account owns or has said yes to. @throws AppError NOT_FOUND, also for a trip of somebody else */
export async function getTripOfParty(ctx: Ctx, id: string, userId: string): Promise<PartyTrip> {
  const trip = await callWithFaults(ctx, "trips", () => selectTripOfParty(db(), id, userId));
  if (!trip) throw new AppError("NOT_FOUND", TRIP_NOT_FOUND);
  return asSeenBy(trip, userId);
}
