import type { Taste } from "#app/modules/catalogue/schema/vocabulary";
import { foodPull } from "#app/modules/profile/dna";
import { MONTHS } from "#app/shared/months";
import { formatCount } from "#app/shared/format";
import { isMostlyClosed } from "#app/modules/catalogue/places/open-season";
import { formatTemperature } from "#app/shared/units";
import {
  REASONS,
  REASON_WEIGHTS,
  WANTED,
  budgetNeeded,
  combine,
  costPerDay,
  crowdingIn,
  dollarsPerDay,
  likeness,
  scoreMatch,
} from "./score";
import type { MatchScore, Reason } from "./score";
import type { MatchSubject } from "./subject";
import type { Traveller } from "./traveller";

/** A match in words: its two strongest reasons and its one honest drawback. */
export interface MatchWords {
  because: [string, string];
  drawback: string;
}

/** The names of the six reasons as pages show them. */
export const REASON_LABELS: Readonly<Record<Reason, string>> = {
  budgetMatch: "Budget",
  paceMatch: "Pace",
  styleMatch: "Style",
  comfortMatch: "Comfort",
  seasonalFactors: "Season",
  userHistory: "Your history",
};

const MOODS: Readonly<Record<Taste, string>> = {
  adventure: "adventure",
  culture: "culture",
  nature: "wide open spaces",
  urban: "city life",
  beach: "the beach",
  wellness: "rest",
  romantic: "quiet evenings for two",
  nightlife: "long nights",
  food: "food",
};
/** A reason below this value is named as a drawback. */
const WEAK = 0.55;
const NO_HISTORY = 0.5;
const FULL = 0.55;
/** From this strength on the food of a place is a reason that can be named. */
const GOOD_FOOD = 0.5;
/** Degrees Celsius by day, from which a month is called hot and below which chilly. */
const HOT = 30;
const CHILLY = 12;
/** The days of rain of a month that is called wet. */
const WET_DAYS = 8;

function monthName(month: number): string {
  return MONTHS[month - 1] ?? "";
}

function round5(dollars: number): number {
  return Math.round(dollars / 5) * 5;
}

function weatherLine(traveller: Traveller, subject: MatchSubject, month: number): string {
  const weather = subject.climate[month - 1];
  if (!weather) return "";
  const rain = Math.round(weather.rainDays);
  return `${formatTemperature(weather.high, traveller.units)} by day, ${formatCount(rain, "rainy day")} in ${monthName(month)}`;
}

/** The weather of a month in words: "Chilly and wet". */
function feelOf({ high, rainDays }: MatchSubject["climate"][number]): string {
  const feels = [
    high < CHILLY ? "chilly" : high > HOT ? "hot" : undefined,
    rainDays >= WET_DAYS ? "wet" : undefined,
  ].filter((feel) => feel !== undefined);
  const said = feels.length > 0 ? feels.join(" and ") : "not the best weather";
  return `${said[0]!.toUpperCase()}${said.slice(1)}`;
}

function historyLine(traveller: Traveller, subject: MatchSubject, subjects: ReadonlyMap<string, MatchSubject>): string {
  if (traveller.marks.some(({ slug, kind }) => slug === subject.slug && kind === "saved")) return "You saved it";
  const liked = traveller.marks
    .flatMap(({ slug, kind }) =>
      kind !== "dismissed" && slug !== subject.slug && subjects.get(slug) ? [subjects.get(slug)!] : [],
    )
    .sort((a, b) => likeness(subject, b) - likeness(subject, a) || a.slug.localeCompare(b.slug, "en"))[0];
  return liked ? `Much like ${liked.name}, which you liked` : "New to you";
}

function styleLine(traveller: Traveller, subject: MatchSubject): string {
  const pullOf = (taste: Taste): number => (taste === "food" ? foodPull(traveller) : traveller.vibes[taste]);
  const offered: Taste[] = [...subject.vibes, ...(subject.food >= GOOD_FOOD ? (["food"] as const) : [])];
  const wanted = offered
    .filter((taste) => pullOf(taste) > WANTED)
    .sort((a, b) => pullOf(b) - pullOf(a))
    .slice(0, 2);
  const showpieces = wanted.flatMap((taste) => subject.showpieces[taste] ?? []);
  const named = showpieces.length > 0 ? `: ${showpieces.join(", ")}` : "";
  if (wanted.length > 0)
    return `Good for ${wanted.map((taste) => MOODS[taste]).join(" and ")}, which you asked for${named}`;
  return `Best for ${subject.vibes
    .slice(0, 2)
    .map((vibe) => MOODS[vibe])
    .join(" and ")}`;
}

function paceLine(traveller: Traveller, subject: MatchSubject): string {
  if (subject.pace >= 0.65)
    return traveller.certainty.pace === 0
      ? "Enough to fill every day"
      : "Enough to fill every day, at the pace you like";
  return subject.pace <= 0.35 ? "Few must-sees, and time to sit down" : "A few things a day, with pauses";
}

/** The cost of a day, against the budget where one was named. */
function budgetLine(traveller: Traveller, subject: MatchSubject, month: number, isWithin: boolean): string {
  const cost = `About $${round5(costPerDay(traveller, subject, month))} a day`;
  if (traveller.certainty.budget === 0)
    return isWithin ? `${cost} without flights` : `${cost} without flights, more than most people spend`;
  return isWithin
    ? `${cost}, within what you like to spend`
    : `${cost}, above the $${round5(dollarsPerDay(traveller.axes.budget))} you like to spend`;
}

