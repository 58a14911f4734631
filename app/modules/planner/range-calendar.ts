/**
 * The rules of the calendar in which both days of a trip are chosen. Days are "YYYY-MM-DD", months "YYYY-MM"; only
 * `Date` is used, since it runs in the browser.
 */

/** The days of leaving and coming back; "" for one that is not chosen yet. */
export interface DayRange {
  start: string;
  end: string;
}

/** The limits of a trip's dates. */
export interface DayLimits {
  earliest: string;
  /** The last day to leave on. */
  latest: string;
  maxNights: number;
}

const DAY_MS = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const shift = (day: string, days: number): string => dayOf(timeOf(day) + days * DAY_MS);
/** Monday 0 to Sunday 6. */
const weekdayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;
const lastOf = (month: string): string => shift(`${monthsOn(month, 1)}-01`, -1);

/** The month that many months later. */
export function monthsOn(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return dayOf(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
}

/** The months in which a trip may lie, the first one first. */
export function openMonths({ earliest, latest, maxNights }: DayLimits): string[] {
  const months = [earliest.slice(0, 7)];
  const last = shift(latest, maxNights).slice(0, 7);
  for (let month = monthsOn(months[0] ?? "", 1); month <= last; month = monthsOn(month, 1)) months.push(month);
  return months;
}

/** A month by weeks from Monday to Sunday; undefined where a day belongs to another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const before = weekdayOf(first);
  const count = Number(lastOf(month).slice(8));
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - before;
      return index >= 0 && index < count ? shift(first, index) : undefined;
    }),
  );
}

/** Whole nights between two days. */
export function nightsOf({ start, end }: DayRange): number {
  return Math.round((timeOf(end) - timeOf(start)) / DAY_MS);
}

const isComing = ({ start, end }: DayRange): boolean => start !== "" && end === "";

/**
 * Whether a day can be chosen: to leave on, or, once that is chosen, to come back on; an earlier day begins a new
 * choice.
 */
export function canChoose(day: string, range: DayRange, { earliest, latest, maxNights }: DayLimits): boolean {
  if (day < earliest) return false;
  if (isComing(range) && day >= range.start) return nightsOf({ start: range.start, end: day }) <= maxNights;
  return day <= latest;
}

/** The range after a day is chosen. */
export function chooseDay(range: DayRange, day: string): DayRange {
  return isComing(range) && day >= range.start ? { ...range, end: day } : { start: day, end: "" };
}

/**
 * The day that a key leads to in the grid of a month, as in the date grids of the ARIA practices; undefined for other
 * keys.
 */
export function dayByKey(day: string, key: string): string | undefined {
  const inMonth = (months: number): string => {
    const month = monthsOn(day.slice(0, 7), months);
    const last = lastOf(month);
    const same = `${month}-${day.slice(8)}`;
    return same < last ? same : last;
  };
  const moves: Record<string, () => string> = {
    ArrowLeft: () => shift(day, -1),
    ArrowRight: () => shift(day, 1),
    ArrowUp: () => shift(day, -7),
    ArrowDown: () => shift(day, 7),
    Home: () => shift(day, -weekdayOf(day)),
    End: () => shift(day, 6 - weekdayOf(day)),
    PageUp: () => inMonth(-1),
    PageDown: () => inMonth(1),
  };
  return moves[key]?.();
}
