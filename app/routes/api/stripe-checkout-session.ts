import { z } from "zod";
import { apiRoute, readJson, requireApiUser } from "#app/http/api.server";
import { ownPath } from "#app/http/safe-redirect";
import { isFeature } from "#app/modules/booking/products";
import { startProductCheckout } from "#app/modules/booking/memberships.server";

/** The buyer is the caller and the price comes from the list: a user id or an amount in the body is not looked at (SECURITY 2.5). */
const body = z.object({
  priceId: z.string().max(100),
  successUrl: z.string().max(2000).optional(),
  cancelUrl: z.string().max(2000).optional(),
  metadata: z.object({ feature: z.string().refine(isFeature, "This feature is not known") }),
});

/** POST /api/v1/stripe/create-checkout-session (CHECKLIST API-36, PAY-05). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const user = await requireApiUser(args);
    const { priceId, successUrl, cancelUrl, metadata } = await readJson(args.request, body);
    const checkout = await startProductCheckout(ctx, user, {
      feature: metadata.feature,
      productId: priceId,
      returnTo: ownPath(ctx.origin, successUrl),
      cancelTo: ownPath(ctx.origin, cancelUrl),
    });
    return Response.json(
      { url: checkout.url, sessionId: checkout.sessionId },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
});

export { answer as action, answer as loader };
