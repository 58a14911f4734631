import { formatMoney } from "#app/shared/money";
import type { CurationContext } from "./curated";
import { partyText } from "./explanation";

/**
 * A quarter of the offers cost less than what a plain one costs. Somebody minds every dollar who can pay for one or two
 * of this many times that price; with more to spend, each dollar counts less.
 */
const PLENTY = 3;
/** Even the richest do not pay for nothing. */
const LEAST_WEIGHT = 0.03;
/** A dollar above the share counts twice: it is taken from the stay or from the days. */
const OVER_SHARE = 2;
/** Taken from the score of what the trip cannot pay for, in cents: more than any other difference. */
export const BEYOND_MEANS = 1e10;

/** How prices weigh for a traveller of these means, among offers that cost these prices. */
export interface Means {
  /** What a price takes from the score of an offer, in cents. */
  costOf(priceMinor: number): number;
  /** Whether the trip can be paid for with it at all. */
  isWithin(priceMinor: number): boolean;
  /** No offer is within the means: then the least of them is the best. */
  isNothingWithin: boolean;
}

/**
 * Weighs money by the means of the traveller, in both directions: who has many times a plain price to spend flies in
 * comfort, and for who has too little the price is all that counts.
 * @param pricesMinor of all offers, for the whole party
 */
export function meansAmong(pricesMinor: readonly number[], context: CurationContext): Means {
  const shareMinor = Math.min(context.budgetMinor ?? Infinity, context.mostMinor ?? Infinity);
  const mostMinor = context.mostMinor ?? Infinity;
  const sorted = [...pricesMinor].sort((a, b) => a - b);
  const plain = sorted[Math.floor(sorted.length / 4)] ?? 0;
  const toSpare = shareMinor === Infinity || plain === 0 ? 0 : shareMinor / (plain * PLENTY) - 1;
  const weight = toSpare <= 1 ? 1 : Math.max(LEAST_WEIGHT, 1 / toSpare);
  const isWithin = (priceMinor: number): boolean => priceMinor <= mostMinor;
  return {
    costOf: (priceMinor) =>
      weight * Math.min(priceMinor, shareMinor) + OVER_SHARE * Math.max(0, priceMinor - shareMinor),
    isWithin,
    isNothingWithin: sorted.length > 0 && !isWithin(sorted[0]!),
  };
}

/** Said above the offers when not even the cheapest fits the budget: by how much, and what would help. */
export function nothingFitsText(leastMinor: number, context: CurationContext): string | undefined {
  const { trip, mostMinor } = context;
  if (!trip || mostMinor === undefined || leastMinor <= mostMinor) return undefined;
  const all = leastMinor + trip.budgetMinor - mostMinor;
  const what = {
    least: "the cheapest flights and the cheapest stay come to",
    flights: "with your flights, the cheapest stay brings it to",
    stay: "with your stay, the cheapest flights bring it to",
  }[trip.beside];
  return (
    `Nothing here fits your ${formatMoney(trip.budgetMinor)}${partyText(context)}: ${what} ${formatMoney(all)}, ` +
    `${formatMoney(all - trip.budgetMinor)} over. Other dates, fewer nights or a higher budget would help.`
  );
}
