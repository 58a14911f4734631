import { todayOf } from "#app/shared/context";
import type { Trip } from "#app/modules/trips/trip";
import type { Ctx } from "#app/shared/context";
import { moneyBackInWords } from "./money-back";
import { protectionInWords } from "./protection";
import { findPayment } from "./trip-refund.server";
import { refundNotesOf } from "./trip-refunds.server";

/** What the owner of a booked trip is told of its payment. */
export interface PaymentNotes {
  /** How its price is protected. */
  protection?: string;
  /** What went back, and what a bank does about it. */
  moneyBack: string[];
}

/**
 * What the owner of a booked trip is told of its payment, and of a cancelled one what comes back; nothing to anybody else,
 * nor of a trip that is not paid here.
 */
export async function paymentNotesOf(
  ctx: Pick<Ctx, "now">,
  { id: tripId, status }: Pick<Trip, "id" | "status">,
  userId: string,
): Promise<PaymentNotes> {
  if (status === "cancelled") return { moneyBack: await refundNotesOf(tripId, userId) };
  if (status !== "booked") return { moneyBack: [] };
  const { back, protection } = await findPayment(tripId, userId);
  // What protection gave back is said there.
  const isTold = protection !== undefined && protection.backMinor === back?.refundedMinor;
  return {
    ...(protection && { protection: protectionInWords(protection, todayOf(ctx)) }),
    moneyBack: back ? moneyBackInWords({ ...back, ...(isTold && { refundedMinor: 0 }) }, back.currency) : [],
  };
}
