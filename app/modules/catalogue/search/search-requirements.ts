import { distanceKm } from "#app/shared/geo";
import type { Searchable } from "../places/searchable";
import { climateByMonth, isCold, isDry, isMild, isWarm } from "../places/explore-climate";
import type { MonthClimate } from "../places/explore-climate";
import { costPerDay, monthNames, vibeScore } from "../places/explore-item";
import { TOPICS, speaksOf, topicScore } from "./explore-topics";
import { isInArea } from "../places/areas";
import type { Area } from "../places/areas";
import type { WayThere } from "./query-origin";
import type { Weather } from "./intent-words";
import type { SearchIntent } from "./search-intent";

/** Whether a non-stop flight links two lots of airports; available where the timetable is. */
export type IsNonStop = (from: readonly string[], to: readonly string[]) => boolean;

/** The least score at which a place is about a topic. */
export const LEAST_SAID = 1.4;
/** The factor by which a price may exceed the one asked for and still be named as close to it. */
const STRETCH = 1.35;

const HOLDS: Readonly<Record<Weather, (climate: MonthClimate) => boolean>> = {
  warm: isWarm,
  mild: isMild,
  cold: isCold,
  dry: isDry,
};

/**
 * Whether a month that is asked for has all of the weather; without a month, one in which the place is at its best, or
 * for cold any.
 */
function weatherFits(destination: Searchable, intent: SearchIntent): boolean {
  const usual = intent.weather.includes("cold") ? ALL_YEAR : destination.bestMonths;
  const months = intent.months.length > 0 ? intent.months : usual;
  return climateByMonth(destination).some(
    (climate) => months.includes(climate.month) && intent.weather.every((one) => HOLDS[one](climate)),
  );
}

const ALL_YEAR = Array.from({ length: 12 }, (_, index) => index + 1);

/** A part of a query that a place either fulfils or not. */
export interface Requirement {
  /** The words for it when it is given up. */
  say: string;
  holds: (one: Searchable) => boolean;
  /** The reason why a place falls short; only for requirements that a traveller may bend. */
  lacks?: (one: Searchable) => string | undefined;
}

/** Whether a place lies in an area, or names it where the area is known by the texts only. */
export function isWithin(one: Searchable, area: Area): boolean {
  return isInArea(one, area) || (area.isNamedInText === true && speaksOf(one, area.name.replace(/^the /, "")));
}

/** A requirement where it is asked for, else none. */
const when = (isAsked: boolean, requirement: Requirement): Requirement[] => (isAsked ? [requirement] : []);

/** Where a place has to lie, and how it is reached. */
function whereAsked({ where, without, way }: SearchIntent, isNonStop: IsNonStop | undefined): Requirement[] {
  return [
    ...when(where.length > 0, {
      say: `in ${where.map(({ name }) => name).join(" or ")}`,
      holds: (one) => where.some((area) => isWithin(one, area)),
    }),
    ...when(without.length > 0, {
      say: `not in ${without.map(({ name }) => name).join(" or ")}`,
      holds: (one) => !without.some((area) => isWithin(one, area)),
    }),
    ...(way ? [{ say: way.say, holds: (one: Searchable) => reaches(one, way, isNonStop) }] : []),
  ];
}

/** The traits that a place must not have, and those that it must have. */
function kindAsked({ unwanted: named, vibes }: SearchIntent): Requirement[] {
  const unwanted = TOPICS.filter(({ name }) => named?.includes(name));
  return [
    ...when(named !== undefined, {
      say: `without ${named?.join(" or ") ?? ""}`,
      holds: (one) =>
        !one.vibes.some((vibe) => named?.includes(vibe)) &&
        unwanted.every((topic) => topicScore(one, topic) < LEAST_SAID),
    }),
    ...when(vibes.length > 0, {
      say: vibes.join(" and "),
      holds: (one) => vibes.some((vibe) => one.vibes.includes(vibe)),
    }),
  ];
}

/** The months, and the weather they have to bring. */
function seasonAsked(intent: SearchIntent): Requirement[] {
  const { months } = intent;
  const weather: Requirement = { say: intent.weather.join(" and "), holds: (one) => weatherFits(one, intent) };
  // Snow decides the month, not the month the snow.
  const isWinterSport = intent.weather.includes("cold") && intent.topics.length > 0;
  return [
    ...when(isWinterSport, weather),
    ...when(months.length > 0, {
      say: `good in ${monthNames(months)}`,
      holds: (one) => months.some((month) => one.bestMonths.includes(month)),
      lacks: (one) => `better in ${monthNames(one.bestMonths)}`,
    }),
    ...when(intent.weather.length > 0 && !isWinterSport, weather),
  ];
}

