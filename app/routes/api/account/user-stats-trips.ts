import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { tripCountsReply } from "#app/modules/trips/shown/trip-replies.schema";
import { countTrips } from "#app/modules/trips/store/trips.server";

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
    async ({ ctx, user }) => give(200, await countTrips(ctx, user.id)),
  ),
});

export { answer };
