import { roundUpToShares } from "#app/shared/money";
import type { Cabin, Fare } from "../offers/flight";
import { levelAt } from "./price-curve";

/** The cabins that the sandbox sells: it has no first class. */
export const SANDBOX_CABINS = ["economy", "premium", "business"] as const satisfies Cabin[];
export type SandboxCabin = (typeof SANDBOX_CABINS)[number];

/**
 * How the sandbox prices a flight. Every factor is a function of its own, so that each promise (a longer way never
 * costs less, a later booking never saves money, and so on) can be tested on its own.
 */
export interface OneWayFare {
  /** Great-circle kilometres between the two ends, whatever the way flown. */
  km: number;
  stops: number;
  cabin: SandboxCabin;
  fare: Fare;
  /** The airline that carries the traveller farthest. */
  carrierKind: "full" | "low-cost" | "regional";
  /** 1 Monday to 7 Sunday, of the local departure. */
  weekday: number;
  /** Season factor of the date at the destination of the trip, see {@link seasonFactor}. */
  season: number;
  /** Days from the search to the first departure. */
  daysAhead: number;
  /** Whether it is sold without the other direction. */
  isSingle?: boolean;
}

const FARE_FACTOR = { basic: 1, standard: 1.05, flexible: 1.15 } as const;
/** A hold bag is charged by the piece, however cheap the seat. */
const STANDARD_EXTRA_USD = 18;
/** Monday to Sunday: weekends cost more, the middle of the week less. */
const WEEKDAY_FACTOR = [1, 0.95, 0.95, 0.98, 1.07, 1.02, 1.08] as const;

/**
 * What a direction costs by itself, against its half of a return: low-cost airlines price each direction and add a
 * little, the others sell returns for less. A single ticket is 0.55 or 0.6 of a return whose other half costs as much,
 * and more or less of one whose other half is cheaper or dearer. A rule of thumb of the sandbox, like all of its prices.
 */
const SINGLE_FACTOR = { full: 1.2, regional: 1.2, "low-cost": 1.1 } as const;

/** Fare of one direction for one adult in US dollars, unrounded. */
export function oneWayFareUsd(way: OneWayFare): number {
  const seat =
    distanceFareUsd(way.km) *
    carrierFactor(way.carrierKind, way.km) *
    stopsFactor(way.stops) *
    weekdayFactor(way.weekday) *
    way.season *
    daysAheadFactor(way.daysAhead) *
    cabinFactor(way.cabin, way.km) *
    FARE_FACTOR[way.fare] *
    (way.isSingle ? SINGLE_FACTOR[way.carrierKind] : 1);
  return seat + (way.fare === "standard" ? STANDARD_EXTRA_USD : 0);
}

/**
 * Mean economy fare of one direction by distance: steep at first, then flatter. 1,000 km is about 95, 9,500 km about
 * 460 dollars.
 */
export function distanceFareUsd(km: number): number {
  return 20 + 0.4 * km ** 0.766;
}

/**
 * A low-cost airline takes half the price on short ways and two thirds on long ones; a small regional one a little more
 * than the rest.
 */
function carrierFactor(kind: OneWayFare["carrierKind"], km: number): number {
  if (kind === "low-cost") return 0.5 + 0.17 * Math.min(1, km / 8_000);
  return kind === "regional" ? 1.06 : 1;
}

/** Each change of aircraft makes the ticket cheaper. */
export function stopsFactor(stops: number): number {
  return stops === 0 ? 1.14 : stops === 1 ? 0.97 : 0.88;
}

/** @param weekday 1 Monday to 7 Sunday */
export function weekdayFactor(weekday: number): number {
  return WEEKDAY_FACTOR[weekday - 1] ?? 1;
}

/** Days ahead and price level between which the curve runs straight. Lowest from two to four months ahead. */
const DAYS_AHEAD_CURVE = [
  [0, 1.95],
  [3, 1.75],
  [7, 1.5],
  [14, 1.27],
  [21, 1.13],
  [35, 1.03],
  [60, 0.96],
  [120, 0.96],
  [210, 1.02],
  [330, 1.1],
] as const;

/** Price level by days before departure; never rises again on the way from departure back to two months before it. */
export function daysAheadFactor(daysAhead: number): number {
  return levelAt(DAYS_AHEAD_CURVE, daysAhead);
}

/** Premium and business cost more on top of economy the farther they go. */
export function cabinFactor(cabin: SandboxCabin, km: number): number {
  const reach = Math.min(1, km / 8_000);
  if (cabin === "premium") return 1.5 + 0.3 * reach;
  return cabin === "business" ? 2 + 1.3 * reach : 1;
}

/** January to December; north of the tropics, the tropics, south of them. */
const SEASON = {
  north: [0.84, 0.84, 0.92, 0.98, 1.02, 1.14, 1.24, 1.22, 1.04, 0.97, 0.85, 0.98],
  tropics: [1.1, 1.08, 1.04, 1.0, 0.92, 0.94, 1.04, 1.04, 0.9, 0.92, 0.96, 1.08],
  south: [1.16, 1.1, 1.02, 0.97, 0.9, 0.9, 0.97, 0.95, 0.95, 1.0, 1.03, 1.12],
} as const;
const TROPIC = 23.44;

/**
 * Price level of a date by the season at the destination, 1 being the year's mean. Christmas and New Year (18 December
 * to 4 January) cost a fifth more everywhere.
 * @param date `YYYY-MM-DD`
 */
export function seasonFactor(date: string, destinationLat: number): number {
  const belt = destinationLat > TROPIC ? SEASON.north : destinationLat < -TROPIC ? SEASON.south : SEASON.tropics;
  const month = Number(date.slice(5, 7));
  const monthAndDay = date.slice(5);
  const isFestive = monthAndDay >= "12-18" || monthAndDay <= "01-04";
  return (belt[month - 1] ?? 1) * (isFestive ? 1.2 : 1);
}

/** The share of the adult fare that a child of 0 to 11 pays. */
const CHILD_SHARE = 0.75;

/**
 * The party's price in cents from the adult fare in cents, rounded up so that it divides among the travellers: what a
 * card shows is what is charged.
 */
export function partyPrice(
  adultPriceMinor: number,
  adults: number,
  children: number,
): { priceMinor: number; childPriceMinor: number; pricePerTravellerMinor: number } {
  const childPriceMinor = Math.round(adultPriceMinor * CHILD_SHARE);
  const travellers = adults + children;
  const priceMinor = roundUpToShares(adultPriceMinor * adults + childPriceMinor * children, travellers);
  return { priceMinor, childPriceMinor, pricePerTravellerMinor: priceMinor / travellers };
}
