import { SEASON_MONTHS } from "../search/explore-filters";
import type { ExploreItem } from "../places/explore-item";
import type { Style } from "../schema/vocabulary";

/** Seasons as the bundle names them (CHECKLIST ENT-07). */
export const BUNDLE_SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type BundleSeason = (typeof BUNDLE_SEASONS)[number];

/** Places shown in the spotlight, in a season, and where a style has no list (CHECKLIST EXPL-57, EXPL-48, EXPL-54). */
export const SPOTLIGHT_SIZE = 4;
export const SEASON_SIZE = 4;
const STYLE_FALLBACK_SIZE = 4;

/** The tabs of the style explorer: luxe is the style key luxury; each has its own tags (CHECKLIST EXPL-50, EXPL-51). */
export const STYLE_TABS: readonly { id: string; key: Style; label: string; line: string; tags: readonly string[] }[] = [
  {
    id: "luxe",
    key: "luxury",
    label: "Luxe",
    line: "Rooms you remember and dinners that take the evening.",
    tags: ["Grand hotels", "Fine dining", "Spas"],
  },
  {
    id: "adventure",
    key: "adventure",
    label: "Adventure",
    line: "Trails, rivers and a good tiredness at night.",
    tags: ["Hiking", "Rafting", "Wild country"],
  },
  {
    id: "culture",
    key: "culture",
    label: "Culture",
    line: "Old streets, great rooms of art, food with a history.",
    tags: ["Museums", "Old towns", "Festivals"],
  },
  {
    id: "beach",
    key: "beach",
    label: "Beach",
    line: "Warm water, slow mornings and salt on the skin.",
    tags: ["Islands", "Swimming", "Sunsets"],
  },
  {
    id: "urban",
    key: "urban",
    label: "Urban",
    line: "Big cities after dark and their quiet corners by day.",
    tags: ["Skylines", "Nightlife", "Street food"],
  },
  {
    id: "nature",
    key: "nature",
    label: "Nature",
    line: "Mountains, forests and animals that were there first.",
    tags: ["National parks", "Wildlife", "Open skies"],
  },
];

/** The season of a month 1 to 12 by the northern calendar (CHECKLIST EXPL-46). */
export function seasonOfMonth(month: number): BundleSeason {
  return BUNDLE_SEASONS.find((season) => monthsOf(season).includes(month)) ?? "winter";
}

/** The four seasons, the current one first and the others in the order of the year (CHECKLIST EXPL-45). */
export function seasonsFrom(current: BundleSeason): BundleSeason[] {
  const start = BUNDLE_SEASONS.indexOf(current);
  return [...BUNDLE_SEASONS.slice(start), ...BUNDLE_SEASONS.slice(0, start)];
}

/** The months of a season. */
export function monthsOf(season: BundleSeason): readonly number[] {
  return SEASON_MONTHS[season === "autumn" ? "fall" : season];
}

/**
 * Places at their best in a season: places that are good in all of it and in few other months first, then those with
 * more to see.
 */
export function bestInSeason(items: readonly ExploreItem[], season: BundleSeason, limit = SEASON_SIZE): ExploreItem[] {
  const months = monthsOf(season);
  const fit = ({ best_months }: ExploreItem): number =>
    best_months.filter((month) => months.includes(month)).length / Math.max(3, best_months.length);
  return items
    .filter((item) => fit(item) > 0)
    .sort((a, b) => fit(b) - fit(a) || b.vibe_score - a.vibe_score || a.name.localeCompare(b.name, "en"))
    .slice(0, limit);
}

/**
 * The same places, those that are good in a month 1 to 12 before the others: late in a season some are past their best.
 */
export function goodInFirst(items: readonly ExploreItem[], month: number): ExploreItem[] {
  return [
    ...items.filter((item) => item.best_months.includes(month)),
    ...items.filter((item) => !item.best_months.includes(month)),
  ];
}

/** Places of a style, the ones with most to see first. */
export function ofStyle(items: readonly ExploreItem[], style: Style, limit: number): ExploreItem[] {
  return items
    .filter((item) => item.style === style)
    .sort((a, b) => b.vibe_score - a.vibe_score || a.name.localeCompare(b.name, "en"))
    .slice(0, limit);
}

/** The list of a style tab; the first four places where the bundle has no such list (CHECKLIST EXPL-54). */
export function styleList(
  lists: Partial<Record<Style, ExploreItem[]>> | undefined,
  style: Style,
  all: readonly ExploreItem[],
): readonly ExploreItem[] {
  return lists?.[style] ?? all.slice(0, STYLE_FALLBACK_SIZE);
}
