import type { Tier } from "../offers/curated";

/** An offer that nothing beats, with what the choice of tiers needs to know of it. */
export interface Candidate<Offer> {
  offer: Offer;
  id: string;
  priceMinor: number;
  /** Higher is more comfortable. */
  comfort: number;
  /** Higher suits the traveller better. */
  score: number;
  /** The money is not lost when plans change, or the price is likely to hold. */
  isSteady: boolean;
  /** Offers of one group are variants of the same thing; the few that are shown should differ in more. */
  group: string;
}

export interface TierChoice<Offer> {
  candidate: Candidate<Offer>;
  tier: Tier;
}

export interface TierLimits<Offer> {
  /** The part of the trip's budget that is left for this, in cents. */
  shareMinor?: number;
  /** Above it an offer is no safe choice, in cents. */
  safeCeilingMinor: number;
  /** Above it an offer is more than a stretch from the safe one. */
  stretchRatio: number;
  /** Above it an offer costs too many times the best match to be suggested, even as a splurge. */
  splurgeRatio: number;
  /** Whether a dearer offer gains enough over a cheaper one to be worth the stretch. */
  isClearGain: (dearer: Offer, cheaper: Offer) => boolean;
}

/** At most this many are shown. */
const MOST_SHOWN = 5;

/**
 * Picks three to five offers of a Pareto front, so that every tier is there whenever the front has three offers:
 * splurge, the most comfortable one that leaves two cheaper; safe, the best match within the budget's share whose price
 * is steady; stretch, the best match between the two, which gains something over the safe one because nothing on the
 * front is beaten. Then the extras, in the order given. Each rule yields where nothing fits it.
 */
export function chooseTiers<Offer>(
  front: readonly Candidate<Offer>[],
  limits: TierLimits<Offer>,
  extras: readonly Candidate<Offer>[],
): TierChoice<Offer>[] {
  const byPrice = [...front].sort((a, b) => a.priceMinor - b.priceMinor || order(a, b));
  if (byPrice.length < 3)
    return byPrice.map((candidate, index) => ({ candidate, tier: index === 0 ? "safe" : "stretch" }));
  const best = bestScored(byPrice);
  const splurge = mostComfortable(
    prefer(byPrice.slice(2), (candidate) => candidate.priceMinor <= best.priceMinor * limits.splurgeRatio),
  );
  const cheaper = byPrice.slice(0, byPrice.indexOf(splurge));
  const safe = chooseSafe(cheaper.slice(0, -1), splurge, limits);
  const stretch = chooseStretch(cheaper.slice(cheaper.indexOf(safe) + 1), safe, splurge, limits);
  const chosen: TierChoice<Offer>[] = [
    { candidate: safe, tier: "safe" },
    { candidate: stretch, tier: "stretch" },
    { candidate: splurge, tier: "splurge" },
  ];
  for (const candidate of extras) {
    if (chosen.length >= MOST_SHOWN || chosen.some((choice) => choice.candidate.id === candidate.id)) continue;
    const tier =
      candidate.priceMinor <= safe.priceMinor
        ? "safe"
        : candidate.priceMinor <= splurge.priceMinor
          ? "stretch"
          : "splurge";
    chosen.push({ candidate, tier });
  }
  return chosen;
}

/** The candidate of the highest score; of equals the one whose id comes first. */
export function bestScored<Offer>(candidates: readonly Candidate<Offer>[]): Candidate<Offer> {
  return firstBy(candidates, (a, b) => b.score - a.score || order(a, b));
}

function mostComfortable<Offer>(candidates: readonly Candidate<Offer>[]): Candidate<Offer> {
  return firstBy(candidates, (a, b) => b.comfort - a.comfort || b.score - a.score || order(a, b));
}

function chooseSafe<Offer>(
  pool: readonly Candidate<Offer>[],
  splurge: Candidate<Offer>,
  limits: TierLimits<Offer>,
): Candidate<Offer> {
  const other = prefer(pool, (candidate) => candidate.group !== splurge.group);
  const affordable = prefer(
    other,
    (candidate) => candidate.priceMinor <= Math.min(limits.safeCeilingMinor, limits.shareMinor ?? Infinity),
  );
  // With nothing inside the budget, the safest thing to do is to spend the least over it.
  if (
    limits.shareMinor !== undefined &&
    affordable.every((candidate) => candidate.priceMinor > (limits.shareMinor ?? 0))
  )
    return affordable[0] as Candidate<Offer>;
  return bestScored(prefer(affordable, (candidate) => candidate.isSteady));
}

function chooseStretch<Offer>(
  pool: readonly Candidate<Offer>[],
  safe: Candidate<Offer>,
  splurge: Candidate<Offer>,
  limits: TierLimits<Offer>,
): Candidate<Offer> {
  const best = bestScored(pool);
  if (best.score > safe.score) return best;
  const other = prefer(pool, (candidate) => candidate.group !== safe.group && candidate.group !== splurge.group);
  const gaining = prefer(other, (candidate) => limits.isClearGain(candidate.offer, safe.offer));
  return bestScored(prefer(gaining, (candidate) => candidate.priceMinor <= safe.priceMinor * limits.stretchRatio));
}

/** Those that pass, or all when none does. */
function prefer<T>(list: readonly T[], passes: (item: T) => boolean): readonly T[] {
  const passing = list.filter(passes);
  return passing.length > 0 ? passing : list;
}

/** @throws RangeError for an empty list */
function firstBy<T>(list: readonly T[], compare: (a: T, b: T) => number): T {
  if (list.length === 0) throw new RangeError("There is no candidate to choose from.");
  return list.reduce((best, item) => (compare(item, best) < 0 ? item : best));
}

function order(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
