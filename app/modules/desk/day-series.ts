import { addDays, eachDay } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";

/** A figure of each day, the oldest first. */
export interface DaySeries {
  days: { on: LocalDate; value: number }[];
  total: number;
  /** The first day with the most; none where nothing happened. */
  top?: { on: LocalDate; value: number };
}

/** So many days are drawn at the desk: four weeks, so that weekdays weigh alike. */
export const SERIES_DAYS = 28;

/** The first of the days that end with today, in UTC. */
export const firstDayOf = (today: LocalDate): LocalDate => addDays(today, 1 - SERIES_DAYS);

/**
 * A figure of each of the last days; a day without a row has 0.
 * @param rows of days in any order, several of one day add up
 */
export function daySeries(rows: readonly { on: LocalDate; value: number }[], today: LocalDate): DaySeries {
  const values = new Map<LocalDate, number>();
  for (const { on, value } of rows) values.set(on, (values.get(on) ?? 0) + value);
  const days = eachDay(firstDayOf(today), today).map((on) => ({ on, value: values.get(on) ?? 0 }));
  const top = days.reduce((most, day) => (day.value > most.value ? day : most));
  return {
    days,
    total: days.reduce((sum, { value }) => sum + value, 0),
    ...(top.value > 0 && { top }),
  };
}
