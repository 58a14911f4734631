import { degreesIn, formatTemperature } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import MiniSearch from "minisearch";
import { foldText } from "#app/shared/text";
import type { DestinationSource } from "./destination.schema";
import { climateByMonth, isCold, isDry, isMild, isWarm } from "./explore-climate";
import type { MonthClimate } from "./explore-climate";
import { MONTHS, costPerDay, countryName, vibeScore } from "./explore-item";
import { similarTo } from "./similar";
import { TOPICS, speaksOf, topicScore } from "./explore-topics";
import { isInArea } from "./explore-where";
import type { Area } from "./explore-where";
import type { Weather, Wish } from "./explore-wish";

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
  /** Places that miss one part of it by a little, while few have all of it. */
  near: Found[];
  /** In words, such as "under $40 a day"; empty when everything fits. */
  givenUp: string[];
}

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
  const index = indexOf(destinations);
  // All the words first: a place that has only one of them is a poor second.
  const all = index.search(words, { combineWith: "AND" });
  const hits = all.length > 0 ? all : index.search(words, { combineWith: "OR" });
  const best = hits[0]?.score ?? 1;
  return new Map(hits.filter(({ score }) => score >= best * LEAST_TEXT).map(({ id, score }) => [String(id), score / best]));
}

/** What is left of the best hit in words, and of the best place for a topic, below which a place is not about it. */
const LEAST_TEXT = 0.3;
const LEAST_TOPIC = 0.3;
/** What a place must say of a topic at least; what is enough however much others say. */
const LEAST_SAID = 1.4;
const ENOUGH_SAID = 3;

