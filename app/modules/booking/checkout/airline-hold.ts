import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";

const MINUTE_MS = 60_000;
/** A shorter hold is not worth a fee. */
const LEAST_MS = 60 * MINUTE_MS;

/** How a trip may be held that is ordered apart: until when the airline keeps seats and fare, or that it does not. */
export type AirlineHold = { until: Date } | { until?: undefined; why: string };

const NOT_HELD: AirlineHold = {
  why: "The airline doesn't hold this fare, so its price can't be held for days.",
};

/**
 * The hold of an airline on a trip, by an order that is not paid yet; undefined for a trip whose flights and stay are
 * booked at once.
 * @param most until when the product holds a price at most
 */
export function airlineHold(
  flight: Pick<FlightOffer, "source"> | undefined,
  hotel: Pick<HotelOffer, "source"> | undefined,
  now: Date,
  most: Date,
): AirlineHold | undefined {
  if (!flight?.source && !hotel?.source) return undefined;
  if (!flight?.source) return { why: "Hotels don't hold their rooms, so this price can't be held for days." };
  const { payBy, priceUntil = payBy } = flight.source.hold ?? {};
  // Without a day to pay by, the airline does not say how long the seats are kept.
  if (!payBy || !priceUntil) return NOT_HELD;
  // Never longer than what is sold.
  const end = Math.min(Date.parse(payBy), Date.parse(priceUntil), most.getTime());
  const until = Math.floor(end / MINUTE_MS) * MINUTE_MS;
  return until >= now.getTime() + LEAST_MS ? { until: new Date(until) } : NOT_HELD;
}

interface HeldSeats {
  /** The price of the trip, in words. */
  held: string;
  fee: string;
  cap: string;
  until: string;
  hasStay: boolean;
}

/** The terms of a hold whose seats the airline keeps, a sentence each. */
export function heldSeatsTerms({ held, fee, cap, until, hasStay }: HeldSeats): string[] {
  return [
    `The airline holds your seats at today's fare until ${until}. If you book by then, you pay ${held}.`,
    ...(hasStay
      ? [
          `Your stay isn't reserved in the meantime. If it costs up to ${cap} more by then, you still pay ${held}. If it costs more than that, you also pay the part of the rise above ${cap}. If it costs less, you pay less.`,
        ]
      : []),
    "The names of everybody who travels go to the airline now, and can't be changed while it holds the seats.",
    `When you book in time, the ${fee} you paid for holding comes off the price.`,
    `If the airline or the hotel can't hold them for you, you get the ${fee} back.`,
    `If you don't book, or choose something else, the ${fee} isn't refunded.`,
  ];
}
