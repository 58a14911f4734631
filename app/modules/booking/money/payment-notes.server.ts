import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { moneyBackInWords } from "../rules/money-back";
import { protectionInWords } from "../rules/protection";
import type { PaymentOfTrip } from "./payment.repo.server";

/** What the owner of a booked trip is told of its payment. */
export interface PaymentNotes {
  /** How its price is protected. */
  protection?: string;
  /** What went back, and what a bank does about it. */
  moneyBack: string[];
}

/** What the owner of a booked trip is told of its payment; nothing of one that is not paid here. */
export function paymentInWords(ctx: Pick<Ctx, "now">, { back, protection }: PaymentOfTrip): PaymentNotes {
  // What protection gave back is said there.
  const isTold = protection !== undefined && protection.backMinor === back?.refundedMinor;
  return {
    ...(protection && { protection: protectionInWords(protection, todayOf(ctx)) }),
    moneyBack: back ? moneyBackInWords({ ...back, ...(isTold && { refundedMinor: 0 }) }, back.currency) : [],
  };
}
