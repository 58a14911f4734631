import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { tripIdOfBooking } from "#app/modules/booking/checkout/booking.server";
import { subscriptionReply } from "#app/modules/disruption/disruption-replies.schema";
import { bookingParams } from "#app/modules/disruption/disruption.schema";
import { subscribeToTrip } from "#app/modules/disruption/disruption.server";

/** Subscribes the caller to a trip's alerts (CHECKLIST API-27). */
const answer = apiPath("/api/v1/disruption/{bookingId}/subscribe", {
  POST: operation(
    {
      id: "subscribeToDisruption",
      group: "Disruption",
      summary: "Watch a booked trip",
      note: "Until 24 hours after it departs. A paused subscription starts again. At most five trips at a time.",
      access: "account",
      params: bookingParams,
      body: z.object({}),
      replies: {
        200: data("The subscription; null where nobody reports on this kind of booking", subscriptionReply.nullable()),
      },
      refusals: {
        NOT_FOUND: "There is no such booking, it belongs to somebody else, or the feature is off",
        CONFLICT: "The trip is not booked, it left more than a day ago, or you already watch five others",
        UNAVAILABLE: "The service we ask is not answering, or we can't read its answer",
      },
      example: { params: { bookingId: "{bookedTripId}" }, body: {} },
    },
    async ({ ctx, user, params: { bookingId } }) => {
      const tripId = await tripIdOfBooking(user.id, bookingId);
      return give(200, (await subscribeToTrip(ctx, user.id, tripId, bookingId)) ?? null);
    },
  ),
});

export { answer };
