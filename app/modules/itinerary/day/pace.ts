import { daysBetween } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { Pace } from "./itinerary";

/** The rules that a pace sets for a day. Times are minutes since local midnight, distances metres. */
export interface PaceRules {
  start: number;
  end: number;
  /** Most minutes of visits and ways. */
  maxActive: number;
  maxWalk: number;
  maxWait: number;
}

export const PACE_RULES: Record<Pace, PaceRules> = {
  relaxed: { start: 9 * 60 + 45, end: 20 * 60 + 30, maxActive: 330, maxWalk: 6_000, maxWait: 75 },
  moderate: { start: 9 * 60, end: 21 * 60 + 30, maxActive: 450, maxWalk: 9_000, maxWait: 60 },
  packed: { start: 8 * 60 + 15, end: 22 * 60 + 30, maxActive: 580, maxWalk: 13_000, maxWait: 45 },
};

/**
 * Children are at the hotel by then, and walk so many metres from stop to stop in a day; tables and the hotel come on
 * top.
 */
const WITH_CHILDREN = { end: 20 * 60 + 30, maxWalk: 4_500 };

/** The rules of a pace with children. */
export function withChildren(rules: PaceRules): PaceRules {
  return {
    ...rules,
    end: Math.min(rules.end, WITH_CHILDREN.end),
    maxWalk: Math.min(rules.maxWalk, WITH_CHILDREN.maxWalk),
  };
}

/** Leaving bags at the hotel. */
export const BAG_DROP_MINUTES = 20;

/** A stay of so few nights has time only for the reasons to come. */
const SHORT_STAY_NIGHTS = 2;
/** Of so few nights each day is dear: what was not full is filled, and the lesser gives way to the greater. */
const FEW_NIGHTS = 4;
/** On a short stay a day may be so much fuller for it. */
export const FULLER_ON_A_SHORT_STAY = 1.35;

interface Dates {
  firstDate: LocalDate;
  lastDate: LocalDate;
  /** Of days that are a part of a longer stay: the nights of all of it. */
  nights?: number;
}

/** Nights of a stay; a single day counts as one. */
export function nightsOf({ firstDate, lastDate, nights }: Dates): number {
  return nights ?? Math.max(1, daysBetween(firstDate, lastDate));
}

/** Whether a stay is so short that no time may go to a lesser sight while a reason to come would fit. */
export function isShortStay(dates: Dates): boolean {
  return nightsOf(dates) <= SHORT_STAY_NIGHTS;
}

/** Whether a stay is so short that reasons to come go before the places that belong to them. */
export function hasFewNights(dates: Dates): boolean {
  return nightsOf(dates) <= FEW_NIGHTS;
}
