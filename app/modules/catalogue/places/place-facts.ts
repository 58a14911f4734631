import { MONTHS } from "#app/shared/months";
import type { DestinationSource, PlaceSource } from "../schema/destination.schema";

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
 * The last checks of the hours, the price and the pin of a place.
 * @param today local date, YYYY-MM-DD
 */
export function factChecks(
  destination: Pick<DestinationSource, "checked">,
  place: Pick<PlaceSource, "checked">,
  today: string,
): Record<FactGroup, FactCheck> {
  const months = { ...destination.checked, ...place.checked };
  return {
    hours: toCheck(months.hours, today),
    price: toCheck(months.price, today),
    pin: toCheck(months.pin, today),
  };
}

/** The note on hours and prices that are general knowledge. */
const UNCONFIRMED = "Hours and price not confirmed";

/**
 * The line about the age of a place's hours and price: "Hours and price checked in November 2026", "Hours last checked
 * 14 months ago" where they are old, or that they are not confirmed.
 * @param today local date, YYYY-MM-DD
 */
export function factsLine(
  destination: Pick<DestinationSource, "checked">,
  place: Pick<PlaceSource, "checked" | "isUnconfirmed">,
  today: string,
): string {
  if (place.isUnconfirmed) return UNCONFIRMED;
  const { hours, price } = factChecks(destination, place, today);
  if (hours.month === price.month) return sentence("Hours and price", hours);
  return `${sentence("Hours", hours)}. ${sentence("Price", price)}`;
}

/** The page on which a traveller can confirm our facts about a place. */
export function officialPageOf(place: Pick<PlaceSource, "source" | "website">): string | undefined {
  return place.website ?? place.source;
}

function sentence(subject: string, check: FactCheck): string {
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
