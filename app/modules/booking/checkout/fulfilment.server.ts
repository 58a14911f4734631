import { randomBytes } from "node:crypto";
import { db, transact } from "#app/db/client.server";
import { isUniqueViolation } from "#app/db/dialect.server";
import { newId } from "#app/db/ids.server";
import { wakeJobs } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import type { ProviderSession } from "#app/integrations/stripe/payment-provider";
import { holdUser } from "#app/modules/accounts/settings/identity.server";
import { findTripWithin, markTripBooked } from "#app/modules/trips/store/trips.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { formatDateRange } from "#app/shared/format";
import { beginOrdering, isOrderedApart } from "../orders/begin-ordering.server";
import { itemKeyOf, toReference } from "../rules/booking";
import { followBooking } from "../orders/booking-follows.server";
import {
  claimPayment,
  closeCheckout,
  insertBooking,
  insertEvent,
  selectCheckout,
  selectCheckoutBySession,
} from "../money/booking.repo.server";
import type { Checkout, EventNote } from "../money/booking.repo.server";
import { beginHolding } from "../orders/hold-at-source.server";
import { creditHold } from "../orders/hold-credit.server";
import { consumeLock } from "../money/holds.repo.server";
import { enterCharge } from "../money/ledger.server";
import type { ReceivedMoney } from "../money/ledger.server";
import { holdForDays } from "../orders/hold-purchase.server";
import { askProvider } from "../money/payments.server";
import { closeFailed } from "../money/payment-failed.server";
import { PRODUCTS } from "../rules/products";
import { REFUND_REASON } from "../rules/refund-reason";
import type { RefundReason } from "../rules/refund-reason";
import { sendRefund } from "../money/refunds.server";
import { grantProduct, readProductPayment } from "../money/product-grants.server";
import type { ProductPayment } from "../money/product-grants.server";

/**
 * The outcome of a session. "unpaid" is still open; "processing" is complete, but the money has not come yet; of a trip
 * that is "ordering" the money is set aside. "refunded" is also money that was only set aside, and let go.
 */
export type Fulfilment =
  | { status: "booked" | "ordering" | "granted"; checkout: Checkout; isNew: boolean }
  | { status: "unpaid" | "processing" | "expired" | "failed" | "refunded"; checkout: Checkout }
  | { status: "unknown" };

class PaymentUnusable extends Error {
  override readonly name = "PaymentUnusable";
  readonly reason: RefundReason;
  constructor(reason: RefundReason) {
    super(REFUND_REASON[reason]);
    this.reason = reason;
  }
}

// The machine's clock, not the request's: reconciliation compares these times with its own.
const machineTime = (): string => new Date().toISOString();

/** A session's own checkout: by its id, or, if noting that id failed, by the reference we gave it. */
async function findCheckout(session: ProviderSession): Promise<Checkout | undefined> {
  const bySession = await selectCheckoutBySession(db(), session.id);
  if (bySession || !session.clientReference) return bySession;
  const byReference = await selectCheckout(db(), session.clientReference);
  return byReference?.provider_session_id === null ? byReference : undefined;
}

async function noteEvent(
  trx: Db,
  event: EventNote | undefined,
  session: { id: string },
  outcome: string,
): Promise<void> {
  if (event) await insertEvent(trx, event, session.id, outcome, machineTime());
}

/**
 * Books a paid trip, or notes that it has to be ordered.
 * @throws PaymentUnusable when the money must go back; nothing is written then
 */
async function bookTrip(
  trx: Db,
  ctx: Ctx,
  checkout: Checkout,
  session: ProviderSession,
): Promise<"booked" | "ordering"> {
  const tripId = checkout.trip_id ?? "";
  // First the change that locks the trip's row, then the look at it: it cannot be changed in between.
  const didBook = await markTripBooked(trx, tripId, checkout.user_id, ctx.now);
  const trip = await findTripWithin(trx, tripId, checkout.user_id);
  if (!trip) throw new PaymentUnusable("gone");
  if (!didBook) throw new PaymentUnusable(trip.status === "cancelled" ? "changed" : "duplicate");
  if (itemKeyOf(trip) !== checkout.item_key) throw new PaymentUnusable("changed");
  const priceMinor = session.amountMinor + checkout.credit_minor;
  // Uses up the paid hold that its price rests on, unless that was let go meanwhile.
  if (checkout.hold_id && !(await consumeLock(trx, checkout.hold_id, ctx.now.toISOString())))
    throw new PaymentUnusable("unheld");
  const isOrdering = session.paymentStatus === "authorised" || isOrderedApart(trip);
  const isFirst = await insertBooking(trx, {
    id: newId(),
    trip_id: tripId,
    user_id: checkout.user_id,
    reference: toReference(randomBytes(6)),
    checkout_id: checkout.id,
    amount_minor: priceMinor,
    credit_minor: checkout.credit_minor,
    currency: session.currency,
    payment_intent: session.paymentIntent ?? null,
    price_locked_until: checkout.price_locked_until,
    state: isOrdering ? "ordering" : "confirmed",
    announced_at: null,
    created_at: ctx.now.toISOString(),
  });
  if (!isFirst) throw new PaymentUnusable("duplicate");
  const about = receiptNameOf(trip);
  if (isOrdering) await beginOrdering(trx, checkout, session, trip, about);
  else
    await followBooking(trx, ctx, trip, checkout, {
      priceMinor,
      currency: session.currency,
      paymentIntent: session.paymentIntent,
      isWhole: true,
    });
  // Money that is only set aside is entered when it is taken.
  if (session.paymentStatus !== "authorised") {
    await creditHold(trx, checkout);
    await enterCharge(trx, checkout, { ...received(session, undefined), about }, true);
  }
  return isOrdering ? "ordering" : "booked";
}

