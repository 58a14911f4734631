import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { isFoodPlace, isOfTaste } from "#app/modules/catalogue/schema/food-places";
import { NATURAL_KINDS, VIBES } from "#app/modules/catalogue/schema/vocabulary";
import type { PlaceKind, Taste } from "#app/modules/catalogue/schema/vocabulary";
import { foodPull } from "#app/modules/profile/dna";
import type { TravelDna } from "#app/modules/profile/dna";

/** Things that a traveller refuses to do; no plan of the group contains them. */
export const DEAL_BREAKERS = ["hikes", "steep-walks", "nightlife", "boats", "animal-shows", "dear-tickets"] as const;
export type DealBreaker = (typeof DEAL_BREAKERS)[number];

export const DEAL_BREAKER_LABELS: Readonly<Record<DealBreaker, string>> = {
  hikes: "Hikes",
  "steep-walks": "Hills and stairs",
  nightlife: "Bars and clubs",
  boats: "Boats",
  "animal-shows": "Zoos and aquariums",
  "dear-tickets": "Tickets above $50",
};

/**
 * The wishes of one member of a group: nice-to-have ones, which are weighed, and deal breakers, which are never
 * planned.
 */
export interface Wishes {
  likes: Taste[];
  never: DealBreaker[];
}

export const NO_WISHES: Wishes = { likes: [], never: [] };

/** A member of a group, with the taste that the plan has to serve. */
export interface GroupMember {
  id: string;
  name: string;
  dna: TravelDna;
  wishes: Wishes;
}

const DEAR_TICKET = 50;

const BREAKS: Readonly<
  Record<DealBreaker, (place: Pick<PlaceSource, "kind" | "effort" | "vibes" | "price">) => boolean>
> = {
  hikes: (place) => place.effort === 3 || place.kind === "trail",
  "steep-walks": (place) => place.effort >= 2,
  nightlife: (place) => place.kind === "bar" || place.vibes.includes("nightlife"),
  boats: (place) => place.kind === "boat-trip" || place.kind === "island",
  "animal-shows": (place) => place.kind === "zoo" || place.kind === "aquarium",
  "dear-tickets": (place) => place.price > DEAR_TICKET,
};

/** Whether a place is a deal breaker for any member of the group. */
export function breaksADeal(
  place: Pick<PlaceSource, "kind" | "effort" | "vibes" | "price">,
  members: readonly Pick<GroupMember, "wishes">[],
): boolean {
  return members.some(({ wishes }) => wishes.never.some((never) => BREAKS[never](place)));
}

const OUTDOORS: ReadonlySet<PlaceKind> = new Set<PlaceKind>([...NATURAL_KINDS, "sport"]);
const WISH_BONUS = 0.25;
const WALKER_PENALTY = 0.2;

/**
 * The fit of a place for one traveller, from 0 to 1: its moods and its food, country or town, and the wishes of this
 * trip.
 */
export function fitFor(
  place: Pick<PlaceSource, "kind" | "name" | "tags" | "serves" | "vibes" | "effort" | "price">,
  { dna, wishes }: Pick<GroupMember, "dna" | "wishes">,
): number {
  const isFood = isFoodPlace(place);
  const pulls = [...place.vibes.map((vibe) => dna.vibes[vibe]), ...(isFood ? [foodPull(dna)] : [])].sort(
    (a, b) => b - a,
  );
  const moods = ((pulls[0] ?? 0) * 2 + (pulls[1] ?? pulls[0] ?? 0)) / 3;
  const outdoors = OUTDOORS.has(place.kind) ? 1 : 0;
  const ground = 1 - Math.abs(dna.axes.nature - outdoors);
  const table = isFood ? dna.axes.food : ground;
  const wished = wishes.likes.some((taste) => isOfTaste(place, taste)) ? WISH_BONUS : 0;
  const tiring = dna.avoids.includes("walking") ? WALKER_PENALTY * (place.effort / 3) : 0;
  return Math.max(0, Math.min(1, 0.6 * moods + 0.25 * ground + 0.15 * table + wished - tiring));
}

/** No member of a group should fall below this share of the value that a plan of their own would give them. */
export const MISERY_FLOOR = 0.7;

/** A plan's value for a group, each share from 0 to 1. */
export interface GroupOutcome {
  least: number;
  mean: number;
}

/** Adds up from the smallest value, so that rounding does not depend on the order of the travellers either. */
export function sumOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b).reduce((sum, one) => sum + one, 0);
}

/** Mean and least of the shares; the order of the travellers does not matter. */
export function outcomeOf(shares: readonly number[]): GroupOutcome {
  return { least: Math.min(...shares), mean: sumOf(shares) / shares.length };
}

/**
 * Whether one outcome is better: an outcome without a miserable member comes first, then the mean decides; with a
 * miserable member the least share decides.
 */
export function isBetterFor(group: GroupOutcome, than: GroupOutcome): boolean {
  const fine = group.least >= MISERY_FLOOR;
  const thanFine = than.least >= MISERY_FLOOR;
  if (fine !== thanFine) return fine;
  return fine ? group.mean > than.mean + 1e-9 : group.least > than.least + 1e-9;
}

/**
 * Joins the fits of a place for several travellers: a weighted mean, pulled towards the least pleased, so that one
 * member's horror does not become everybody's afternoon.
 */
export function blendFits(fits: readonly number[], weights: readonly number[]): number {
  const mean = sumOf(fits.map((fit, index) => fit * weights[index]!)) / sumOf(weights);
  return 0.75 * mean + 0.25 * Math.min(...fits);
}

/** The distance between two tastes, from 0 to 1: the mean distance of their moods and of town against country. */
export function tasteDistance(a: Pick<TravelDna, "vibes" | "axes">, b: Pick<TravelDna, "vibes" | "axes">): number {
  const moods = VIBES.reduce((sum, vibe) => sum + Math.abs(a.vibes[vibe] - b.vibes[vibe]), 0) / VIBES.length;
  return (moods + Math.abs(a.axes.nature - b.axes.nature)) / 2;
}
