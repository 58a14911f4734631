import { apiData, apiRoute, readJson, requireApiUser } from "#app/http/api.server";
import { basisOfCall, tripTag } from "#app/http/basis.server";
import { regenerateDays } from "#app/modules/trips/days.server";
import { toTripDetailDto } from "#app/modules/trips/trip.dto";
import { regenerateSchema } from "#app/modules/trips/trips.schema";
import { getTrip } from "#app/modules/trips/trips.server";
import { AppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";

/** Plans the days of a trip anew (CHECKLIST API-24, TRIP-52). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const user = await requireApiUser(args);
    const { preferences } = await readJson(args.request, regenerateSchema);
    const trip = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    const wanted = preferences
      ? { interests: preferences.focusAreas, budgetTier: preferences.budgetLevel, pace: preferences.pacePreference }
      : {};
    const changed = await regenerateDays(ctx, trip, user, wanted, basisOfCall(args.request)).catch((error: unknown) => {
      throw error instanceof PortFailure
        ? new AppError("UNAVAILABLE", "Failed to regenerate itinerary", { cause: error })
        : error;
    });
    return apiData(toTripDetailDto(changed, undefined).itinerary, 200, { ETag: tripTag(changed) });
  },
});

export { answer as action, answer as loader };
