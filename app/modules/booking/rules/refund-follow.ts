import type { CancelQuote } from "#app/modules/inventory/search/order-source";
import type { SourcePrice } from "#app/modules/inventory/offers/offer";
import { formatMoneyExact } from "#app/shared/money";

/**
 * How the refund of a called-off trip stands: a source has not said what it gives, or may still give something else;
 * its time is over; or the payment provider refuses, and a person has to give it back.
 */
export type RefundState = "unsaid" | "said" | "by hand";

/** The facts about the money of one order that was cancelled. */
export interface GivenBack {
  part: "flights" | "stay";
  /** The price at which the part was sold, minor units. */
  priceMinor: number;
  /** The price that the product paid for it at its source. */
  price?: SourcePrice;
  quote?: CancelQuote;
  /** The amount for the traveller that was noted at the desk. */
  notedMinor?: number;
}

/** The traveller's share of what comes back to us, by what the part was sold for; minor units. */
export function shareOfQuote(priceMinor: number, price: SourcePrice | undefined, quote: CancelQuote): number {
  if (quote.backTo !== "payment" || !quote.back || !price || quote.back.currency !== price.currency) return 0;
  const share = Number(quote.back.amount) / Number(price.amount);
  return Number.isFinite(share) ? Math.floor(priceMinor * Math.min(1, Math.max(0, share))) : 0;
}

/** Whether a source has said what it gives back of an order, or the desk has noted it. */
function isSaid({ quote, notedMinor }: GivenBack): boolean {
  if (notedMinor !== undefined || !quote) return true;
  return quote.backTo !== "unknown" && (quote.backTo === "credit" || quote.back !== undefined);
}

/** The refund of the sources of these orders for their traveller, minor units. */
export function givenBack(orders: readonly GivenBack[]): { givenMinor: number; isSaid: boolean } {
  const of = ({ priceMinor, price, quote, notedMinor = 0 }: GivenBack): number =>
    Math.min(priceMinor, Math.max(notedMinor, quote ? shareOfQuote(priceMinor, price, quote) : 0));
  return { givenMinor: orders.reduce((sum, order) => sum + of(order), 0), isSaid: orders.every(isSaid) };
}

const DAY_MS = 86_400_000;
/** A source may still change its mind for so long. */
const FOLLOWED_MS = 90 * DAY_MS;

/** When a refund is asked about again: daily while nothing is said, weekly after; undefined when its time is over. */
export function nextAsk(beganAt: string, isAllSaid: boolean, now: Date): string | undefined {
  if (now.getTime() - Date.parse(beganAt) > FOLLOWED_MS) return undefined;
  return new Date(now.getTime() + (isAllSaid ? 7 : 1) * DAY_MS).toISOString();
}

const BY = { flights: "airline", stay: "hotel" } as const;

/** The words on the refund for the owner of a cancelled trip. */
export function refundInWords(
  { state, passedMinor, currency }: { state: RefundState; passedMinor: number; currency: string },
  orders: readonly GivenBack[],
): string[] {
  const unsaid = orders.filter((order) => !isSaid(order)).map(({ part }) => BY[part]);
  return [
    ...(passedMinor > 0 ? [`${formatMoneyExact(passedMinor, currency)} went back to you, the way you paid.`] : []),
    ...(state === "by hand" ? ["We're refunding you by hand; it takes a few days."] : []),
    ...(unsaid.length > 0
      ? [
          `The ${unsaid.join(" and the ")} hasn't said yet what you get back. We ask every day, and pass on whatever it refunds.`,
        ]
      : []),
  ];
}
