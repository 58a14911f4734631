import { db } from "#app/db/client.server";
import type { Ctx } from "#app/shared/context";
import { selectBooking } from "../money/booking.repo.server";
import type { BookingRow } from "../money/booking.repo.server";
import { selectPayment } from "../money/payment.repo.server";
import type { PaymentBack, PaymentOfTrip } from "../money/payment.repo.server";
import { syncPayment } from "../money/payment-sync.server";
import { askProvider } from "../money/payments.server";
import { selectProtection } from "./protection.repo.server";
import type { Protection } from "./protection.repo.server";

/**
 * The part of a trip's payment that has not gone back yet; the fee of its hold was another payment. @returns minor
 * units
 */
export function leftOfPayment(
  booking: Pick<BookingRow, "amount_minor" | "credit_minor">,
  protection: Pick<Protection, "back_minor"> | undefined,
): number {
  return booking.amount_minor - booking.credit_minor - (protection?.back_minor ?? 0);
}

/**
 * The payment of a booked trip and its refunds, and how its price is protected; nothing for one that is not paid here.
 */
export function findPayment(tripId: string, userId: string): Promise<PaymentOfTrip> {
  return selectPayment(db(), tripId, userId);
}

/** The refunds of a booked trip's payment; undefined for one that is not paid here. */
export async function findMoneyBack(tripId: string, userId: string): Promise<PaymentBack | undefined> {
  return (await findPayment(tripId, userId)).back;
}

/**
 * Gives back the refund of a booked trip that its traveller called off, the way it was paid; never more than the rest
 * of the payment. Safe to repeat: the provider knows the request by its key.
 * @returns what went back in minor units; undefined when a person has to give it back
 */
export async function refundCalledOff(
  ctx: Ctx,
  {
    tripId,
    userId,
    amountMinor: dueMinor,
    passedMinor = 0,
  }: { tripId: string; userId: string; amountMinor: number; passedMinor?: number },
): Promise<number | undefined> {
  const [booking, protection] = await Promise.all([
    selectBooking(db(), tripId, userId),
    selectProtection(db(), tripId, userId),
  ]);
  const left = booking ? leftOfPayment(booking, protection) : 0;
  const backMinor = Math.min(dueMinor, left) - passedMinor;
  if (!booking || backMinor <= 0) return 0;
  const answer = booking.payment_intent
    ? await askProvider(ctx, (provider) =>
        provider.refund({
          paymentIntent: booking.payment_intent ?? "",
          amountMinor: backMinor,
          idempotencyKey: passedMinor === 0 ? `called-off:${tripId}` : `called-off:${tripId}:${dueMinor}`,
          isDuplicate: false,
          metadata: { tripId },
        }),
      )
    : ({ status: "refused", why: "The booking names no payment" } as const);
  if (answer.status === "refused") {
    ctx.log.error(
      { tripId, backMinor, event: "refund-impossible", why: answer.why },
      "a called-off trip must be given back by hand",
    );
    return undefined;
  }
  await syncPayment(ctx, booking.payment_intent ?? "");
  return backMinor;
}
