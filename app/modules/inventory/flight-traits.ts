import type { CurationContext } from "./curated";
import type { FlightOffer } from "./flight";
import { usableMinutes } from "./usable-time";

/** The counts by which round trips are compared. */
export interface FlightTraits {
  priceMinor: number;
  /** Both ways together. */
  minutes: number;
  /** Both ways together. */
  stops: number;
  /** Waking minutes at the destination. */
  usable: number;
  /** 0 basic low-cost, 1 basic or a changeable low-cost ticket, 2 changeable, 3 premium, 4 business. */
  comfort: number;
}

export function flightTraits(offer: FlightOffer): FlightTraits {
  return {
    priceMinor: offer.priceMinor,
    minutes: offer.outbound.durationMinutes + offer.inbound.durationMinutes,
    stops: offer.outbound.stops + offer.inbound.stops,
    usable: usableMinutes(offer.outbound.arriveLocal, offer.inbound.departLocal),
    comfort:
      offer.cabin === "business"
        ? 4
        : offer.cabin === "premium"
          ? 3
          : Number(offer.fare !== "basic") + Number(offer.service === "full"),
  };
}

/** Differences smaller than these are no reason to show one more offer. */
const GRAIN = { priceMinor: 10_00, minutes: 20, usable: 60 } as const;

/**
 * For comparison, lower is better on every count: in steps of 20 minutes of travel, an hour there, and 10 dollars a
 * traveller, so that an offer is not kept for being five minutes faster.
 */
export function flightCounts(traits: FlightTraits, travellers: number): number[] {
  return [
    Math.floor(traits.priceMinor / (GRAIN.priceMinor * travellers)),
    Math.floor(traits.minutes / GRAIN.minutes),
    traits.stops,
    Math.floor(-traits.usable / GRAIN.usable),
    -traits.comfort,
  ];
}

/** For comparison to the minute and the cent; lower is better on every count. */
export function exactFlightCounts(traits: FlightTraits): number[] {
  return [traits.priceMinor, traits.minutes, traits.stops, -traits.usable, -traits.comfort];
}

/** Whether the dearer round trip gives something for its price: an hour less on the way, three more there, fewer stops or more comfort. */
export function isClearlyBetterFlight(dearer: FlightTraits, cheaper: FlightTraits): boolean {
  return (
    dearer.minutes <= cheaper.minutes - 60 ||
    dearer.usable >= cheaper.usable + 180 ||
    dearer.stops < cheaper.stops ||
    dearer.comfort > cheaper.comfort
  );
}

/** Whether `a` beats `b` on price, time, stops and hours at the destination, each of them; a better seat is no excuse then. */
export function beatsOnEveryCount(a: FlightTraits, b: FlightTraits): boolean {
  return a.priceMinor < b.priceMinor && a.minutes < b.minutes && a.stops < b.stops && a.usable > b.usable;
}

/** What things are worth to one traveller of middling taste, in cents: an hour less on the way, a stop less, a waking hour more there. */
export const WORTH = { travelHour: 11_00, stop: 30_00, usableHour: 14_00 } as const;

/** By comfort level, in cents: a fixed part and a part for every hour on the way. */
const COMFORT = [
  { fixed: 0, hour: 0 },
  { fixed: 22_00, hour: 1_50 },
  { fixed: 48_00, hour: 2_00 },
  { fixed: 70_00, hour: 15_00 },
  { fixed: 100_00, hour: 37_00 },
] as const;

/** What a comfort level is worth to one traveller over the plainest one, in cents, on a journey of that many minutes. */
export function comfortWorth(comfort: number, minutes: number): number {
  const { fixed, hour } = COMFORT[comfort] ?? COMFORT[0];
  return fixed + hour * (minutes / 60);
}

/**
 * How well a round trip suits the traveller, in cents; only differences matter. It is the price turned negative, corrected
 * by what time, stops, hours at the destination and comfort are worth: comfort weighs from half to one and a half times by
 * the wish for comfort, hours at the destination likewise by the pace. Better on any count is always a better score, which
 * is why comfort is reckoned over the fastest way of the search: a longer flight is no better for being in business class.
 */
export function flightScore(traits: FlightTraits, fastestMinutes: number, context: CurationContext): number {
  const travellers = context.adults + context.children;
  const comfortWish = 0.5 + (context.preferences?.comfort ?? 0.5);
  const paceWish = 0.5 + (context.preferences?.pace ?? 0.5);
  const perTraveller =
    (traits.usable / 60) * WORTH.usableHour * paceWish -
    (traits.minutes / 60) * WORTH.travelHour * comfortWish -
    traits.stops * WORTH.stop * comfortWish +
    comfortWorth(traits.comfort, fastestMinutes) * comfortWish;
  return perTraveller * travellers - traits.priceMinor;
}
