import type { Db } from "#app/db/schema";
import type { MoneyBack } from "../rules/money-back";
import type { ProtectionView } from "../rules/protection";

/** The payment of a booked trip and its refunds. Minor units. */
export type PaymentBack = MoneyBack & { paidMinor: number; currency: string };

/** The payment of a trip and its refunds, and how its price is protected; neither where its owner has not paid here. */
export interface PaymentOfTrip {
  back?: PaymentBack;
  protection?: ProtectionView;
}

/** The payment of a trip that this account has booked, with the protection of its price. */
export function paymentOf(db: Db, { tripId, userId }: { tripId: string; userId: string }) {
  return db
    .selectFrom("bookings")
    .leftJoin("checkouts", "checkouts.id", "bookings.checkout_id")
    .leftJoin("price_protections", (join) =>
      join
        .onRef("price_protections.trip_id", "=", "bookings.trip_id")
        .onRef("price_protections.user_id", "=", "bookings.user_id"),
    )
    .select(["checkouts.amount_minor", "checkouts.refunded_minor", "checkouts.dispute", "checkouts.currency"])
    .select([
      "price_protections.until",
      "price_protections.checked_on",
      "price_protections.back_minor",
      "price_protections.currency as protected_currency",
    ])
    .where("bookings.trip_id", "=", tripId)
    .where("bookings.user_id", "=", userId);
}

type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentOf>["execute"]>>[number];

/** The payment in a row; undefined where there is none. */
export function toPayment(row: PaymentRow | undefined): PaymentOfTrip {
  if (!row) return {};
  const { amount_minor: paidMinor, refunded_minor: refundedMinor, dispute, currency } = row;
  const { until, checked_on: checkedOn, back_minor: backMinor, protected_currency } = row;
  return {
    ...(paidMinor !== null &&
      refundedMinor !== null &&
      currency !== null && { back: { paidMinor, refundedMinor, dispute, currency } }),
    ...(until !== null &&
      checkedOn !== null &&
      backMinor !== null &&
      protected_currency !== null && { protection: { until, checkedOn, backMinor, currency: protected_currency } }),
  };
}

/** Reads the payment of a trip. */
export async function selectPayment(db: Db, tripId: string, userId: string): Promise<PaymentOfTrip> {
  return toPayment(await paymentOf(db, { tripId, userId }).executeTakeFirst());
}
