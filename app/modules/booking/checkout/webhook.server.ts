import { db } from "#app/db/client.server";
import type { Ctx } from "#app/shared/context";
import { hasEvent, insertEvent } from "../money/booking.repo.server";
import { fulfilCheckout } from "./fulfilment.server";
import { syncPayment } from "../money/payment-sync.server";
import { payments } from "../money/payments.server";
import { syncSubscription } from "./memberships.server";

export type WebhookOutcome = "handled" | "duplicate" | "ignored";

/**
 * Takes a webhook of the payment provider. It only says where to look: what happened is read from the provider.
 * When this throws, nothing was noted, and the provider sends the event again.
 * @param rawBody the body as it came, byte for byte
 * @throws ForgedEvent for an event that the provider did not sign, or not recently
 */
export async function handlePaymentWebhook(ctx: Ctx, rawBody: string, signature: string): Promise<WebhookOutcome> {
  const { provider } = await payments();
  const event = provider.readEvent(rawBody, signature);
  if (await hasEvent(db(), event.id)) return "duplicate";
  if (event.sessionId) await fulfilCheckout(ctx, event.sessionId, event);
  else if (event.subscriptionId) await syncSubscription(ctx, event.subscriptionId, event);
  else if (event.paymentIntent) await syncPayment(ctx, event.paymentIntent, event);
  else {
    await insertEvent(db(), event, null, "ignored", new Date().toISOString());
    return "ignored";
  }
  ctx.log.info({ event: event.id, type: event.type }, "payment webhook handled");
  return "handled";
}
