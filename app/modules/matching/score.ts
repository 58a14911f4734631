import { isMostlyClosed } from "#app/modules/catalogue/places/open-season";
import { VIBES } from "#app/modules/catalogue/schema/vocabulary";
import { foodPull } from "#app/modules/profile/dna";
import { distanceKm } from "#app/shared/geo";
import { sumOf } from "./group";
import type { MatchSubject } from "./subject";
import type { Traveller } from "./traveller";

export const REASONS = [
  "budgetMatch",
  "paceMatch",
  "styleMatch",
  "comfortMatch",
  "seasonalFactors",
  "userHistory",
] as const;
export type Reason = (typeof REASONS)[number];
/** The six reasons of a score, each from 0 to 1 (CHECKLIST ENT-09). */
export type Reasoning = Record<Reason, number>;

/** How much each reason weighs; together 1. Style leads, weather and money come next. */
export const REASON_WEIGHTS: Readonly<Reasoning> = {
  styleMatch: 0.32,
  seasonalFactors: 0.22,
  budgetMatch: 0.18,
  userHistory: 0.1,
  paceMatch: 0.1,
  comfortMatch: 0.08,
};

/** A reason never counts less than this, so that two bad matches can still be told apart. */
const FLOOR = 0.02;

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}

/** A value between points `[at, value]` in rising order, straight in between. */
function interpolate(points: readonly (readonly [number, number])[], at: number): number {
  let [fromAt, fromValue] = points[0]!;
  for (const [toAt, toValue] of points) {
    if (at <= toAt)
      return toAt === fromAt ? toValue : fromValue + ((at - fromAt) / (toAt - fromAt)) * (toValue - fromValue);
    [fromAt, fromValue] = [toAt, toValue];
  }
  return fromValue;
}

/** A traveller's value on an axis, drawn towards the middle the less certain it is. */
function known(traveller: Traveller, axis: keyof Traveller["axes"]): number {
  return 0.5 + (traveller.axes[axis] - 0.5) * traveller.certainty[axis];
}

/** US dollars a day for a value on the budget axis: the points are the four answers of the quiz. */
export function dollarsPerDay(budget: number): number {
  return interpolate(
    [
      [0, 50],
      [0.18, 75],
      [0.46, 150],
      [0.7, 300],
      [0.9, 900],
      [1, 1200],
    ],
    budget,
  );
}

/**
 * The cost of a day there for this traveller in a month (1 to 12), in US dollars: by the wanted comfort and the time of
 * year.
 */
export function costPerDay(traveller: Traveller, subject: MatchSubject, month: number): number {
  const [simple, middling, best] = subject.costs;
  return (
    interpolate(
      [
        [0, simple],
        [0.5, middling],
        [1, best],
      ],
      known(traveller, "comfort"),
    ) * (subject.priceLevel[month - 1] ?? 1)
  );
}

const SAVER_SHARE = 0.85;
const HOPELESS = 0.4;

/** The share of the budget that counts: a traveller who hates to overpay wants some left. */
function spendableShare(traveller: Pick<Traveller, "avoids">): number {
  return traveller.avoids.includes("high-prices") ? SAVER_SHARE : 1;
}

/** The budget in US dollars a day with which money would be no reason against a place in a month. */
export function budgetNeeded(traveller: Traveller, subject: MatchSubject, month: number): number {
  return costPerDay(traveller, subject, month) / spendableShare(traveller);
}

/**
 * 1 where the budget covers the day, falling to 0 where it covers two fifths of it. Never falls when the budget grows.
 */
function budgetMatch(traveller: Traveller, subject: MatchSubject, month: number): number {
  const budget = dollarsPerDay(traveller.axes.budget) * spendableShare(traveller);
  return clamp((budget / costPerDay(traveller, subject, month) - HOPELESS) / (1 - HOPELESS));
}

function paceMatch(traveller: Traveller, subject: MatchSubject): number {
  return 1 - Math.abs(known(traveller, "pace") - subject.pace) ** 1.4;
}

/** A mood counts as wanted above this; every traveller likes every mood a little. */
export const WANTED = 0.3;

/** The overlap of a place's moods with the wanted ones, in both directions; wanted food is there as far as it is good. */
function vibeMatch(traveller: Traveller, subject: MatchSubject): number {
  const offered =
    subject.vibes.reduce((sum, vibe) => sum + traveller.vibes[vibe], 0) / Math.max(1, subject.vibes.length);
  const moods = VIBES.map((vibe) => ({ pull: traveller.vibes[vibe], there: Number(subject.vibes.includes(vibe)) }));
  const wanted = [...moods, { pull: foodPull(traveller), there: subject.food }].map(({ pull, there }) => ({
    pull: Math.max(0, pull - WANTED),
    there,
  }));
  const total = wanted.reduce((sum, { pull }) => sum + pull, 0);
  if (total === 0) return 0.6;
  const covered = wanted.reduce((sum, { pull, there }) => sum + pull * there, 0) / total;
  return clamp(0.4 * offered * 1.25 + 0.6 * covered);
}

