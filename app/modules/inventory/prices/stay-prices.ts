import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import type { HotelClass, StayKind } from "../offers/hotel";
import { levelAt } from "./price-curve";
import { dateText, isoWeekday } from "../network/zone-clock";

type Costs = DestinationSource["costs"];

/** The facts that the price of a room's night depends on. */
export interface RoomNight {
  costs: Costs;
  stars: HotelClass;
  kind: StayKind;
  /** Kilometres from the property to the centre. */
  centreKm: number;
  /** The evening of arrival in the room, days since 1970. */
  night: number;
  /** Days from the search to the arrival of the stay. */
  daysAhead: number;
}

const KIND_FACTOR: Record<StayKind, number> = {
  hostel: 0.85,
  guesthouse: 0.92,
  apartment: 1.05,
  hotel: 1,
  "boutique hotel": 1.08,
  "grand hotel": 1.12,
};
/** Monday to Sunday night. */
const NIGHT_FACTOR = [0.96, 0.97, 0.98, 1, 1.09, 1.12, 0.93] as const;
/** Dear in the centre, cheaper up to six kilometres out. */
const CENTRE = { dearest: 1.12, fall: 0.27, km: 6 } as const;

/** A double room for one night without meals in US dollars, unrounded. */
export function roomNightUsd(night: RoomNight): number {
  return (
    classUsd(night.costs, night.stars) *
    KIND_FACTOR[night.kind] *
    centreFactor(night.centreKm) *
    staySeasonFactor(night.costs, night.night) *
    nightFactor(night.night) *
    stayDaysAheadFactor(night.daysAhead)
  );
}

/**
 * The usual double room of a class, from the destination's daily costs (half a double room per adult): class 1 and 2
 * lie about the budget level, 3 at the moderate one, 4 between moderate and luxury, 5 at luxury.
 */
export function classUsd(costs: Costs, stars: HotelClass): number {
  const [budget, moderate, luxury] = [costs.budget[0], costs.moderate[0], costs.luxury[0]];
  const halves: Record<HotelClass, number> = {
    1: 0.9 * budget,
    2: budget ** 0.6 * moderate ** 0.4,
    3: moderate,
    4: Math.sqrt(moderate * luxury),
    5: luxury,
  };
  return 2 * halves[stars];
}

/** @param km straight line to the centre */
export function centreFactor(km: number): number {
  return CENTRE.dearest - CENTRE.fall * Math.min(1, km / CENTRE.km);
}

/** Price level of the month of a night, 1 being the year's mean. */
export function staySeasonFactor(costs: Costs, night: number): number {
  const month = Number(dateText(night).slice(5, 7));
  return Number(costs.season.split(" ")[month - 1]) / 100;
}

/** Friday and Saturday nights cost more, Sunday nights least. */
export function nightFactor(night: number): number {
  return NIGHT_FACTOR[isoWeekday(night) - 1] ?? 1;
}

const DAYS_AHEAD_CURVE = [
  [0, 1.16],
  [7, 1.08],
  [30, 1],
  [90, 0.95],
  [180, 0.97],
  [330, 1.02],
] as const;

/** Price level by days before arrival; cheapest three months ahead, dearest on the day. */
export function stayDaysAheadFactor(daysAhead: number): number {
  return levelAt(DAYS_AHEAD_CURVE, daysAhead);
}

/** Breakfast for one adult in US dollars: about a fifth of a day's food at the level of the class. */
export function breakfastUsd(costs: Costs, stars: HotelClass): number {
  const level = stars <= 2 ? costs.budget : stars <= 4 ? costs.moderate : costs.luxury;
  return 0.2 * level[1];
}
