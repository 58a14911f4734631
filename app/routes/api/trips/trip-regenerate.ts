import { basisOfCall, tripTag } from "#app/http/route/basis.server";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { regenerateDays } from "#app/modules/trips/days/days.server";
import { itineraryReply } from "#app/modules/trips/shown/trip-replies.schema";
import { toTripDetailDto } from "#app/modules/trips/shown/trip.dto";
import { regenerateSchema, tripParams } from "#app/modules/trips/trip/trips.schema";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { AppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";

const answer = apiPath("/api/v1/trips/{id}/itinerary/regenerate", {
  /** Plans the days of a trip anew (CHECKLIST API-24, TRIP-52). */
  POST: operation(
    {
      id: "regenerateItinerary",
      group: "Trips",
      summary: "Plan a trip's days again",
      note: "Locked stops stay. It takes a few seconds. At most 120 plans in 15 minutes.",
      access: "account",
      params: tripParams,
      headers: ["If-Match", "Idempotency-Key"],
      body: regenerateSchema,
      replies: { 200: data("The new days", itineraryReply) },
      refusals: {
        PAYMENT_REQUIRED: "The free itinerary has been used; the next one needs a trip pass or premium",
        CONFLICT: "The trip was changed in the meantime, or its days can't be planned now",
        UNAVAILABLE: "Planning is not answering, or is very busy",
      },
      example: {
        params: { id: "{plannedTripId}" },
        body: { preferences: { focusAreas: ["culture"], budgetLevel: "moderate", pacePreference: "relaxed" } },
      },
    },
    async ({ ctx, user, request, params, body: { preferences } }) => {
      const trip = await getTrip(ctx, params.id, { userId: user.id });
      const wanted = preferences
        ? { interests: preferences.focusAreas, budgetTier: preferences.budgetLevel, pace: preferences.pacePreference }
        : {};
      const changed = await regenerateDays(ctx, trip, user, wanted, basisOfCall(request)).catch((error: unknown) => {
        throw error instanceof PortFailure
          ? new AppError("UNAVAILABLE", "Failed to regenerate itinerary", { cause: error })
          : error;
      });
      return give(200, toTripDetailDto(changed).itinerary, { ETag: tripTag(changed) });
    },
  ),
});

export { answer };
