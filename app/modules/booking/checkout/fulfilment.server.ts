import { db, transact } from "#app/db/client.server";
import type { ProviderSession } from "#app/integrations/stripe/payment-provider";
import type { Ctx } from "#app/shared/context";
import { closeCheckout, selectCheckout, selectCheckoutBySession } from "../money/booking.repo.server";
import type { Checkout, EventNote } from "../money/booking.repo.server";
import { askProvider } from "../money/payments.server";
import { closeFailed } from "../money/payment-failed.server";
import { sendRefund } from "../money/refunds.server";
import { noteEvent, settle } from "./settle-payment.server";
import type { Fulfilment } from "./settle-payment.server";
import { settleWhole } from "./whole-fulfilment.server";

// The machine's clock, not the request's: reconciliation compares these times with its own.
const machineTime = (): string => new Date().toISOString();

/** A session's own checkout: by its id, or, if noting that id failed, by the reference we gave it. */
async function findCheckout(session: ProviderSession): Promise<Checkout | undefined> {
  const bySession = await selectCheckoutBySession(db(), session.id);
  if (bySession || !session.clientReference) return bySession;
  const byReference = await selectCheckout(db(), session.clientReference);
  return byReference?.provider_session_id === null ? byReference : undefined;
}

async function noteUnpaid(
  ctx: Ctx,
  checkout: Checkout,
  session: ProviderSession,
  event: EventNote | undefined,
): Promise<Fulfilment> {
  const status =
    session.status === "open"
      ? "unpaid"
      : session.status === "expired"
        ? "expired"
        : await slowPaymentStatus(ctx, session);
  if (status === "expired") await transact((trx) => closeCheckout(trx, checkout, status, machineTime()));
  if (status === "failed") await closeFailed(checkout);
  await noteEvent(db(), event, session, status);
  return { status, checkout };
}

/** A complete session without money: the payment is on its way, or it has failed. */
async function slowPaymentStatus(ctx: Ctx, session: ProviderSession): Promise<"processing" | "failed"> {
  const { paymentIntent } = session;
  if (!paymentIntent) return "processing";
  return (await askProvider(ctx, (provider) => provider.isPaymentPending(paymentIntent))) ? "processing" : "failed";
}

/**
 * Turns a paid session into a booking, several bookings, a held price or a membership. The webhook, the return page and reconciliation
 * all call this one function; it may run any number of times, at once and in any order, and what it does rests only on
 * what the provider says of the session now.
 * @param event the webhook that asks; noted in the same transaction as its effect
 * @throws PortFailure when the provider cannot be asked
 */
export async function fulfilCheckout(ctx: Ctx, providerSessionId: string, event?: EventNote): Promise<Fulfilment> {
  const session = await askProvider(ctx, (provider) => provider.findSession(providerSessionId));
  const checkout = session && (await findCheckout(session));
  if (!session || !checkout) {
    await noteEvent(db(), event, { id: providerSessionId }, "unknown session");
    return { status: "unknown" };
  }
  if (session.paymentStatus === "unpaid" || session.status !== "complete")
    return noteUnpaid(ctx, checkout, session, event);
  const settleIt = checkout.feature === "longer_trip" ? settleWhole : settle;
  const fulfilment = await settleIt(ctx, checkout, session, event);
  if ("isNew" in fulfilment && fulfilment.isNew) {
    ctx.log.info(
      {
        checkoutId: checkout.id,
        tripId: checkout.trip_id,
        feature: checkout.feature,
        amountMinor: checkout.amount_minor,
      },
      `payment ${fulfilment.status}`,
    );
  }
  if (fulfilment.status === "refunded") await sendRefund(ctx, fulfilment.checkout);
  return fulfilment;
}
