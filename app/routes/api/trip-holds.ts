import { z } from "zod";
import { data } from "#app/http/operation";
import { apiPath, give, operation } from "#app/http/operation.server";
import { findRunningHold, letRunningHoldGo, startPaidHold } from "#app/modules/booking/holds.server";
import { getTrip } from "#app/modules/trips/trips.server";
import { tripParams } from "#app/modules/trips/trips.schema";

const declared = {
  group: "Booking",
  access: "account",
  params: tripParams,
} as const;

const holdReply = z
  .object({
    holdId: z.string(),
    heldMinor: z.number().int().describe("The price that is held for the whole party, in cents"),
    feeMinor: z
      .number()
      .int()
      .describe("What holding it cost, in cents; it comes off the price when the trip is booked"),
    capMinor: z.number().int().describe("Up to what rise the price is held, in cents"),
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
      replies: { 200: data("The hold that runs, or null", z.object({ hold: holdReply.nullable() })) },
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
      summary: "Open the payment page of a hold of days",
      note: "The price of today is held from now on, once its fee is paid. Asked again, it is the same page.",
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
        CONFLICT: "The price can't be held, is held already, or has just changed",
        UNAVAILABLE: "The payment page does not answer",
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
      summary: "Let a held price go before its time",
      note: "The fee is not given back.",
      replies: { 200: data("The price is not held any more", z.object({ held: z.literal(false) })) },
      refusals: {
        CONFLICT: "No price of this trip is held for a fee",
        UNAVAILABLE: "The payment provider cannot be reached",
      },
      example: { params: { id: "{heldTripId}" } },
    },
    async ({ ctx, user, params }) => {
      await letRunningHoldGo(ctx, user, params.id);
      return give(200, { held: false });
    },
  ),
});

export { answer as action, answer as loader };
