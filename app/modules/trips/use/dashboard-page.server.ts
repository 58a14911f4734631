import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureInSeason, pictureOf } from "#app/modules/catalogue/art/art.server";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { listInvitedTrips } from "../party/companions.server";
import { inOrderOfNeed, isUnder, toTripCard } from "../shown/dashboard";
import type { TripFilter } from "../shown/dashboard";
import { listTripsWithoutDays } from "../store/trips.server";
import { listUnderWay } from "./under-way.server";

/** The trips of a traveller under a filter; a page that says so where they cannot be listed. */
export async function dashboardPage(ctx: Ctx, user: CurrentUser, filter: TripFilter) {
  const idle = pictureInSeason(ctx.now.getUTCMonth() + 1);
  try {
    const [trips, invited] = await Promise.all([
      listTripsWithoutDays(ctx, user.id),
      listInvitedTrips(ctx, user, user.isEmailVerified),
    ]);
    const today = todayOf(ctx);
    const shown = inOrderOfNeed(trips, today)
      .filter((trip) => isUnder(filter, trip, today))
      .map(toTripCard);
    return {
      idle,
      filter,
      hasTrips: trips.length > 0,
      failed: false,
      invited,
      underWay: filter === "all" ? await listUnderWay(ctx, user.id, invited) : [],
      trips: shown.map((trip) => ({ ...trip, picture: trip.slug ? pictureOf(trip.slug, "card") : null })),
    };
  } catch (error) {
    ctx.log.error({ err: error }, "the trips could not be listed");
    return { idle, filter, hasTrips: false, failed: true, invited: [], underWay: [], trips: [] };
  }
}
