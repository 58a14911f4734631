import { entryOf } from "#app/shared/table";
import { BUDGETS, REGIONS, VIBES } from "../schema/vocabulary";
import type { BudgetLevel, Region, Style, Vibe } from "../schema/vocabulary";

/** Seasons as the filter names them; "autumn" reads as fall (CHECKLIST EXPL-20). */
export const FILTER_SEASONS = ["spring", "summer", "fall", "winter"] as const;
export type FilterSeason = (typeof FILTER_SEASONS)[number];

/** The months of each season (CHECKLIST EXPL-46). */
export const SEASON_MONTHS: Readonly<Record<FilterSeason, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
};

/** The meaning of the budgets for one traveller (CHECKLIST EXPL-21). */
export const BUDGET_TEXTS: Readonly<Record<BudgetLevel, string>> = {
  "budget-friendly": "Under $2,500 per person",
  moderate: "$2,500 to $5,000 per person",
  luxury: "$5,000+ per person",
};

/** The options of each group of the filter panel. */
export interface FilterOptions {
  vibes: readonly string[];
  budgets: readonly string[];
  regions: readonly string[];
  seasons: readonly string[];
}

/** The default options (CHECKLIST EXPL-17 to EXPL-20, EXPL-32). */
export const DEFAULT_FILTER_OPTIONS: FilterOptions = {
  vibes: VIBES,
  budgets: BUDGETS,
  regions: REGIONS,
  seasons: FILTER_SEASONS,
};

export interface ExploreFilters {
  vibes: Vibe[];
  budgets: BudgetLevel[];
  regions: Region[];
  seasons: FilterSeason[];
}

export const NO_FILTERS: ExploreFilters = { vibes: [], budgets: [], regions: [], seasons: [] };

/** The fields that the filters read; each may be missing. */
export interface Filterable {
  vibes?: readonly string[];
  style?: string;
  budget?: string;
  region?: string;
  /** Months 1 to 12 in which the place is good. */
  best_months?: readonly number[];
}

/** Vibes of an item that names only its style (CHECKLIST EXPL-26, EXPL-27). */
const STYLE_VIBES: Readonly<Record<Style, readonly string[]>> = {
  luxury: ["luxury", "wellness", "romantic"],
  adventure: ["adventure", "nature"],
  culture: ["culture", "urban"],
  beach: ["beach", "wellness"],
  urban: ["urban", "nightlife", "culture"],
  nature: ["nature", "adventure", "wellness"],
};

/** Other spellings of regions, with the names they match (CHECKLIST EXPL-30, EXPL-31). */
const REGION_ALIASES: Readonly<Record<string, readonly string[]>> = {
  "europe/asia": ["europe", "asia"],
  eurasia: ["europe", "asia"],
  pacific: ["oceania"],
  australia: ["oceania"],
};

/** "North-America" reads "north america" (CHECKLIST EXPL-29). */
function foldRegion(region: string): string {
  return region.trim().toLowerCase().replaceAll("-", " ");
}

/** The season of a word, where "autumn" is fall. */
export function seasonOf(word: string): FilterSeason | undefined {
  const name = word.toLowerCase() === "autumn" ? "fall" : word.toLowerCase();
  return FILTER_SEASONS.find((season) => season === name);
}

/** The vibes of an item: its own, else those of its style. */
export function vibesOf(item: Filterable): readonly string[] {
  if (item.vibes && item.vibes.length > 0) return item.vibes;
  return STYLE_VIBES[item.style as Style] ?? [];
}

/** Whether an item passes every group; a group without a choice lets everything pass (CHECKLIST EXPL-24 to EXPL-31). */
export function matchesFilters(item: Filterable, filters: ExploreFilters): boolean {
  const vibes = vibesOf(item);
  const region = foldRegion(item.region ?? "");
  const regions = entryOf(REGION_ALIASES, region) ?? [region];
  return (
    (filters.vibes.length === 0 || filters.vibes.some((vibe) => vibes.includes(vibe))) &&
    (filters.budgets.length === 0 || filters.budgets.some((budget) => budget === (item.budget ?? "moderate"))) &&
    (filters.regions.length === 0 || filters.regions.some((one) => regions.includes(foldRegion(one)))) &&
    (filters.seasons.length === 0 ||
      filters.seasons.some((season) => SEASON_MONTHS[season].some((month) => item.best_months?.includes(month))))
  );
}

/** How many choices are active, for the badge (CHECKLIST EXPL-03). */
export function countFilters({ vibes, budgets, regions, seasons }: ExploreFilters): number {
  return vibes.length + budgets.length + regions.length + seasons.length;
}

function chosen<T extends string>(params: URLSearchParams, name: string, known: readonly T[]): T[] {
  const words = new Set(params.getAll(name).flatMap((value) => value.toLowerCase().split(",")));
  return known.filter((option) => words.has(option));
}

/**
 * Reads the filters of an address; unknown options are left out. The groups are named vibe, budget, region and season.
 */
export function readFilters(params: URLSearchParams): ExploreFilters {
  const seasons = new Set(
    params
      .getAll("season")
      .flatMap((value) => value.split(","))
      .map((word) => seasonOf(word.trim())),
  );
  return {
    vibes: chosen(params, "vibe", VIBES),
    budgets: chosen(params, "budget", BUDGETS),
    regions: chosen(params, "region", REGIONS),
    seasons: FILTER_SEASONS.filter((season) => seasons.has(season)),
  };
}

/** The filters as they stand in an address; reading it again gives the same filters. */
export function writeFilters({ vibes, budgets, regions, seasons }: ExploreFilters): URLSearchParams {
  return new URLSearchParams([
    ...vibes.map((vibe) => ["vibe", vibe]),
    ...budgets.map((budget) => ["budget", budget]),
    ...regions.map((region) => ["region", region]),
    ...seasons.map((season) => ["season", season]),
  ]);
}
