import { formatMoney, formatRounded } from "#app/shared/money";
import type { CurationContext } from "../offers/curated";
import { daysCostText } from "../offers/days-cost-text";
import { partyText } from "./explanation";

/**
 * A quarter of the offers cost less than a plain one does. A traveller who can pay for one or two of this many times
 * that price minds every dollar; with more to spend, each dollar counts less.
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
  /** The part of an offer's score that a price takes, in cents. */
  costOf(priceMinor: number): number;
  /** Whether the trip can be paid for with it at all. */
  isWithin(priceMinor: number): boolean;
  /** No offer is within the means: then the least of them is the best. */
  isNothingWithin: boolean;
}

/**
 * Weighs money by the means of the traveller, in both directions: with many times a plain price to spend, comfort
 * counts more; with too little, only the price does.
 * @param pricesMinor of all offers, for the whole party
 */
export function meansAmong(pricesMinor: readonly number[], context: CurationContext): Means {
  const shareMinor = Math.min(context.budgetMinor ?? Infinity, context.mostMinor ?? Infinity);
  const mostMinor = context.mostMinor ?? Infinity;
  const plain = plainPrice(pricesMinor);
  const toSpare = shareMinor === Infinity || plain === 0 ? 0 : shareMinor / (plain * PLENTY) - 1;
  const weight = toSpare <= 1 ? 1 : Math.max(LEAST_WEIGHT, 1 / toSpare);
  const isWithin = (priceMinor: number): boolean => priceMinor <= mostMinor;
  return {
    costOf: (priceMinor) =>
      weight * Math.min(priceMinor, shareMinor) + OVER_SHARE * Math.max(0, priceMinor - shareMinor),
    isWithin,
    isNothingWithin: pricesMinor.length > 0 && !pricesMinor.some(isWithin),
  };
}

/** A quarter of these prices is lower; 0 of none. */
function plainPrice(pricesMinor: readonly number[]): number {
  return pricesMinor.toSorted((a, b) => a - b)[Math.floor(pricesMinor.length / 4)] ?? 0;
}

/** Where too little is left for the days, no offer above this many times the lowest price is within the means. */
const NEXT_TO_CHEAPEST = 1.05;

/**
 * The same with the money for the days kept back: for days in the style that was wished for where a plain offer is left
 * over, else for as much of them as leaves one, and for what days cost at the least. Where not even that can be kept,
 * only what costs next to nothing more than the cheapest sensible offer is within the means.
 * @param sensibleMinor prices of the offers that somebody in their senses would take
 */
export function withDaysKept(context: CurationContext, sensibleMinor: readonly number[]): CurationContext {
  const { mostMinor, days } = context;
  const leastMinor = Math.min(...sensibleMinor);
  if (mostMinor === undefined || !days || leastMinor > mostMinor) return context;
  if (leastMinor > mostMinor - days.leastMinor)
    return { ...context, mostMinor: Math.min(mostMinor, leastMinor * NEXT_TO_CHEAPEST) };
  const besidePlain = mostMinor - plainPrice(sensibleMinor);
  return { ...context, mostMinor: mostMinor - Math.max(days.leastMinor, Math.min(days.usualMinor, besidePlain)) };
}

function wouldHelpText({ isPlaceOfLonger }: NonNullable<CurationContext["trip"]>): string {
  return isPlaceOfLonger
    ? "Fewer nights here, other dates for the whole trip or a higher budget would help."
    : "Other dates, fewer nights or a higher budget would help.";
}

/**
 * Said above the offers when not even the cheapest fits the budget, or fits and leaves too little for the days: by how
 * much, and what would help.
 */
export function nothingFitsText(leastMinor: number, context: CurationContext): string | undefined {
  const { trip, mostMinor } = context;
  if (!trip || mostMinor === undefined) return undefined;
  if (leastMinor <= mostMinor) return tooLittleLeftText(mostMinor - leastMinor, trip, context);
  const all = leastMinor + trip.budgetMinor - mostMinor;
  const what = {
    least: "the cheapest flights and the cheapest stay come to",
    flights: "with your flights, the cheapest stay brings it to",
    stay: "with your stay, the cheapest flights bring it to",
  }[trip.beside];
  return (
    `Nothing here fits your ${formatMoney(trip.budgetMinor)}${partyText(context)}: ${what} ${formatMoney(all)}, ` +
    `${formatMoney(all - trip.budgetMinor)} over. ${wouldHelpText(trip)}`
  );
}

function tooLittleLeftText(
  leftMinor: number,
  trip: NonNullable<CurationContext["trip"]>,
  context: CurationContext,
): string | undefined {
  if (!context.days || leftMinor >= context.days.leastMinor) return undefined;
  const what = {
    least: "The cheapest flights and the cheapest stay leave",
    flights: "With your flights, the cheapest stay leaves",
    stay: "With your stay, the cheapest flights leave",
  }[trip.beside];
  return (
    `${what} ${formatRounded(leftMinor)} of your ${formatMoney(trip.budgetMinor)}${partyText(context)} for the days. ` +
    `${daysCostText(context.days.leastMinor)} ${wouldHelpText(trip)}`
  );
}