/** The destinations whose names stand in a wish, and whether it asks for others like them: "somewhere like Bali". */
function placesNamed(destinations: readonly DestinationSource[], asked: string): { named: DestinationSource[]; isLike: boolean } {
  const words = ` ${asked.replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const named = destinations.filter(({ name }) => words.includes(` ${foldText(name).replace(/[^\p{L}\p{N}]+/gu, " ")} `));
  return { named, isLike: named.length > 0 && / (like|similar|instead|alternatives?) /.test(words) };
}

const ALIKE = 12;

/** How near the most similar places come to those that are named, which are left out themselves. */
function likenessScores(destinations: readonly DestinationSource[], named: readonly DestinationSource[]): ReadonlyMap<string, number> {
  const alike = named.flatMap((one) => similarTo(one, destinations, ALIKE)).filter((one) => !named.includes(one));
  return new Map(alike.map(({ slug }, index) => [slug, 1 - index / (alike.length + 1)] as const).reverse());
}

/** How much each destination is about each topic of a wish, 0 to 1; below the least it is not about it. */
function topicScores(destinations: readonly DestinationSource[], wish: Wish): ReadonlyMap<string, number>[] {
  return TOPICS.filter(({ name }) => wish.topics.includes(name)).map((topic) => {
    const scores = destinations.map((one) => ({ slug: one.slug, score: topicScore(one, topic) }));
    const best = Math.max(...scores.map(({ score }) => score), 1);
    return new Map(scores.filter(({ score }) => score >= Math.min(ENOUGH_SAID, Math.max(LEAST_SAID, best * LEAST_TOPIC))).map(({ slug, score }) => [slug, score / best]));
  });
}

const HOLDS: Readonly<Record<Weather, (climate: MonthClimate) => boolean>> = { warm: isWarm, mild: isMild, cold: isCold, dry: isDry };

function monthNames(months: readonly number[]): string {
  const names = months.map((month) => MONTHS[month - 1] ?? "");
  return names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Whether a month that is wished for has all of the weather; without a month, one in which the place is at its best, or for cold any. */
function weatherFits(destination: DestinationSource, wish: Wish): boolean {
  const usual = wish.weather.includes("cold") ? ALL_YEAR : destination.bestMonths;
  const months = wish.months.length > 0 ? wish.months : usual;
  return climateByMonth(destination).some((climate) => months.includes(climate.month) && wish.weather.every((one) => HOLDS[one](climate)));
}

const ALL_YEAR = MONTHS.map((_, index) => index + 1);

/** A part of a wish that a place fulfils or not. */
interface Requirement {
  /** In words, when it is given up. */
  say: string;
  holds: (one: DestinationSource) => boolean;
  /** Why a place falls short; only for what a traveller may bend. */
  lacks?: (one: DestinationSource) => string | undefined;
}

function isWithin(one: DestinationSource, area: Area): boolean {
  return isInArea(one, area) || (area.isNamedInText === true && speaksOf(one, area.name.replace(/^the /, "")));
}

/** Requirements of a wish; each may be given up, the last one first, when nothing is left. */
function requirements(wish: Wish, texts: ReadonlyMap<string, number> | undefined, topics: readonly ReadonlyMap<string, number>[]): Requirement[] {
  const { maxPerDay, budget, days } = wish;
  const list: Requirement[] = [];
  const add = (isWished: boolean, requirement: Requirement): unknown => isWished && list.push(requirement);
  add(wish.where.length > 0, { say: `in ${wish.where.map(({ name }) => name).join(" or ")}`, holds: (one) => wish.where.some((area) => isWithin(one, area)) });
  add(wish.without.length > 0, { say: `not in ${wish.without.map(({ name }) => name).join(" or ")}`, holds: (one) => !wish.without.some((area) => isWithin(one, area)) });
  topics.forEach((scores, index) => add(scores.size > 0, { say: wish.topics[index] ?? "", holds: (one) => scores.has(one.slug) }));
  const words: Requirement = { say: wish.words || "like it", holds: (one) => texts?.has(one.slug) ?? true };
  const hasWords = texts !== undefined && texts.size > 0;
  const isRest = wish.words !== "" && wish.topics.length + wish.vibes.length + wish.where.length > 0;
  add(hasWords && !isRest, words);
  add(wish.vibes.length > 0, { say: wish.vibes.join(" and "), holds: (one) => wish.vibes.some((vibe) => one.vibes.includes(vibe)) });
  add(wish.months.length > 0, { say: `good in ${monthNames(wish.months)}`, holds: (one) => wish.months.some((month) => one.bestMonths.includes(month)), lacks: (one) => `better in ${monthNames(one.bestMonths)}` });
  add(wish.weather.length > 0, { say: wish.weather.join(" and "), holds: (one) => weatherFits(one, wish) });
  if (maxPerDay !== undefined) list.push({ say: `under $${maxPerDay} a day`, holds: (one) => costPerDay(one) <= maxPerDay, lacks: (one) => (costPerDay(one) <= maxPerDay * STRETCH ? `a little over $${maxPerDay}` : undefined) });
  add(budget !== undefined, { say: budget ?? "", holds: (one) => one.budget === budget });
  add(wish.isQuiet, { say: "quiet", holds: (one) => !isLoud(one) && !isCrowded(one) });
  add(days !== undefined, { say: `within ${days ?? 0} days`, holds: (one) => one.days[0] <= (days ?? 0) });
  // Words that were not understood go first when something else was.
  add(hasWords && isRest, words);
  return list;
}

const QUIET_WORDS = ["quiet", "slow", "calm", "empty", "remote", "silence", "unhurried", "peace"];

/** How much speaks for a place to be left alone in. */
function quietness(one: DestinationSource): number {
  return QUIET_WORDS.filter((word) => speaksOf(one, word)).length + Number(one.style === "nature") * 2 + Number(one.vibes.includes("wellness")) - vibeScore(one.places) / 10;
}

function isLoud(one: DestinationSource): boolean {
  return one.vibes.includes("nightlife") || one.style === "urban";
}

const CROWDS = /crowd|queue|busload|packed|tour (group|bus)|cruise|tourists/i;

/** Whether what may disappoint about a place is its crowds, or its texts warn of them more than once. */
function isCrowded({ drawback, description, tips, places }: DestinationSource): boolean {
  return CROWDS.test(drawback) || [description, ...tips, ...places.map(({ note }) => note)].filter((text) => CROWDS.test(text)).length > 2;
}

/** How far a price may be over the wish to be named as close to it. */
const STRETCH = 1.35;
/** With fewer places than that, those that come close are named too. */
const FEW = 4;
const MOST_NEAR = 4;

function reasonsFor(destination: DestinationSource, wish: Wish, topics: readonly ReadonlyMap<string, number>[], units: Units): string[] {
  const months = wish.months.filter((month) => destination.bestMonths.includes(month));
  const weather = wish.weather.length > 0 && wish.months.length > 0 ? climateByMonth(destination).find(({ month }) => month === (months[0] ?? wish.months[0])) : undefined;
  return [
    ...(months.length > 0 ? [`Good in ${monthNames(months)}`] : []),
    ...(weather ? [`${Math.round(degreesIn(weather.low, units)) || 0} to ${formatTemperature(weather.high, units)}`] : []),
    ...(wish.maxPerDay !== undefined ? [`$${costPerDay(destination)} a day`] : []),
    ...wish.topics.filter((_, index) => topics[index]?.has(destination.slug)),
    ...wish.vibes.filter((vibe) => destination.vibes.includes(vibe)),
  ];
}

/** How well a place fits, beyond fulfilling what is asked. */
function fitOf(one: DestinationSource, wish: Wish, texts: ReadonlyMap<string, number> | undefined, topics: readonly ReadonlyMap<string, number>[]): number {
  const share = <T>(wished: readonly T[], has: (value: T) => boolean): number => (wished.length === 0 ? 0 : wished.filter(has).length / wished.length);
  const perDay = costPerDay(one);
  return (
    (texts?.get(one.slug) ?? 0) * 2 +
    topics.reduce((sum, scores) => sum + (scores.get(one.slug) ?? 0), 0) * 3 +
    share(wish.vibes, (vibe) => one.vibes.includes(vibe)) * 1.5 +
    share(wish.vibes, (vibe) => one.style === vibe) +
    share(wish.months, (month) => one.bestMonths.includes(month)) * 1.5 +
    (wish.isQuiet ? quietness(one) : vibeScore(one.places) / 10) +
    (wish.budget === "budget-friendly" ? Math.max(0, 2 - perDay / 75) : 0) +
    (wish.budget === "luxury" ? Math.min(2, perDay / 300) + Number(one.style === "luxury") : 0) +
    (wish.maxPerDay !== undefined && perDay > wish.maxPerDay ? -(perDay / wish.maxPerDay) * 8 : 0)
  );
}

/**
 * Places that fulfil a wish, best first. When none fulfils all of it, the last requirements are given up and named;
 * when few do, those that miss one of them by a little come beside.
 */
export function findByWish(destinations: readonly DestinationSource[], wish: Wish, units: Units = "metric"): WishAnswer {
  const { named, isLike } = placesNamed(destinations, wish.asked);
  if (named.length > 0 && !isLike) return { found: named.map((destination) => ({ destination, score: 1, reasons: reasonsFor(destination, wish, [], units) })), near: [], givenUp: [] };
  const texts = isLike ? likenessScores(destinations, named) : textScores(destinations, wish.words);
  const topics = topicScores(destinations, wish);
  const wanted = requirements(wish, texts, topics);
  if (wanted.length === 0) return { found: [], near: [], givenUp: [] };
  const kept = [...wanted];
  const givenUp: string[] = [];
  const fulfilling = (): DestinationSource[] => destinations.filter((one) => kept.every(({ holds }) => holds(one)));
  let left = fulfilling();
  while (left.length === 0 && kept.length > 1) {
    givenUp.push(kept.pop()?.say ?? "");
    left = fulfilling();
  }
  const found = (destination: DestinationSource, lacks: string[] = []): Found => ({ destination, score: fitOf(destination, wish, texts, topics), reasons: [...lacks, ...reasonsFor(destination, wish, topics, units)] });
  const ranked = (list: Found[]): Found[] => list.sort((a, b) => b.score - a.score || a.destination.name.localeCompare(b.destination.name, "en"));
  const others = left.length >= FEW ? [] : destinations.filter((one) => !left.includes(one));
  const near = ranked(others.flatMap((one) => nearMiss(one, wanted).map((lack) => found(one, [lack])))).slice(0, MOST_NEAR);
  return { found: ranked(left.map((one) => found(one))), near, givenUp };
}

/** What a place lacks when it is one thing, and one that can be bent; nothing otherwise. */
function nearMiss(one: DestinationSource, wanted: readonly Requirement[]): string[] {
  const missed = wanted.filter(({ holds }) => !holds(one));
  const lack = missed.length === 1 ? missed[0]?.lacks?.(one) : undefined;
  return lack ? [lack.charAt(0).toUpperCase() + lack.slice(1)] : [];
}

/** Reads the texts of destinations for later searches; the first search then is as fast as any other. */
export function prepareSearch(destinations: readonly DestinationSource[]): void {
  indexOf(destinations);
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
