import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { chooseSurprise } from "#app/modules/surprise/choose.server";
import { itineraryCallSchema } from "#app/modules/surprise/surprise.schema";
import { itineraryReply } from "#app/modules/trips/shown/trip-replies.schema";
import { toTripDetailDto } from "#app/modules/trips/shown/trip.dto";

const reply = z.object({ trip_id: z.string(), itinerary: itineraryReply });

const answer = apiPath("/api/v1/surprise/itinerary", {
  /** Makes a trip of one of the places, with its flight, its stay and its days (CHECKLIST API-33, SURP-20). */
  POST: operation(
    {
      id: "planSurprise",
      group: "Surprises",
      summary: "Make a trip from one of the places",
      note: "Sent twice, it makes one trip. It uses up a trip pass, but not premium.",
      access: "account",
      body: itineraryCallSchema,
      replies: { 200: data("The days, and the trip they belong to", reply) },
      refusals: {
        NOT_FOUND: "The run or place doesn't exist, or it belongs to somebody else",
        PAYMENT_REQUIRED: "It comes with a trip pass or premium; purchase_options names them",
        CONFLICT: "The dates have passed, or the place can't be planned any more",
        UNAVAILABLE: "Planning is not answering, or is very busy",
      },
      example: { body: { run_id: "{surpriseId}", candidate_id: "{candidateId}" } },
    },
    async ({ ctx, user, body: { run_id: runId, candidate_id: candidateId } }) => {
      const trip = await chooseSurprise(ctx, user, runId, candidateId);
      return give(200, { trip_id: trip.id, itinerary: toTripDetailDto(trip).itinerary });
    },
  ),
});

export { answer };
