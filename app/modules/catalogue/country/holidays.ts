import rows from "#app/data/generated/holidays.json";
import { addDays, type LocalDate } from "#app/shared/calendar";
import { formatDayMonth, formatWeekday } from "#app/shared/format";

/** A nation-wide public holiday. */
export interface Holiday {
  /** First day. */
  date: LocalDate;
  /** Last day; the same as the first for most. */
  lastDate: LocalDate;
  name: string;
  /** The moon or the authorities may still move it by a day. */
  isApproximate: boolean;
}

/** First and last day of the period for which the holidays are known. */
export const HOLIDAYS_KNOWN: { readonly from: LocalDate; readonly to: LocalDate } = {
  from: "2026-01-01",
  to: "2028-12-31",
};

const byCountry: Readonly<Record<string, (string | number)[][]>> = rows;

/** Whether the holidays of the country are known at all. */
export function knowsHolidays(country: string): boolean {
  return byCountry[country.toUpperCase()] !== undefined;
}

/**
 * Public holidays of a country that touch the days from the first to the last, both included, in order. Regional
 * holidays are left out. Empty for an unknown country; see {@link knowsHolidays}.
 */
export function holidaysBetween(country: string, from: LocalDate, to: LocalDate): Holiday[] {
  return (byCountry[country.toUpperCase()] ?? [])
    .map(toHoliday)
    .filter(({ date, lastDate }) => date <= to && lastDate >= from);
}

/** The public holidays of the twelve months that begin on a day. */
export function holidaysAhead(country: string, today: LocalDate): Holiday[] {
  return holidaysBetween(country, today, addDays(today, 364));
}

/**
 * The note on a planned day that is a public holiday: "Friday 25 December: Christmas Day. Many places close; check
 * before you go." Undefined on other days. Two holidays on one day are both named.
 */
export function holidayLine(country: string, date: LocalDate): string | undefined {
  const found = holidaysBetween(country, date, date);
  if (found.length === 0) return undefined;
  const names = found.map(({ name }) => name).join(" and ");
  const moon = found.some(({ isApproximate }) => isApproximate)
    ? " The date depends on the moon and may move by a day."
    : "";
  return `${formatWeekday(date)} ${formatDayMonth(date)}: ${names}.${moon} Many places close; check before you go.`;
}

/** The days of a holiday as a list prints them: "Friday 25 December", "9 to 11 March, give or take a day". */
export function holidayDays({ date, lastDate, isApproximate }: Holiday): string {
  const days =
    date === lastDate
      ? `${formatWeekday(date)} ${formatDayMonth(date)}`
      : `${date.slice(5, 7) === lastDate.slice(5, 7) ? Number(date.slice(8)) : formatDayMonth(date)} to ${formatDayMonth(lastDate)}`;
  return isApproximate ? `${days}, give or take a day` : days;
}

function toHoliday([date, name, days = 1, approximate]: (string | number)[]): Holiday {
  const first = String(date);
  return {
    date: first,
    lastDate: Number(days) > 1 ? addDays(first, Number(days) - 1) : first,
    name: String(name),
    isApproximate: approximate === 1,
  };
}
