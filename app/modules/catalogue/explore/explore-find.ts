import { searchedPart } from "#app/shared/bounded-text";
import { inWords } from "../places/place-answer";
import type { Bar, PlaceAnswer } from "../places/place-answer";
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
  /** The sentence about a place that was asked for and is not in the catalogue; those near it were found. */
  told: string | undefined;
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
  /** The meaning of a name of the world; left out on a device, which does not hold the world's names. */
  findPlace?: (name: string, bar: Bar) => PlaceAnswer | undefined;
  searching?: Searching;
}

const NEARBY_KM = 1000;
/** A town that small is no reason to leave places aside whose texts have the words. */
const LEAST_PEOPLE = 100_000;

const nearestOf = (answer: Extract<PlaceAnswer, { kind: "near" | "elsewhere" }>): string[] =>
  (answer.kind === "near" ? [answer.nearest] : answer.nearest).map(({ slug }) => slug);

interface Answered<T extends Searchable> {
  answer: SearchAnswer<T>;
  /** The sentence about a named place that is not one of ours. */
  told?: string;
}

/** The results of a query; for a place of the world that is not in the catalogue, those near it or that lead to it. */
function answerTo<T extends Searchable>(
  { all, findPlace, searching }: SearchGround<T>,
  intent: SearchIntent,
): Answered<T> {
  const answer = findByIntent(all, intent, searching);
  if (intent.words === "" || intent.way) return { answer };
  const people = answer.missing.length > 0 ? 0 : LEAST_PEOPLE;
  const named = findPlace?.(intent.words, { people, hasParts: true });
  const among = (slugs: readonly string[]): SearchAnswer<T> => {
    const those = slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
    const fitting = findByIntent(those, { ...intent, words: "" }, searching);
    // A name alone has no requirement that could choose among them.
    return fitting.found.length > 0
      ? fitting
      : { ...fitting, found: those.map((destination) => ({ destination, score: 0, reasons: [] })) };
  };
  switch (named?.kind) {
    case "part":
      return { answer: among(named.of.map(({ slug }) => slug)), told: inWords(named)?.message };
    case "near":
    case "elsewhere": {
      const { name, at } = named;
      if (!at) return { answer };
      const way = { city: name, airports: [], point: at, isDirect: false, maxKm: NEARBY_KM, say: `near ${name}` };
      const nearby = findByIntent(all, { ...intent, words: "", way }, searching);
      const isFar = nearby.found.length === 0 || nearby.givenUp.some((part) => part.startsWith("near "));
      return isFar
        ? { answer: among(nearestOf(named)), told: inWords(named)?.message }
        : { answer: nearby, told: `We don't cover ${name} yet. These places are nearby.` };
    }
    case "several":
    case "area":
    case "covered":
    case "unknown":
    case undefined:
      return { answer };
  }
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
  const { answer, told } =
    query === ""
      ? { answer: undefined, told: undefined }
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
    told,
    total: all.length,
    isActive: query !== "" || countFilters(filters) > 0 || sort !== "fit",
  };
}
