import { listTripsWithoutDays } from "#app/modules/trips/store/trips.server";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import type { OfflineTrip } from "./offline-list";
import { tripsToKeep } from "./offline-trips";

/** The trips that a device of this account keeps. */
export async function listOfflineTrips(ctx: Ctx, userId: string): Promise<OfflineTrip[]> {
  return tripsToKeep(await listTripsWithoutDays(ctx, userId), todayOf(ctx));
}
