import { enqueueJob } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import type { OrderRefusal } from "#app/modules/inventory/search/order-source";
import { findTripWithin, losePart, reopenTrip } from "#app/modules/trips/store/trips.server";
import { followBooking } from "./booking-follows.server";
import { selectCheckout } from "../money/booking.repo.server";
import type { Checkout } from "../money/booking.repo.server";
import { beginRefund, endLock, restoreLock, selectCheckoutOfLock, selectLock } from "../money/holds.repo.server";
import { endAsHeld } from "./hold-at-source.server";
import { stands } from "../rules/order-saga";
import type { OrderedAs } from "../rules/order-saga";
import { refusalInWords } from "./order-words";
import { deleteBookingOf, toSagaOrder, updateBookingOf, updateCheckout } from "../money/orders.repo.server";
import type { Ordering } from "../money/orders.repo.server";
import { REFUND_REASON } from "../rules/refund-reason";
import { noteRelease } from "./release-seats.server";
import { TRIP_ORDERING } from "../rules/stored-orders";

/** Job that tells a traveller that a trip could not be booked. */
export const NOT_BOOKED_JOB = "trip-not-booked";

/** After these a paid hold still holds: what is missing is ours, or the traveller's to put right. */
const HOLD_STAYS: readonly OrderRefusal[] = ["details", "down", "funds", "dearer"];

/** Settles the paid hold whose price could not be used: it holds again, or its fee goes back. */
async function giveHoldBack(trx: Db, checkout: Checkout, ordering: Ordering, at: string): Promise<void> {
  if (checkout.hold_id === null) return;
  await restoreLock(trx, checkout.hold_id);
  const why = ordering.orders.find(({ state }) => state === "refused")?.why ?? "refused";
  const lock = await selectLock(trx, checkout.hold_id);
  // One that ended while the trip was being booked holds nothing more, and its traveller was in time.
  const flights = ordering.orders.find(({ part }) => part === "flights");
  // Given up for another offer, or paid and then cancelled: the airline keeps these seats no more.
  const areSeatsGone = lock?.held_order !== null && (flights?.held_ref === null || flights?.state === "cancelled");
  if (HOLD_STAYS.includes(why) && lock && lock.locked_until > at && !areSeatsGone) return;
  const { trip_id: tripId, user_id: userId } = ordering;
  if (!(await endLock(trx, { id: checkout.hold_id, tripId, userId }, "refused", at))) return;
  await noteRelease(trx, checkout.hold_id);
  const paidBy = await selectCheckoutOfLock(trx, checkout.hold_id);
  // Reconciliation sends it.
  if (paidBy) await beginRefund(trx, paidBy, REFUND_REASON.refused, at);
}

async function endAsNothing(trx: Db, now: Date, ordering: Ordering, checkout: Checkout): Promise<void> {
  const at = now.toISOString();
  const reason = refusalInWords(ordering.orders.map(toSagaOrder)) ?? REFUND_REASON.given;
  if (ordering.purpose === "trip") {
    await deleteBookingOf(trx, checkout.id);
    await reopenTrip(trx, ordering.trip_id, ordering.user_id, now);
  }
  const status = ordering.money === "captured" ? "refunded" : ordering.money === "owed" ? "unrefundable" : "released";
  const captured = ordering.captured_minor > 0 ? { amount_minor: ordering.captured_minor } : {};
  await updateCheckout(trx, checkout.id, { ...captured, status, refund_reason: reason, updated_at: at });
  await giveHoldBack(trx, checkout, ordering, at);
  await enqueueJob(trx, NOT_BOOKED_JOB, `not-booked:${checkout.id}`, TRIP_ORDERING.write({ checkoutId: checkout.id }));
}

async function endAsBooked(
  trx: Db,
  now: Date,
  ordering: Ordering,
  checkout: Checkout,
  isWhole: boolean,
): Promise<void> {
  const { trip_id: tripId, user_id: userId } = ordering;
  const lostStay = ordering.orders.some((order) => order.part === "stay" && !stands(order));
  if (lostStay) await losePart(trx, tripId, userId, "stay", now);
  const keptMinor = ordering.captured_minor - ordering.back_minor;
  const priceMinor = keptMinor + ordering.credit_minor;
  await updateBookingOf(trx, checkout.id, { state: isWhole ? "confirmed" : "partly", amount_minor: priceMinor });
  await updateCheckout(trx, checkout.id, {
    status: "paid",
    ...(ordering.captured_minor > 0 && { amount_minor: ordering.captured_minor }),
    updated_at: now.toISOString(),
  });
  const trip = await findTripWithin(trx, tripId, userId);
  if (!trip) return;
  await followBooking(trx, { now }, trip, checkout, {
    priceMinor,
    currency: ordering.currency,
    paymentIntent: ordering.payment_intent ?? undefined,
    isWhole,
  });
}

/**
 * Ends an ordering, in the transaction that notes how: the booking stands, stands in part, or the trip is planned
 * again.
 */
export async function finishOrdering(trx: Db, now: Date, ordering: Ordering, as: OrderedAs): Promise<void> {
  const checkout = await selectCheckout(trx, ordering.checkout_id);
  if (!checkout) throw new Error(`Checkout ${ordering.checkout_id} is gone`);
  if (as === "failed") await endAsNothing(trx, now, ordering, checkout);
  else if (ordering.purpose === "hold") await endAsHeld(trx, now, ordering, checkout);
  else await endAsBooked(trx, now, ordering, checkout, as === "confirmed");
}