function goodLine(
  reason: Reason,
  traveller: Traveller,
  subject: MatchSubject,
  month: number,
  subjects: ReadonlyMap<string, MatchSubject>,
): string {
  switch (reason) {
    case "budgetMatch":
      return budgetLine(traveller, subject, month, true);
    case "paceMatch":
      return paceLine(traveller, subject);
    case "styleMatch":
      return styleLine(traveller, subject);
    case "comfortMatch":
      return subject.effort < 0.35
        ? "Easy on the legs and easy to reach"
        : "As simple or as comfortable as you like it";
    case "seasonalFactors":
      return weatherLine(traveller, subject, month);
    case "userHistory":
      return historyLine(traveller, subject, subjects);
  }
}

function seasonDrawback(traveller: Traveller, subject: MatchSubject, month: number): string {
  const weather = subject.climate[month - 1];
  if (traveller.avoids.includes("crowds") && crowdingIn(subject, month) > FULL) return `Crowded in ${monthName(month)}`;
  if (traveller.avoids.includes("heat") && weather && weather.high > HOT)
    return `Hot: ${formatTemperature(weather.high, traveller.units)} by day in ${monthName(month)}`;
  if (traveller.avoids.includes("cold") && weather && weather.high < 10)
    return `Cold: ${formatTemperature(weather.high, traveller.units)} by day in ${monthName(month)}`;
  // A month may be a good one for its events although its weather is no reason to come.
  const what = weather && subject.bestMonths.includes(month) ? feelOf(weather) : "Not the best time to go";
  return `${what}: ${weatherLine(traveller, subject, month)}`;
}

function weakLine(reason: Reason, traveller: Traveller, subject: MatchSubject, month: number): string {
  switch (reason) {
    case "budgetMatch":
      return budgetLine(traveller, subject, month, false);
    case "paceMatch":
      return subject.pace > traveller.axes.pace ? "Busier days than you like" : "Quieter days than you like";
    case "styleMatch":
      return `More ${MOODS[subject.vibes[0] ?? "culture"]} than you asked for`;
    case "comfortMatch":
      return subject.effort > 0.45
        ? "Hills, stairs and long walks are part of it"
        : `A long way to go: ${subject.transferMinutes} minutes from the airport, or a long flight`;
    case "seasonalFactors":
      return seasonDrawback(traveller, subject, month);
    case "userHistory":
      return traveller.marks.some(({ slug, kind }) => slug === subject.slug && kind === "visited")
        ? "You've been there"
        : "Much like a place that wasn't for you";
  }
}

/** The reasons that lift a score most; history only where there is one. */
function strongest(reasoning: MatchScore["reasoning"]): Reason[] {
  const lift = (reason: Reason): number =>
    (reasoning[reason] - NO_HISTORY) * REASON_WEIGHTS[reason] * (reason === "userHistory" ? 2.5 : 1);
  return REASONS.filter((reason) => reason !== "userHistory" || reasoning.userHistory > NO_HISTORY + 0.05).sort(
    (a, b) => lift(b) - lift(a),
  );
}

/** The reasons for a match, and its drawback. @param month 1 to 12 */
export function explainMatch(
  match: MatchScore,
  traveller: Traveller,
  subject: MatchSubject,
  month: number,
  subjects: ReadonlyMap<string, MatchSubject>,
): MatchWords {
  const [first = "styleMatch", second = "seasonalFactors"] = strongest(match.reasoning);
  const weakest = [...REASONS].sort((a, b) => match.reasoning[a] - match.reasoning[b])[0] ?? "styleMatch";
  const isWeak = weakest === "userHistory" ? match.reasoning.userHistory < 0.35 : match.reasoning[weakest] < WEAK;
  const isClosed = isMostlyClosed(subject.openShares[month - 1] ?? 1);
  return {
    because: [
      goodLine(first, traveller, subject, month, subjects),
      goodLine(second, traveller, subject, month, subjects),
    ],
    drawback: isClosed
      ? `Most of what people visit ${subject.name} for is closed in ${monthName(month)}`
      : isWeak
        ? weakLine(weakest, traveller, subject, month)
        : subject.drawback,
  };
}

/** A change that lifts a score by less than this is not mentioned. */
const WORTH_SAYING = 0.05;

/**
 * The change that would lift the match most: another month, or more money a day; null when neither does.
 * @param month 1 to 12, the month of the match
 */
export function whatWouldChange(
  match: MatchScore,
  traveller: Traveller,
  subject: MatchSubject,
  month: number,
  subjects: ReadonlyMap<string, MatchSubject>,
): string | null {
  const percent = (score: number): string => `${Math.round(score * 100)}%`;
  const byMonth = MONTHS.map((name, index) => ({
    name,
    score: index + 1 === month ? match.score : scoreMatch(traveller, subject, index + 1, subjects).score,
  }));
  const best = byMonth.reduce((top, one) => (one.score > top.score + 1e-9 ? one : top));
  const paidFor = combine({ ...match.reasoning, budgetMatch: 1 });
  if (Math.max(best.score, paidFor) - match.score < WORTH_SAYING) return null;
  if (best.score >= paidFor) return `In ${best.name} it would be ${percent(best.score)}`;
  return `With about $${round5(budgetNeeded(traveller, subject, month))} a day to spend, it would be ${percent(paidFor)}`;
}
