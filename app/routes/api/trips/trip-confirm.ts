import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { BOOKING_TEXT } from "#app/modules/booking/rules/booking";
import { outcomeReply } from "#app/modules/booking/checkout/booking-replies.schema";
import { confirmBySession } from "#app/modules/booking/checkout/booking.server";
import { tripParams } from "#app/modules/trips/trip/trips.schema";
import { AppError } from "#app/shared/app-error";

const answer = apiPath("/api/v1/trips/{id}/confirm", {
  /** Asks the payment provider about the session (CHECKLIST API-18). */
  POST: operation(
    {
      id: "confirmBooking",
      group: "Booking",
      summary: "Confirm a booking after coming back from its payment page",
      access: "account",
      params: tripParams,
      body: z.object({
        sessionId: z.string().trim().max(200).default("").describe("The session you got from the checkout"),
      }),
      replies: { 200: data("Booked", outcomeReply), 202: data("The money is on its way; ask again", outcomeReply) },
      refusals: { CONFLICT: "It was not paid", UNAVAILABLE: "The payment provider is not answering" },
      example: { params: { id: "{paidTripId}" }, body: { sessionId: "{sessionId}" } },
    },
    async ({ ctx, user, params, body: { sessionId } }) => {
      if (!sessionId) throw new AppError("BAD_REQUEST", BOOKING_TEXT.informationMissing);
      const outcome = await confirmBySession(ctx, user, params.id, sessionId);
      return outcome.status === "processing" ? give(202, outcome) : give(200, outcome);
    },
  ),
});

export { answer };
