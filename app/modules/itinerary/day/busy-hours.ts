import { weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";

/** The sorts of hours that are not free. All of them are spent where the traveller stays. */
export const BUSY_KINDS = ["work", "nap", "other"] as const;
export type BusyKind = (typeof BUSY_KINDS)[number];

/** The name of such hours where the traveller gives none. */
export const BUSY_NAMES: Record<BusyKind, string> = { work: "Work", nap: "Nap", other: "Time for yourself" };

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

/** Hours of one date that something else takes. */
interface Taken {
  date: LocalDate;
  start: number;
  end: number;
}

/** Less than this of hours that something else takes is not told by itself. */
const LEAST_MINUTES = 15;

/** The parts of some hours beside others. */
function beside(hours: { start: number; end: number }, taken: readonly Taken[]): { start: number; end: number }[] {
  return taken
    .reduce<{ start: number; end: number }[]>(
      (parts, { start, end }) =>
        parts.flatMap((part) => [
          { start: part.start, end: Math.min(part.end, start) },
          { start: Math.max(part.start, end), end: part.end },
        ]),
      [hours],
    )
    .filter(({ start, end }) => end - start >= LEAST_MINUTES);
}

/**
 * The hours of some dates that are not free, the earliest first; where two overlap the second has what the first leaves.
 * @param taken by what the traveller has to be at, which comes before them
 */
export function busyOn(
  patterns: readonly BusyPattern[],
  dates: readonly LocalDate[],
  taken: readonly Taken[] = [],
): BusyHours[] {
  return dates.flatMap((date) => {
    const found: BusyHours[] = [];
    const today = patterns.filter(({ weekdays }) => weekdays.includes(weekdayOf(date)));
    for (const { kind, name, start, end } of today.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      const others = [...taken.filter((one) => one.date === date), ...found];
      found.push(...beside({ start, end }, others).map((part) => ({ kind, name, date, ...part })));
    }
    return found.toSorted((a, b) => a.start - b.start);
  });
}
