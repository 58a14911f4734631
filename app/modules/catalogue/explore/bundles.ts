import { BUNDLE_SEASONS, SPOTLIGHT_SIZE, STYLE_TABS, bestInSeason, ofStyle } from "./explore-sections";
import type { BundleSeason } from "./explore-sections";
import type { ExploreItem } from "../places/explore-item";
import type { Style } from "../schema/vocabulary";

const VERSION = "1.0.0";
const STYLE_SIZE = 8;

/** A card of the destinations list (CHECKLIST ENT-03). */
export interface DestinationCard {
  id: string;
  city: string;
  country: string;
  tagline: string;
  description: string;
  tags: string[];
  priceLevel: string;
  averageCostPerDay: number;
  image_url: string;
}

/** The content of the destinations list (CHECKLIST ENT-06). */
export interface DestinationsBundle {
  version: string;
  generatedAt: string;
  destinationCount: number;
  trending: DestinationCard[];
  budget: DestinationCard[];
  styles: Partial<Record<"beach" | "luxury" | "adventure" | "culture", DestinationCard>>;
  additional: DestinationCard[];
}

/** The content of the explore page (CHECKLIST ENT-07). */
export interface ExploreBundle {
  version: string;
  generatedAt: string;
  schemaVersion: number;
  imageSource: string;
  apiDependency: boolean;
  destinationCount: number;
  isLocked: boolean;
  spotlight: ExploreItem[];
  seasonal: Record<BundleSeason, ExploreItem[]>;
  style?: Partial<Record<Style, ExploreItem[]>>;
  all: ExploreItem[];
}

/** The twelve handpicked places by their groups on the destinations list (CHECKLIST DEST-03 to DEST-05). */
export const HANDPICKED = {
  trending: ["kyoto", "lisbon", "mexico-city", "cape-town"],
  budget: ["hanoi", "marrakech"],
  styles: { adventure: "patagonia", beach: "bali", culture: "istanbul", luxury: "santorini" },
  additional: ["porto", "oaxaca"],
} as const;

const PRICE_LEVELS: Readonly<Record<string, string>> = { "budget-friendly": "$", moderate: "$$", luxury: "$$$" };

/** Whether a place is one of the twelve. */
export function isHandpicked(slug: string): boolean {
  return [
    ...HANDPICKED.trending,
    ...HANDPICKED.budget,
    ...Object.values(HANDPICKED.styles),
    ...HANDPICKED.additional,
  ].some((one) => one === slug);
}

/** The price level of a budget: one to three dollar signs. */
function priceLevel(budget: string): string {
  return PRICE_LEVELS[budget] ?? "$$";
}

function toCard(item: ExploreItem): DestinationCard {
  const { id, city, country, tagline, description, tags, averageCostPerDay, image_url } = item;
  return {
    id,
    city,
    country,
    tagline,
    description,
    tags,
    priceLevel: priceLevel(item.budget),
    averageCostPerDay,
    image_url,
  };
}

/** Every card of the destinations list. */
export function cardsOf({ trending, budget, styles, additional }: DestinationsBundle): DestinationCard[] {
  return [...trending, ...budget, ...Object.values(styles), ...additional];
}

/**
 * The destinations bundle; its count is that of the places in it.
 * @param generatedAt ISO time
 */
export function buildDestinationsBundle(items: readonly ExploreItem[], generatedAt: string): DestinationsBundle {
  const byId = new Map(items.map((item) => [item.id, toCard(item)]));
  const cards = (slugs: readonly string[]): DestinationCard[] => slugs.flatMap((slug) => byId.get(slug) ?? []);
  const styles = Object.fromEntries(
    Object.entries(HANDPICKED.styles).flatMap(([style, slug]) => (byId.has(slug) ? [[style, byId.get(slug)]] : [])),
  ) as DestinationsBundle["styles"];
  const bundle = {
    version: VERSION,
    generatedAt,
    destinationCount: 0,
    trending: cards(HANDPICKED.trending),
    budget: cards(HANDPICKED.budget),
    styles,
    additional: cards(HANDPICKED.additional),
  };
  return { ...bundle, destinationCount: cardsOf(bundle).length };
}

/**
 * The explore bundle. Handpicked places come first in it, so that they are the four of the spotlight (CHECKLIST
 * EXPL-57).
 */
export function buildExploreBundle(items: readonly ExploreItem[], generatedAt: string): ExploreBundle {
  const all = [...items.filter(({ featured }) => featured), ...items.filter(({ featured }) => !featured)];
  return {
    version: VERSION,
    generatedAt,
    schemaVersion: 1,
    imageSource: "posters",
    apiDependency: false,
    destinationCount: all.length,
    isLocked: false,
    spotlight: all.slice(0, SPOTLIGHT_SIZE),
    seasonal: Object.fromEntries(
      BUNDLE_SEASONS.map((season) => [season, bestInSeason(all, season)]),
    ) as ExploreBundle["seasonal"],
    style: Object.fromEntries(STYLE_TABS.map(({ key }) => [key, ofStyle(all, key, STYLE_SIZE)])),
    all,
  };
}

/** The bundle that stands in for one that failed (CHECKLIST EXPL-16, ERR-07). */
export function emptyExploreBundle(generatedAt: string): ExploreBundle {
  return { ...buildExploreBundle([], generatedAt), style: Object.fromEntries(STYLE_TABS.map(({ key }) => [key, []])) };
}

/** An explore bundle counts only with a spotlight and the seasons (CHECKLIST EXPL-64). */
export function isExploreBundle(value: unknown): value is ExploreBundle {
  return (
    typeof value === "object" &&
    value !== null &&
    "spotlight" in value &&
    Array.isArray(value.spotlight) &&
    "seasonal" in value &&
    typeof value.seasonal === "object" &&
    value.seasonal !== null
  );
}
