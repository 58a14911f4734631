import type { ExploreItem } from "../places/explore-item";
import { TOPICS, topicScore } from "../search/explore-topics";
import type { DestinationSource } from "../schema/destination.schema";
import { isCrowded, isEasy } from "../search/search-requirements";
import type { Picture } from "../art/poster-view";
import type { Searchable } from "../places/searchable";

/** The number of a place's sights that are found by name offline; the score of a place counts its best ten. */
const SIGHTS = 12;

/** The facts about a place that a device needs beyond its card, to search for it and to show it in short. */
interface DiscoverPlace extends Pick<
  DestinationSource,
  "slug" | "lat" | "lon" | "airports" | "drawback" | "days" | "climate" | "highlights" | "languages"
> {
  /** ISO 3166-1 alpha-2. */
  country: string;
  events: Pick<DestinationSource["events"][number], "name" | "months" | "when" | "note">[];
  neighbourhoods: Pick<DestinationSource["neighbourhoods"][number], "name" | "character">[];
  /** Name and weight. */
  sights: [string, number][];
  read: NonNullable<Searchable["read"]>;
  picture: Picture;
}

/** The data of discovery on a device, beside the explore bundle. */
export interface DiscoverBundle {
  version: string;
  generatedAt: string;
  places: DiscoverPlace[];
}

/** A destination as a device holds it: its card, and the facts of the discover bundle. */
export type DeviceDestination = Omit<Searchable, keyof DiscoverPlace> & DiscoverPlace & { item: ExploreItem };

const VERSION = "1.0.0";

function toDiscoverPlace(one: DestinationSource, picture: Picture): DiscoverPlace {
  const { slug, lat, lon, country, airports, drawback, days, climate, highlights, languages } = one;
  const topics = TOPICS.map((topic) => [topic.name, Math.round(topicScore(one, topic) * 100) / 100] as const);
  return {
    slug,
    lat,
    lon,
    country,
    airports,
    drawback,
    days,
    climate,
    highlights,
    languages,
    events: one.events.map(({ name, months, when, note }) => ({ name, months, when, note })),
    neighbourhoods: one.neighbourhoods.map(({ name, character }) => ({ name, character })),
    sights: one.places
      .filter(({ onlyOn }) => !onlyOn)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, SIGHTS)
      .map(({ name, weight }) => [name, weight]),
    read: {
      topics: Object.fromEntries(topics.filter(([, score]) => score > 0)),
      isEasy: isEasy(one),
      isCrowded: isCrowded(one),
    },
    picture,
  };
}

/**
 * The data with which a device searches, filters and shows places offline, beside the explore bundle.
 * @param generatedAt ISO time
 */
export function buildDiscoverBundle(
  destinations: readonly DestinationSource[],
  pictureOf: (slug: string) => Picture,
  generatedAt: string,
): DiscoverBundle {
  return {
    version: VERSION,
    generatedAt,
    places: destinations.map((one) => toDiscoverPlace(one, pictureOf(one.slug))),
  };
}

/**
 * The destinations of the two bundles together, in the order of the cards. A place that only one of them has is left
 * out.
 */
export function readDestinations(items: readonly ExploreItem[], { places }: DiscoverBundle): DeviceDestination[] {
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  return items.flatMap((item) => {
    const place = bySlug.get(item.id);
    if (!place) return [];
    const { name, tagline, description, tags, known_for: knownFor, best_months: bestMonths } = item;
    return [
      {
        ...place,
        ...({ region: item.region, vibes: item.vibes, style: item.style, budget: item.budget } as Pick<
          Searchable,
          "region" | "vibes" | "style" | "budget"
        >),
        name,
        tagline,
        description,
        tags,
        knownFor,
        bestMonths,
        costs: { moderate: [item.averageCostPerDay, 0, 0, 0] as DestinationSource["costs"]["moderate"] },
        tips: [],
        places: place.sights.map(([sight, weight]) => ({ name: sight, weight })),
        item,
      },
    ];
  });
}
