import type { Vibe } from "#app/modules/catalogue/schema/vocabulary";
import type { Axis } from "./traits";

export const ARCHETYPE_IDS = [
  "slow-traveller",
  "culture-seeker",
  "trail-finder",
  "sun-chaser",
  "table-traveller",
  "city-spark",
  "comfort-keeper",
  "pathfinder",
] as const;
export type ArchetypeId = (typeof ARCHETYPE_IDS)[number];

export interface Archetype {
  id: ArchetypeId;
  name: string;
  tagline: string;
  traits: readonly [string, string, string];
  /** The type's character, in two sentences to the traveller. */
  description: string;
  /** The type's values on the axes that mark it; the other axes do not matter. */
  axes: Partial<Record<Axis, number>>;
  vibes: readonly Vibe[];
  /** Slug of a destination whose poster shows it. */
  poster: string;
}

/** The eight kinds of traveller the quiz knows. */
export const ARCHETYPES: readonly Archetype[] = [
  {
    id: "slow-traveller",
    name: "The Slow Traveller",
    tagline: "One place, enough time",
    traits: ["Unhurried", "Observant", "At ease"],
    description:
      "You would rather know one street well than ten by name. A trip is good when there was time to sit down.",
    axes: { pace: 0.05, social: 0.25, novelty: 0.45, food: 0.6 },
    vibes: ["wellness", "nature", "romantic"],
    poster: "luang-prabang",
  },
  {
    id: "culture-seeker",
    name: "The Culture Seeker",
    tagline: "Every wall has a story",
    traits: ["Curious", "Thorough", "Well read"],
    description:
      "You plan around a museum, a ruin or a facade, and read the small plaques. A place interests you for what people made of it.",
    axes: { nature: 0.05, pace: 0.6, novelty: 0.5 },
    vibes: ["culture", "urban"],
    poster: "florence",
  },
  {
    id: "trail-finder",
    name: "The Trail Finder",
    tagline: "Up early, boots on",
    traits: ["Active", "Hardy", "Happiest outside"],
    description:
      "The best hour of the day is before breakfast and uphill. You sleep anywhere, as long as the view was earned.",
    axes: { nature: 0.98, pace: 0.75, comfort: 0.2, season: 0.3 },
    vibes: ["adventure", "nature"],
    poster: "patagonia",
  },
  {
    id: "sun-chaser",
    name: "The Sun Chaser",
    tagline: "Warm water, no alarm",
    traits: ["Easy-going", "Sun-warmed", "Unplanned"],
    description:
      "You go where the sea is warm and the day has no list. Two good beaches are worth more than any sight.",
    axes: { season: 0.97, nature: 0.7, pace: 0.15, novelty: 0.25 },
    vibes: ["beach", "wellness"],
    poster: "maldives",
  },
  {
    id: "table-traveller",
    name: "The Table Traveller",
    tagline: "Here for dinner",
    traits: ["Hungry", "Convivial", "Well informed"],
    description: "You choose a city by its markets and remember it by a dish. Sights are what you do between meals.",
    axes: { food: 0.98, nature: 0.3, social: 0.55 },
    vibes: ["culture", "urban"],
    poster: "osaka",
  },
  {
    id: "city-spark",
    name: "The City Spark",
    tagline: "The night is part of the trip",
    traits: ["Energetic", "Sociable", "Spontaneous"],
    description:
      "You like a place that is awake when you are. Company, music and one more street are what you came for.",
    axes: { social: 0.95, pace: 0.85, nature: 0.1 },
    vibes: ["urban", "nightlife"],
    poster: "berlin",
  },
  {
    id: "comfort-keeper",
    name: "The Comfort Keeper",
    tagline: "Well chosen, well looked after",
    traits: ["Discerning", "Composed", "Generous"],
    description:
      "You would rather go once and well. Service, quiet and a good bed are the trip, and you are glad to pay for them.",
    axes: { comfort: 0.96, budget: 0.92, social: 0.3 },
    vibes: ["romantic", "wellness"],
    poster: "santorini",
  },
  {
    id: "pathfinder",
    name: "The Pathfinder",
    tagline: "Not on the list yet",
    traits: ["Bold", "Adaptable", "Open"],
    description: "A place is more fun when nobody you know has been. Slow buses and odd breakfasts do not put you off.",
    axes: { novelty: 0.98, comfort: 0.15, budget: 0.25 },
    vibes: ["adventure", "culture"],
    poster: "samarkand",
  },
];

/** Replaces a Travel DNA that could not be made (CHECKLIST DNA-06 to DNA-08). */
export const DEFAULT_IDENTITY = {
  primary: "Your Travel Identity",
  tagline: "Discover your unique travel style",
  traits: ["Personalized", "Authentic", "Meaningful"],
} as const;

/** The share of the likeness that rests on moods; the rest rests on axes. */
const VIBE_SHARE = 0.35;

/**
 * The distance of a traveller from an archetype: the mean squared distance on the axes that mark it, and the shared
 * moods, each axis weighted by the answers behind it.
 */
function distanceTo(
  archetype: Archetype,
  axes: Record<Axis, number>,
  certainty: Record<Axis, number>,
  vibes: Record<Vibe, number>,
): number {
  const marked = Object.entries(archetype.axes) as [Axis, number][];
  const squares = marked.map(([axis, value]) => {
    const known = axes[axis] * certainty[axis] + 0.5 * (1 - certainty[axis]);
    return (known - value) ** 2;
  });
  const onAxes = squares.reduce((sum, one) => sum + one, 0) / marked.length;
  const shared = archetype.vibes.reduce((sum, vibe) => sum + vibes[vibe], 0) / archetype.vibes.length;
  return onAxes * (1 - VIBE_SHARE) + (1 - shared) ** 2 * VIBE_SHARE;
}

/** The archetype a traveller is most like; of equals the first in the list. */
export function nearestArchetype(
  axes: Record<Axis, number>,
  certainty: Record<Axis, number>,
  vibes: Record<Vibe, number>,
): ArchetypeId {
  let best: ArchetypeId = "slow-traveller";
  let least = Infinity;
  for (const archetype of ARCHETYPES) {
    const distance = distanceTo(archetype, axes, certainty, vibes);
    if (distance < least - 1e-12) [best, least] = [archetype.id, distance];
  }
  return best;
}

/** An archetype by id. */
export function archetypeOf(id: ArchetypeId): Archetype {
  return ARCHETYPES.find((one) => one.id === id) ?? ARCHETYPES[0]!;
}
