import { z } from "zod";
import { TRIP_LIMITS } from "#app/config/product";
import type { StayDates, UsualFare } from "#app/modules/inventory/search/ports";
import { addDays, daysBetween, eachDay, isLocalDate } from "#app/shared/calendar";
import { formatCount, formatDayMonth, formatWeekday } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";

const LONGEST = 80;
/** Even the cheapest day has a bar. */
const LEAST_HEIGHT = 0.2;

/** The question of the calendar: a month of days to leave on for some nights, or to come back on. */
export const usualFaresSchema = z.object({
  destination: z.string().trim().min(1).max(LONGEST),
  departureCity: z.string().trim().min(1).max(LONGEST),
  /** "2027-05" */
  month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  nights: z.coerce.number().int().min(1).max(TRIP_LIMITS.maxNights),
  /** The day of leaving, once it is chosen: the days of the month are then those of coming back. */
  leave: z.string().refine(isLocalDate).optional(),
});

export type UsualFaresQuestion = Omit<z.infer<typeof usualFaresSchema>, "destination" | "departureCity">;

/** The fare of a day of the calendar. */
interface DayBar {
  /** "$740" */
  price: string;
  /** Of the bar, 0 to 1: how dear the day is among those of its month. */
  height: number;
  isLowest: boolean;
}

/** The fares of a month in the calendar, and the same in words. */
export interface MonthBars {
  /** By day, "2027-05-12". */
  days: Record<string, DayBar>;
  line: string;
}

/** The first and the last day of a month. */
function endsOf(month: string): [string, string] {
  const first = `${month}-01`;
  const next = addDays(first, 31).slice(0, 7);
  return [first, addDays(`${next}-01`, -1)];
}

/**
 * The trips that the days of a month stand for.
 * @param earliest the first day that can be chosen
 */
export function staysOf({ month, nights, leave }: UsualFaresQuestion, earliest: string): StayDates[] {
  const latest = addDays(earliest, TRIP_LIMITS.maxDaysAhead);
  return eachDay(...endsOf(month))
    .map((day) => (leave ? { departOn: leave, returnOn: day } : { departOn: day, returnOn: addDays(day, nights) }))
    .filter(({ departOn, returnOn }) => {
      const length = daysBetween(departOn, returnOn);
      return departOn >= earliest && departOn <= latest && length >= 1 && length <= TRIP_LIMITS.maxNights;
    });
}

/** The weekday and the day of a month: "Wednesday 12 May". */
const dayInWords = (day: string): string => `${formatWeekday(day)} ${formatDayMonth(day)}`;

/**
 * Fares as bars under the days of a month, with a line that says the same; undefined where there are none.
 * @param from the departure in words
 */
export function monthBars(
  fares: readonly UsualFare[],
  { nights, leave }: UsualFaresQuestion,
  from: string,
): MonthBars | undefined {
  const byPrice = [...fares].sort((a, b) => a.adultPriceMinor - b.adultPriceMinor);
  const [lowest, dearest] = [byPrice[0], byPrice.at(-1)];
  if (!lowest || !dearest) return undefined;
  const [least, spread] = [lowest.adultPriceMinor, dearest.adultPriceMinor - lowest.adultPriceMinor];
  const dayOf = ({ departOn, returnOn }: StayDates): string => (leave ? returnOn : departOn);
  const days = Object.fromEntries(
    fares.map((fare) => {
      const share = spread === 0 ? 0 : (fare.adultPriceMinor - least) / spread;
      const height = Math.round((LEAST_HEIGHT + (1 - LEAST_HEIGHT) * share) * 100) / 100;
      return [dayOf(fare), { price: formatMoney(fare.adultPriceMinor), height, isLowest: share === 0 }];
    }),
  );
  const trip = leave ? `leaving on ${formatDayMonth(leave)}` : `for ${formatCount(nights, "night")}`;
  const named = ({ adultPriceMinor, ...dates }: UsualFare): string =>
    `${formatMoney(adultPriceMinor)} on ${dayInWords(dayOf(dates))}`;
  const spans = spread === 0 ? `${formatMoney(least)} on every day` : `from ${named(lowest)} to ${named(dearest)}`;
  return { days, line: `Usual return fare for one adult from ${from}, ${trip}: ${spans}.` };
}
