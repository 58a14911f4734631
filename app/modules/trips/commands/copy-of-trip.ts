import { TRIP_LIMITS } from "#app/config/product";
import { addDays, daysBetween } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { Trip } from "../trip/trip";

const MOST_NAME = 80;
const WEEK = 7;
/** Whole weeks, so that a trip from Friday to Monday stays one. */
const YEAR_OF_WEEKS = 52 * WEEK;

/**
 * Dates for a copy: the same ones while they lie ahead, else the same days of the week at about the next such time of
 * the year. When that is further ahead than trips are planned, it is the last such week within the limit.
 * @param today the first of these dates is later than it
 */
export function datesAhead(
  { startDate, endDate }: Pick<Trip, "startDate" | "endDate">,
  today: LocalDate,
): { startDate: LocalDate; endDate: LocalDate } {
  const behind = daysBetween(startDate, today);
  if (behind < 0) return { startDate, endDate };
  const years = (Math.floor(behind / YEAR_OF_WEEKS) + 1) * YEAR_OF_WEEKS;
  const beyond = Math.max(0, years - behind - TRIP_LIMITS.maxDaysAhead);
  const later = years - Math.ceil(beyond / WEEK) * WEEK;
  return { startDate: addDays(startDate, later), endDate: addDays(endDate, later) };
}

/** The name of a copy of a trip: "Kyoto (2)"; the copy of a copy counts up. */
export function nameOfCopy(name: string): string {
  const [, base = name, count] = /^(.*) \((\d{1,3})\)$/.exec(name) ?? [];
  const ending = ` (${count ? Number(count) + 1 : 2})`;
  return base.slice(0, MOST_NAME - ending.length).trimEnd() + ending;
}
