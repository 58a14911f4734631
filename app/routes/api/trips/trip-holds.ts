import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { findRunningHold, letRunningHoldGo, startPaidHold } from "#app/modules/booking/checkout/holds.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { tripParams } from "#app/modules/trips/trip/trips.schema";

const declared = {
  group: "Booking",
  access: "account",
  params: tripParams,
} as const;

const holdReply = z
  .object({
    holdId: z.string(),
    heldMinor: z.number().int().describe("The price held for the whole party, in cents"),
    feeMinor: z
      .number()
      .int()
      .describe("What holding it cost, in cents; it comes off the price when the trip is booked"),
    capMinor: z.number().int().describe("The rise up to which the price is held, in cents"),
    currency: z.string(),
    heldUntil: z.iso.datetime(),
    isForThisChoice: z.boolean().describe("False once the trip has other flights, another stay, other dates or people"),
  })
  .meta({ id: "Hold" });

/** Prices that are held for days, for a fee. */
const answer = apiPath("/api/v1/trips/{id}/holds", {
  GET: operation(
    {
      ...declared,
      id: "readHold",
      summary: "The paid hold of a trip",
      replies: { 200: data("The current hold, or null", z.object({ hold: holdReply.nullable() })) },
      example: { params: { id: "{heldTripId}" } },
    },
    async ({ ctx, user, params }) => {
      const hold = await findRunningHold(ctx, user, await getTrip(ctx, params.id, { userId: user.id }));
      if (!hold) return give(200, { hold: null });
      const { id: holdId, lockedUntil: heldUntil, isOther, heldMinor, feeMinor, capMinor, currency } = hold;
      return give(200, {
        hold: { holdId, heldMinor, feeMinor, capMinor, currency, heldUntil, isForThisChoice: !isOther },
      });
    },
  ),
  POST: operation(
    {
      ...declared,
      id: "startHold",
      summary: "Open the payment page for holding a price for days",
      note: "Once its fee is paid, today's price is held from now on. Ask again, and you get the same page.",
      replies: {
        201: data(
          "The payment page",
          z.object({
            status: z.literal("redirecting"),
            sessionId: z.string(),
            checkoutUrl: z.string().describe("Where the browser goes next"),
          }),
        ),
      },
      refusals: {
        CONFLICT: "Nothing is chosen yet, or the price can't be held, is held already, or has just changed",
        UNAVAILABLE: "The payment page is not answering",
      },
      example: { params: { id: "{holdableTripId}" } },
    },
    async ({ ctx, user, params }) => {
      const { status, sessionId, url } = await startPaidHold(ctx, user, params.id);
      return give(201, { status, sessionId, checkoutUrl: url });
    },
  ),
  DELETE: operation(
    {
      ...declared,
      id: "letHoldGo",
      summary: "Release a held price early",
      note: "The fee is not refunded.",
      replies: { 200: data("The price is not held any more", z.object({ held: z.literal(false) })) },
      refusals: {
        CONFLICT: "This trip has no paid hold",
        UNAVAILABLE: "We can't reach the payment provider",
      },
      example: { params: { id: "{heldTripId}" } },
    },
    async ({ ctx, user, params }) => {
      await letRunningHoldGo(ctx, user, params.id);
      return give(200, { held: false });
    },
  ),
});

export { answer };
