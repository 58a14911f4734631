import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { tripIdOfBooking } from "#app/modules/booking/checkout/booking.server";
import { predictionReply } from "#app/modules/disruption/disruption-replies.schema";
import { bookingParams } from "#app/modules/disruption/disruption.schema";
import { predictTrip } from "#app/modules/disruption/disruption.server";

/** The disruptions that are expected for a booked trip (CHECKLIST API-26). */
const answer = apiPath("/api/v1/disruption/{bookingId}/predict", {
  GET: operation(
    {
      id: "predictDisruption",
      group: "Disruption",
      summary: "What may disrupt a booked trip",
      note: "Checked again every 30 minutes. For everybody on the trip.",
      access: "account",
      params: bookingParams,
      replies: { 200: data("The prediction", predictionReply) },
      refusals: {
        NOT_FOUND: "There is no such booking, it belongs to somebody else, or the feature is off",
        CONFLICT: "Only booked trips are watched",
        UNAVAILABLE: "The service we ask is not answering, or we can't read its answer",
      },
      example: { params: { bookingId: "{bookedTripId}" } },
    },
    async ({ ctx, user, params: { bookingId } }) =>
      give(200, await predictTrip(ctx, user.id, await tripIdOfBooking(user.id, bookingId), bookingId)),
  ),
});

export { answer };
