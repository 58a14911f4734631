import { transact } from "#app/db/client.server";
import type { Ctx } from "#app/shared/context";
import { closeCheckout } from "../money/booking.repo.server";
import type { Checkout } from "../money/booking.repo.server";
import { fulfilCheckout } from "./fulfilment.server";
import { askProvider } from "../money/payments.server";

/**
 * Ends a payment page, so that it takes no payment any more. One that was paid meanwhile counts as any other payment.
 */
export async function endCheckout(ctx: Ctx, checkout: Checkout): Promise<void> {
  const sessionId = checkout.provider_session_id;
  // A session whose id never came back cannot be ended; if it is paid after all, the payment goes back.
  const session = sessionId && (await askProvider(ctx, (provider) => provider.expireSession(sessionId)));
  if (session && session.status === "complete") await fulfilCheckout(ctx, session.id);
  // The machine's clock, not the request's: reconciliation compares these times with its own.
  else await transact((trx) => closeCheckout(trx, checkout, "expired", new Date().toISOString()));
}
