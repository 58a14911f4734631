import type { DestinationSource, PlaceSource } from "../schema/destination.schema";
import { MONTHS } from "#app/shared/months";
import { monthNames } from "./explore-item";
import { parseOpeningHours, windowsOn } from "../hours/opening-hours";

/** A visitor is warned when less than this share of a destination's sights is open. */
const HALF = 0.5;
/** A year whose sample week avoids leap days and the new year, and has every weekday. */
const SAMPLE_YEAR = 2027;
const NAMES_A_MONTH = new RegExp(`\\b(${MONTHS.map((name) => name.slice(0, 3)).join("|")})\\b`);
const SAMPLE_DAYS = [10, 11, 12, 13, 14, 15, 16];

/** Whether a place is open on some days of a month, by its months and by hours that name dates. @param month 1 to 12 */
export function isOpenIn(place: Pick<PlaceSource, "hours" | "months">, month: number): boolean {
  return monthsTeller(place)(month);
}

/** A function that tells for each month whether a place is open; the hours are read once. */
function monthsTeller({ hours, months }: Pick<PlaceSource, "hours" | "months">): (month: number) => boolean {
  const isOfSeason = (month: number): boolean => !months || months.includes(month);
  // Most hours name no date: they hold in every month, and need no calendar.
  if (!NAMES_A_MONTH.test(hours)) return isOfSeason;
  const read = parseOpeningHours(hours);
  const dayOf = (month: number, day: number): string => `${SAMPLE_YEAR}-${String(month).padStart(2, "0")}-${day}`;
  return (month) => isOfSeason(month) && SAMPLE_DAYS.some((day) => windowsOn(read, dayOf(month, day)).length > 0);
}

const sharesOf = new WeakMap<DestinationSource["places"], readonly number[]>();

/**
 * The share of a destination's sights that is open in each month, January first: 0 to 1 of the weight of its places, by
 * their months and by hours that name dates.
 */
export function openShares({ places }: Pick<DestinationSource, "places">): readonly number[] {
  const known = sharesOf.get(places);
  if (known) return known;
  const usual = places.filter(({ onlyOn }) => !onlyOn);
  const total = usual.reduce((sum, { weight }) => sum + weight, 0);
  const told = usual.map((place) => ({ weight: place.weight, isOpen: monthsTeller(place) }));
  const shares = MONTHS.map(
    (_, index) => told.filter(({ isOpen }) => isOpen(index + 1)).reduce((sum, { weight }) => sum + weight, 0) / total,
  );
  sharesOf.set(places, shares);
  return shares;
}

/** Whether so little is open that a visitor has to be told. */
export function isMostlyClosed(openShare: number): boolean {
  return openShare < HALF;
}

/** The warning for months in which most sights are closed; undefined when there is none. */
export function closedSeasonLine(
  destination: Pick<DestinationSource, "name" | "places">,
  months: readonly number[],
): string | undefined {
  const shares = openShares(destination);
  const closed = [...new Set(months)].filter((month) => isMostlyClosed(shares[month - 1] ?? 1));
  return closed.length > 0
    ? `Most of what people visit ${destination.name} for is closed in ${monthNames(closed)}.`
    : undefined;
}