function styleMatch(traveller: Traveller, subject: MatchSubject): number {
  const near = (axis: keyof Traveller["axes"], value: number): number => 1 - Math.abs(known(traveller, axis) - value);
  // Good food and lively evenings are missed where a place lacks them, and do no harm where it has them.
  const food = 1 - Math.max(0, known(traveller, "food") - subject.food);
  const social =
    subject.social >= known(traveller, "social")
      ? 1 - 0.5 * (subject.social - known(traveller, "social"))
      : near("social", subject.social);
  const quiet = traveller.avoids.includes("noise") && subject.vibes.includes("nightlife") ? 0.7 : 1;
  return clamp(
    (0.52 * vibeMatch(traveller, subject) +
      0.2 * near("nature", subject.nature) +
      0.08 * food +
      0.06 * social +
      0.14 * near("novelty", 1 - subject.renown)) *
      quiet,
  );
}

/** A flight counts as very long from about eight hours on. */
const LONG_FLIGHT_KM = 6500;
const FARTHEST_KM = 14_000;

function comfortMatch(traveller: Traveller, subject: MatchSubject): number {
  const need = known(traveller, "comfort");
  const hardship = 0.6 * subject.effort + 0.4 * Math.min(1, subject.transferMinutes / 150);
  let match = 1 - need * hardship * 1.1;
  if (traveller.avoids.includes("walking") || traveller.needsEasyWays) match -= 0.6 * subject.effort;
  if (traveller.home && traveller.avoids.includes("long-flights")) {
    const km = distanceKm(traveller.home, subject);
    match -= 0.6 * clamp((km - LONG_FLIGHT_KM / 2) / (FARTHEST_KM - LONG_FLIGHT_KM / 2));
  }
  return clamp(match);
}

/** The mean daily high that a place on the season axis stands for, in degrees Celsius. */
function idealHigh(season: number): number {
  return interpolate(
    [
      [0, 0],
      [0.25, 12],
      [0.5, 20],
      [0.75, 26],
      [1, 31],
    ],
    season,
  );
}

/** The crowds at a place in a month, from 0 to 1: its usual crowds, and more when prices are high. */
export function crowdingIn(subject: MatchSubject, month: number): number {
  const level = subject.priceLevel[month - 1] ?? 1;
  return subject.crowding * (0.55 + 0.45 * clamp((level - 0.8) / 0.4));
}

const SWIMMERS_FROM = 0.6;
/** The wrong temperature spoils a month for a traveller who named the right one, but not alone. */
const LEAST_WARMTH = 0.06;

function seasonalFactors(traveller: Traveller, subject: MatchSubject, month: number): number {
  const weather = subject.climate[month - 1];
  if (!weather) return 0.5;
  const spread = 8 + 8 * (1 - traveller.certainty.season);
  const warmth = Math.exp(-(((weather.high - idealHigh(known(traveller, "season"))) / spread) ** 2));
  const dryness = 1 - clamp((weather.rainDays - 4) / 18);
  const timing = subject.bestMonths.includes(month) ? 1 : 0.35;
  let match = Math.sqrt(Math.max(LEAST_WARMTH, warmth)) * (0.45 * dryness + 0.55 * timing);
  const isSwimmer = traveller.vibes.beach >= SWIMMERS_FROM;
  if (isSwimmer && subject.vibes.includes("beach"))
    match *= interpolate(
      [
        [12, 0.25],
        [18, 0.5],
        [23, 1],
      ],
      weather.sea ?? 12,
    );
  else if (isSwimmer)
    match *= interpolate(
      [
        [8, 0.35],
        [20, 0.8],
        [26, 1],
      ],
      weather.high,
    );
  if (traveller.avoids.includes("heat"))
    match *= interpolate(
      [
        [28, 1],
        [36, 0.15],
      ],
      weather.high,
    );
  if (traveller.avoids.includes("cold"))
    match *= interpolate(
      [
        [2, 0.15],
        [13, 1],
      ],
      weather.high,
    );
  if (traveller.avoids.includes("crowds")) match *= 1 - 0.75 * crowdingIn(subject, month);
  // Good weather does not make up for closed sights.
  const openShare = subject.openShares[month - 1] ?? 1;
  if (isMostlyClosed(openShare)) match *= openShare;
  return clamp(match);
}

/** The likeness of two destinations for a traveller who liked one of them, from 0 to 1; the same either way round. */
export function likeness(a: MatchSubject, b: MatchSubject): number {
  const shared = a.vibes.filter((vibe) => b.vibes.includes(vibe)).length / new Set([...a.vibes, ...b.vibes]).size;
  const near = 1 - (Math.abs(a.nature - b.nature) + Math.abs(a.pace - b.pace) + Math.abs(a.renown - b.renown)) / 3;
  return 0.5 * shared + 0.25 * Number(a.style === b.style) + 0.25 * near;
}

