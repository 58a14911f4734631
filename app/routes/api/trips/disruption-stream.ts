import { isStillAdmitted } from "#app/http/api/api.server";
import { file } from "#app/http/api/operation";
import { apiPath, operation } from "#app/http/api/operation.server";
import { tripIdOfBooking } from "#app/modules/booking/checkout/booking.server";
import { bookingParams } from "#app/modules/disruption/disruption.schema";
import { streamTrip } from "#app/modules/disruption/disruption.server";

const idOf = (text: string | null): string | undefined => (text && text.length <= 64 ? text : undefined);

/** The alerts of a trip as they come (CHECKLIST API-28, ENT-21). */
const answer = apiPath("/api/v1/disruption/{bookingId}/stream", {
  GET: operation(
    {
      id: "streamDisruption",
      group: "Disruption",
      summary: "Alerts as they come",
      note: 'Server-sent events named "alert", each with alertId, bookingId, event and timestamp. Ends after ten minutes, and with the session; reconnect with Last-Event-ID to get what you missed.',
      access: "account",
      params: bookingParams,
      replies: { 200: file("The stream", "text/event-stream") },
      refusals: {
        NOT_FOUND: "There is no such booking, it belongs to somebody else, or the feature is off",
        CONFLICT: "Only booked trips are watched",
        UNAVAILABLE: "Too many streams are open; Retry-After says when to try again",
      },
      example: { params: { bookingId: "{bookedTripId}" } },
    },
    async ({ ctx, user, args, request, params: { bookingId } }) => {
      const tripId = await tripIdOfBooking(user.id, bookingId);
      const stream = await streamTrip(ctx, user.id, tripId, {
        bookingId,
        lastId: idOf(request.headers.get("Last-Event-ID")),
        isAllowed: () => isStillAdmitted(args),
      });
      return new Response(stream, {
        headers: {
          "Content-Type": "text/event-stream",
          "Cache-Control": "no-store",
          // Proxies pass each event on at once.
          "X-Accel-Buffering": "no",
        },
      });
    },
  ),
});

export { answer };