/** The most that a day may cost. */
function costAsked({ minPerDay, maxPerDay, priceText, budget }: SearchIntent): Requirement[] {
  const price = priceText ?? `$${maxPerDay ?? 0} a day`;
  const [least, most] = [minPerDay ?? 0, maxPerDay ?? Infinity];
  return [
    ...when(minPerDay !== undefined, { say: `over $${least} a day`, holds: (one) => costPerDay(one) >= least }),
    ...when(maxPerDay !== undefined, {
      say: `under ${price}`,
      holds: (one) => costPerDay(one) <= most,
      lacks: (one) => (costPerDay(one) <= most * STRETCH ? `a little over $${most}` : undefined),
    }),
    ...when(budget !== undefined, { say: budget ?? "", holds: (one) => one.budget === budget }),
  ];
}

/** Requirements of a query; each may be given up, the last one first, when nothing is left. */
export function requirementsOf(
  intent: SearchIntent,
  texts: ReadonlyMap<string, number> | undefined,
  topics: readonly ReadonlyMap<string, number>[],
  isNonStop: IsNonStop | undefined,
): Requirement[] {
  const { days } = intent;
  const words: Requirement = { say: intent.words || "like it", holds: (one) => texts?.has(one.slug) ?? true };
  const hasWords = texts !== undefined && texts.size > 0;
  const isRest = intent.words !== "" && intent.topics.length + intent.vibes.length + intent.where.length > 0;
  return [
    ...whereAsked(intent, isNonStop),
    ...topics.flatMap((scores, index) =>
      when(scores.size > 0, { say: intent.topics[index] ?? "", holds: (one) => scores.has(one.slug) }),
    ),
    ...when(hasWords && !isRest, words),
    ...kindAsked(intent),
    ...seasonAsked(intent),
    ...costAsked(intent),
    ...when(intent.isEasy === true, { say: "with little walking", holds: isEasy }),
    ...when(intent.isQuiet, { say: "quiet", holds: (one) => !isLoud(one) && !isCrowded(one) }),
    ...when(days !== undefined, { say: `within ${days ?? 0} days`, holds: (one) => one.days[0] <= (days ?? 0) }),
    // Words that were not understood go first when something else was.
    ...when(hasWords && isRest, words),
  ];
}

/** Whether a place is near enough to a departure, and has a flight without a stop where one is asked for. */
function reaches(one: Searchable, way: WayThere, isNonStop: IsNonStop | undefined): boolean {
  const km = distanceKm(one, way.point);
  if (km < SAME_PLACE_KM) return false;
  return km <= (way.maxKm ?? Infinity) && (!way.isDirect || !isNonStop || isNonStop(way.airports, one.airports));
}

const SAME_PLACE_KM = 60;

/** Rounded to half hours; start and landing count for half of one. */
export function hoursInTheAir(one: Searchable, { point }: WayThere): number {
  return Math.max(1, Math.round((0.5 + distanceKm(one, point) / 840) * 2) / 2);
}

/** Mean effort of its places, of 3: a third of all destinations. */
const EASY_EFFORT = 0.55;
const UPHILL = /climb|steep|hills?\b|stairs|steps|cobble|altitude|uneven|on foot/i;

/** Whether the sights are reached with little walking, and no hill or altitude spoils it. */
export function isEasy({ read, places, drawback }: Searchable): boolean {
  if (read) return read.isEasy;
  const weights = places.reduce((sum, { weight }) => sum + weight, 0);
  return (
    places.reduce((sum, { effort = 0, weight }) => sum + effort * weight, 0) <= weights * EASY_EFFORT &&
    !UPHILL.test(drawback)
  );
}

const QUIET_WORDS = ["quiet", "slow", "calm", "empty", "remote", "silence", "unhurried", "peace"];

/** The quietness of a place, from its facts and texts. */
export function quietness(one: Searchable): number {
  return (
    QUIET_WORDS.filter((word) => speaksOf(one, word)).length +
    Number(one.style === "nature") * 2 +
    Number(one.vibes.includes("wellness")) -
    vibeScore(one.places) / 10
  );
}

function isLoud(one: Searchable): boolean {
  return one.vibes.includes("nightlife") || one.style === "urban";
}

const CROWDS = /crowd|queue|busload|packed|tour (group|bus)|cruise|tourists/i;

/** Whether a place's drawback is its crowds, or its texts warn of them more than once. */
export function isCrowded({ read, drawback, description, tips, places }: Searchable): boolean {
  if (read) return read.isCrowded;
  return (
    CROWDS.test(drawback) ||
    [description, ...tips, ...places.map(({ note = "" }) => note)].filter((text) => CROWDS.test(text)).length > 2
  );
}

/** The single lack of a place, when it can be bent; empty otherwise. */
export function nearMiss(one: Searchable, wanted: readonly Requirement[]): string[] {
  const missed = wanted.filter(({ holds }) => !holds(one));
  const lack = missed.length === 1 ? missed[0]?.lacks?.(one) : undefined;
  return lack ? [lack.charAt(0).toUpperCase() + lack.slice(1)] : [];
}
