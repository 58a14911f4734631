import type { Ctx } from "#app/shared/context";
import type { Units } from "#app/shared/units";
import { countFilters, matchesFilters, readFilters } from "./explore-filters";
import type { ExploreFilters } from "./explore-filters";
import type { ExploreItem } from "./explore-item";
import { findByWish, readSort, sortItems } from "./explore-search";
import type { Sort } from "./explore-search";
import { readWish } from "./explore-wish";
import { itemOf, listOrBuiltIn } from "./explore.server";

/** A place that was found, and what speaks for it. */
export interface FoundItem {
  item: ExploreItem;
  reasons?: string[];
}

export interface FoundPlaces {
  query: string;
  filters: ExploreFilters;
  sort: Sort;
  places: FoundItem[];
  /** Places that miss one part of the words by a little. */
  near: FoundItem[];
  givenUp: string[];
  /** How many places there are at all. */
  total: number;
  isActive: boolean;
}

const LONGEST_QUERY = 120;

/** What an address asks for: the places that fit its words and filters, in its order. */
export async function findPlaces(ctx: Ctx, params: URLSearchParams, units: Units = "metric"): Promise<FoundPlaces> {
  const query = (params.get("q") ?? "").trim().slice(0, LONGEST_QUERY);
  const filters = readFilters(params);
  const sort = readSort(params.get("sort"));
  const all = await listOrBuiltIn(ctx);
  const wished = query === "" ? undefined : findByWish(all, readWish(query), units);
  const fits = ({ item }: FoundItem): boolean => matchesFilters(item, filters);
  const found = (wished?.found ?? []).map(({ destination, reasons }) => ({ item: itemOf(destination), reasons }));
  const usual = (): FoundItem[] => all.map((destination) => ({ item: itemOf(destination) })).sort((a, b) => Number(b.item.featured) - Number(a.item.featured) || b.item.vibe_score - a.item.vibe_score);
  const places = (wished ? found : usual()).filter(fits);
  return {
    query,
    filters,
    sort,
    places: sortItems(places.map((place) => ({ ...place.item, place })), sort).map(({ place }) => place),
    near: (wished?.near ?? []).map(({ destination, reasons }) => ({ item: itemOf(destination), reasons })).filter(fits),
    givenUp: wished?.givenUp ?? [],
    total: all.length,
    isActive: query !== "" || countFilters(filters) > 0,
  };
}

/** How many places an address finds. */
export async function countPlaces(ctx: Ctx, params: URLSearchParams): Promise<number> {
  return (await findPlaces(ctx, params)).places.length;
}
