import { suggestDestinations } from "./destination-search";
import type { DestinationSource } from "../schema/destination.schema";
import { holidayLine } from "../country/holidays";
import type { DayLight } from "../hours/day-light";
import { sunCalculatorFor } from "../hours/sun";
import type { Bar, PlaceAnswer } from "./place-answer";
import { resolveExactName as exactAnswerTo, resolvePlace as answerTo } from "./resolve-place.server";

export type Destination = DestinationSource;

const files = import.meta.glob<DestinationSource>("../destinations/*.yaml", { eager: true, import: "default" });

const bySlug = new Map(
  Object.values(files)
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map((destination) => [destination.slug, destination]),
);
const all = [...bySlug.values()];

/** Every destination of the catalogue, by name. */
export function listDestinations(): readonly Destination[] {
  return all;
}

/**
 * A page does not grow with the catalogue: beyond this many names, the rest come by the search while the traveller
 * types.
 */
const MOST_NAMES = 200;

/** Names that a field suggests without a script. */
export function suggestedNames(): string[] {
  return all.slice(0, MOST_NAMES).map(({ name }) => name);
}

/** The destination with that slug. */
export function findDestination(slug: string): Destination | undefined {
  return bySlug.get(slug);
}

/**
 * The notes on planned days that are public holidays at the destination, by date; days without a holiday are left out,
 * and so are days that have notes of their own.
 */
export function holidayLines(
  slug: string | undefined,
  days: readonly { date: string; notes?: readonly string[] }[] = [],
): Record<string, string> {
  const country = slug === undefined ? undefined : findDestination(slug)?.country;
  if (country === undefined) return {};
  return Object.fromEntries(
    days.flatMap(({ date, notes }) => {
      if (notes) return [];
      const line = holidayLine(country, date);
      return line === undefined ? [] : [[date, line]];
    }),
  );
}

/** When the sun rises and sets at the destination on planned days, by date; none for a place that we do not know. */
export function daylightOn(slug: string | undefined, days: readonly { date: string }[] = []): Record<string, DayLight> {
  const destination = slug === undefined ? undefined : findDestination(slug);
  if (!destination) return {};
  const sun = sunCalculatorFor(destination);
  return Object.fromEntries(
    days.map(({ date }) => {
      const { sunrise, sunset } = sun(date);
      return [date, { sunrise, sunset }];
    }),
  );
}

/** The meaning of a typed name of a place. */
export function resolvePlace(typed: string): PlaceAnswer {
  return answerTo(all, typed);
}

/** The meaning of a name as it is written, without slips, above a bar; undefined for a name that the world does not have. */
export function resolveExactPlace(name: string, bar?: Bar): PlaceAnswer | undefined {
  return exactAnswerTo(all, name, bar);
}

/** The destination that a typed name means: "Lisbon", "lisboa", "LIS", a slug, or "Lisbonn"; no other place's name. */
export function resolveDestination(typed: string): Destination | undefined {
  return placeOf(resolvePlace(typed));
}

/** The destination of exactly that name in any language it is known in, that slug or that airport code. */
export function resolveExactDestination(name: string): Destination | undefined {
  return placeOf(resolveExactPlace(name));
}

function placeOf(answer: PlaceAnswer | undefined): Destination | undefined {
  return answer?.kind === "covered" ? bySlug.get(answer.place.slug) : undefined;
}

/** Destinations that an unfinished name may mean. */
export function suggestPlaces(typed: string, limit: number): Destination[] {
  return suggestDestinations(all, typed, limit);
}

/**
 * Places that are good in a month (1 to 12), the narrowest season first: places at their best only now come before
 * places that are always good.
 */
export function listInSeason(month: number, limit: number): Destination[] {
  return all
    .filter((one) => one.bestMonths.includes(month))
    .sort((a, b) => a.bestMonths.length - b.bestMonths.length || a.name.localeCompare(b.name, "en"))
    .slice(0, limit);
}
