import { distanceKm } from "#app/shared/geo";
import { degreesIn, formatTemperature } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import type { Searchable } from "../places/searchable";
import { climateByMonth } from "../places/explore-climate";
import { costPerDay, monthNames, vibeScore } from "../places/explore-item";
import { searchTexts } from "./explore-text";
import { TOPICS, topicScore } from "./explore-topics";
import type { Topic } from "./explore-topics";
import { foldName, foldedNames } from "../places/place-names";
import type { SearchIntent } from "./search-intent";
import { LEAST_SAID, hoursInTheAir, isWithin, nearMiss, quietness, requirementsOf } from "./search-requirements";
import type { IsNonStop } from "./search-requirements";
import { similarTo } from "../places/similar";

/** "2½ hours" of a number of halves. */
function hoursInWords(hours: number): string {
  return `${Math.floor(hours)}${hours % 1 === 0 ? "" : "½"} ${hours === 1 ? "hour" : "hours"}`;
}

/** The traveller of a search, and look-ups beside the catalogue. */
export interface Searching {
  units?: Units;
  isNonStop?: IsNonStop;
}

/** A place that was found, and the reasons in words. */
interface Found<T extends Searchable> {
  destination: T;
  score: number;
  reasons: string[];
}

/** The places that were found, and the parts of the query that had to be given up for it. */
export interface SearchAnswer<T extends Searchable> {
  found: Found<T>[];
  /** Places that miss one part of it by a little, while few have all of it. */
  near: Found<T>[];
  /** In words, such as "under $40 a day"; empty when everything fits. */
  givenUp: string[];
  /** Words that no place has. */
  missing: string[];
}

/** A place counts as about a topic from this share of the best place's score on. */
const LEAST_TOPIC = 0.3;
/** Mentions beyond this add nothing to a topic. */
const ENOUGH_SAID = 3;

/** Names that are common words too: they count as names only where nothing else can be meant. */
const COMMON_WORDS = /^(?:nice|bath|split|la|kl|rom|rio)$/;

/** Whether a folded name is a common word too. */
export function isCommonWord(name: string): boolean {
  return COMMON_WORDS.test(name);
}

/** "Somewhere like Bali", and not "I'd like to see Bali" or "in like mid March". */
const ASKS_FOR_LIKE =
  / (?:(?:somewhere|something|anywhere|anything|places?|cit(?:y|ies)|towns?|islands?|vibe|feel) (?:\S+ )?like|similar|instead|alternatives?) /;
const LIKE_NAME = "(?<! (?:i|we|they|he|she|you|d|who|would|also|really|both|all|kids|ll|t)) like (?:the |in )?";

const BEFORE_NAME = new Set([undefined, "in", "to", "visit", "visiting", "like", "around", "or", "and", "vs"]);
const AFTER_NAME = new Set([undefined, "in", "with", "or", "and", "vs", "from", "france", "england", "uk", "croatia"]);

function isNamed(name: string, words: string): boolean {
  if (!COMMON_WORDS.test(name)) return words.includes(` ${name} `);
  const list = words.trim().split(" ");
  return list.some(
    (word, index) => word === name && BEFORE_NAME.has(list[index - 1]) && AFTER_NAME.has(list[index + 1]),
  );
}

/**
 * The destinations whose names stand in a query, and whether the query asks for similar ones: "somewhere like Bali".
 */
export function placesNamed<T extends Searchable>(
  destinations: readonly T[],
  intent: SearchIntent,
): { named: T[]; refused: T[]; isLike: boolean } {
  const words = ` ${foldName(intent.way ? intent.words : intent.asked)} `;
  const byCode = (one: Searchable): boolean =>
    /^ [a-z]{3} $/.test(words) && one.airports.includes(words.trim().toUpperCase());
  const byName = destinations.filter(
    (one) =>
      !intent.unlike?.includes(one.slug) &&
      (intent.meant?.includes(one.slug) ||
        foldedNames(one).some((name) => !(intent.meant && isCommonWord(name)) && isNamed(name, words))),
  );
  const refused = byName.filter((one) =>
    foldedNames(one).some((name) =>
      new RegExp(
        `(?<! why| if) (?:not|except|without|no) (?:\\S+(?: \\S+)? (?:or|and|nor) )?(?:in |to )?${name} `,
      ).test(words),
    ),
  );
  const named =
    byName.length > 0 || intent.words === ""
      ? byName.filter((one) => !refused.includes(one))
      : destinations.filter(byCode);
  return {
    named,
    refused,
    isLike: named.length > 0 && asksForLike(` ${foldName(intent.asked)} `, named),
  };
}

