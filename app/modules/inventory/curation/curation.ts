import type { CuratedOffers, CurationContext } from "../offers/curated";
import { explainChoices } from "./explanation";
import { onlyWayOf, segmentsOf } from "../offers/flight";
import type { FlightOffer } from "../offers/flight";
import { cheapestFlightReason, flightDifferences } from "./flight-differences";
import {
  beatsOnEveryCount,
  exactFlightCounts,
  flightCounts,
  flightScore,
  flightTraits,
  isChangeable,
  isClearlyBetterFlight,
  isUnfairlyLong,
  type FlightTraits,
} from "./flight-traits";
import type { HotelOffer } from "../offers/hotel";
import { BEYOND_MEANS, meansAmong, nothingFitsText, withDaysKept, type Means } from "./price-weight";
import {
  cheapestHotelReason,
  hotelComfort,
  hotelCounts,
  hotelDifferences,
  hotelScore,
  hotelTraits,
  isClearlyBetterStay,
  type HotelTraits,
} from "./hotel-traits";
import { paretoFront } from "./pareto";
import { bestScored, chooseTiers, type Candidate, type TierLimits } from "./tier-choice";
import { hasLongWait, longWaitsText } from "../offers/waits";

/** With fewer than this, offers that differ by little are shown as well. */
const FEWEST_SHOWN = 3;
/** A price at least this likely to hold counts as steady. */
const STEADY_CONFIDENCE = 0.7;
/** A safe flight costs at most this much of the lowest price. */
const SAFE_FLIGHT_RATIO = 1.4;
/** A stretch costs at most this much of the safe choice. */
const STRETCH_RATIO = 2;
/** A splurge costs at most this many times the best match: a seat in business class, a room two classes up. */
const SPLURGE_RATIO = { flight: 8, stay: 4 } as const;
/** Round trips that take more than this many times as long as the fastest are not among the few. */
const MOST_OF_FASTEST = 2.2;
const NO_GOOD_CONNECTION = {
  both: "There is no good connection on these dates; try a day earlier or later. These are the best there are.",
  oneWay: "There is no good connection on this day. These are the best there are.",
} as const;
/** Taken from the score of a way that is much longer for little, in cents: more than any fair difference. */
const UNFAIR = 1e9;
/** An extra is shown when it gives this much over the best match, minutes. */
const WORTH_SHOWING = { usable: 240, travel: 60, walk: 8 } as const;

type Rated<Offer, Traits> = Candidate<Offer> & { traits: Traits };

/**
 * Three to five round trips of many (CHECKLIST PLAN-14, GEN-12). Nothing shown is beaten by any offer on price, travel
 * time, stops, hours at the destination and comfort taken together, nor on the first four each, whatever its comfort.
 * Fewer than three only when fewer are unbeaten, or the rest take more than 2.2 times as long as the fastest. When each
 * of them waits for hours or a night, the advice says so. Time counts from the airport at home to the door at the
 * destination and back (`doors` of the context), since a ride from a far airport takes as long as a stop.
 */
export function curateFlights(offers: readonly FlightOffer[], context: CurationContext): CuratedOffers<FlightOffer> {
  const traits = offers.map((offer) => flightTraits(offer, context.doors));
  const fastest = least(traits, (one) => one.minutes);
  const leastAir = least(traits, (one) => one.airMinutes);
  const lowestMinor = least(traits, (one) => one.priceMinor);
  const sensible = traits.filter(({ minutes }) => minutes <= fastest * MOST_OF_FASTEST);
  const means = meansAmong(
    traits.map((one) => one.priceMinor),
    withDaysKept(
      context,
      sensible.map((one) => one.priceMinor),
    ),
  );
  const rated = fairFirst(
    offers.map((offer, index) => rateFlight(offer, traits[index] as FlightTraits, leastAir, context, means)),
    context,
    means,
  );
  const worthShowing = affordableToo(
    rated.filter((flight) => flight.traits.minutes <= fastest * MOST_OF_FASTEST),
    rated,
    means,
  );
  const front = unbeatenFlights(worthShowing, context.adults + context.children, means);
  const limits: TierLimits<FlightOffer> = {
    shareMinor: context.budgetMinor,
    safeCeilingMinor: least(worthShowing, (flight) => flight.priceMinor) * SAFE_FLIGHT_RATIO,
    stretchRatio: STRETCH_RATIO,
    splurgeRatio: SPLURGE_RATIO.flight,
    isClearGain: (dearer, cheaper) =>
      isClearlyBetterFlight(flightTraits(dearer, context.doors), flightTraits(cheaper, context.doors)),
  };
  const shown = explainChoices<FlightOffer>(chooseTiers(front, limits, flightExtras(front)), context, {
    lowestMinor,
    differences: (offer, reference) => flightDifferences(offer, reference, context, { fastest, leastAir }),
    cheapestReason: (offer) => cheapestFlightReason(offer, context.doors),
    warning: longWaitsText,
  });
  const isPoor = shown.length > 0 && shown.every(({ offer }) => hasLongWait(offer));
  const advice = nothingFits(offers, lowestMinor, context) ?? (isPoor ? noGoodConnection(offers) : undefined);
  return {
    shown,
    all: rated.map((flight) => flight.offer),
    searched: offers.length,
    ...(advice !== undefined && { advice }),
  };
}

