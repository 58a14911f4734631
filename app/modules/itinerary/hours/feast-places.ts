import { isFeastDay } from "#app/modules/catalogue/country/calendar-days";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { LocalDate } from "#app/shared/calendar";

type Feast = Pick<PlaceSource, "onlyOn">;

/** Whether a place is there at all on a date; only what is on for a few days a year is not. */
export function isThereOn({ onlyOn }: Feast, date: LocalDate, country: string): boolean {
  return !onlyOn || onlyOn.some((days) => isFeastDay(days, date, country));
}

/**
 * The dates for visiting a feast of a few days a year: those of the first day it names that is among them. Undefined
 * for a place that is always there.
 */
export function bestDatesOf(
  { onlyOn }: Feast,
  dates: readonly LocalDate[],
  country: string,
): ReadonlySet<LocalDate> | undefined {
  if (!onlyOn) return undefined;
  for (const days of onlyOn) {
    const on = dates.filter((date) => isFeastDay(days, date, country));
    if (on.length > 0) return new Set(on);
  }
  return new Set();
}

/** Said of what is not on in the days of a trip. */
export const NOT_ON = "It isn't on while you're there.";
/** The worth of a feast on days other than its best one. */
const OTHER_DAY_FACTOR = 0.75;

/** The worth of a feast on each of some dates, as a share; undefined where it is the same on all its days. */
export function worthOfFeast(feast: Feast, dates: readonly LocalDate[], country: string): number[] | undefined {
  const best = bestDatesOf(feast, dates, country);
  if (!best || dates.every((date) => best.has(date) || !isThereOn(feast, date, country))) return undefined;
  return dates.map((date) => (best.has(date) ? 1 : OTHER_DAY_FACTOR));
}

/** For each place at which a feast is held the feasts there, by the id of the place. */
export function feastsHeldAt<P extends Pick<PlaceSource, "id" | "heldAt">>(
  places: readonly P[],
): ReadonlyMap<string, P[]> {
  const held = new Map<string, P[]>();
  for (const place of places) if (place.heldAt) held.set(place.heldAt, [...(held.get(place.heldAt) ?? []), place]);
  return held;
}
