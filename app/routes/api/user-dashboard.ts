import { z } from "zod";
import { data } from "#app/http/operation";
import { apiPath, give, operation } from "#app/http/operation.server";
import { completionReply, userReply } from "#app/modules/accounts/account-replies.schema";
import { toUserDto } from "#app/modules/accounts/accounts.dto";
import { profileCompletion } from "#app/modules/accounts/profile-completion";
import { countTrips } from "#app/modules/trips/trip-counts";
import { tripCountsReply, tripReply } from "#app/modules/trips/trip-replies.schema";
import { toTripDto } from "#app/modules/trips/trip.dto";
import { listTrips } from "#app/modules/trips/trips.server";
import { todayOf } from "#app/shared/context";

const SHOWN = 20;
const MOST_TRIPS = 10_000;

const dashboardReply = z.object({
  user: userReply,
  completion: completionReply,
  stats: tripCountsReply,
  trips: z.array(tripReply).max(SHOWN),
});

/** What the caller's dashboard shows, in one call (CHECKLIST API-29, API-30). */
const answer = apiPath("/api/v1/user/dashboard", {
  GET: operation(
    {
      id: "readDashboard",
      group: "Traveller",
      summary: "What the caller's dashboard shows, in one call",
      access: "account",
      replies: { 200: data(`The account, its counts and its ${SHOWN} trips with the last changes`, dashboardReply) },
      example: {},
    },
    async ({ ctx, user }) => {
      const trips = await listTrips(ctx, user.id, MOST_TRIPS);
      return give(200, {
        user: toUserDto(user),
        completion: profileCompletion(user),
        stats: countTrips(trips, todayOf(ctx)),
        trips: trips.slice(0, SHOWN).map(toTripDto),
      });
    },
  ),
});

export { answer as action, answer as loader };
