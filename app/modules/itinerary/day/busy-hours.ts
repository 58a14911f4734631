import { weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";

/** The sorts of hours that are not free. All of them are spent where the traveller stays. */
export const BUSY_KINDS = ["work", "nap", "other"] as const;
export type BusyKind = (typeof BUSY_KINDS)[number];

/** Days of the week by ISO 8601: Monday 1 to Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Most letters in the name of such hours. */
export const MOST_BUSY_NAME = 40;
/** Such patterns that a trip holds. */
export const MOST_BUSY = 6;

/** Hours that are not free on some days of every week. Times are minutes since local midnight. */
export interface BusyPattern {
  kind: BusyKind;
  /** As the traveller calls them: "Work", "Nap". */
  name: string;
  start: number;
  end: number;
  weekdays: number[];
}

/** Hours of one date that are not free. Times are minutes since local midnight. */
export interface BusyHours extends Pick<BusyPattern, "kind" | "name" | "start" | "end"> {
  date: LocalDate;
}

/** Less than this of hours that overlap others is not told by itself. */
const LEAST_MINUTES = 15;

/** The hours of some dates that are not free, the earliest first; where two overlap the second follows the first. */
export function busyOn(patterns: readonly BusyPattern[], dates: readonly LocalDate[]): BusyHours[] {
  return dates.flatMap((date) => {
    let from = 0;
    return patterns
      .filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
      .toSorted((a, b) => a.start - b.start || a.end - b.end)
      .flatMap(({ kind, name, start, end }): BusyHours[] => {
        const begins = Math.max(start, from);
        if (end - begins < LEAST_MINUTES) return [];
        from = end;
        return [{ kind, name, date, start: begins, end }];
      });
  });
}
