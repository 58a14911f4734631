import { db, transact } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import type { ProviderPayment } from "#app/integrations/stripe/payment-provider";
import { holdBackRights } from "#app/modules/accounts/account/accounts.server";
import { endTripBooking } from "#app/modules/trips/store/trips.server";
import type { Ctx } from "#app/shared/context";
import { insertEvent, selectCheckout, updateMoneyBack } from "./booking.repo.server";
import type { Checkout, EventNote } from "./booking.repo.server";
import { endLock } from "./holds.repo.server";
import { disputeTransfers, feeTransfers } from "../rules/ledger";
import { holdCheckout, selectChargeOfPayment, selectChargesWithoutFee } from "./ledger.repo.server";
import type { LedgerEntry } from "./ledger.repo.server";
import { disputeOf, enterAbout, enterRefunds, isTakenBack, readCharge } from "./ledger.server";
import { askProvider } from "./payments.server";
import { REFUND_REASON } from "../rules/refund-reason";

/** A provider tells its fee within minutes; of what is older than this it was asked often enough. */
const FEE_KNOWN_MS = 3 * 24 * 3_600_000;

// The machine's clock, not the request's: reconciliation compares these times with its own.
const machineTime = (): string => new Date().toISOString();

/**
 * A payment that was given back buys nothing any more: the trip is called off, the price is not held, and the rights
 * end.
 */
async function takeBack(trx: Db, ctx: Ctx, charge: LedgerEntry, checkout: Checkout | undefined): Promise<void> {
  if (charge.rights) await holdBackRights(trx, charge.rights, machineTime());
  if (checkout?.feature === "price_hold") await endLock(trx, { checkoutId: checkout.id }, "returned", machineTime());
  else if (checkout?.status === "paid" && checkout.trip_id)
    await endTripBooking(trx, checkout.trip_id, checkout.user_id, ctx.now);
}

/**
 * A right is held back as long as its payment is disputed, and comes back when the dispute is won, unless it was given
 * back.
 */
async function noteDispute(
  trx: Db,
  charge: LedgerEntry,
  dispute: NonNullable<ProviderPayment["dispute"]>,
  currency: string,
): Promise<void> {
  const { status, amountMinor } = dispute;
  // The end may be heard of before the beginning: it is entered whole then.
  const began = await enterAbout(trx, charge, "dispute", "open", disputeTransfers("open", amountMinor, currency));
  const ended =
    status !== "open" &&
    (await enterAbout(trx, charge, "dispute", status, disputeTransfers(status, amountMinor, currency)));
  // The worth of a hold is over before a bank decides.
  if (began && charge.checkout_id) await endLock(trx, { checkoutId: charge.checkout_id }, "returned", machineTime());
  if (charge.rights && (began || ended))
    await holdBackRights(trx, charge.rights, (await isTakenBack(trx, charge.rights)) ? machineTime() : null);
}

async function noteState(trx: Db, ctx: Ctx, charge: LedgerEntry, payment: ProviderPayment): Promise<void> {
  const checkout = charge.checkout_id ? await selectCheckout(trx, charge.checkout_id) : undefined;
  if (payment.feeMinor !== undefined)
    await enterAbout(trx, charge, "fee", "kept", feeTransfers(payment.feeMinor, payment.currency));
  if (payment.dispute) await noteDispute(trx, charge, payment.dispute, payment.currency);
  const isNew = await enterRefunds(trx, charge, payment.refundedMinor);
  const { entries, receivedMinor, refundedMinor } = await readCharge(trx, charge);
  const isWhole = receivedMinor > 0 && refundedMinor >= receivedMinor;
  if (isNew && isWhole) await takeBack(trx, ctx, charge, checkout);
  if (checkout)
    await updateMoneyBack(trx, checkout.id, {
      refunded_minor: refundedMinor,
      dispute: disputeOf(entries),
      ...(isWhole && checkout.status === "paid" && { status: "refunded", refund_reason: REFUND_REASON.given }),
    });
}

/**
 * Reads a payment again from the provider and enters what is new: its fee, what went back, what is disputed. It may run
 * any number of times and in any order; what it does rests on what the provider says now and on what was entered
 * before.
 * @param event the webhook that asks; noted in the same transaction
 * @throws PortFailure when the provider cannot be asked
 */
export async function syncPayment(ctx: Ctx, paymentIntent: string, event?: EventNote): Promise<void> {
  const payment = await askProvider(ctx, (provider) => provider.findPayment(paymentIntent));
  await transact(async (trx) => {
    const charge = await selectChargeOfPayment(trx, paymentIntent);
    if (charge && payment) {
      if (charge.checkout_id) await holdCheckout(trx, charge.checkout_id);
      await noteState(trx, ctx, charge, payment);
    }
    if (event) await insertEvent(trx, event, paymentIntent, charge ? "payment read" : "unknown payment", machineTime());
  });
}

/** Reads those payments again whose fee is not known yet: what happened to them since is noticed as well. */
export async function syncFreshPayments(ctx: Ctx, before: string, limit: number): Promise<void> {
  const since = new Date(ctx.now.getTime() - FEE_KNOWN_MS).toISOString();
  for (const charge of await selectChargesWithoutFee(db(), since, before, limit)) {
    try {
      await syncPayment(ctx, charge.payment_intent ?? "");
    } catch (error) {
      ctx.log.error({ err: error, entryId: charge.id }, "payment could not be read");
    }
  }
}