/**
 * Three to five stays of many, in different properties where possible; none beaten on price, walk, class, board, room
 * and cancellation.
 */
export function curateHotels(offers: readonly HotelOffer[], context: CurationContext): CuratedOffers<HotelOffer> {
  const prices = offers.map((offer) => offer.totalMinor);
  const middle = middleOf(prices);
  const lowestMinor = least(prices, (price) => price);
  const means = meansAmong(prices, withDaysKept(context, prices));
  const rated = byScore(offers.map((offer) => rateHotel(offer, middle, context, means)));
  const front = keepAffordable(
    paretoFront(rated, (stay) => hotelCounts(stay.traits, middle)),
    rated,
    means,
  );
  const leastWalk = least(rated, (stay) => stay.traits.walkMinutes);
  const limits: TierLimits<HotelOffer> = {
    shareMinor: context.budgetMinor,
    safeCeilingMinor: middle,
    stretchRatio: STRETCH_RATIO,
    splurgeRatio: SPLURGE_RATIO.stay,
    isClearGain: (dearer, cheaper) => isClearlyBetterStay(hotelTraits(dearer, context), hotelTraits(cheaper, context)),
  };
  const shown = explainChoices(chooseTiers(front, limits, hotelExtras(front)), context, {
    lowestMinor,
    differences: (offer, reference) => hotelDifferences(offer, reference, middle, leastWalk, context),
    cheapestReason: cheapestHotelReason,
  });
  const advice = nothingFits(offers, lowestMinor, context);
  return {
    shown,
    all: rated.map((stay) => stay.offer),
    searched: offers.length,
    ...(advice !== undefined && { advice }),
  };
}

function noGoodConnection([offer]: readonly FlightOffer[]): string {
  return NO_GOOD_CONNECTION[offer && onlyWayOf(offer) ? "oneWay" : "both"];
}

function nothingFits(offers: readonly unknown[], leastMinor: number, context: CurationContext): string | undefined {
  return offers.length > 0 ? nothingFitsText(leastMinor, context) : undefined;
}

/** Less than a cent, so that of two at one price the better comes first. */
const TIE_SHARE = 1e-7;

/** The score of an offer as far as the trip can pay for it; of what it cannot, the cheapest is the best. */
function withinMeans(score: number, priceMinor: number, means: Means): number {
  return means.isWithin(priceMinor) ? score : -BEYOND_MEANS - priceMinor + score * TIE_SHARE;
}

/**
 * Those worth showing, and where the trip can pay for none of them, what it can pay for or what comes nearest to that.
 */
function affordableToo<Offer, Traits>(
  worthShowing: Rated<Offer, Traits>[],
  all: readonly Rated<Offer, Traits>[],
  means: Means,
): Rated<Offer, Traits>[] {
  if (worthShowing.length === 0 || worthShowing.some(({ priceMinor }) => means.isWithin(priceMinor)))
    return worthShowing;
  const cheapest = lowestBy(all, ({ priceMinor }) => priceMinor);
  return all.filter((one) => one === cheapest || means.isWithin(one.priceMinor) || worthShowing.includes(one));
}

/**
 * The front with the best of all on it where nothing on it is within the means: then no dollar is too small to count.
 * @param rated best match first
 */
function keepAffordable<Offer, Traits>(
  front: Rated<Offer, Traits>[],
  rated: readonly Rated<Offer, Traits>[],
  means: Means,
): Rated<Offer, Traits>[] {
  const [best] = rated;
  return best === undefined || front.some(({ priceMinor }) => means.isWithin(priceMinor)) || front.includes(best)
    ? front
    : [best, ...front];
}

function rateFlight(
  offer: FlightOffer,
  traits: FlightTraits,
  leastAirMinutes: number,
  context: CurationContext,
  means: Means,
): Rated<FlightOffer, FlightTraits> {
  return {
    offer,
    id: offer.id,
    traits,
    priceMinor: offer.priceMinor,
    comfort: traits.comfort,
    score: withinMeans(
      flightScore(traits, leastAirMinutes, context, means.costOf(offer.priceMinor)),
      offer.priceMinor,
      means,
    ),
    isSteady: isChangeable(offer) || (offer.priceConfidence ?? 0) >= STEADY_CONFIDENCE,
    group:
      segmentsOf(offer)
        .map((segment) => segment.flightNumber)
        .join(" ") + offer.cabin,
  };
}

