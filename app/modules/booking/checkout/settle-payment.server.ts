import { randomBytes } from "node:crypto";
import { transact } from "#app/db/client.server";
import { isUniqueViolation } from "#app/db/dialect.server";
import { newId } from "#app/db/ids.server";
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
import { claimPayment, insertBooking, insertEvent, selectCheckout } from "../money/booking.repo.server";
import type { Checkout, EventNote } from "../money/booking.repo.server";
import { beginHolding } from "../orders/hold-at-source.server";
import { creditHold } from "../orders/hold-credit.server";
import { consumeLock } from "../money/holds.repo.server";
import { enterCharge } from "../money/ledger.server";
import type { ReceivedMoney } from "../money/ledger.server";
import { holdForDays } from "../orders/hold-purchase.server";
import { PRODUCTS } from "../rules/products";
import { REFUND_REASON } from "../rules/refund-reason";
import type { RefundReason } from "../rules/refund-reason";
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

/** The money of a checkout buys nothing and has to go back. */
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

/** Notes the webhook that asked, if one did, in the transaction of its effect. */
export async function noteEvent(
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
export function settledAs(checkout: Checkout): Fulfilment {
  if (checkout.status === "ordering") return { status: "ordering", checkout, isNew: false };
  if (checkout.status !== "paid") return { status: "refunded", checkout };
  const isTrip = checkout.feature === "trip" || checkout.feature === "longer_trip";
  return { status: isTrip ? "booked" : "granted", checkout, isNew: false };
}

/** The session and the payment of a checkout; the session of several places is that of the whole. */
export function paidBy({ part_of }: Checkout, session: ProviderSession) {
  return {
    provider_session_id: part_of === null ? session.id : null,
    payment_intent: session.paymentIntent ?? null,
    updated_at: machineTime(),
  };
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
    ...paidBy(checkout, session),
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
export function refundUnusable(
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
      ...paidBy(checkout, session),
    });
    if (refunding && isTaken) await enterCharge(trx, refunding, received(session, payment), false);
    await noteEvent(trx, event, session, refunding ? `refund: ${reason}` : "settled before");
    return refunding
      ? { status: "refunded", checkout: refunding }
      : settledAs((await selectCheckout(trx, checkout.id)) ?? checkout);
  });
}

/**
 * Takes the money of a session into account: sells what its checkout is for, once, or notes that the money goes back.
 */
export async function settle(
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
