import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { bookingStatusReply } from "#app/modules/booking/checkout/booking-replies.schema";
import { getBookingStatus } from "#app/modules/booking/checkout/booking.server";
import { tripParams } from "#app/modules/trips/trip/trips.schema";

/** The state of a trip's booking (CHECKLIST API-19, BOOK-10). */
const answer = apiPath("/api/v1/trips/{id}/booking-status", {
  GET: operation(
    {
      id: "readBookingStatus",
      group: "Booking",
      summary: "The status of a trip's booking",
      access: "account",
      params: tripParams,
      replies: { 200: data("The status", bookingStatusReply) },
      refusals: { UNAVAILABLE: "We can't look up the booking just now" },
      example: { params: { id: "{tripId}" } },
    },
    async ({ ctx, user, params }) => give(200, { status: await getBookingStatus(ctx, user, params.id) }),
  ),
});

export { answer };
