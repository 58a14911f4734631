import { likeness } from "#app/modules/matching/score";
import type { MatchSubject } from "#app/modules/matching/subject";
import { hashText, seededRng } from "#app/shared/rng";

/** A place that may be drawn. */
export interface PoolPlace {
  slug: string;
  /** The fit for the traveller, 0 to 1. */
  score: number;
  country: string;
  region: string;
  /** The weather in the month of the trip. */
  weather: { high: number; rainDays: number };
  /** Whether that month is one of its best. */
  isInSeason: boolean;
  subject: MatchSubject;
}

/** Luck moves a score by at most this share of it, up or down: enough for another order, never for a bad place. */
const LUCK = 0.08;
/** The share of its score that a place loses beside an identical one. */
const SAMENESS = 0.45;
/** The share lost to places that were shown before; more for a traveller who has asked for others more than once. */
const SAMENESS_BEFORE = { usual: 0.4, diversified: 0.8 };
/** The value of a place outside its best months, relative to an equal match in season. */
const OUT_OF_SEASON = 0.5;
/**
 * Places are drawn down to this share of the best score; where few reach it, a minimum number is drawn, however they
 * score.
 */
const OF_BEST = 0.7;
const LEAST_DRAWN = 15;
const WARMTH_APART = 12;
const RAIN_APART = 12;

/**
 * The likeness of two places as surprises, from 0 to 1: part of the world, style, weather of the month, character,
 * country.
 */
export function sameness(a: PoolPlace, b: PoolPlace): number {
  const warmth = 1 - Math.min(1, Math.abs(a.weather.high - b.weather.high) / WARMTH_APART);
  const rain = 1 - Math.min(1, Math.abs(a.weather.rainDays - b.weather.rainDays) / RAIN_APART);
  const alike =
    0.25 * Number(a.region === b.region) +
    0.25 * Number(a.subject.style === b.subject.style) +
    0.15 * warmth +
    0.05 * rain +
    0.3 * likeness(a.subject, b.subject);
  return a.country === b.country ? Math.min(1, alike + 0.3) : alike;
}

/**
 * The places worth drawing: those near the best score. Where few are, since the dates are hardly any place's season,
 * the best of the rest, each with its drawback.
 */
export function worthDrawing(pool: readonly PoolPlace[]): PoolPlace[] {
  const byScore = [...pool].sort((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1));
  const best = byScore[0]?.score ?? 0;
  return byScore.filter(({ score }, index) => index < LEAST_DRAWN || score >= OF_BEST * best);
}

/** A score changed by luck; the same seed is the same luck, whatever else is in the pool. */
function lucky({ slug, score }: PoolPlace, seed: number): number {
  return score * (1 + LUCK * (2 * seededRng(hashText(`${seed} ${slug}`))() - 1));
}

/**
 * The next place of a draw: one that suits the traveller, and differs from the places drawn with it and, where given,
 * from those shown before; one in season where there are such.
 * @param diversify whether to differ more from the shown places
 * @returns undefined when the pool is empty
 */
export function nextPlace(
  pool: readonly PoolPlace[],
  drawn: readonly PoolPlace[],
  before: readonly PoolPlace[],
  seed: number,
  diversify = false,
): PoolPlace | undefined {
  const weight = diversify ? SAMENESS_BEFORE.diversified : SAMENESS_BEFORE.usual;
  const most = (place: PoolPlace, others: readonly PoolPlace[]): number =>
    Math.max(0, ...others.map((other) => sameness(place, other)));
  const value = (place: PoolPlace): number =>
    (place.isInSeason ? 1 : OUT_OF_SEASON) *
    lucky(place, seed) *
    (1 - SAMENESS * most(place, drawn)) *
    (1 - weight * most(place, before));
  return pool
    .map((place) => ({ place, value: value(place) }))
    .sort((a, b) => b.value - a.value || (a.place.slug < b.place.slug ? -1 : 1))[0]?.place;
}