/** Whether a folded query asks for places like those that it names. */
function asksForLike(asked: string, named: readonly Searchable[]): boolean {
  if (ASKS_FOR_LIKE.test(asked)) return true;
  return named.flatMap(foldedNames).some((name) => new RegExp(`${LIKE_NAME}${name} `, "u").test(asked));
}

const ALIKE = 12;

/** The likeness of each place to the named ones, which are left out themselves. */
function likenessScores(
  destinations: readonly Searchable[],
  named: readonly Searchable[],
): ReadonlyMap<string, number> {
  const alike = named.flatMap((one) => similarTo(one, destinations, ALIKE)).filter((one) => !named.includes(one));
  return new Map(alike.map(({ slug }, index) => [slug, 1 - index / (alike.length + 1)] as const).reverse());
}

/** The strength of each topic of a query at each destination, 0 to 1; below the minimum the place is not about it. */
function topicScores(destinations: readonly Searchable[], intent: SearchIntent): ReadonlyMap<string, number>[] {
  // A high score in one part of the world may be low elsewhere.
  const inArea =
    intent.where.length === 0
      ? destinations
      : destinations.filter((one) => intent.where.some((area) => isWithin(one, area)));
  return TOPICS.filter(({ name }) => intent.topics.includes(name)).map((topic) => {
    const scores = inArea.map((one) => ({ slug: one.slug, score: topicScore(one, topic) }));
    const best = Math.max(...scores.map(({ score }) => score), 0);
    // A topic that is rare everywhere is found at a single mention.
    const usual = best < LEAST_SAID ? best / 2 : Math.min(ENOUGH_SAID, Math.max(LEAST_SAID, best * LEAST_TOPIC));
    const enough = topic.least ?? usual;
    return new Map(
      scores.filter(({ score }) => score > 0 && score >= enough).map(({ slug, score }) => [slug, score / best]),
    );
  });
}

/** This distance counts against a place as much as one point counts for it, when the traveller names the departure. */
const FAR_KM = 8000;
/** With fewer places than this, near misses are named too. */
const FEW = 4;
const MOST_NEAR = 4;

function reasonsFor(
  destination: Searchable,
  intent: SearchIntent,
  topics: readonly ReadonlyMap<string, number>[],
  units: Units,
): string[] {
  const months = intent.months.filter((month) => destination.bestMonths.includes(month));
  const weather =
    intent.weather.length > 0 && intent.months.length > 0
      ? climateByMonth(destination).find(({ month }) => month === (months[0] ?? intent.months[0]))
      : undefined;
  return [
    ...(intent.way ? [`About ${hoursInWords(hoursInTheAir(destination, intent.way))} by air`] : []),
    ...(months.length > 0 ? [`Good in ${monthNames(months)}`] : []),
    ...(weather
      ? [`${Math.round(degreesIn(weather.low, units)) || 0} to ${formatTemperature(weather.high, units)}`]
      : []),
    ...(intent.maxPerDay !== undefined ? [`$${costPerDay(destination)} a day`] : []),
    ...intent.topics.filter((_, index) => topics[index]?.has(destination.slug)),
    ...intent.vibes.filter((vibe) => destination.vibes.includes(vibe)),
  ];
}

/** The warning about a place that is named for a month in which it is not at its best. */
function outOfSeason({ bestMonths }: Searchable, { months }: SearchIntent): string[] {
  return months.length > 0 && !months.some((month) => bestMonths.includes(month))
    ? [`Better in ${monthNames(bestMonths)}`]
    : [];
}

