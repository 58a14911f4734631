import { apiData, apiRoute, requireApiUser } from "#app/http/api.server";
import { countTrips } from "#app/modules/trips/trip-counts";
import { listTrips } from "#app/modules/trips/trips.server";
import { todayOf } from "#app/shared/context";

const MOST_TRIPS = 10_000;

/** How many trips the caller has, by status (CHECKLIST API-29). */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const user = await requireApiUser(args);
    return apiData(countTrips(await listTrips(ctx, user.id, MOST_TRIPS), todayOf(ctx)));
  },
});

export { answer as action, answer as loader };
