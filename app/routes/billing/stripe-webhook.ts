import { postOnly, receiveEvents } from "#app/http/api/signed-event.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";

export const loader = postOnly;

/** POST /webhooks/stripe: 200 once the event is dealt with. */
export const action = receiveEvents("Stripe-Signature", async (ctx, rawBody, signature) => {
  const outcome = await handlePaymentWebhook(ctx, rawBody, signature);
  return Response.json({ received: true, outcome }, { headers: { "Cache-Control": "no-store" } });
});
