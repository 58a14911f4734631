import { PRICE_HOLD } from "#app/config/product";
import { formatMoney } from "#app/shared/money";
import { heldSeatsTerms } from "./airline-hold";
import { PRODUCTS } from "../rules/products";

const HOUR_MS = 3_600_000;

/**
 * Until when a price is held that is paid for now: some days, to the full hour after, so that a second look promises
 * the same.
 */
export function paidHoldEnd(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + PRICE_HOLD.days * 24 * HOUR_MS);
}

/** For how many days that is, to the nearest; one at least, and none without an end. */
export function daysLeft(until: Date | undefined, now: Date): number | null {
  return until ? Math.max(1, Math.round((until.getTime() - now.getTime()) / (24 * HOUR_MS))) : null;
}

interface PaidHold {
  /** The price held, in minor units. */
  heldMinor: number;
  currency: string;
  /** Until when, on a clock and with the name of its zone. */
  until: string;
  feeMinor?: number;
  capMinor?: number;
  /** Said where the airline keeps the seats: whether there is a stay too. */
  seats?: { hasStay: boolean };
}

/** The terms of a price that is held for a fee, a sentence each; said before paying, and for as long as it runs. */
export function paidHoldTerms({
  heldMinor,
  currency,
  until,
  feeMinor = PRODUCTS.price_hold.priceMinor,
  capMinor = PRICE_HOLD.capMinor,
  seats,
}: PaidHold): string[] {
  const money = (minor: number): string => formatMoney(minor, currency);
  const [held, fee, cap] = [money(heldMinor), money(feeMinor), money(capMinor)];
  if (seats) return heldSeatsTerms({ held, fee, cap, until, ...seats });
  return [
    `We hold these flights and this stay, for these dates and people, at ${held} until ${until}.`,
    `If the price rises by up to ${cap}, you still pay ${held}. If it rises by more, you also pay the part of the rise above ${cap}.`,
    "If it falls, you pay the lower price.",
    `When you book them in time, the ${fee} you paid for holding comes off the price.`,
    `If the airline or the hotel can't hold them for you, you get the ${fee} back.`,
    `If you don't book, or choose something else, the ${fee} isn't refunded.`,
  ];
}
