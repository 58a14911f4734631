import { db, transact } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import type { ProviderPayment, ProviderRefund } from "#app/integrations/stripe/payment-provider";
import { holdBackRights } from "#app/modules/accounts/account/accounts.server";
import { endTripBooking } from "#app/modules/trips/store/trips.server";
import type { Ctx } from "#app/shared/context";
import { insertEvent, selectCheckout, updateMoneyBack } from "./booking.repo.server";
import type { Checkout, EventNote } from "./booking.repo.server";
import { endLock } from "./holds.repo.server";
import { disputeTransfers, feeTransfers } from "../rules/ledger";
import {
  holdCheckout,
  selectChargeOfCheckout,
  selectChargeOfPayment,
  selectChargesWithoutFee,
} from "./ledger.repo.server";
import type { LedgerEntry } from "./ledger.repo.server";
import { disputeOf, enterAbout, enterRefunds, isTakenBack, readCharge } from "./ledger.server";
import { selectParts } from "./parts.repo.server";
import { askProvider } from "./payments.server";
import type { CheckoutStatus } from "../rules/booking.table";
import { REFUND_REASON } from "../rules/refund-reason";
import { refundsOfPlaces, splitBy } from "../rules/shared-payment";

/** A provider tells its fee within minutes; of what is older than this it was asked often enough. */
const FEE_KNOWN_MS = 3 * 24 * 3_600_000;

// The machine's clock, not the request's: reconciliation compares these times with its own.
const machineTime = (): string => new Date().toISOString();

/**
 * A payment that was given back buys nothing any more: the trip is called off, the price is not held, and the rights
 * end.
 */
async function takeBack(trx: Db, ctx: Ctx, charge: LedgerEntry, checkout: Checkout | undefined): Promise<void> {
  if (charge.rights) await holdBackRights(trx, charge.user_id, charge.rights, machineTime());
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
    await holdBackRights(
      trx,
      charge.user_id,
      charge.rights,
      (await isTakenBack(trx, charge.rights)) ? machineTime() : null,
    );
}

/** What the provider says of one charge: the whole of its payment, or its share of one for several places. */
interface ToldOfCharge extends Pick<ProviderPayment, "currency" | "feeMinor" | "dispute"> {
  /** All that went back of it, and beside that its share of what went back by hand for several places. */
  ownMinor: number;
  byHandMinor: number;
}

