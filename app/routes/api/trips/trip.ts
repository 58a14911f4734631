import { z } from "zod";
import { basisOfCall, tripTag } from "#app/http/route/basis.server";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { completeBooking, findPricing } from "#app/modules/booking/checkout/booking.server";
import { tripDetailReply } from "#app/modules/trips/shown/trip-replies.schema";
import { toTripDetailDto } from "#app/modules/trips/shown/trip.dto";
import { tripParams, updateTripSchema } from "#app/modules/trips/trip/trips.schema";
import { changeDetails, getTrip, removeTrip } from "#app/modules/trips/store/trips.server";

const declared = {
  group: "Trips",
  access: "account",
  params: tripParams,
  example: { params: { id: "{tripId}" } },
} as const;

/** One trip of the caller (CHECKLIST API-20, API-22). */
const answer = apiPath("/api/v1/trips/{id}", {
  GET: operation(
    {
      ...declared,
      id: "readTrip",
      summary: "One trip with its flights, stay and days",
      note: "Its ETag begins with the revision; send it back as If-Match, so that you change only what you have seen.",
      replies: { 200: data("The trip", tripDetailReply) },
      example: { params: { id: "{plannedTripId}" } },
    },
    async ({ ctx, user, params }) => {
      const trip = await getTrip(ctx, params.id, { userId: user.id });
      return give(200, toTripDetailDto(trip, await findPricing(ctx, user, trip)), { ETag: tripTag(trip) });
    },
  ),
  PATCH: operation(
    {
      ...declared,
      id: "changeTrip",
      summary: "Rename a trip, change its budget, or ask whether it is booked",
      note: "You can't set a status: booked asks the payment provider, as coming back from the payment page does.",
      headers: ["If-Match", "Idempotency-Key"],
      body: updateTripSchema,
      replies: { 200: data("The trip as it is now", tripDetailReply) },
      refusals: {
        CONFLICT: "The trip was changed in the meantime, or was not paid",
        UNAVAILABLE: "The payment provider is not answering",
      },
      example: { params: { id: "{tripId}" }, body: { name: "Maples in Kyoto", budget: { total: 1800 } } },
    },
    async ({ ctx, user, request, params, body }) => {
      const holder = { userId: user.id };
      const trip = await getTrip(ctx, params.id, holder);
      if (body.status === "booked") await completeBooking(ctx, user, trip.id);
      const { name, budget } = body;
      const wanted = { name, budgetMinor: budget && Math.round(budget.total * 100) };
      const changed =
        name !== undefined || budget !== undefined
          ? await changeDetails(ctx, trip.id, holder, wanted, basisOfCall(request))
          : await getTrip(ctx, trip.id, holder);
      return give(200, toTripDetailDto(changed, await findPricing(ctx, user, changed)), { ETag: tripTag(changed) });
    },
  ),
  DELETE: operation(
    {
      ...declared,
      id: "deleteTrip",
      summary: "Delete a trip that was never paid for",
      replies: { 200: data("The trip is deleted", z.object({ deleted: z.literal(true) })) },
      refusals: { CONFLICT: "A trip that was paid for can't be deleted" },
      example: { params: { id: "{unpaidTripId}" } },
    },
    async ({ ctx, user, params }) => {
      await removeTrip(ctx, params.id, user.id);
      return give(200, { deleted: true });
    },
  ),
});

export { answer };
