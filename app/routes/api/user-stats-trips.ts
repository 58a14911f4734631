import { data } from "#app/http/operation";
import { apiPath, give, operation } from "#app/http/operation.server";
import { countTrips } from "#app/modules/trips/trip-counts";
import { tripCountsReply } from "#app/modules/trips/trip-replies.schema";
import { listTrips } from "#app/modules/trips/trips.server";
import { todayOf } from "#app/shared/context";

const MOST_TRIPS = 10_000;

/** How many trips the caller has, by status (CHECKLIST API-29). */
const answer = apiPath("/api/v1/user/stats/trips", {
  GET: operation(
    {
      id: "countTrips",
      group: "Traveller",
      summary: "How many trips the caller has, by status",
      access: "account",
      replies: { 200: data("The counts", tripCountsReply) },
      example: {},
    },
    async ({ ctx, user }) => give(200, countTrips(await listTrips(ctx, user.id, MOST_TRIPS), todayOf(ctx))),
  ),
});

export { answer as action, answer as loader };
