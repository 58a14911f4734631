import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { lockPrice } from "#app/modules/booking/checkout/booking.server";
import { tripParams } from "#app/modules/trips/trip/trips.schema";

const lockReply = z.object({
  priceLockId: z.string(),
  lockedUntil: z.iso.datetime(),
  amountMinor: z.number().int().describe("For the whole party, in cents"),
  currency: z.string(),
});

const answer = apiPath("/api/v1/trips/{id}/price-locks", {
  /** Holds the price for fifteen minutes (CHECKLIST PAY-07). */
  POST: operation(
    {
      id: "lockPrice",
      group: "Booking",
      summary: "Hold the price of a trip for fifteen minutes",
      access: "account",
      params: tripParams,
      replies: { 201: data("The price is held", lockReply) },
      refusals: {
        CONFLICT: "The trip can't be booked any more, or nothing of it is chosen that could be paid for here",
        UNAVAILABLE: "We can't hold the price just now",
      },
      example: { params: { id: "{chosenTripId}" } },
    },
    async ({ ctx, user, params }) => {
      const { id: priceLockId, lockedUntil, amountMinor, currency } = await lockPrice(ctx, user, params.id);
      return give(201, { priceLockId, lockedUntil, amountMinor, currency });
    },
  ),
});

export { answer };
