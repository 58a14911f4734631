import { TRIP_LIMITS } from "#app/config/product";
import type { BudgetLevel } from "#app/modules/catalogue/schema/vocabulary";
import type { Tier } from "#app/modules/inventory/offers/curated";
import { dollarsPerDay } from "#app/modules/matching/score";
import type { Traveller } from "#app/modules/matching/traveller";
import { addDays, daysBetween } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";

export const TIERS = ["safe", "stretch", "splurge"] as const satisfies readonly Tier[];

/** The names of the tiers, and the spending of each (CHECKLIST GEN-12, SURP-01). */
export const TIER_WORDS: Readonly<Record<Tier, { name: string; says: string }>> = {
  safe: { name: "Safe", says: "About what you usually spend" },
  stretch: { name: "Stretch", says: "Up to 40% more, where it's worth it" },
  splurge: { name: "Splurge", says: "Up to twice as much, comfort first" },
};

/** A tier's spending, relative to the traveller's usual spending. */
const TIER_FACTOR: Readonly<Record<Tier, number>> = { safe: 1, stretch: 1.4, splurge: 2 };

/** Places shown at a time (CHECKLIST SURP-14). */
export const CANDIDATES_SHOWN = 3;
/** The most nights of a surprise: a longer one is a gamble with the traveller's holidays. */
export const MOST_NIGHTS = 14;
/** A surprise starts this many days ahead at the soonest, so that there is time to pack. */
const DAYS_AHEAD = 14;
const USUAL_LENGTH = 4;

/** A request for a surprise. */
export interface SurpriseRequest {
  startDate: LocalDate;
  endDate: LocalDate;
  adults: number;
  children: number;
  /** A departure as the planner stores it. */
  origin: { code: string; label: string };
  tier: Tier;
  /** Decides between places that fit equally; the same seed draws the same places. */
  seed: number;
}

/** The dates, tier and seed of a fresh form (CHECKLIST SURP-10 to SURP-13). */
export function usualRequest(
  today: LocalDate,
  now: Date,
): Pick<SurpriseRequest, "startDate" | "endDate" | "tier" | "seed"> {
  const startDate = addDays(today, DAYS_AHEAD);
  return { startDate, endDate: addDays(startDate, USUAL_LENGTH), tier: "safe", seed: now.getTime() };
}

/**
 * The reason why nothing is drawn for a party, where airlines ask for the ages of children and limit the travellers in
 * one order.
 */
export function whyNotDrawn(
  { adults, children }: Pick<SurpriseRequest, "adults" | "children">,
  asksTravellers: boolean,
): string | undefined {
  if (!asksTravellers) return undefined;
  if (children > 0)
    return "Airlines ask how old each child is, and a surprise doesn't. Draw for the adults, then add the children to the trip you choose.";
  return adults > TRIP_LIMITS.maxOrdered
    ? `Airlines take at most ${TRIP_LIMITS.maxOrdered} travellers in one order. Draw for fewer people.`
    : undefined;
}

const LEAST_FOR_FLIGHTS = 250;
/** A flight costs about four days of the traveller's spending on the way. */
const FLIGHT_DAYS = 4;
/** The bed takes about half of a day's spending. */
const BED_SHARE = 0.5;
const CHILD_SHARE = 0.75;

/** The most that a tier lets the whole party pay for flights and the stay, in cents. */
export function capMinor(
  traveller: Pick<Traveller, "axes">,
  { startDate, endDate, adults, children, tier }: Omit<SurpriseRequest, "seed" | "origin">,
): number {
  const day = dollarsPerDay(traveller.axes.budget);
  const flights = Math.max(LEAST_FOR_FLIGHTS, FLIGHT_DAYS * day) * (adults + CHILD_SHARE * children);
  // A traveller alone pays for a room that two would share.
  const beds = BED_SHARE * day * daysBetween(startDate, endDate) * Math.max(2, adults + CHILD_SHARE * children);
  return Math.round((flights + beds) * TIER_FACTOR[tier]) * 100;
}

/**
 * The budget of the trip per traveller, in cents: the cap of flights and stay, and as much again for the days as the
 * bed takes.
 */
export function budgetOfTrip(
  traveller: Pick<Traveller, "axes">,
  request: Omit<SurpriseRequest, "seed" | "origin">,
): number {
  const { startDate, endDate, adults, children, tier } = request;
  const day = dollarsPerDay(traveller.axes.budget) * TIER_FACTOR[tier];
  const perHead = capMinor(traveller, request) / (adults + children);
  return Math.ceil((perHead / 100 + BED_SHARE * day * (daysBetween(startDate, endDate) + 1)) / 10) * 10_00;
}

const SCALE_STEPS = 40;

/** A traveller with the spending of the tier. */
export function travellerOnTier(traveller: Traveller, tier: Tier): Traveller {
  const wanted = dollarsPerDay(traveller.axes.budget) * TIER_FACTOR[tier];
  let [low, high] = [traveller.axes.budget, 1];
  for (let step = 0; step < SCALE_STEPS; step++) {
    const middle = (low + high) / 2;
    if (dollarsPerDay(middle) < wanted) low = middle;
    else high = middle;
  }
  return tier === "safe" ? traveller : { ...traveller, axes: { ...traveller.axes, budget: high } };
}

/** The comfort of the days, by the tier. */
const COMFORT: Readonly<Record<Tier, readonly [BudgetLevel, BudgetLevel, BudgetLevel]>> = {
  safe: ["budget-friendly", "moderate", "luxury"],
  stretch: ["moderate", "moderate", "luxury"],
  splurge: ["moderate", "luxury", "luxury"],
};

/** The comfort of a tier's trip, from the comfort that its traveller usually asks for. */
export function comfortOn(tier: Tier, usual: BudgetLevel): BudgetLevel {
  return COMFORT[tier][usual === "budget-friendly" ? 0 : usual === "moderate" ? 1 : 2];
}

/**
 * The farthest reasonable distance for a stay of so many nights, in kilometres: a weekend is too short for an ocean.
 */
export function farthestKm(nights: number): number {
  return 500 + 900 * nights;
}

/** The longest reasonable way there, from the first take-off to the last landing, in minutes. */
export function longestWayMinutes(nights: number): number {
  return Math.min(30 * 60, Math.round(2.25 * 60 * nights));
}

/** The colour of a percentage (CHECKLIST SURP-18). */
export function percentColour(percent: number): "green" | "yellow" | "orange" | "plain" {
  if (percent >= 80) return "green";
  if (percent >= 70) return "yellow";
  return percent >= 60 ? "orange" : "plain";
}

/** A score from 0 to 1 as its card shows it (CHECKLIST SURP-17). */
export function percentOf(score: number): number {
  return Math.round(score * 100);
}
