import { degreesIn, formatTemperature } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import { distanceKm } from "#app/shared/geo";
import type { DestinationSource } from "./destination.schema";
import { climateByMonth, isCold, isDry, isMild, isWarm } from "./explore-climate";
import type { MonthClimate } from "./explore-climate";
import { costPerDay, monthNames, vibeScore } from "./explore-item";
import { similarTo } from "./similar";
import { searchTexts } from "./explore-text";
import { TOPICS, speaksOf, topicScore } from "./explore-topics";
import type { Topic } from "./explore-topics";
import { foldName, otherNames } from "./place-names";
import { isInArea } from "./explore-where";
import type { Area } from "./explore-where";
import type { Weather, Wish } from "./explore-wish";
import type { WishedWay } from "./wish-origin";

/** Whether somebody flies without a stop between any of two lots of airports; known where the timetable is. */
export type IsNonStop = (from: readonly string[], to: readonly string[]) => boolean;

/** For whom a search answers, and what it may ask beside the catalogue. */
export interface Searching {
  units?: Units;
  isNonStop?: IsNonStop;
}

/** The orders of a list; the first is the usual one. */
export const SORTS = ["fit", "price", "price-high", "name", "sights"] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  fit: "Best fit",
  price: "Lowest price a day",
  "price-high": "Highest price a day",
  name: "Name",
  sights: "Most to see",
};

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
  /** Words that no place has. */
  missing: string[];
}

/** What is left of the best place for a topic, below which a place is not about it. */
const LEAST_TOPIC = 0.3;
/** What a place must say of a topic at least; what is enough however much others say. */
const LEAST_SAID = 1.4;
const ENOUGH_SAID = 3;

/** Names that are common words too: they are names only where nothing else can be meant. */
const COMMON_WORDS = /^(?:nice|bath|split|la|kl|rom|rio)$/;

const BEFORE_NAME = new Set([undefined, "in", "to", "visit", "visiting", "like", "around", "or", "vs"]);
const AFTER_NAME = new Set([undefined, "in", "with", "or", "vs", "from", "france", "england", "uk", "croatia"]);

function isNamed(name: string, words: string): boolean {
  if (!COMMON_WORDS.test(name)) return words.includes(` ${name} `);
  const list = words.trim().split(" ");
  return list.some(
    (word, index) => word === name && BEFORE_NAME.has(list[index - 1]) && AFTER_NAME.has(list[index + 1]),
  );
}

/** The destinations whose names stand in a wish, and whether it asks for others like them: "somewhere like Bali". */
function placesNamed(
  destinations: readonly DestinationSource[],
  wish: Wish,
): { named: DestinationSource[]; refused: DestinationSource[]; isLike: boolean } {
  const words = ` ${foldName(wish.way ? wish.words : wish.asked)} `;
  const byCode = (one: DestinationSource): boolean =>
    /^ [a-z]{3} $/.test(words) && one.airports.includes(words.trim().toUpperCase());
  const byName = destinations.filter((one) =>
    [one.name, ...otherNames(one.slug)].some((name) => isNamed(foldName(name), words)),
  );
  const refused = byName.filter((one) =>
    [one.name, ...otherNames(one.slug)].some((name) =>
      new RegExp(` (?:not|except|without|no) (?:\\S+(?: \\S+)? (?:or|and|nor) )?(?:in |to )?${foldName(name)} `).test(
        words,
      ),
    ),
  );
  const named =
    byName.length > 0 || wish.words === ""
      ? byName.filter((one) => !refused.includes(one))
      : destinations.filter(byCode);
  return {
    named,
    refused,
    isLike: named.length > 0 && / (like|similar|instead|alternatives?) /.test(` ${foldName(wish.asked)} `),
  };
}

const ALIKE = 12;

/** How near the most similar places come to those that are named, which are left out themselves. */
function likenessScores(
  destinations: readonly DestinationSource[],
  named: readonly DestinationSource[],
): ReadonlyMap<string, number> {
  const alike = named.flatMap((one) => similarTo(one, destinations, ALIKE)).filter((one) => !named.includes(one));
  return new Map(alike.map(({ slug }, index) => [slug, 1 - index / (alike.length + 1)] as const).reverse());
}

