import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { outcomeReply } from "#app/modules/booking/checkout/booking-replies.schema";
import { completeBooking } from "#app/modules/booking/checkout/booking.server";
import { tripParams } from "#app/modules/trips/trip/trips.schema";

const answer = apiPath("/api/v1/trips/{id}/complete", {
  /** Price locks never replace the payment (CHECKLIST API-17). */
  POST: operation(
    {
      id: "completeBooking",
      group: "Booking",
      summary: "Complete a booking when nobody came back from its payment page",
      note: "Asks the payment provider about every open payment of the trip. A price lock does not count as payment.",
      access: "account",
      params: tripParams,
      body: z.object({ priceLockIds: z.array(z.string().max(64)).max(20).default([]) }),
      replies: { 200: data("Booked", outcomeReply), 202: data("The money is on its way; ask again", outcomeReply) },
      refusals: { CONFLICT: "It was not paid", UNAVAILABLE: "The payment provider is not answering" },
      example: { params: { id: "{paidTripId}" }, body: {} },
    },
    async ({ ctx, user, params, body }) => {
      const outcome = await completeBooking(ctx, user, params.id, body.priceLockIds);
      return outcome.status === "processing" ? give(202, outcome) : give(200, outcome);
    },
  ),
});

export { answer };
