import { db } from "#app/db/client.server";
import { isBookable } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import type { AirlineChangeView } from "../rules/airline-change";
import { toChangeView } from "../orders/airline-changes.server";
import { isCovered, itemKeyOf } from "../rules/booking";
import type { PriceLock } from "../rules/booking";
import type { OrderedView } from "../orders/order-words";
import { lastTry, toOrderedView } from "../orders/ordered-view.server";
import { selectAfterOrdering, selectBeforeBooking } from "../orders/orders-of-trip.repo.server";
import { paymentInWords } from "../money/payment-notes.server";
import type { PaymentNotes } from "../money/payment-notes.server";
import { findPayment } from "../orders/trip-refund.server";
import { refundNotesOf } from "../orders/trip-refunds.server";

/** The part of a trip's page that tells its owner about booking it. */
export interface BookingOfTrip {
  /** The lock that holds its price as it is now. */
  lock?: PriceLock;
  payment: PaymentNotes;
  /** How its orders stand; of one that is still to be booked, that the last try came to nothing. */
  ordered?: OrderedView;
  /** The airline's changes that the traveller has not answered yet. */
  changes: AirlineChangeView[];
}

const NOTHING: BookingOfTrip = { payment: { moneyBack: [] }, changes: [] };

/**
 * The part of a trip's page that tells its owner about booking it, with one look at the database: the hold of its price
 * before, the payment and orders after, and the refund once it is cancelled. Empty for any other reader.
 */
export async function bookingOf(ctx: Pick<Ctx, "now">, trip: Trip, userId: string): Promise<BookingOfTrip> {
  const of = { tripId: trip.id, userId };
  if (isBookable(trip)) {
    const asked = { ...of, itemKey: itemKeyOf(trip) };
    const { lock, ordering } = await selectBeforeBooking(db(), asked, ctx.now.toISOString());
    return { ...NOTHING, lock: isCovered(trip, lock, ctx.now) ? lock : undefined, ordered: lastTry(ctx, ordering) };
  }
  if (trip.status === "cancelled") return { ...NOTHING, payment: { moneyBack: await refundNotesOf(trip.id, userId) } };
  if (trip.status !== "booked") return NOTHING;
  if (!trip.orders) return { ...NOTHING, payment: paymentInWords(ctx, await findPayment(trip.id, userId)) };
  const { payment, ordering, changes } = await selectAfterOrdering(db(), of);
  return {
    payment: paymentInWords(ctx, payment),
    ordered: toOrderedView(ordering),
    changes: changes.map(toChangeView),
  };
}
