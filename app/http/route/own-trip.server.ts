import { z } from "zod";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { Trip } from "#app/modules/trips/trip/trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import type { Ctx } from "#app/shared/context";
import { ctxOf } from "./context.server";
import type { RouteArgs } from "./context.server";
import { requireUser } from "./guards.server";
import { toRouteError } from "../answer/responses.server";

const tripIdSchema = z.string().max(64).catch("");

/** Which trip an address means; what is no id leads to no trip. */
export function tripIdOf(params: { tripId?: string }): string {
  return tripIdSchema.parse(params.tripId);
}

/** The signed-in caller of a page about a trip, and which trip it means. @throws Response to the sign-in page */
export async function requireTripCaller(
  args: RouteArgs & { params: { tripId?: string } },
): Promise<{ ctx: Ctx; user: CurrentUser; tripId: string }> {
  const user = await requireUser(args);
  return { ctx: ctxOf(args), user, tripId: tripIdOf(args.params) };
}

/**
 * The trip of the page, and its owner: the caller.
 * @throws Response to the sign-in page, and a 404 answer for a trip that does not exist or is not the caller's
 */
export async function requireOwnTrip(
  args: RouteArgs & { params: { tripId?: string } },
): Promise<{ user: CurrentUser; trip: Trip & { ownerId: string } }> {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const trip = await getTrip(ctx, args.params.tripId ?? "", { userId: user.id });
    return { user, trip: { ...trip, ownerId: user.id } };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}
