import type { DestinationSource, PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { transferFrom } from "#app/modules/catalogue/schema/transfers";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import type { MonthClimate } from "#app/modules/catalogue/places/explore-climate";
import { monthly } from "#app/modules/catalogue/places/explore-item";
import { openShares } from "#app/modules/catalogue/places/open-season";
import { NATURAL_KINDS } from "#app/modules/catalogue/schema/vocabulary";
import { isFoodPlace } from "#app/modules/catalogue/schema/food-places";
import type { PlaceKind, Taste, Vibe } from "#app/modules/catalogue/schema/vocabulary";
import { foodStrength } from "./food-strength";
import { renownOf } from "#app/modules/catalogue/schema/renown";

/** A destination as the scoring sees one. Shares are from 0 to 1. */
export interface MatchSubject {
  slug: string;
  name: string;
  lat: number;
  lon: number;
  vibes: readonly Vibe[];
  /** The weightiest place for each mood and for food, by name. */
  showpieces: Readonly<Partial<Record<Taste, string>>>;
  style: string;
  /** The share of its sights, by weight, that are country and water. */
  nature: number;
  /** The strength of its food as a reason to come. */
  food: number;
  /** How lively its evenings are. */
  social: number;
  /** How full a day there usually is. */
  pace: number;
  /** The renown of the place, and its crowds. */
  renown: number;
  crowding: number;
  /** Hills, stairs and hikes among its main sights. */
  effort: number;
  /** Minutes from the airport to the centre. */
  transferMinutes: number;
  /** US dollars a day for one adult: simple, middling, best. */
  costs: readonly [number, number, number];
  /** Price level by month against the year's mean of 1, January first. */
  priceLevel: readonly number[];
  climate: readonly MonthClimate[];
  bestMonths: readonly number[];
  /** The open share of its sights in each month, January first. */
  openShares: readonly number[];
  drawback: string;
}

const NATURAL: ReadonlySet<PlaceKind> = new Set<PlaceKind>([...NATURAL_KINDS]);
const EATING: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  "restaurant",
  "cafe",
  "bar",
  "food-hall",
  "market",
  "winery",
]);
/** The kinds of place that stand for a mood. */
const KINDS_OF: Readonly<Record<Vibe, readonly PlaceKind[]>> = {
  culture: [
    "museum",
    "gallery",
    "temple",
    "church",
    "mosque",
    "palace",
    "castle",
    "ruin",
    "monument",
    "theatre",
    "library",
  ],
  nature: ["park", "lake", "waterfall", "mountain", "trail", "island", "cave", "wildlife"],
  urban: ["neighbourhood", "street", "square", "market", "tower", "bridge"],
  beach: ["beach", "island"],
  adventure: ["trail", "mountain", "waterfall", "boat-trip", "cave", "wildlife", "sport"],
  wellness: ["spa", "hot-spring", "garden"],
  romantic: ["viewpoint", "garden", "winery", "boat-trip", "bridge"],
  nightlife: ["bar", "music"],
};
const UNKNOWN_RENOWN = { renown: 0.5, crowding: 1 / 3 };
/** Effort is from 0 to 3; a mean of two is a place for walkers. */
const FULL_EFFORT = 2;

function weightOf(places: readonly PlaceSource[]): number {
  return places.reduce((sum, place) => sum + place.weight, 0);
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}

/** How full a day is where moods are these: towns and thrills fill it, beaches and baths empty it. */
function paceOf(vibes: readonly Vibe[]): number {
  const has = (vibe: Vibe): number => Number(vibes.includes(vibe));
  return clamp(
    0.45 +
      0.3 * has("urban") +
      0.15 * has("adventure") +
      0.1 * has("nightlife") +
      0.05 * has("culture") -
      0.25 * has("beach") -
      0.2 * has("wellness") -
      0.05 * has("romantic"),
  );
}

/** The weightiest place for each mood, none of them twice; the moods choose in their order, and food after them. */
function showpiecesOf(vibes: readonly Vibe[], places: readonly PlaceSource[]): MatchSubject["showpieces"] {
  const named = new Set<string>();
  const byWeight = [...places].sort((a, b) => b.weight - a.weight);
  const showpieces: Partial<Record<Taste, string>> = {};
  const show = (taste: Taste, stands: (place: PlaceSource) => boolean): void => {
    const place = byWeight.find((one) => stands(one) && !named.has(one.name));
    if (!place) return;
    named.add(place.name);
    showpieces[taste] = place.name;
  };
  for (const vibe of vibes) show(vibe, ({ kind }) => KINDS_OF[vibe].includes(kind));
  show("food", isFoodPlace);
  return showpieces;
}

/** The facts about a destination that the scoring needs, calculated from its data. */
export function matchSubjectOf(destination: DestinationSource): MatchSubject {
  const { vibes, costs } = destination;
  const places = destination.places.filter(({ onlyOn }) => !onlyOn);
  const sights = places.filter(({ kind }) => !EATING.has(kind));
  const total = ([bed, food, transport, activities]: readonly number[]): number =>
    (bed ?? 0) + (food ?? 0) + (transport ?? 0) + (activities ?? 0);
  return {
    slug: destination.slug,
    name: destination.name,
    lat: destination.lat,
    lon: destination.lon,
    vibes,
    showpieces: showpiecesOf(vibes, places),
    style: destination.style,
    nature: weightOf(sights.filter(({ kind }) => NATURAL.has(kind))) / Math.max(1, weightOf(sights)),
    food: foodStrength(destination),
    social: clamp(0.2 + 0.35 * Number(vibes.includes("urban")) + 0.45 * Number(vibes.includes("nightlife"))),
    pace: paceOf(vibes),
    ...(renownOf(destination.slug) ?? UNKNOWN_RENOWN),
    effort: clamp(
      sights.reduce((sum, place) => sum + place.effort * place.weight, 0) / Math.max(1, weightOf(sights)) / FULL_EFFORT,
    ),
    transferMinutes: transferFrom(destination).minutes,
    costs: [total(costs.budget), total(costs.moderate), total(costs.luxury)],
    priceLevel: monthly(costs.season).map((percent) => percent / 100),
    climate: climateByMonth(destination),
    bestMonths: destination.bestMonths,
    openShares: openShares(destination),
    drawback: destination.drawback,
  };
}
