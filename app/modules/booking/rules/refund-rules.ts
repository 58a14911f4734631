import { PRICE_PROTECTION_DAYS } from "#app/config/product";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import { fareRule, stayTerms } from "#app/modules/inventory/offers/offer-terms";
import type { Trip } from "#app/modules/trips/trip/trip";
import { addDays } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { formatDate, inSentence } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";

/** The refund of a trip if its traveller cancels, and until when: a sentence for each part that is paid here. */
export function refundRules({ flight, hotel }: Pick<Trip, "flight" | "hotel">): string[] {
  return [
    ...(flight ? [fareRule(flight.offer)] : []),
    ...(hotel
      ? [`Stay: ${inSentence(hotel.offer.cancellation.text).replace(/\.?$/, ".")}`, ...stayTerms(hotel.offer)]
      : []),
  ];
}

/** The term of price protection, for a traveller whose plan has it. */
export function protectionTerm(): string {
  return `Price: your plan protects it. We check it every day for ${PRICE_PROTECTION_DAYS} days. If it falls, we refund the difference the way you paid.`;
}

/** The refund of a trip, by day. Amounts in minor units. */
export interface Returnable {
  minor: number;
  /** The last day on which so much comes back. */
  until: LocalDate;
}

/**
 * The refund of flights and stay on each day until the trip begins, the most first; a day that gives nothing back is
 * not in it.
 */
export function returnables(
  flight: Pick<FlightOffer, "fare" | "priceMinor"> | undefined,
  hotel: Pick<HotelOffer, "cancellation" | "totalMinor"> | undefined,
  startDate: LocalDate,
): Returnable[] {
  const lastDay = addDays(startDate, -1);
  const freeUntil = hotel?.cancellation.freeUntil;
  const parts: Returnable[] = [
    ...(flight?.fare === "flexible" ? [{ minor: flight.priceMinor, until: lastDay }] : []),
    ...(hotel && freeUntil ? [{ minor: hotel.totalMinor, until: freeUntil < lastDay ? freeUntil : lastDay }] : []),
  ];
  const days = [...new Set(parts.map(({ until }) => until))].sort();
  return days.map((until) => ({
    until,
    minor: parts.filter((part) => part.until >= until).reduce((sum, { minor }) => sum + minor, 0),
  }));
}

/** The refund of a trip that is cancelled today. */
export function comesBackOn(today: LocalDate, steps: readonly Returnable[]): number {
  return steps.find(({ until }) => today <= until)?.minor ?? 0;
}

/** The refund of a trip if it is cancelled, in sentences; none when nothing comes back. @param totalMinor its price */
export function returnsInWords(returns: readonly Returnable[], totalMinor: number, currency: string): string[] {
  const last = returns.at(-1);
  if (!last) return [];
  return [
    ...returns.map(
      ({ minor, until }) =>
        `Cancel by ${formatDate(until)}, and you get back ${minor < totalMinor ? `${formatMoney(minor, currency)} of ${formatMoney(totalMinor, currency)}` : `all ${formatMoney(totalMinor, currency)}`}.`,
    ),
    `From ${formatDate(addDays(last.until, 1))} on, you get nothing back.`,
  ];
}
