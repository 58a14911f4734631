import { PRICE_HOLD } from "#app/config/product";
import { formatMoney } from "#app/shared/money";
import { PRODUCTS } from "./products";

const HOUR_MS = 3_600_000;

/** Until when a price is held that is paid for now: some days, to the full hour after, so that a second look promises the same. */
export function paidHoldEnd(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + PRICE_HOLD.days * 24 * HOUR_MS);
}

interface PaidHold {
  /** What is held, minor units. */
  heldMinor: number;
  currency: string;
  /** Until when, on a clock and with the name of its zone. */
  until: string;
  feeMinor?: number;
  capMinor?: number;
}

/** What a price that is held for a fee means, a sentence each; said before paying, and for as long as it runs. */
export function paidHoldTerms({
  heldMinor,
  currency,
  until,
  feeMinor = PRODUCTS.price_hold.priceMinor,
  capMinor = PRICE_HOLD.capMinor,
}: PaidHold): string[] {
  const [held, fee, cap] = [heldMinor, feeMinor, capMinor].map((minor) => formatMoney(minor, currency));
  return [
    `We hold these flights and this stay, for these dates and people, at ${held} until ${until}.`,
    `If the price rises by up to ${cap}, you still pay ${held}. If it rises by more, you only pay the part above ${cap}.`,
    "If it falls, you pay the lower price.",
    `When you book them in time, the ${fee} you paid for holding comes off the price.`,
    `If the airline or the hotel can't keep them for you, you get the ${fee} back.`,
    `If you don't book, or choose something else, the ${fee} isn't refunded.`,
  ];
}