/** How much each destination is about each topic of a wish, 0 to 1; below the least it is not about it. */
function topicScores(destinations: readonly DestinationSource[], wish: Wish): ReadonlyMap<string, number>[] {
  // What is much in a part of the world may be little elsewhere.
  const inArea =
    wish.where.length === 0
      ? destinations
      : destinations.filter((one) => wish.where.some((area) => isWithin(one, area)));
  return TOPICS.filter(({ name }) => wish.topics.includes(name)).map((topic) => {
    const scores = inArea.map((one) => ({ slug: one.slug, score: topicScore(one, topic) }));
    const best = Math.max(...scores.map(({ score }) => score), 0);
    // What is rare everywhere is found where it is mentioned at all.
    const usual = best < LEAST_SAID ? best / 2 : Math.min(ENOUGH_SAID, Math.max(LEAST_SAID, best * LEAST_TOPIC));
    const enough = topic.least ?? usual;
    return new Map(
      scores.filter(({ score }) => score > 0 && score >= enough).map(({ slug, score }) => [slug, score / best]),
    );
  });
}

const HOLDS: Readonly<Record<Weather, (climate: MonthClimate) => boolean>> = {
  warm: isWarm,
  mild: isMild,
  cold: isCold,
  dry: isDry,
};

/** Whether a month that is wished for has all of the weather; without a month, one in which the place is at its best, or for cold any. */
function weatherFits(destination: DestinationSource, wish: Wish): boolean {
  const usual = wish.weather.includes("cold") ? ALL_YEAR : destination.bestMonths;
  const months = wish.months.length > 0 ? wish.months : usual;
  return climateByMonth(destination).some(
    (climate) => months.includes(climate.month) && wish.weather.every((one) => HOLDS[one](climate)),
  );
}

const ALL_YEAR = Array.from({ length: 12 }, (_, index) => index + 1);

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
function requirements(
  wish: Wish,
  texts: ReadonlyMap<string, number> | undefined,
  topics: readonly ReadonlyMap<string, number>[],
  isNonStop: IsNonStop | undefined,
): Requirement[] {
  const { maxPerDay, minPerDay, budget, days, way } = wish;
  const price = wish.priceText ?? `$${maxPerDay ?? 0} a day`;
  const list: Requirement[] = [];
  const add = (isWished: boolean, requirement: Requirement): unknown => isWished && list.push(requirement);
  add(wish.where.length > 0, {
    say: `in ${wish.where.map(({ name }) => name).join(" or ")}`,
    holds: (one) => wish.where.some((area) => isWithin(one, area)),
  });
  add(wish.without.length > 0, {
    say: `not in ${wish.without.map(({ name }) => name).join(" or ")}`,
    holds: (one) => !wish.without.some((area) => isWithin(one, area)),
  });
  if (way) list.push({ say: way.say, holds: (one) => reaches(one, way, isNonStop) });
  topics.forEach((scores, index) =>
    add(scores.size > 0, { say: wish.topics[index] ?? "", holds: (one) => scores.has(one.slug) }),
  );
  const words: Requirement = { say: wish.words || "like it", holds: (one) => texts?.has(one.slug) ?? true };
  const hasWords = texts !== undefined && texts.size > 0;
  const isRest = wish.words !== "" && wish.topics.length + wish.vibes.length + wish.where.length > 0;
  add(hasWords && !isRest, words);
  const unwanted = TOPICS.filter(({ name }) => wish.unwanted?.includes(name));
  add(wish.unwanted !== undefined, {
    say: `without ${wish.unwanted?.join(" or ") ?? ""}`,
    holds: (one) =>
      !one.vibes.some((vibe) => wish.unwanted?.includes(vibe)) &&
      unwanted.every((topic) => topicScore(one, topic) < LEAST_SAID),
  });
  add(wish.vibes.length > 0, {
    say: wish.vibes.join(" and "),
    holds: (one) => wish.vibes.some((vibe) => one.vibes.includes(vibe)),
  });
  const weather: Requirement = { say: wish.weather.join(" and "), holds: (one) => weatherFits(one, wish) };
  // Snow decides the month, not the month the snow.
  const isWinterSport = wish.weather.includes("cold") && wish.topics.length > 0;
  add(isWinterSport, weather);
  add(wish.months.length > 0, {
    say: `good in ${monthNames(wish.months)}`,
    holds: (one) => wish.months.some((month) => one.bestMonths.includes(month)),
    lacks: (one) => `better in ${monthNames(one.bestMonths)}`,
  });
  add(wish.weather.length > 0 && !isWinterSport, weather);
  if (minPerDay !== undefined)
    list.push({ say: `over $${minPerDay} a day`, holds: (one) => costPerDay(one) >= minPerDay });
  if (maxPerDay !== undefined)
    list.push({
      say: `under ${price}`,
      holds: (one) => costPerDay(one) <= maxPerDay,
      lacks: (one) => (costPerDay(one) <= maxPerDay * STRETCH ? `a little over $${maxPerDay}` : undefined),
    });
  add(budget !== undefined, { say: budget ?? "", holds: (one) => one.budget === budget });
  add(wish.isEasy === true, { say: "with little walking", holds: isEasy });
  add(wish.isQuiet, { say: "quiet", holds: (one) => !isLoud(one) && !isCrowded(one) });
  add(days !== undefined, { say: `within ${days ?? 0} days`, holds: (one) => one.days[0] <= (days ?? 0) });
  // Words that were not understood go first when something else was.
  add(hasWords && isRest, words);
  return list;
}

