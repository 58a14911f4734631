import type { Ctx } from "#app/shared/context";
import { findAirport, resolveExactDeparture } from "./airports.server";
import { resolveExactDestination } from "./catalogue.server";
import type { Destination } from "./catalogue.server";
import { countFilters, matchesFilters, readFilters } from "./explore-filters";
import type { ExploreFilters } from "./explore-filters";
import type { ExploreItem } from "./explore-item";
import { findByIntent } from "./explore-search";
import type { Searching } from "./explore-search";
import { readSort, sortItems } from "./explore-sort";
import type { Sort } from "./explore-sort";
import type { SearchAnswer } from "./explore-search";
import { readIntent } from "./search-intent";
import type { SearchIntent } from "./search-intent";
import { itemOf, listOrBuiltIn } from "./explore.server";
import { departureFinder } from "./query-origin";
import type { Departure } from "./query-origin";

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
  /** Words that no place has. */
  missing: string[];
  /** A city that was asked for and is none of the places; those near it were found. */
  instead: string | undefined;
  /** How many places there are at all. */
  total: number;
  isActive: boolean;
}

const LONGEST_QUERY = 120;

/** A departure by the exact name of its city or its code; of cities of one name, the one among our places. */
function departureNamed(name: string): Departure | undefined {
  const choice = resolveExactDeparture(name);
  const main = choice && findAirport(choice.airports[0] ?? "");
  if (choice && main) return { city: choice.city, airports: choice.airports, point: { lat: main.lat, lon: main.lon } };
  const own = resolveExactDestination(name);
  return own && { city: own.name, airports: own.airports, point: { lat: own.lat, lon: own.lon } };
}

const findDeparture = departureFinder(departureNamed);

const NEARBY_KM = 1000;

/** What a query finds; for a city of the world that is none of our places, those near it. */
function answerTo(
  all: readonly Destination[],
  intent: SearchIntent,
  searching: Searching,
): { answer: SearchAnswer; instead?: string } {
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

/** What an address asks for: the places that fit its words and filters, in its order. */
export async function findPlaces(ctx: Ctx, params: URLSearchParams, searching: Searching = {}): Promise<FoundPlaces> {
  const query = (params.get("q") ?? "").trim().slice(0, LONGEST_QUERY);
  const filters = readFilters(params);
  const sort = readSort(params.get("sort"));
  const all = await listOrBuiltIn(ctx);
  const { answer, instead } =
    query === ""
      ? { answer: undefined, instead: undefined }
      : answerTo(all, readIntent(query, { month: ctx.now.getUTCMonth() + 1, findDeparture }), searching);
  const fits = ({ item }: FoundItem): boolean => matchesFilters(item, filters);
  const found = (answer?.found ?? []).map(({ destination, reasons }) => ({ item: itemOf(destination), reasons }));
  const usual = (): FoundItem[] =>
    all
      .map((destination) => ({ item: itemOf(destination) }))
      .sort((a, b) => Number(b.item.featured) - Number(a.item.featured) || b.item.vibe_score - a.item.vibe_score);
  // Words that ask for nothing in particular, such as "somewhere nice", leave every place.
  const isOpen = answer === undefined || (found.length === 0 && answer.missing.length === 0);
  const places = (isOpen ? usual() : found).filter(fits);
  return {
    query,
    filters,
    sort,
    places: sortItems(
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

/** How many places an address finds. */
export async function countPlaces(ctx: Ctx, params: URLSearchParams, searching: Searching = {}): Promise<number> {
  return (await findPlaces(ctx, params, searching)).places.length;
}
