import { searchedPart } from "#app/shared/bounded-text";
import type { Searchable } from "../places/searchable";
import { countFilters, matchesFilters, readFilters } from "../search/explore-filters";
import type { ExploreFilters } from "../search/explore-filters";
import type { ExploreItem } from "../places/explore-item";
import { findByIntent } from "../search/explore-search";
import type { SearchAnswer, Searching } from "../search/explore-search";
import { readSort, sortItems } from "./explore-sort";
import type { Sort } from "./explore-sort";
import type { FindDeparture } from "../search/query-origin";
import { readIntent } from "../search/search-intent";
import type { SearchIntent } from "../search/search-intent";

/** A place that was found, and the reasons for it. */
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
  /** Words that no place has. */
  missing: string[];
  /** A city that was asked for and is not in the catalogue; places near it were found. */
  instead: string | undefined;
  /** The number of all places. */
  total: number;
  isActive: boolean;
}

/** The places that are searched, the month, and the traveller's view of them. */
export interface SearchGround<T extends Searchable> {
  all: readonly T[];
  itemOf: (destination: T) => ExploreItem;
  /** 1 to 12. */
  month: number;
  findDeparture: FindDeparture;
  searching?: Searching;
}

const NEARBY_KM = 1000;

/** The results of a query; for a city of the world that is not in the catalogue, the places near it. */
function answerTo<T extends Searchable>(
  { all, findDeparture, searching }: SearchGround<T>,
  intent: SearchIntent,
): { answer: SearchAnswer<T>; instead?: string } {
  const answer = findByIntent(all, intent, searching);
  const city = answer.missing.length > 0 && !intent.way ? findDeparture(intent.words) : undefined;
  if (!city) return { answer };
  const nearby = findByIntent(
    all,
    { ...intent, words: "", way: { ...city, isDirect: false, maxKm: NEARBY_KM, say: `near ${city.city}` } },
    searching,
  );
  return nearby.givenUp.some((part) => part.startsWith("near ")) || nearby.found.length === 0
    ? { answer }
    : { answer: nearby, instead: city.city };
}

const usual = new WeakMap<readonly Searchable[], FoundItem[]>();

/** Every place, those with the widest appeal first: the same order for as long as it is the same list. */
function inUsualOrder<T extends Searchable>({ all, itemOf }: SearchGround<T>): FoundItem[] {
  const known = usual.get(all);
  if (known) return known;
  const ordered = all
    .map((destination): FoundItem => ({ item: itemOf(destination) }))
    .sort((a, b) => Number(b.item.featured) - Number(a.item.featured) || b.item.vibe_score - a.item.vibe_score);
  usual.set(all, ordered);
  return ordered;
}

/** The results of an address: the places that fit its words and filters, in its order. */
export function findAmong<T extends Searchable>(ground: SearchGround<T>, params: URLSearchParams): FoundPlaces {
  const { all, itemOf, month, findDeparture } = ground;
  const query = searchedPart(params.get("q") ?? "");
  const filters = readFilters(params);
  const sort = readSort(params.get("sort"));
  const { answer, instead } =
    query === ""
      ? { answer: undefined, instead: undefined }
      : answerTo(ground, readIntent(query, { month, findDeparture }));
  const fits = ({ item }: FoundItem): boolean => matchesFilters(item, filters);
  const found = (answer?.found ?? []).map(({ destination, reasons }) => ({ item: itemOf(destination), reasons }));
  // Words without a requirement, such as "somewhere nice", leave every place.
  const isOpen = answer === undefined || (found.length === 0 && answer.missing.length === 0);
  const places = (isOpen ? inUsualOrder(ground) : found).filter(fits);
  return {
    query,
    filters,
    sort,
    places:
      sort === "fit"
        ? places
        : sortItems(
            places.map((place) => ({ ...place.item, place })),
            sort,
          ).map(({ place }) => place),
    near: (answer?.near ?? []).map(({ destination, reasons }) => ({ item: itemOf(destination), reasons })).filter(fits),
    givenUp: answer?.givenUp ?? [],
    missing: answer?.missing ?? [],
    instead,
    total: all.length,
    isActive: query !== "" || countFilters(filters) > 0 || sort !== "fit",
  };
}
