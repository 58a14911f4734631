/** Budget tiers of the documents (CHECKLIST GEN-12, PLAN-14). */
export const TIERS = ["safe", "stretch", "splurge"] as const;
export type Tier = (typeof TIERS)[number];

/** Why an offer is among the few that are shown. */
export type CuratedLabel =
  | "Best match"
  | "Lowest price"
  | "Fastest"
  | "Fewest stops"
  | "Saves a day"
  | "Most comfortable"
  | "Extra comfort"
  | "Closest to the centre"
  | "Free to cancel"
  | "Higher class"
  | "Good value";

export interface Curated<Offer> {
  offer: Offer;
  tier: Tier;
  label: CuratedLabel;
  /** One plain line, true of the numbers of the offers shown beside it. */
  reason: string;
}

export interface Curation<Offer> {
  /** Three to five where the search allows it; none of them beaten on every count by any other offer. */
  shown: Curated<Offer>[];
  /** Every offer, best match first. */
  all: Offer[];
  /** How many offers were looked through. */
  searched: number;
}

export interface CurationContext {
  /** Budget of the whole party for the whole trip, in cents. */
  budgetMinor?: number;
  adults: number;
  children: number;
  /** Each from 0 (slow, plain) to 1 (full days, comfort first). */
  preferences?: { pace?: number; comfort?: number };
}
