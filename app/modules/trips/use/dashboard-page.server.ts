import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureInSeason, pictureOf } from "#app/modules/catalogue/art/art.server";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { listInvitedTrips } from "../party/companions.server";
import { inOrderOfNeed, isUnder } from "../shown/dashboard";
import type { TripFilter } from "../shown/dashboard";
import { memoriesLink } from "../shown/in-time";
import type { MemoriesLink } from "../shown/in-time";
import { byInvitation } from "../shown/invited-trips";
import { byWhole } from "../shown/longer-trip";
import { nextTripOf } from "../shown/next-trip";
import { entryOf, toEntryCard } from "../shown/whole-card";
import type { DashboardEntry } from "../shown/whole-card";
import { listTripsWithoutDays } from "../store/trips.server";
import type { TripWithoutDays } from "../trip/trip";
import { standingOf } from "./trip-standing.server";
import { dateBefore, daysLeft, listUnderWay } from "./under-way.server";

const withPicture = <T extends { slug?: string }>(trip: T) => ({
  ...trip,
  picture: trip.slug ? pictureOf(trip.slug, "card") : null,
});

const nextOf = (trips: readonly TripWithoutDays[], { now }: Ctx) =>
  nextTripOf(trips, (trip) => daysLeft(trip, now), sellsTrips(real()));

/**
 * What an account's own home page begins with: the trip that its traveller is on, else the one that comes next, and
 * those of others that lie ahead. Nothing where trips cannot be read: the page goes on without.
 */
export async function homeOf(ctx: Ctx, user: CurrentUser) {
  try {
    const invited = await listInvitedTrips(ctx, user, user.isEmailVerified);
    const [underWay, trips] = await Promise.all([
      listUnderWay(ctx, user.id, invited),
      listTripsWithoutDays(ctx, user.id),
    ]);
    const next = underWay.length === 0 ? nextOf(trips, ctx) : undefined;
    const ahead = invited.filter(
      ({ tripId, status, endDate }) =>
        status !== "declined" && endDate >= todayOf(ctx) && !underWay.some(({ id }) => id === tripId),
    );
    return { firstName: user.firstName, underWay, next: next ? withPicture(next) : null, invited: byInvitation(ahead) };
  } catch (error) {
    ctx.log.error({ err: error }, "the next trip could not be read");
    return { firstName: user.firstName, underWay: [], next: null, invited: [] };
  }
}

/** Where a trip is relived, once it has begun; the places of a longer trip each have their own page for it. */
function memoriesOf({ places: [place, ...others] }: DashboardEntry, { now }: Ctx): MemoriesLink | undefined {
  return place && others.length === 0 ? memoriesLink(place.id, standingOf(place, now)) : undefined;
}

/** The trips of a traveller under a filter; a page that says so where they cannot be listed. */
export async function dashboardPage(ctx: Ctx, user: CurrentUser, filter: TripFilter) {
  const idle = pictureInSeason(ctx.now.getUTCMonth() + 1);
  try {
    const [trips, invited] = await Promise.all([
      listTripsWithoutDays(ctx, user.id),
      listInvitedTrips(ctx, user, user.isEmailVerified),
    ]);
    const todayFor = ({ places }: DashboardEntry) => dateBefore(places[0]!, ctx.now);
    const underWay = filter === "all" ? await listUnderWay(ctx, user.id, invited) : [];
    const next = filter === "all" && underWay.length === 0 ? nextOf(trips, ctx) : undefined;
    const isNext = ({ places }: DashboardEntry): boolean => places.some(({ id }) => id === next?.id);
    const shown = inOrderOfNeed(byWhole(trips).map(entryOf), todayFor)
      .filter((entry) => isUnder(filter, entry, todayFor(entry)) && !isNext(entry))
      .map((entry) => ({ ...toEntryCard(entry), memories: memoriesOf(entry, ctx) }));
    return {
      idle,
      filter,
      hasTrips: trips.length > 0,
      failed: false,
      invited: byInvitation(invited),
      underWay,
      next: next ? withPicture(next) : null,
      trips: shown.map(withPicture),
    };
  } catch (error) {
    ctx.log.error({ err: error }, "the trips could not be listed");
    return { idle, filter, hasTrips: false, failed: true, invited: [], underWay: [], next: null, trips: [] };
  }
}
