import { addDays, daysBetween } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { Trip } from "./trip";

const MOST_NAME = 80;
/** Whole weeks, so that a trip from Friday to Monday stays one. */
const YEAR_OF_WEEKS = 364;

/**
 * Dates for a copy: the same ones while they lie ahead, else the same days of the week about as many years later.
 * @param today the first of these dates is later than it
 */
export function datesAhead(
  { startDate, endDate }: Pick<Trip, "startDate" | "endDate">,
  today: LocalDate,
): { startDate: LocalDate; endDate: LocalDate } {
  const behind = daysBetween(startDate, today);
  const later = behind < 0 ? 0 : (Math.floor(behind / YEAR_OF_WEEKS) + 1) * YEAR_OF_WEEKS;
  return { startDate: addDays(startDate, later), endDate: addDays(endDate, later) };
}

/** What a copy of a trip is called: "Kyoto, again"; the copy of a copy counts up. */
export function nameOfCopy(name: string): string {
  const [, base = name, count] = /^(.*) \((\d{1,3})\)$/.exec(name) ?? [];
  const ending = ` (${count ? Number(count) + 1 : 2})`;
  return base.slice(0, MOST_NAME - ending.length).trimEnd() + ending;
}
