import { listTripsWithoutDays } from "#app/modules/trips/store/trips.server";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import type { OfflineTrip } from "./offline-list";
import { tripsToKeep } from "./offline-trips";

/** What a device of this account keeps of its trips. */
export async function listOfflineTrips(ctx: Ctx, userId: string): Promise<OfflineTrip[]> {
  return tripsToKeep(await listTripsWithoutDays(ctx, userId), todayOf(ctx));
}
