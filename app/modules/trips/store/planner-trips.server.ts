import { db, transact } from "#app/db/client.server";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import type { Trip, TripHolder } from "../trip/trip";
import { changeTripWithin } from "./change-trip.server";
import {
  deletePlannerSession,
  selectPlannerTripId,
  selectTrip,
  selectVisitorTripIds,
  upsertPlannerTrip,
} from "./trips.repo.server";

function holderKey(holder: TripHolder): string | undefined {
  if (holder.userId) return `user:${holder.userId}`;
  return holder.visitorId && `visitor:${holder.visitorId}`;
}

/** The trip that is open in the planner, while it can still be planned. */
export async function findOpenTrip(ctx: Ctx, holder: TripHolder): Promise<Trip | undefined> {
  const key = holderKey(holder);
  const id = key && (await selectPlannerTripId(db(), key));
  return id ? callWithFaults(ctx, "trips", () => selectTrip(db(), id, holder)) : undefined;
}

/** Opens a trip in the planner. */
export async function openInPlanner(ctx: Ctx, holder: TripHolder, tripId: string): Promise<void> {
  const key = holderKey(holder);
  if (key) await upsertPlannerTrip(db(), key, tripId, ctx.now.toISOString());
}

/** Moves the trips that a visitor began without an account into it; the trip open in the planner stays open. */
export async function claimVisitorTrips(ctx: Ctx, visitorId: string, userId: string): Promise<void> {
  await transact(async (trx) => {
    for (const id of await selectVisitorTripIds(trx, visitorId))
      await changeTripWithin(trx, ctx.now, id, { visitorId }, { kind: "claimTrip", userId });
    const open = await selectPlannerTripId(trx, `visitor:${visitorId}`);
    if (open) await upsertPlannerTrip(trx, `user:${userId}`, open, ctx.now.toISOString());
    await deletePlannerSession(trx, `visitor:${visitorId}`);
  });
}