/** The fit of a place, beyond the query's requirements. */
function fitOf(
  one: Searchable,
  intent: SearchIntent,
  texts: ReadonlyMap<string, number> | undefined,
  topics: readonly ReadonlyMap<string, number>[],
): number {
  const share = <T>(asked: readonly T[], has: (value: T) => boolean): number =>
    asked.length === 0 ? 0 : asked.filter(has).length / asked.length;
  const perDay = costPerDay(one);
  return (
    (texts?.get(one.slug) ?? 0) * 2 +
    topics.reduce((sum, scores) => sum + (scores.get(one.slug) ?? 0), 0) * 3 +
    share(intent.vibes, (vibe) => one.vibes.includes(vibe)) * 1.5 +
    share(intent.vibes, (vibe) => one.style === vibe) +
    share(intent.months, (month) => one.bestMonths.includes(month)) * 1.5 +
    (intent.isQuiet ? quietness(one) : vibeScore(one.places) / 10) +
    (intent.budget === "budget-friendly" ? Math.max(0, 2 - perDay / 75) : 0) +
    (intent.budget === "luxury" ? Math.min(2, perDay / 300) + Number(one.style === "luxury") : 0) +
    (intent.way ? -distanceKm(one, intent.way.point) / Math.min(FAR_KM, (intent.way.maxKm ?? FAR_KM) / 3) : 0) +
    (intent.maxPerDay !== undefined && perDay > intent.maxPerDay ? -(perDay / intent.maxPerDay) * 8 : 0)
  );
}

/**
 * Places that fulfil a query, best first. When none fulfils all of it, the last requirements are given up and named;
 * when few do, places that miss one of them by a little come beside.
 */
export function findByIntent<T extends Searchable>(
  everywhere: readonly T[],
  intent: SearchIntent,
  { units = "metric", isNonStop }: Searching = {},
): SearchAnswer<T> {
  const { named, refused, isLike } = placesNamed(everywhere, intent);
  const destinations = everywhere.filter((one) => !refused.includes(one) && !intent.unlike?.includes(one.slug));
  if (named.length > 0 && !isLike)
    return {
      found: named.map((destination) => ({
        destination,
        score: 1,
        reasons: [...outOfSeason(destination, intent), ...reasonsFor(destination, intent, [], units)],
      })),
      near: [],
      givenUp: [],
      missing: [],
    };
  const { scores, missing } = isLike
    ? { scores: likenessScores(destinations, named), missing: [] }
    : searchTexts(everywhere, refused.length > 0 ? "" : intent.words);
  const texts = scores.size > 0 ? scores : undefined;
  const topics = topicScores(destinations, intent);
  const unmet = TOPICS.filter(({ name }) => intent.topics.includes(name)).filter(
    (_, index) => topics[index]?.size === 0,
  );
  const isElsewhere = (topic: Topic): boolean => everywhere.some((one) => topicScore(one, topic) > 0);
  missing.push(...unmet.filter((topic) => !isElsewhere(topic)).map(({ name }) => name));
  const wanted = requirementsOf(intent, texts, topics, isNonStop);
  if (wanted.length === 0 && refused.length === 0) return { found: [], near: [], givenUp: [], missing };
  const kept = [...wanted];
  const givenUp = unmet.filter(isElsewhere).map(({ name }) => name);
  const fulfilling = (): T[] => destinations.filter((one) => kept.every(({ holds }) => holds(one)));
  let left = fulfilling();
  // A price alone is given up too: the nearest price is an answer.
  while (left.length === 0 && (kept.length > 1 || kept[0]?.lacks !== undefined)) {
    givenUp.push(kept.pop()?.say ?? "");
    left = fulfilling();
  }
  const found = (destination: T, lacks: string[] = []): Found<T> => ({
    destination,
    score: fitOf(destination, intent, texts, topics),
    reasons: [...lacks, ...reasonsFor(destination, intent, topics, units)],
  });
  const ranked = (list: Found<T>[]): Found<T>[] =>
    list.sort((a, b) => b.score - a.score || a.destination.name.localeCompare(b.destination.name, "en"));
  const others = left.length >= FEW ? [] : destinations.filter((one) => !left.includes(one));
  const near = ranked(others.flatMap((one) => nearMiss(one, wanted).map((lack) => found(one, [lack])))).slice(
    0,
    MOST_NEAR,
  );
  return { found: ranked(left.map((one) => found(one))), near, givenUp, missing };
}
