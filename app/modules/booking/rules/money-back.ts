import { formatMoney } from "#app/shared/money";
import type { DisputeStatus } from "./ledger";

/** The refunds and disputes of a payment after it was made. Amounts in minor units. */
export interface MoneyBack {
  refundedMinor: number;
  dispute: DisputeStatus | null;
}

/**
 * The part of a payment that can still be given back: nothing while its bank looks into it, or once the bank took it
 * back.
 */
export function leftToGiveBack({ paidMinor, refundedMinor, dispute }: MoneyBack & { paidMinor: number }): number {
  return dispute === "open" || dispute === "lost" ? 0 : Math.max(0, paidMinor - refundedMinor);
}

const OF_DISPUTE: Record<DisputeStatus, string | undefined> = {
  open: "Your bank is looking into this payment because it was disputed.",
  // It stands as if nothing had been.
  won: undefined,
  lost: "Your bank gave you this payment back after it was disputed.",
};

/** The words on a dispute for a payer; undefined when there is nothing to tell. */
export function disputeInWords({ dispute }: Pick<MoneyBack, "dispute">): string | undefined {
  return dispute ? OF_DISPUTE[dispute] : undefined;
}

/** The words on the payment for the owner of a booked trip: none as long as nothing went back. */
export function moneyBackInWords(back: MoneyBack, currency: string): string[] {
  const dispute = disputeInWords(back);
  return [
    ...(back.refundedMinor > 0
      ? [`${formatMoney(back.refundedMinor, currency)} of what you paid has been refunded so far.`]
      : []),
    ...(dispute ? [`${dispute} The trip stays booked unless you cancel it.`] : []),
  ];
}