/** Whether a place is near enough to a departure, and has a flight without a stop where one is asked for. */
function reaches(one: DestinationSource, way: WishedWay, isNonStop: IsNonStop | undefined): boolean {
  const km = distanceKm(one, way.point);
  if (km < SAME_PLACE_KM) return false;
  return km <= (way.maxKm ?? Infinity) && (!way.isDirect || !isNonStop || isNonStop(way.airports, one.airports));
}

const SAME_PLACE_KM = 60;

/** Rounded to half hours; start and landing count for half of one. */
function hoursInTheAir(one: DestinationSource, { point }: WishedWay): number {
  return Math.max(1, Math.round((0.5 + distanceKm(one, point) / 840) * 2) / 2);
}

/** Mean effort of its places, of 3: a third of all destinations. */
const EASY_EFFORT = 0.55;
const UPHILL = /climb|steep|hills?\b|stairs|steps|cobble|altitude|uneven|on foot/i;

/** Whether what there is to see is had with little walking, and no hill or height spoils it. */
function isEasy({ places, drawback }: DestinationSource): boolean {
  const weights = places.reduce((sum, { weight }) => sum + weight, 0);
  return (
    places.reduce((sum, { effort, weight }) => sum + effort * weight, 0) <= weights * EASY_EFFORT &&
    !UPHILL.test(drawback)
  );
}

const QUIET_WORDS = ["quiet", "slow", "calm", "empty", "remote", "silence", "unhurried", "peace"];

/** How much speaks for a place to be left alone in. */
function quietness(one: DestinationSource): number {
  return (
    QUIET_WORDS.filter((word) => speaksOf(one, word)).length +
    Number(one.style === "nature") * 2 +
    Number(one.vibes.includes("wellness")) -
    vibeScore(one.places) / 10
  );
}

function isLoud(one: DestinationSource): boolean {
  return one.vibes.includes("nightlife") || one.style === "urban";
}

const CROWDS = /crowd|queue|busload|packed|tour (group|bus)|cruise|tourists/i;

/** Whether what may disappoint about a place is its crowds, or its texts warn of them more than once. */
function isCrowded({ drawback, description, tips, places }: DestinationSource): boolean {
  return (
    CROWDS.test(drawback) ||
    [description, ...tips, ...places.map(({ note }) => note)].filter((text) => CROWDS.test(text)).length > 2
  );
}

/** How far a price may be over the wish to be named as close to it. */
const STRETCH = 1.35;
/** So far weighs against a place as much as one point speaks for it, for whoever says where they start. */
const FAR_KM = 8000;
/** With fewer places than that, those that come close are named too. */
const FEW = 4;
const MOST_NEAR = 4;

function reasonsFor(
  destination: DestinationSource,
  wish: Wish,
  topics: readonly ReadonlyMap<string, number>[],
  units: Units,
): string[] {
  const months = wish.months.filter((month) => destination.bestMonths.includes(month));
  const weather =
    wish.weather.length > 0 && wish.months.length > 0
      ? climateByMonth(destination).find(({ month }) => month === (months[0] ?? wish.months[0]))
      : undefined;
  return [
    ...(wish.way ? [`About ${hoursInTheAir(destination, wish.way)} h by air`] : []),
    ...(months.length > 0 ? [`Good in ${monthNames(months)}`] : []),
    ...(weather
      ? [`${Math.round(degreesIn(weather.low, units)) || 0} to ${formatTemperature(weather.high, units)}`]
      : []),
    ...(wish.maxPerDay !== undefined ? [`$${costPerDay(destination)} a day`] : []),
    ...wish.topics.filter((_, index) => topics[index]?.has(destination.slug)),
    ...wish.vibes.filter((vibe) => destination.vibes.includes(vibe)),
  ];
}

