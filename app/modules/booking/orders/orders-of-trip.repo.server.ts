import { readTogether } from "#app/db/together.server";
import type { Db } from "#app/db/schema";
import { openChanges } from "./airline-changes.repo.server";
import type { AirlineChangeRow } from "./airline-changes.repo.server";
import type { PriceLock } from "../rules/booking";
import { activeLock, toLock } from "../money/locks.repo.server";
import type { LockAsked } from "../money/locks.repo.server";
import type { OrderRow, Ordering } from "../money/orders.repo.server";
import { paymentOf, toPayment } from "../money/payment.repo.server";
import type { PaymentOfTrip } from "../money/payment.repo.server";
import type { TripRefundRow } from "./trip-refunds.repo.server";

/** The trip and the owner that are asked about. */
interface Of {
  tripId: string;
  userId: string;
}

/** The newest ordering of a trip. */
function newest(db: Db, { tripId, userId }: Of) {
  return db
    .selectFrom("trip_orderings")
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .where("purpose", "=", "trip")
    .orderBy("created_at", "desc")
    .limit(1);
}

/** The queries for the newest ordering of a trip and for its orders, to be read together. */
function orderingQueries(db: Db, of: Of) {
  return {
    orderings: newest(db, of)
      .select(["checkout_id", "trip_id", "user_id", "purpose", "state", "money", "payment_intent", "amount_minor"])
      .select(["credit_minor", "currency", "captured_minor", "back_minor", "allowance_minor", "origin", "about"])
      .select(["paid_at", "lease", "lease_until", "next_at", "failures", "created_at", "updated_at"]),
    orders: db
      .selectFrom("trip_orders")
      .select(["id", "checkout_id", "part", "state", "attempt", "provider", "offer_ref", "offer", "price_minor"])
      .select(["rise_minor", "why", "message", "made", "ref", "quote", "first_sent_at", "sent_at", "look_at", "looks"])
      .select(["care_at", "cares", "held_ref", "open_ref", "told_failed_at", "given_minor", "created_at", "updated_at"])
      .where("checkout_id", "=", newest(db, of).select("checkout_id"))
      .orderBy("part"),
  };
}

/** The ordering in the results of these queries. */
function orderingIn({
  orderings: [row],
  orders,
}: {
  orderings: Omit<Ordering, "orders">[];
  orders: OrderRow[];
}): Ordering | undefined {
  return row && { ...row, orders };
}

/** The newest ordering of a trip, with its orders. */
export async function selectOrderingOfTrip(db: Db, tripId: string, userId: string): Promise<Ordering | undefined> {
  return orderingIn(await readTogether(db, orderingQueries(db, { tripId, userId })));
}

/** The same, with what comes back of it once its traveller has called it off. */
export async function selectRefundOfTrip(
  db: Db,
  tripId: string,
  userId: string,
): Promise<{ ordering: Ordering | undefined; refund: Pick<TripRefundRow, "state" | "passed_minor"> | undefined }> {
  const of = { tripId, userId };
  const { refunds, ...found } = await readTogether(db, {
    ...orderingQueries(db, of),
    refunds: db
      .selectFrom("trip_refunds")
      .select(["state", "passed_minor"])
      .where("checkout_id", "=", newest(db, of).select("checkout_id")),
  });
  return { ordering: orderingIn(found), refund: refunds[0] };
}

/**
 * Of a trip that is still to be booked: the lock that holds its price, and the last try to book it.
 * @param at UTC ISO instant
 */
export async function selectBeforeBooking(
  db: Db,
  asked: LockAsked,
  at: string,
): Promise<{ lock: PriceLock | undefined; ordering: Ordering | undefined }> {
  const { locks, ...found } = await readTogether(db, {
    locks: activeLock(db, asked, at),
    ...orderingQueries(db, asked),
  });
  return { lock: locks[0] && toLock(locks[0]), ordering: orderingIn(found) };
}

/**
 * Of a trip that was ordered: its payment, its orders, and what an airline has changed of them that is still to be
 * answered.
 */
export async function selectAfterOrdering(
  db: Db,
  of: Of,
): Promise<{ payment: PaymentOfTrip; ordering: Ordering | undefined; changes: AirlineChangeRow[] }> {
  const { payments, changes, ...found } = await readTogether(db, {
    payments: paymentOf(db, of),
    changes: openChanges(db, of),
    ...orderingQueries(db, of),
  });
  return { payment: toPayment(payments[0]), ordering: orderingIn(found), changes };
}