const NO_HISTORY = 0.5;
const BEEN_THERE = 0.25;
const SAVED = 0.95;
/** Likeness below this does not count. */
const UNLIKE = 0.35;

/** The effect of saved, visited and dismissed places on this one; the middle where they are too different. */
function userHistory(traveller: Traveller, subject: MatchSubject, subjects: ReadonlyMap<string, MatchSubject>): number {
  const own = new Set(traveller.marks.filter(({ slug }) => slug === subject.slug).map(({ kind }) => kind));
  if (own.has("dismissed")) return 0;
  if (own.has("saved")) return SAVED;
  if (own.has("visited")) return BEEN_THERE;
  const strongest = (kinds: readonly string[]): number => {
    const all = traveller.marks.flatMap(({ slug, kind }) =>
      kinds.includes(kind) && subjects.has(slug) ? [likeness(subject, subjects.get(slug)!)] : [],
    );
    return clamp((Math.max(UNLIKE, ...all) - UNLIKE) / (1 - UNLIKE));
  };
  return clamp(NO_HISTORY + 0.4 * strongest(["saved", "visited"]) - 0.45 * strongest(["dismissed"]));
}

export interface MatchScore {
  slug: string;
  /** 0 to 1. */
  score: number;
  confidence: number;
  reasoning: Reasoning;
}

/** Weighted geometric mean: a reason that fails badly cannot be made good by the others. */
export function combine(reasoning: Reasoning): number {
  return Math.exp(
    REASONS.reduce((sum, reason) => sum + REASON_WEIGHTS[reason] * Math.log(Math.max(FLOOR, reasoning[reason])), 0),
  );
}

function confidenceOf(traveller: Traveller): number {
  return clamp(0.35 + 0.55 * traveller.confidence + 0.1 * Math.min(1, traveller.marks.length / 3));
}

/**
 * The fit of a destination for a traveller in a month, with its six reasons (CHECKLIST ENT-09, docs/matching.md).
 * @param month 1 to 12
 * @param subjects every destination, for the traveller's marks of others
 */
export function scoreMatch(
  traveller: Traveller,
  subject: MatchSubject,
  month: number,
  subjects: ReadonlyMap<string, MatchSubject>,
): MatchScore {
  const reasoning: Reasoning = {
    budgetMatch: budgetMatch(traveller, subject, month),
    paceMatch: paceMatch(traveller, subject),
    styleMatch: styleMatch(traveller, subject),
    comfortMatch: comfortMatch(traveller, subject),
    seasonalFactors: seasonalFactors(traveller, subject, month),
    userHistory: userHistory(traveller, subject, subjects),
  };
  return { slug: subject.slug, score: combine(reasoning), confidence: confidenceOf(traveller), reasoning };
}

/**
 * Every destination from the best match down, without those the traveller dismissed; equal scores by slug, so that the
 * order is always the same.
 */
export function rankMatches(
  traveller: Traveller,
  subjects: ReadonlyMap<string, MatchSubject>,
  month: number,
): MatchScore[] {
  const dismissed = new Set(traveller.marks.filter(({ kind }) => kind === "dismissed").map(({ slug }) => slug));
  return [...subjects.values()]
    .filter(({ slug }) => !dismissed.has(slug))
    .map((subject) => scoreMatch(traveller, subject, month, subjects))
    .sort((a, b) => b.score - a.score || a.slug.localeCompare(b.slug, "en"));
}

/** The fit of a destination for a group: each traveller's score in order, and the figure by which groups are ranked. */
export interface GroupMatch {
  slug: string;
  scores: number[];
  /** 0 to 1: mostly the mean, partly the least, so that no place is chosen against one of them. */
  together: number;
}

const LEAST_SHARE = 0.35;

/**
 * Destinations from the best for the whole group down; the order of the travellers does not matter, and a place that
 * one of them dismissed is not offered.
 */
export function rankForGroup(
  travellers: readonly Traveller[],
  subjects: ReadonlyMap<string, MatchSubject>,
  month: number,
): GroupMatch[] {
  const dismissed = new Set(
    travellers.flatMap(({ marks }) => marks.filter(({ kind }) => kind === "dismissed").map(({ slug }) => slug)),
  );
  return [...subjects.values()]
    .filter(({ slug }) => !dismissed.has(slug))
    .map((subject) => groupMatchOf(travellers, subject, subjects, month))
    .sort((a, b) => b.together - a.together || a.slug.localeCompare(b.slug, "en"));
}

/** The fit of one destination for a group. @param month 1 to 12 */
export function groupMatchOf(
  travellers: readonly Traveller[],
  subject: MatchSubject,
  subjects: ReadonlyMap<string, MatchSubject>,
  month: number,
): GroupMatch {
  const scores = travellers.map((traveller) => scoreMatch(traveller, subject, month, subjects).score);
  const mean = sumOf(scores) / Math.max(1, scores.length);
  return { slug: subject.slug, scores, together: (1 - LEAST_SHARE) * mean + LEAST_SHARE * Math.min(...scores) };
}
