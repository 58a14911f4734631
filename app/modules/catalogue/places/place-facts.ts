import { MONTHS } from "#app/shared/months";
import type { PlaceSource } from "../schema/destination.schema";

/** Facts of a place that change, and that a traveller relies on. */
export type FactGroup = "hours" | "price" | "pin";

/** The last check of a group of facts. */
export interface FactCheck {
  /** YYYY-MM. */
  month: string;
  monthsAgo: number;
  /** Whether the last check is more than {@link FRESH_MONTHS} months ago: the page says so. */
  isOld: boolean;
}

/** After so many months a fact is shown as old. */
export const FRESH_MONTHS = 12;

const MONTHS_PER_YEAR = 12;

/**
 * The checks of the hours, the price and the pin of a place; a group without a page and a month was not checked.
 * @param today local date, YYYY-MM-DD
 */
export function factChecks(
  { checked = {} }: Pick<PlaceSource, "checked">,
  today: string,
): Partial<Record<FactGroup, FactCheck>> {
  const { hours, price, pin } = checked;
  return {
    ...(hours && { hours: toCheck(hours.month, today) }),
    ...(price && { price: toCheck(price.month, today) }),
    ...(pin && { pin: toCheck(pin.month, today) }),
  };
}

/** The note on the hours and prices of a list of places, few of which were held against a page. */
export const USUAL_FACTS =
  "Usual hours and prices, not confirmed unless a place says when they were checked. Ask before you go.";

/**
 * The line about the check of a place's hours and price: "Hours and price checked in November 2026", "Hours last checked
 * 14 months ago" where it is old; undefined where neither was held against a page, and {@link USUAL_FACTS} holds.
 * @param today local date, YYYY-MM-DD
 */
export function checkedLine(place: Pick<PlaceSource, "checked">, today: string): string | undefined {
  const { hours, price } = factChecks(place, today);
  if (!hours && !price) return undefined;
  if (hours && hours.month === price?.month) return sentence("Hours and price", hours);
  return `${sentence("Hours", hours)}. ${sentence("Price", price)}`;
}

/** The page on which a traveller can confirm our facts about a place: that with its hours before its front page. */
export function officialPageOf(place: Pick<PlaceSource, "source" | "website">): string | undefined {
  return place.source ?? place.website;
}

function sentence(subject: string, check: FactCheck | undefined): string {
  if (!check) return `${subject} as usual, not confirmed`;
  return check.isOld
    ? `${subject} last checked ${check.monthsAgo} months ago`
    : `${subject} checked in ${monthInWords(check.month)}`;
}

function toCheck(month: string, today: string): FactCheck {
  const monthsAgo = Math.max(0, monthNumber(today) - monthNumber(month));
  return { month, monthsAgo, isOld: monthsAgo > FRESH_MONTHS };
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * MONTHS_PER_YEAR + Number(date.slice(5, 7));
}

function monthInWords(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ""} ${month.slice(0, 4)}`;
}
