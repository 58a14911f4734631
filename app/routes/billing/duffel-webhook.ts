import { postOnly, receiveEvents } from "#app/http/api/signed-event.server";
import { handleSourceWebhook } from "#app/modules/booking/orders/ordering.server";

export const loader = postOnly;

/** POST /webhooks/duffel: 204 once the event is dealt with. */
export const action = receiveEvents("X-Duffel-Signature", async (ctx, rawBody, signature) => {
  await handleSourceWebhook(ctx, "duffel", rawBody, signature);
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
});
