import rows from "#app/db/seed/generated/holidays.json";
import { addDays, type LocalDate } from "#app/shared/calendar";

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

/** First and last day the holidays are known for. */
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
 * holidays are left out. Empty for a country we do not know; ask {@link knowsHolidays}.
 */
export function holidaysBetween(country: string, from: LocalDate, to: LocalDate): Holiday[] {
  return (byCountry[country.toUpperCase()] ?? [])
    .map(toHoliday)
    .filter(({ date, lastDate }) => date <= to && lastDate >= from);
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
