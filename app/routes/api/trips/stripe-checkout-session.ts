import { z } from "zod";
import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { ownPath } from "#app/http/answer/safe-redirect";
import { FEATURE_IDS } from "#app/modules/booking/rules/products";
import { startProductCheckout } from "#app/modules/booking/checkout/memberships.server";

/**
 * The buyer is the caller and the price comes from the list: a user id or an amount in the body is ignored (SECURITY
 * 2.5).
 */
const body = z.object({
  priceId: z.string().max(100).describe("What to buy, such as trip_pass"),
  successUrl: z.string().max(2000).optional().describe("One of our pages; any other is ignored"),
  cancelUrl: z.string().max(2000).optional(),
  metadata: z.object({ feature: z.enum(FEATURE_IDS, { error: "This feature is not known" }) }),
});

const answer = apiPath("/api/v1/stripe/create-checkout-session", {
  /** A payment page for a product (CHECKLIST API-36, PAY-05). */
  POST: operation(
    {
      id: "createProductCheckout",
      group: "Booking",
      summary: "Open a payment page for a pass or a membership",
      note: "The caller buys it, at our list price: amounts in the body are ignored.",
      access: "account",
      body,
      replies: { 200: plain("Where to pay", z.object({ url: z.string(), sessionId: z.string() })) },
      refusals: {
        CONFLICT: "The caller already has premium, or the feature is not sold here",
        UNAVAILABLE: "The payment page is not answering",
      },
      example: { body: { priceId: "trip_pass", successUrl: "/billing/success", metadata: { feature: "trip_pass" } } },
    },
    async ({ ctx, user, body: { priceId, successUrl, cancelUrl, metadata } }) => {
      const { url, sessionId } = await startProductCheckout(ctx, user, {
        feature: metadata.feature,
        productId: priceId,
        returnTo: ownPath(ctx.origin, successUrl),
        cancelTo: ownPath(ctx.origin, cancelUrl),
      });
      return give(200, { url, sessionId });
    },
  ),
});

export { answer };
