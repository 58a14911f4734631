import { apiData, apiRoute, requireApiUser } from "#app/http/api.server";
import { toUserDto } from "#app/modules/accounts/accounts.dto";
import { profileCompletion } from "#app/modules/accounts/profile-completion";
import { countTrips } from "#app/modules/trips/trip-counts";
import { toTripDto } from "#app/modules/trips/trip.dto";
import { listTrips } from "#app/modules/trips/trips.server";
import { todayOf } from "#app/shared/context";

const SHOWN = 20;
const MOST_TRIPS = 10_000;

/** What the caller's dashboard shows, in one call (CHECKLIST API-29, API-30). */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const user = await requireApiUser(args);
    const trips = await listTrips(ctx, user.id, MOST_TRIPS);
    return apiData({
      user: toUserDto(user),
      completion: profileCompletion(user),
      stats: countTrips(trips, todayOf(ctx)),
      trips: trips.slice(0, SHOWN).map(toTripDto),
    });
  },
});

export { answer as action, answer as loader };
