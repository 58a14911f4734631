import type { Doors } from "./doors";

/** Budget tiers of the documents (CHECKLIST GEN-12, PLAN-14). */
export type Tier = "safe" | "stretch" | "splurge";

/** Why an offer is among the few that are shown. */
export type CuratedLabel =
  | "Best match"
  | "Lowest price"
  | "Low price"
  | "Good value"
  | "Most comfortable"
  | "Fastest"
  | "Less travel"
  | "Fewer stops"
  | "Saves a day"
  | "More time there"
  | "Extra comfort"
  | "Closest to the centre"
  | "Closer to the centre"
  | "Free to cancel"
  | "Higher class"
  | "More included"
  | "Larger room"
  | "Own bathroom"
  | "All together";

export interface Curated<Offer> {
  offer: Offer;
  tier: Tier;
  label: CuratedLabel;
  /**
   * One plain line, true of the numbers: what it gains and loses against the best match; for the best match itself,
   * against the lowest price.
   */
  reason: string;
}

export interface CuratedOffers<Offer> {
  /** Three to five where the search allows it; none of them beaten on every count by any other offer. */
  shown: Curated<Offer>[];
  /** Every offer, best match first. */
  all: Offer[];
  /** How many offers were looked through. */
  searched: number;
  /** Said above the few when none of them is good. */
  advice?: string;
}

export interface CurationContext {
  /** The part of the trip's budget that is left for the whole party for this (its flights, or its stay), in cents. */
  budgetMinor?: number;
  /** More than this cannot be paid for it, because of what the rest of the trip costs at the least, in cents. */
  mostMinor?: number;
  /**
   * The whole trip's budget, and what stands beside these offers in `mostMinor`: the least price, or what was chosen.
   * A place of a longer trip is moved with the whole alone.
   */
  trip?: { budgetMinor: number; beside: "least" | "flights" | "stay"; isPlaceOfLonger?: true };
  /** The cost of the trip's days for the whole party in the style it wishes for, and at the least, in cents. */
  days?: { usualMinor: number; leastMinor: number };
  /** The ways between airports and door at the destination, where they are known: flights are compared by the door. */
  doors?: Doors;
  adults: number;
  children: number;
  /** Each from 0 (slow, plain) to 1 (full days, comfort first). */
  preferences?: { pace?: number; comfort?: number };
}
