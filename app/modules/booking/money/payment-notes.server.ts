import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { moneyBackInWords } from "../rules/money-back";
import { protectionInWords } from "../rules/protection";
import type { PaymentOfTrip } from "./payment.repo.server";

/** The notes on the payment for the owner of a booked trip. */
export interface PaymentNotes {
  /** How its price is protected. */
  protection?: string;
  /** The refunds so far, and a bank's steps about them. */
  moneyBack: string[];
}

/** The notes on the payment for the owner of a booked trip; none for one that is not paid here. */
export function paymentInWords(ctx: Pick<Ctx, "now">, { back, protection }: PaymentOfTrip): PaymentNotes {
  // The protection's own note tells of its refunds.
  const isTold = protection !== undefined && protection.backMinor === back?.refundedMinor;
  return {
    ...(protection && { protection: protectionInWords(protection, todayOf(ctx)) }),
    moneyBack: back ? moneyBackInWords({ ...back, ...(isTold && { refundedMinor: 0 }) }, back.currency) : [],
  };
}
