import type { CurrentUser } from "#app/modules/accounts/current-user";
import { getTripOfParty } from "#app/modules/trips/party.server";
import type { Ctx } from "#app/shared/context";
import { findCalendarFeed } from "./calendar-feed.server";

/** Everything that the page "Take it along" shows of a trip. @throws AppError NOT_FOUND */
export async function takeAlongView(ctx: Ctx, user: Pick<CurrentUser, "id">, tripId: string) {
  const [{ trip, isOwner }, feed] = await Promise.all([
    getTripOfParty(ctx, tripId, user.id),
    findCalendarFeed(user.id),
  ]);
  return {
    tripId: trip.id,
    name: trip.name || trip.destination.name,
    startDate: trip.startDate,
    endDate: trip.endDate,
    isOwner,
    isBooked: trip.status === "booked" || trip.status === "completed",
    days: (trip.itinerary?.days ?? []).map(({ dayNumber, date, theme }) => ({ number: dayNumber, date, theme })),
    feedSince: feed?.since ?? null,
  };
}