function rateHotel(
  offer: HotelOffer,
  middle: number,
  context: CurationContext,
  means: Means,
): Rated<HotelOffer, HotelTraits> {
  const traits = hotelTraits(offer, context);
  return {
    offer,
    id: offer.id,
    traits,
    priceMinor: offer.totalMinor,
    comfort: hotelComfort(traits),
    score: withinMeans(hotelScore(traits, middle, context, means.costOf(offer.totalMinor)), offer.totalMinor, means),
    isSteady: traits.isFlexible || (offer.priceConfidence ?? 0) >= STEADY_CONFIDENCE,
    group: offer.propertyId,
  };
}

/** Best match first; those that take much longer than another one for little come after all that do not. */
function fairFirst(
  rated: readonly Rated<FlightOffer, FlightTraits>[],
  context: CurationContext,
  means: Means,
): Rated<FlightOffer, FlightTraits>[] {
  if (means.isNothingWithin) return byScore([...rated]);
  // Whatever is unfair against some offer is unfair against one that nothing beats on these counts: there are few of
  // them. A way that the trip cannot pay for is no rival.
  const affordable = rated.filter(({ priceMinor }) => means.isWithin(priceMinor));
  const rivals = paretoFront(affordable, ({ traits }) => [
    traits.priceMinor,
    traits.minutes,
    traits.stops,
    -traits.comfort,
  ]);
  return byScore(
    rated.map((flight) =>
      rivals.some((rival) => isUnfairlyLong(flight.traits, rival.traits, context))
        ? { ...flight, score: flight.score - UNFAIR }
        : flight,
    ),
  );
}

/** @param rated best match first: of offers that are much alike the first stays */
function unbeatenFlights(
  rated: readonly Rated<FlightOffer, FlightTraits>[],
  travellers: number,
  means: Means,
): Rated<FlightOffer, FlightTraits>[] {
  const rivals = paretoFront(rated, ({ traits }) => [traits.priceMinor, traits.minutes, traits.stops, -traits.usable]);
  const unbeaten = rated.filter((flight) => !rivals.some((rival) => beatsOnEveryCount(rival.traits, flight.traits)));
  const front = keepAffordable(
    paretoFront(unbeaten, (flight) => flightCounts(flight.traits, travellers)),
    unbeaten,
    means,
  );
  return front.length >= FEWEST_SHOWN ? front : paretoFront(unbeaten, (flight) => exactFlightCounts(flight.traits));
}

/** The best match and the lowest price always; then what saves a day, and what is much faster. */
function flightExtras(front: readonly Rated<FlightOffer, FlightTraits>[]): Rated<FlightOffer, FlightTraits>[] {
  if (front.length === 0) return [];
  const best = bestScored(front) as Rated<FlightOffer, FlightTraits>;
  const cheapest = lowestBy(front, (flight) => flight.priceMinor);
  const longestStay = front.filter((flight) => flight.traits.usable >= best.traits.usable + WORTH_SHOWING.usable);
  const faster = front.filter((flight) => flight.traits.minutes <= best.traits.minutes - WORTH_SHOWING.travel);
  return [
    best,
    cheapest,
    ...[longestStay, faster].flatMap((group) =>
      group.length > 0 ? [bestScored(group) as Rated<FlightOffer, FlightTraits>] : [],
    ),
  ];
}

/** The best match and the lowest price always; then the one closest to the centre. */
function hotelExtras(front: readonly Rated<HotelOffer, HotelTraits>[]): Rated<HotelOffer, HotelTraits>[] {
  if (front.length === 0) return [];
  const best = bestScored(front) as Rated<HotelOffer, HotelTraits>;
  const cheapest = lowestBy(front, (stay) => stay.priceMinor);
  const closest = lowestBy(front, (stay) => stay.traits.walkMinutes);
  const isCloser = closest.traits.walkMinutes <= best.traits.walkMinutes - WORTH_SHOWING.walk;
  return [best, cheapest, ...(isCloser ? [closest] : [])];
}

function byScore<Offer, Traits>(rated: Rated<Offer, Traits>[]): Rated<Offer, Traits>[] {
  return rated.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

function least<T>(list: readonly T[], valueOf: (item: T) => number): number {
  return list.reduce((lowest, item) => Math.min(lowest, valueOf(item)), Infinity);
}

function lowestBy<T>(list: readonly T[], valueOf: (item: T) => number): T {
  return list.reduce((lowest, item) => (valueOf(item) < valueOf(lowest) ? item : lowest));
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
