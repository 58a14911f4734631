import { z } from "zod";
import type { DayFare } from "#app/modules/inventory/search/ports";
import { addDays, daysBetween } from "#app/shared/calendar";
import { formatCount, formatShortDate } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";

/** So many days before and after are compared. */
const MOST_DAYS_AWAY = 3;
/** A saving below this, in cents for the whole party, is no reason to move a trip. */
const WORTH_MOVING_MINOR = 20_00;

/** The form that moves a trip: by how many days. */
export const moveSchema = z.object({
  days: z.coerce
    .number()
    .int()
    .min(-MOST_DAYS_AWAY)
    .max(MOST_DAYS_AWAY)
    .refine((days) => days !== 0),
});

/** The lowest fare of a trip that leaves so many days earlier or later. */
export interface NearDay {
  /** 0 for the dates of the trip itself. */
  days: number;
  /** "Mon 10 May to Mon 17 May" */
  dates: string;
  price: string;
  /** "$140 less", "$60 more", or nothing where it costs the same. */
  difference: string;
  /** Nothing around costs less. */
  isLowest: boolean;
  /** Of the dearest of them, 0 to 1. */
  share: number;
}

export interface NearDays {
  /** "Two days later saves $140", or that the dates are the cheapest around. */
  headline: string;
  list: NearDay[];
}

/** The fares of nearby days, as the step of the flights has them. */
export interface NearDaysPart {
  /** Asked for by the address; null where they are not, or where there are none. */
  days: NearDays | null;
  isAsked: boolean;
}

/**
 * The same dates some days earlier or later, but never before a day.
 * @param earliest the first day that can be chosen
 */
export function datesAround(
  { startDate, endDate }: { startDate: string; endDate: string },
  earliest: string,
): { startDate: string; endDate: string }[] {
  return Array.from({ length: 2 * MOST_DAYS_AWAY + 1 }, (_, index) => index - MOST_DAYS_AWAY)
    .map((days) => ({ startDate: addDays(startDate, days), endDate: addDays(endDate, days) }))
    .filter((dates) => dates.startDate >= earliest);
}

const COUNTS = ["", "one", "two", "three"];

/** "two days later" */
function awayInWords(days: number): string {
  const count = COUNTS[Math.abs(days)] ?? String(Math.abs(days));
  return `${count} ${Math.abs(days) === 1 ? "day" : "days"} ${days < 0 ? "earlier" : "later"}`;
}

/**
 * Fares of nearby days beside the one of the trip's own dates; undefined where its own has no fare, or no other day
 * has.
 * @param startDate the first day of the trip
 */
export function nearDaysOf(fares: readonly DayFare[], startDate: string, currency: string): NearDays | undefined {
  const own = fares.find(({ departOn }) => departOn === startDate);
  if (!own || fares.length < 2) return undefined;
  const lowest = Math.min(...fares.map(({ priceMinor }) => priceMinor));
  const dearest = Math.max(...fares.map(({ priceMinor }) => priceMinor));
  const money = (minor: number): string => formatMoney(minor, currency);
  const list = fares.map(({ departOn, returnOn, priceMinor }) => {
    const more = priceMinor - own.priceMinor;
    return {
      days: daysBetween(startDate, departOn),
      dates: `${formatShortDate(departOn)} to ${formatShortDate(returnOn)}`,
      price: money(priceMinor),
      difference: more === 0 ? "" : `${money(Math.abs(more))} ${more < 0 ? "less" : "more"}`,
      isLowest: priceMinor === lowest,
      share: priceMinor / dearest,
    };
  });
  // Of two that save the same the nearer one.
  const [best] = fares
    .map(({ departOn, priceMinor }) => ({
      days: daysBetween(startDate, departOn),
      saved: own.priceMinor - priceMinor,
    }))
    .sort((a, b) => b.saved - a.saved || Math.abs(a.days) - Math.abs(b.days));
  const away = best ? awayInWords(best.days) : "";
  return {
    headline:
      best && best.saved >= WORTH_MOVING_MINOR
        ? `${away.charAt(0).toUpperCase()}${away.slice(1)} saves ${money(best.saved)}`
        : `Your dates are about the cheapest within ${formatCount(MOST_DAYS_AWAY, "day")}`,
    list,
  };
}