/** What to know of a place that is named for a month in which it is not at its best. */
function outOfSeason({ bestMonths }: DestinationSource, { months }: Wish): string[] {
  return months.length > 0 && !months.some((month) => bestMonths.includes(month))
    ? [`Better in ${monthNames(bestMonths)}`]
    : [];
}

/** How well a place fits, beyond fulfilling what is asked. */
function fitOf(
  one: DestinationSource,
  wish: Wish,
  texts: ReadonlyMap<string, number> | undefined,
  topics: readonly ReadonlyMap<string, number>[],
): number {
  const share = <T>(wished: readonly T[], has: (value: T) => boolean): number =>
    wished.length === 0 ? 0 : wished.filter(has).length / wished.length;
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
    (wish.way ? -distanceKm(one, wish.way.point) / Math.min(FAR_KM, (wish.way.maxKm ?? FAR_KM) / 3) : 0) +
    (wish.maxPerDay !== undefined && perDay > wish.maxPerDay ? -(perDay / wish.maxPerDay) * 8 : 0)
  );
}

/**
 * Places that fulfil a wish, best first. When none fulfils all of it, the last requirements are given up and named;
 * when few do, those that miss one of them by a little come beside.
 */
export function findByWish(
  everywhere: readonly DestinationSource[],
  wish: Wish,
  { units = "metric", isNonStop }: Searching = {},
): WishAnswer {
  const { named, refused, isLike } = placesNamed(everywhere, wish);
  const destinations = everywhere.filter((one) => !refused.includes(one));
  if (named.length > 0 && !isLike)
    return {
      found: named.map((destination) => ({
        destination,
        score: 1,
        reasons: [...outOfSeason(destination, wish), ...reasonsFor(destination, wish, [], units)],
      })),
      near: [],
      givenUp: [],
      missing: [],
    };
  const { scores, missing } = isLike
    ? { scores: likenessScores(destinations, named), missing: [] }
    : searchTexts(everywhere, refused.length > 0 ? "" : wish.words);
  const texts = scores.size > 0 ? scores : undefined;
  const topics = topicScores(destinations, wish);
  const unmet = TOPICS.filter(({ name }) => wish.topics.includes(name)).filter((_, index) => topics[index]?.size === 0);
  const isElsewhere = (topic: Topic): boolean => everywhere.some((one) => topicScore(one, topic) > 0);
  missing.push(...unmet.filter((topic) => !isElsewhere(topic)).map(({ name }) => name));
  const wanted = requirements(wish, texts, topics, isNonStop);
  if (wanted.length === 0 && refused.length === 0) return { found: [], near: [], givenUp: [], missing };
  const kept = [...wanted];
  const givenUp = unmet.filter(isElsewhere).map(({ name }) => name);
  const fulfilling = (): DestinationSource[] => destinations.filter((one) => kept.every(({ holds }) => holds(one)));
  let left = fulfilling();
  // A price alone is given up too: the nearest one is an answer.
  while (left.length === 0 && (kept.length > 1 || kept[0]?.lacks !== undefined)) {
    givenUp.push(kept.pop()?.say ?? "");
    left = fulfilling();
  }
  const found = (destination: DestinationSource, lacks: string[] = []): Found => ({
    destination,
    score: fitOf(destination, wish, texts, topics),
    reasons: [...lacks, ...reasonsFor(destination, wish, topics, units)],
  });
  const ranked = (list: Found[]): Found[] =>
    list.sort((a, b) => b.score - a.score || a.destination.name.localeCompare(b.destination.name, "en"));
  const others = left.length >= FEW ? [] : destinations.filter((one) => !left.includes(one));
  const near = ranked(others.flatMap((one) => nearMiss(one, wanted).map((lack) => found(one, [lack])))).slice(
    0,
    MOST_NEAR,
  );
  return { found: ranked(left.map((one) => found(one))), near, givenUp, missing };
}

/** What a place lacks when it is one thing, and one that can be bent; nothing otherwise. */
function nearMiss(one: DestinationSource, wanted: readonly Requirement[]): string[] {
  const missed = wanted.filter(({ holds }) => !holds(one));
  const lack = missed.length === 1 ? missed[0]?.lacks?.(one) : undefined;
  return lack ? [lack.charAt(0).toUpperCase() + lack.slice(1)] : [];
}

/** The sort of an address; the usual one when it names none. */
export function readSort(text: string | null): Sort {
  return SORTS.find((sort) => sort === text) ?? "fit";
}

/** Puts a list in an order; "fit" leaves it as it is. */
export function sortItems<T extends { name: string; averageCostPerDay: number; vibe_score: number }>(
  items: readonly T[],
  sort: Sort,
): T[] {
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
