import type { CurationContext } from "../offers/curated";
import { USUAL_DOORS, doorToDoor } from "../offers/doors";
import type { Doors } from "../offers/doors";
import { flownLegs, segmentsOf } from "../offers/flight";
import type { FlightOffer } from "../offers/flight";
import { usableBetween } from "../offers/usable-time";

/** The counts by which the flights of one search are compared: round trips, or ways in one direction. */
export interface FlightTraits {
  priceMinor: number;
  /** How many directions are flown. */
  ways: number;
  /** From the airport at home to the door there and back again as far as it is flown, without the papers in between. */
  minutes: number;
  /** On board, all ways together. */
  airMinutes: number;
  /** Waiting beyond what a change of aircraft takes at most, all ways together. */
  longWait: number;
  /** All ways together. */
  stops: number;
  /** Waking minutes at the destination, from door to door. */
  usable: number;
  /**
   * 0 basic low-cost, 1 basic or a changeable low-cost ticket, 2 changeable, 3 premium, 4 business, 5 first. An unknown
   * feature of a ticket counts as absent.
   */
  comfort: number;
}

function sumOf<T>(list: readonly T[], valueOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + valueOf(one), 0);
}

/** @param doors the ways at the destination, where they are known */
export function flightTraits(offer: FlightOffer, doors: Doors = USUAL_DOORS): FlightTraits {
  const legs = flownLegs(offer);
  return {
    priceMinor: offer.priceMinor,
    ways: legs.length,
    minutes: doorToDoor(offer, doors),
    airMinutes: sumOf(segmentsOf(offer), ({ durationMinutes }) => durationMinutes),
    longWait: sumOf(
      legs.flatMap(({ layovers }) => layovers),
      ({ minutes }) => Math.max(0, minutes - LONG_WAIT_FROM),
    ),
    stops: sumOf(legs, ({ stops }) => stops),
    usable: usableBetween(offer, doors),
    comfort:
      offer.cabin === "economy"
        ? Number(isChangeable(offer)) + Number(offer.service === "full")
        : CABIN_COMFORT[offer.cabin],
  };
}

const CABIN_COMFORT = { premium: 3, business: 4, first: 5 } as const;

/** Whether a ticket is known to be worth something once plans change. */
export function isChangeable({ fare }: Pick<FlightOffer, "fare">): boolean {
  return fare !== undefined && fare !== "basic";
}

/** Minutes between two flights from which one sits about, or needs a bed. */
const LONG_WAIT_FROM = 240;

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

/**
 * Whether the dearer round trip gives something for its price: an hour less on the way, three more there, fewer stops
 * or more comfort.
 */
export function isClearlyBetterFlight(dearer: FlightTraits, cheaper: FlightTraits): boolean {
  return (
    dearer.minutes <= cheaper.minutes - 60 ||
    dearer.usable >= cheaper.usable + 180 ||
    dearer.stops < cheaper.stops ||
    dearer.comfort > cheaper.comfort
  );
}

/**
 * Whether `a` beats `b` on price, time, stops and hours at the destination, each of them; a better seat is no excuse
 * then.
 */
export function beatsOnEveryCount(a: FlightTraits, b: FlightTraits): boolean {
  return a.priceMinor < b.priceMinor && a.minutes < b.minutes && a.stops < b.stops && a.usable > b.usable;
}

/**
 * The worth of things to one traveller of middling taste, in cents: an hour less on the way, an hour less of a long
 * wait besides, a stop less, a waking hour more there. An hour there is worth less than one on the way costs, or a
 * flight that leaves later only to wait on its way would win.
 */
export const WORTH = { travelHour: 22_00, longWaitHour: 12_00, stop: 45_00, usableHour: 14_00 } as const;

/**
 * The saving that a longer way has to bring a traveller of middling taste, in cents: for each hour that it takes more;
 * and over a round trip without a stop more an hour, and something for every change of aircraft besides.
 */
const FAIR_SAVING = { hour: 16_00, nonStopHour: 35_00, stop: 60_00 } as const;
/** Ways with a stop that differ by less are equally long. */
const FAIR_FROM_MINUTES = 120;
/** Up to here the seat is the same: what differs is the ticket. */
const ECONOMY_COMFORT = 2;

/**
 * Whether the first round trip is longer than the second for less than a fair saving, in no better a cabin. Over one
 * with a stop it has to be two hours longer or more, and owes 16 dollars an hour and traveller; over one without a stop
 * any difference counts, at 35 dollars an hour and 60 a stop. Half to one and a half times that by the wish for
 * comfort, which follows the budget tier. Such a one is never the best match, however late it flies home.
 */
export function isUnfairlyLong(long: FlightTraits, short: FlightTraits, context: CurationContext): boolean {
  const moreMinutes = long.minutes - short.minutes;
  if (long.comfort > Math.max(short.comfort, ECONOMY_COMFORT)) return false;
  const isOverNonStop = short.stops === 0 && long.stops > 0 && moreMinutes > 0;
  if (!isOverNonStop && (moreMinutes < FAIR_FROM_MINUTES || long.comfort > short.comfort)) return false;
  const owed = isOverNonStop
    ? (moreMinutes / 60) * FAIR_SAVING.nonStopHour + long.stops * FAIR_SAVING.stop
    : (moreMinutes / 60) * FAIR_SAVING.hour;
  const travellers = context.adults + context.children;
  return short.priceMinor - long.priceMinor < owed * comfortWish(context) * travellers;
}

/** How much the traveller's time and comfort count: from half to one and a half times. */
function comfortWish({ preferences }: CurationContext): number {
  return 0.5 + (preferences?.comfort ?? 0.5);
}

/** By comfort level, in cents: a fixed part of a round trip, of which one way has half, and a part for every hour. */
const COMFORT = [
  { fixed: 0, hour: 0 },
  { fixed: 22_00, hour: 1_50 },
  { fixed: 48_00, hour: 2_00 },
  { fixed: 70_00, hour: 15_00 },
  { fixed: 100_00, hour: 37_00 },
  { fixed: 140_00, hour: 52_00 },
] as const;

/** The worth of a comfort level to one traveller over the plainest one, in cents, with that many minutes on board. */
export function comfortWorth({ comfort, ways }: Pick<FlightTraits, "comfort" | "ways">, airMinutes: number): number {
  const { fixed, hour } = COMFORT[comfort] ?? COMFORT[0];
  return (fixed * ways) / 2 + hour * (airMinutes / 60);
}

/**
 * How well a round trip suits the traveller, in cents; only differences matter. It is the price turned negative,
 * corrected by what time, stops, hours at the destination and comfort are worth: comfort weighs from half to one and a
 * half times by the wish for comfort, hours at the destination likewise by the pace. Better on any count is always a
 * better score, which is why comfort is reckoned over the least time on board of the search: a longer flight is no
 * better for being in business class, and nobody lies flat in a waiting room.
 * @param cost what the price takes from the score: the price itself, or as the means of the traveller weigh it
 */
export function flightScore(
  traits: FlightTraits,
  leastAirMinutes: number,
  context: CurationContext,
  cost = traits.priceMinor,
): number {
  const travellers = context.adults + context.children;
  const wish = comfortWish(context);
  const paceWish = 0.5 + (context.preferences?.pace ?? 0.5);
  const perTraveller =
    (traits.usable / 60) * WORTH.usableHour * paceWish -
    (traits.minutes / 60) * WORTH.travelHour * wish -
    (traits.longWait / 60) * WORTH.longWaitHour -
    traits.stops * WORTH.stop * wish +
    comfortWorth(traits, leastAirMinutes) * wish;
  return perTraveller * travellers - cost;
}
