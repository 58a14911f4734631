import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { ownPath } from "#app/http/answer/safe-redirect";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";

const address = z.string().max(2000).optional().describe("One of our pages; any other is ignored");
/** Amounts and names that a caller sends are ignored: the price comes from the stored trip (SECURITY 2.4). */
const body = z.object({ successUrl: address, cancelUrl: address });
/** A blank id passes here: the use case says what is missing (CHECKLIST BOOK-01). */
const params = z.object({ id: z.string().trim().max(64).describe("The id of a trip") });
const checkoutReply = z.object({
  status: z.literal("redirecting"),
  sessionId: z.string(),
  checkoutUrl: z.string().describe("Where the browser goes next"),
});

const answer = apiPath("/api/v1/trips/{id}/checkout", {
  /** The payment page of a trip (CHECKLIST API-16). */
  POST: operation(
    {
      id: "startTripCheckout",
      group: "Booking",
      summary: "Open the payment page of a trip",
      note: "The price is the sum of the flights and the stay that are chosen, or what their price lock holds while that lasts. A budget is never charged.",
      access: "account",
      params,
      body,
      replies: { 201: data("The payment page", checkoutReply) },
      refusals: {
        BAD_REQUEST: "The address names no trip, or the body cannot be read",
        CONFLICT:
          "The trip is booked already, its price has to be locked first, or nothing of it is chosen that could be paid for here",
        UNAVAILABLE: "The payment page is not answering",
      },
      example: { params: { id: "{chosenTripId}" }, body: {} },
    },
    async ({ ctx, user, params: { id }, body: { successUrl, cancelUrl } }) => {
      const { status, sessionId, url } = await startCheckout(ctx, user, id, {
        successPath: ownPath(ctx.origin, successUrl),
        cancelPath: ownPath(ctx.origin, cancelUrl),
      });
      return give(201, { status, sessionId, checkoutUrl: url });
    },
  ),
});

export { answer };
