import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { openPlaces } from "#app/modules/journeys/whole-settings.server";
import { cancelPlaces } from "#app/modules/trips/use/manage.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { findRunningHold, letRunningHoldGo } from "../checkout/holds.server";

/**
 * Cancels the places of a longer trip that nothing is paid for, all or none, and lets their held prices go.
 * @returns their names
 * @throws AppError NOT_FOUND, CONFLICT where there is none
 */
export async function cancelWhole(ctx: Ctx, user: CurrentUser, journeyId: string): Promise<string[]> {
  const places = await openPlaces(ctx, user.id, journeyId);
  if (places.length === 0) throw new AppError("CONFLICT", "There is nothing left here that can be cancelled");
  await cancelPlaces(ctx, places);
  for (const trip of places) {
    // The held price will not be paid for; a hold that can't be ended now ends with its time.
    if (await findRunningHold(ctx, user, trip))
      await letRunningHoldGo(ctx, user, trip.id).catch((error: unknown) =>
        ctx.log.warn({ err: error, tripId: trip.id }, "the hold of a cancelled trip ends by itself"),
      );
  }
  return places.map(({ destination }) => destination.name);
}
