import MiniSearch from "minisearch";
import { foldText } from "#app/shared/text";
import type { DestinationSource } from "./destination.schema";
import { climateByMonth, isDry, isWarm } from "./explore-climate";
import { MONTHS, costPerDay, countryName } from "./explore-item";
import type { Wish } from "./explore-wish";

/** The orders of a list; the first is the usual one. */
export const SORTS = ["fit", "price", "price-high", "name", "sights"] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_LABELS: Readonly<Record<Sort, string>> = { fit: "Best fit", price: "Lowest price a day", "price-high": "Highest price a day", name: "Name", sights: "Most to see" };

/** A place that was found, and what speaks for it in words. */
export interface Found {
  destination: DestinationSource;
  score: number;
  reasons: string[];
}

/** What was found, and whether a part of the wish had to be given up for it. */
export interface WishAnswer {
  found: Found[];
  /** In words, such as "under $40 a day"; empty when everything fits. */
  givenUp: string[];
}

const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  quiet: ["quiet", "calm", "slow", "peaceful", "unhurried", "gentle"],
  calm: ["calm", "quiet"],
  food: ["food", "kitchens", "cooking", "markets", "street food"],
  snow: ["snow", "ski", "winter"],
  skiing: ["ski", "snow"],
  safari: ["safari", "wildlife"],
};

const indexes = new WeakMap<readonly DestinationSource[], MiniSearch>();

function indexOf(destinations: readonly DestinationSource[]): MiniSearch {
  const known = indexes.get(destinations);
  if (known) return known;
  const index = new MiniSearch({
    idField: "slug",
    fields: ["name", "country", "region", "tags", "known", "text", "places"],
    processTerm: foldText,
    searchOptions: { boost: { name: 8, country: 5, region: 4, tags: 3, known: 2 }, fuzzy: (term) => (term.length > 4 ? 0.2 : false), prefix: (term) => term.length > 3, processTerm: foldText },
  });
  index.addAll(
    destinations.map((one) => ({
      slug: one.slug,
      name: one.name,
      country: countryName(one.country),
      region: one.region.replaceAll("-", " "),
      tags: [...one.tags, ...one.vibes].join(" "),
      known: [...one.knownFor, ...one.highlights].join(" "),
      text: [one.tagline, one.description, ...one.neighbourhoods.map(({ character }) => character)].join(" "),
      places: one.places.flatMap(({ name, tags }) => [name, ...tags]).join(" "),
    })),
  );
  indexes.set(destinations, index);
  return index;
}

function textScores(destinations: readonly DestinationSource[], words: string): ReadonlyMap<string, number> | undefined {
  if (words === "") return undefined;
  const query = words.split(" ").flatMap((word) => SYNONYMS[word] ?? [word]).join(" ");
  const hits = indexOf(destinations).search(query, { combineWith: "OR" });
  const best = hits[0]?.score ?? 1;
  return new Map(hits.map(({ id, score }) => [String(id), score / best]));
}

function weatherFits(destination: DestinationSource, wish: Wish): boolean {
  if (!wish.isWarm && !wish.isDry) return true;
  const months = wish.months.length > 0 ? wish.months : destination.bestMonths;
  return climateByMonth(destination).some((climate) => months.includes(climate.month) && (!wish.isWarm || isWarm(climate)) && (!wish.isDry || isDry(climate)));
}

/** Requirements of a wish; each may be given up, the last one first, when nothing is left. */
function requirements(wish: Wish, texts: ReadonlyMap<string, number> | undefined): { say: string; holds: (one: DestinationSource) => boolean }[] {
  const list: { say: string; holds: (one: DestinationSource) => boolean }[] = [];
  if (texts && texts.size > 0 && wish.vibes.length + wish.months.length === 0 && wish.maxPerDay === undefined) list.push({ say: wish.words, holds: (one) => texts.has(one.slug) });
  if (wish.vibes.length > 0) list.push({ say: wish.vibes.join(" and "), holds: (one) => wish.vibes.some((vibe) => one.vibes.includes(vibe)) });
  if (wish.months.length > 0) list.push({ say: `good in ${wish.months.map((month) => MONTHS[month - 1]).join(", ")}`, holds: (one) => wish.months.some((month) => one.bestMonths.includes(month)) });
  const { maxPerDay, budget } = wish;
  if (maxPerDay !== undefined) list.push({ say: `under $${maxPerDay} a day`, holds: (one) => costPerDay(one) <= maxPerDay });
  if (budget) list.push({ say: budget, holds: (one) => one.budget === budget });
  if (wish.isWarm || wish.isDry) list.push({ say: [wish.isWarm && "warm", wish.isDry && "dry"].filter(Boolean).join(" and "), holds: (one) => weatherFits(one, wish) });
  return list;
}

function reasonsFor(destination: DestinationSource, wish: Wish): string[] {
  const months = wish.months.filter((month) => destination.bestMonths.includes(month));
  const vibes = wish.vibes.filter((vibe) => destination.vibes.includes(vibe));
  return [
    ...(months.length > 0 ? [`Good in ${months.map((month) => MONTHS[month - 1]).join(" and ")}`] : []),
    ...(wish.maxPerDay !== undefined ? [`$${costPerDay(destination)} a day`] : []),
    ...vibes,
  ];
}

/** Places that fulfil a wish, best first. When none fulfils all of it, the last requirements are given up and named. */
export function findByWish(destinations: readonly DestinationSource[], wish: Wish): WishAnswer {
  const texts = textScores(destinations, wish.words);
  const wanted = requirements(wish, texts);
  if (wanted.length === 0 && (!texts || texts.size === 0)) return { found: [], givenUp: [] };
  const kept = [...wanted];
  const givenUp: string[] = [];
  let left = destinations.filter((one) => kept.every(({ holds }) => holds(one)));
  while (left.length === 0 && kept.length > 1) {
    const dropped = kept.pop();
    if (dropped) givenUp.push(dropped.say);
    left = destinations.filter((one) => kept.every(({ holds }) => holds(one)));
  }
  const score = (one: DestinationSource): number => (texts?.get(one.slug) ?? 0) * 2 + wish.vibes.filter((vibe) => one.vibes.includes(vibe)).length + wish.vibes.filter((vibe) => one.style === vibe).length + wanted.filter(({ holds }) => holds(one)).length;
  const found = left.map((destination) => ({ destination, score: score(destination), reasons: reasonsFor(destination, wish) }));
  return { found: found.sort((a, b) => b.score - a.score || a.destination.name.localeCompare(b.destination.name, "en")), givenUp };
}

/** The sort of an address; the usual one when it names none. */
export function readSort(text: string | null): Sort {
  return SORTS.find((sort) => sort === text) ?? "fit";
}

/** Puts a list in an order; "fit" leaves it as it is. */
export function sortItems<T extends { name: string; averageCostPerDay: number; vibe_score: number }>(items: readonly T[], sort: Sort): T[] {
  const byName = (a: T, b: T): number => a.name.localeCompare(b.name, "en");
  const orders: Record<Sort, (a: T, b: T) => number> = {
    fit: () => 0,
    price: (a, b) => a.averageCostPerDay - b.averageCostPerDay || byName(a, b),
    "price-high": (a, b) => b.averageCostPerDay - a.averageCostPerDay || byName(a, b),
    name: byName,
    sights: (a, b) => b.vibe_score - a.vibe_score || byName(a, b),
  };
  return [...items].sort(orders[sort]);
}
