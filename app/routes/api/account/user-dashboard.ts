import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { completionReply, userReply } from "#app/modules/accounts/account/account-replies.schema";
import { toUserDto } from "#app/modules/accounts/account/accounts.dto";
import { profileCompletion } from "#app/modules/accounts/account/profile-completion";
import { tripCountsReply, tripReply } from "#app/modules/trips/shown/trip-replies.schema";
import { toTripDto } from "#app/modules/trips/shown/trip.dto";
import { countTrips, listTrips } from "#app/modules/trips/store/trips.server";

const SHOWN = 20;

const dashboardReply = z.object({
  user: userReply,
  completion: completionReply,
  stats: tripCountsReply,
  trips: z.array(tripReply).max(SHOWN),
});

/** The content of the caller's dashboard, in one call (CHECKLIST API-29, API-30). */
const answer = apiPath("/api/v1/user/dashboard", {
  GET: operation(
    {
      id: "readDashboard",
      group: "Traveller",
      summary: "What the caller's dashboard shows, in one call",
      access: "account",
      replies: { 200: data(`The account, its counts and the ${SHOWN} trips changed last`, dashboardReply) },
      example: {},
    },
    async ({ ctx, user }) => {
      const [trips, stats] = await Promise.all([listTrips(ctx, user.id, SHOWN), countTrips(ctx, user.id)]);
      return give(200, {
        user: toUserDto(user),
        completion: profileCompletion(user),
        stats,
        trips: trips.map(toTripDto),
      });
    },
  ),
});

export { answer };
