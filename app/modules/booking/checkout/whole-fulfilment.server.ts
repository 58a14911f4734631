import { db, transact } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { ProviderSession } from "#app/integrations/stripe/payment-provider";
import type { Ctx } from "#app/shared/context";
import { claimPayment, selectCheckout } from "../money/booking.repo.server";
import type { Checkout, EventNote } from "../money/booking.repo.server";
import { closeParts, selectParts } from "../money/parts.repo.server";
import { sendRefund } from "../money/refunds.server";
import type { CheckoutStatus } from "../rules/booking.table";
import { WHOLE_PAID } from "../rules/stored-booking";
import { noteEvent, paidBy, refundUnusable, settle, settledAs } from "./settle-payment.server";
import type { Fulfilment } from "./settle-payment.server";

/** Job that mails what became of a payment for several places, with the papers of the whole. */
export const WHOLE_PAID_JOB = "whole-paid";

// The machine's clock, not the request's: reconciliation compares these times with its own.
const machineTime = (): string => new Date().toISOString();

/** The money of these was not taken into account yet. */
const STILL_UNPAID: readonly CheckoutStatus[] = ["open", "expired", "failed"];

/** A payment of another amount than was asked for goes back whole. */
async function refundAll(whole: Checkout, session: ProviderSession, event: EventNote | undefined): Promise<Fulfilment> {
  const back = await refundUnusable(whole, session, undefined, "amount", event);
  await transact((trx) => closeParts(trx, whole.id, "expired", machineTime()));
  return back;
}

/** Takes the money of one place into account as if it had been paid by itself; one that can't be had goes back. */
async function settlePart(ctx: Ctx, part: Checkout, session: ProviderSession): Promise<void> {
  const settled = await settle(ctx, part, { ...session, amountMinor: part.amount_minor }, undefined);
  if (settled.status === "refunded") await sendRefund(ctx, settled.checkout);
}

/** Notes, once every place is decided, that the payment is used, and that its payer is written to: once. */
async function noteSettled(
  whole: Checkout,
  session: ProviderSession,
  event: EventNote | undefined,
): Promise<Fulfilment> {
  return transact(async (trx) => {
    const paid = await claimPayment(trx, whole.id, { status: "paid", ...paidBy(whole, session) });
    await noteEvent(trx, event, session, paid ? "places booked" : "settled before");
    if (!paid) return settledAs((await selectCheckout(trx, whole.id)) ?? whole);
    await enqueueJob(trx, WHOLE_PAID_JOB, `paid-whole:${whole.id}`, WHOLE_PAID.write({ checkoutId: whole.id }));
    return { status: "booked", checkout: paid, isNew: true };
  });
}

/**
 * Takes the money for several places into account, place by place, each in a transaction of its own: a place that can't
 * be had any more gets its amount back, and the others are booked. A call that ends in between is made up for by the
 * next one, since the checkout of the whole counts as paid when every place is decided.
 * @throws the first failure, once every place was tried
 */
export async function settleWhole(
  ctx: Ctx,
  whole: Checkout,
  session: ProviderSession,
  event: EventNote | undefined,
): Promise<Fulfilment> {
  if (!STILL_UNPAID.includes(whole.status)) {
    await noteEvent(db(), event, session, "settled before");
    return settledAs(whole);
  }
  if (session.amountMinor !== whole.amount_minor || session.currency !== whole.currency)
    return refundAll(whole, session, event);
  const failures: unknown[] = [];
  for (const part of await selectParts(db(), whole.id)) {
    try {
      await settlePart(ctx, part, session);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return noteSettled(whole, session, event);
}