async function noteState(trx: Db, ctx: Ctx, charge: LedgerEntry, told: ToldOfCharge): Promise<void> {
  const checkout = charge.checkout_id ? await selectCheckout(trx, charge.checkout_id) : undefined;
  if (told.feeMinor !== undefined)
    await enterAbout(trx, charge, "fee", "kept", feeTransfers(told.feeMinor, told.currency));
  if (told.dispute) await noteDispute(trx, charge, told.dispute, told.currency);
  const isNew = await enterRefunds(trx, charge, told.ownMinor, told.byHandMinor);
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

/** Shares out what the provider says of a payment for several places, by the rule of `shared-payment.ts`. */
async function noteShares(
  trx: Db,
  ctx: Ctx,
  charges: readonly LedgerEntry[],
  payment: ProviderPayment,
  refunds: readonly ProviderRefund[],
): Promise<void> {
  const places = await Promise.all(
    charges.map(async (charge) => {
      const { receivedMinor, refundedMinor, byHandMinor } = await readCharge(trx, charge);
      const checkout = charge.checkout_id === null ? undefined : await selectCheckout(trx, charge.checkout_id);
      const ids = { checkoutId: charge.checkout_id ?? "", tripId: checkout?.trip_id ?? null };
      return { ...ids, receivedMinor, ownMinor: refundedMinor - byHandMinor, byHandMinor };
    }),
  );
  const byPrice = places.map(({ receivedMinor }) => receivedMinor);
  const { feeMinor, dispute, currency } = payment;
  const fees = feeMinor === undefined ? undefined : splitBy(feeMinor, byPrice);
  const disputed = dispute && splitBy(dispute.amountMinor, byPrice);
  const back = refundsOfPlaces(refunds, places);
  for (const [index, charge] of charges.entries())
    await noteState(trx, ctx, charge, {
      ...back[index]!,
      currency,
      feeMinor: fees?.[index],
      ...(dispute && disputed && { dispute: { status: dispute.status, amountMinor: disputed[index]! } }),
    });
}

/** The money of these was not taken into account yet. */
const UNDECIDED: readonly CheckoutStatus[] = ["open", "expired", "failed"];

/**
 * Enters a payment for several places. While some of them are not decided its fee would go to the others: it is read
 * again then, since its fee is not known.
 */
async function noteWhole(
  trx: Db,
  ctx: Ctx,
  wholeId: string,
  payment: ProviderPayment,
  refunds: readonly ProviderRefund[],
): Promise<"payment read" | "read later"> {
  await holdCheckout(trx, wholeId);
  const parts = await selectParts(trx, wholeId);
  if (parts.some(({ status }) => UNDECIDED.includes(status))) return "read later";
  for (const { id } of parts) await holdCheckout(trx, id);
  const charges = await Promise.all(parts.map(({ id }) => selectChargeOfCheckout(trx, id)));
  await noteShares(
    trx,
    ctx,
    charges.filter((charge) => charge !== undefined),
    payment,
    refunds,
  );
  const now = await selectParts(trx, wholeId);
  await updateMoneyBack(trx, wholeId, {
    refunded_minor: now.reduce((sum, { refunded_minor }) => sum + refunded_minor, 0),
    dispute: payment.dispute?.status ?? null,
  });
  return "payment read";
}

/** The checkout that a payment for several places was made by; undefined for any other payment. */
async function wholeOf(at: Db, charge: LedgerEntry | undefined): Promise<string | undefined> {
  const checkout = charge?.checkout_id ? await selectCheckout(at, charge.checkout_id) : undefined;
  return checkout?.part_of ?? undefined;
}

/**
 * Reads a payment again from the provider and enters what is new: its fee, what went back, what is disputed. It may run
 * any number of times and in any order; what it does rests on what the provider says now and on what was entered
 * before.
 * @param event the webhook that asks; noted in the same transaction
 * @throws PortFailure when the provider cannot be asked
 */
export async function syncPayment(ctx: Ctx, paymentIntent: string, event?: EventNote): Promise<void> {
  const wholeId = await wholeOf(db(), await selectChargeOfPayment(db(), paymentIntent));
  const payment = await askProvider(ctx, (provider) => provider.findPayment(paymentIntent));
  const refunds = wholeId ? await askProvider(ctx, (provider) => provider.listRefunds(paymentIntent)) : [];
  await transact(async (trx) => {
    const charge = await selectChargeOfPayment(trx, paymentIntent);
    let outcome = charge ? "payment read" : "unknown payment";
    // Its first place was entered since the provider was asked: its refunds were not.
    if ((await wholeOf(trx, charge)) !== wholeId) outcome = "read later";
    else if (payment && wholeId) outcome = await noteWhole(trx, ctx, wholeId, payment, refunds);
    else if (charge && payment) {
      if (charge.checkout_id) await holdCheckout(trx, charge.checkout_id);
      await noteState(trx, ctx, charge, { ...payment, ownMinor: payment.refundedMinor, byHandMinor: 0 });
    }
    if (event) await insertEvent(trx, event, paymentIntent, outcome, machineTime());
  });
}

/** Reads those payments again whose fee is not known yet: what happened to them since is noticed as well. */
export async function syncFreshPayments(ctx: Ctx, before: string, limit: number): Promise<void> {
  const since = new Date(ctx.now.getTime() - FEE_KNOWN_MS).toISOString();
  const charges = await selectChargesWithoutFee(db(), since, before, limit);
  // Several places may share one payment.
  for (const paymentIntent of new Set(charges.map(({ payment_intent }) => payment_intent ?? ""))) {
    try {
      await syncPayment(ctx, paymentIntent);
    } catch (error) {
      ctx.log.error({ err: error, paymentIntent }, "payment could not be read");
    }
  }
}