/** The name of a trip on a receipt. */
function receiptNameOf({ destination, seal, startDate, endDate }: Trip): string {
  // It stays so when the envelope is open: a receipt does not change.
  if (seal) return `Sealed trip, ${formatDateRange(startDate, endDate)}`;
  return `Trip to ${destination.name}, ${formatDateRange(startDate, endDate)}`;
}

/** The money of a session, for the ledger. */
function received(session: ProviderSession, payment: ProductPayment | undefined): ReceivedMoney {
  return {
    amountMinor: session.amountMinor,
    currency: session.currency,
    paymentIntent: session.paymentIntent ?? payment?.paymentIntent,
    about: "",
  };
}

/** How a checkout stands whose money was taken into account before. */
function settledAs(checkout: Checkout): Fulfilment {
  if (checkout.status === "ordering") return { status: "ordering", checkout, isNew: false };
  if (checkout.status !== "paid") return { status: "refunded", checkout };
  return { status: checkout.feature === "trip" ? "booked" : "granted", checkout, isNew: false };
}

async function useMoney(
  trx: Db,
  ctx: Ctx,
  checkout: Checkout,
  session: ProviderSession,
  payment: ProductPayment | undefined,
  event: EventNote | undefined,
): Promise<Fulfilment> {
  const paid = await claimPayment(trx, checkout.id, {
    status: "paid",
    provider_session_id: session.id,
    payment_intent: session.paymentIntent ?? null,
    updated_at: machineTime(),
  });
  if (!paid) {
    const settled = (await selectCheckout(trx, checkout.id)) ?? checkout;
    await noteEvent(trx, event, session, "settled before");
    return settledAs(settled);
  }
  if (session.amountMinor !== paid.amount_minor || session.currency !== paid.currency)
    throw new PaymentUnusable("amount");
  if (paid.feature === "price_hold" && session.paymentStatus === "authorised") {
    const obstacle = await beginHolding(
      trx,
      ctx,
      paid,
      session,
      (trip) => `${PRODUCTS.price_hold.name}: ${receiptNameOf(trip)}`,
    );
    if (obstacle) throw new PaymentUnusable(obstacle);
    await noteEvent(trx, event, session, "ordering");
    return { status: "ordering", checkout: paid, isNew: true };
  }
  if (paid.feature === "price_hold") {
    const held = await holdForDays(trx, ctx, paid);
    if (typeof held === "string") throw new PaymentUnusable(held);
    const about = `${PRODUCTS.price_hold.name}: ${receiptNameOf(held)}`;
    await enterCharge(trx, paid, { ...received(session, payment), about }, true);
  } else if (paid.feature === "trip") {
    const status = await bookTrip(trx, ctx, paid, session);
    await noteEvent(trx, event, session, status);
    return { status, checkout: paid, isNew: true };
  } else {
    // Held until the grant is written: an account that is deleted at this moment is gone before or after, not between.
    if (!(await holdUser(trx, paid.user_id))) throw new PaymentUnusable("account");
    const rights = await grantProduct(trx, ctx, paid, payment);
    await enterCharge(trx, paid, { ...received(session, payment), rights }, true);
  }
  await noteEvent(trx, event, session, "granted");
  return { status: "granted", checkout: paid, isNew: true };
}

/** Notes that the money goes back, or is let go if it was only set aside; that itself follows the commit. */
function refundUnusable(
  checkout: Checkout,
  session: ProviderSession,
  payment: ProductPayment | undefined,
  reason: RefundReason,
  event: EventNote | undefined,
): Promise<Fulfilment> {
  return transact(async (trx) => {
    const isTaken = session.paymentStatus !== "authorised";
    const refunding = await claimPayment(trx, checkout.id, {
      status: isTaken ? "refunding" : "releasing",
      refund_reason: REFUND_REASON[reason],
      provider_session_id: session.id,
      payment_intent: session.paymentIntent ?? null,
      updated_at: machineTime(),
    });
    if (refunding && isTaken) await enterCharge(trx, refunding, received(session, payment), false);
    await noteEvent(trx, event, session, refunding ? `refund: ${reason}` : "settled before");
    return refunding
      ? { status: "refunded", checkout: refunding }
      : settledAs((await selectCheckout(trx, checkout.id)) ?? checkout);
  });
}

async function settle(
  ctx: Ctx,
  checkout: Checkout,
  session: ProviderSession,
  event: EventNote | undefined,
): Promise<Fulfilment> {
  const payment = checkout.feature === "trip" ? undefined : await readProductPayment(ctx, session);
  for (let tries = 1; ; tries++) {
    try {
      return await transact((trx) => useMoney(trx, ctx, checkout, session, payment, event));
    } catch (error) {
      if (error instanceof PaymentUnusable) return refundUnusable(checkout, session, payment, error.reason, event);
      // Two bookings drew the same six letters: draw again.
      if (!isUniqueViolation(error) || tries >= 3) throw error;
    }
  }
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
  if (status === "expired") await closeCheckout(db(), checkout, status, machineTime());
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
 * Turns a paid session into a booking, a held price or a membership. The webhook, the return page and reconciliation
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
  const fulfilment = await settle(ctx, checkout, session, event);
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
    wakeJobs();
  }
  if (fulfilment.status === "refunded") await sendRefund(ctx, fulfilment.checkout);
  return fulfilment;
}
