import { basisOfCall, tripTag } from "#app/http/basis.server";
import { data } from "#app/http/operation";
import { apiPath, give, operation } from "#app/http/operation.server";
import { regenerateDays } from "#app/modules/trips/days.server";
import { itineraryReply } from "#app/modules/trips/trip-replies.schema";
import { toTripDetailDto } from "#app/modules/trips/trip.dto";
import { regenerateSchema, tripParams } from "#app/modules/trips/trips.schema";
import { getTrip } from "#app/modules/trips/trips.server";
import { AppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";

const answer = apiPath("/api/v1/trips/{id}/itinerary/regenerate", {
  /** Plans the days of a trip anew (CHECKLIST API-24, TRIP-52). */
  POST: operation(
    {
      id: "regenerateItinerary",
      group: "Trips",
      summary: "Plan the days of a trip anew",
      note: "Stops that are locked stay. It takes a few seconds, and 120 plans may be made in 15 minutes.",
      access: "account",
      params: tripParams,
      headers: ["If-Match", "Idempotency-Key"],
      body: regenerateSchema,
      replies: { 200: data("The new days", itineraryReply) },
      refusals: {
        PAYMENT_REQUIRED: "The free itinerary is used; the next one takes a trip pass or premium",
        CONFLICT: "The trip was changed meanwhile, or its days cannot be planned now",
        UNAVAILABLE: "Planning does not answer, or is very busy",
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
      return give(200, toTripDetailDto(changed, undefined).itinerary, { ETag: tripTag(changed) });
    },
  ),
});

export { answer as action, answer as loader };
