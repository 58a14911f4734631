import { isLocalDate } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { MONTH, WEEKDAY, monthNumber } from "../said";

/** A day of a month without its year, or with it. */
interface NamedDay {
  day: number;
  month?: number;
  year?: number;
}

const WD = `(?:(?:on )?(?:${WEEKDAY.replace("(", "(?:")})\\.?,? )?`;
const THE = "(?:on )?(?:the )?";
const D = "(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\p{N}]|[.:]\\d)";
const Y =
  "(?:,? (?:of )?(20[2-9]\\d|2[6-9](?! ?(?:nights?|days?|weeks?|people|adults?|degrees?|°|euros?|€|k\\b|of|-|–|to)))(?![\\p{L}\\p{N}]))?";
/** Between the two days of a trip. */
const TO =
  "(?: ?(?:[-–—/→]|->) ?| ?(?:to|until|till|til|thru|through|and|&|up to) |[ ,;]+(?:and |then |we )*(?:come |fly(?:ing)? |be |coming |travel(?:ling)? )?(?:back|return(?:ing)?|home|leav(?:e|ing)|depart(?:ing)?|end(?:ing)?)(?: home)? ?:?|[ ,;]+(?:and |then |we )*(?:stay(?:ing)?|remain(?:ing)?)(?: there| on)? (?:to|until|till|til) )";
const BY_DAY_FIRST = `${WD}${THE}${D} ?(?:of )?${MONTH}\\.?${Y}`;
const BY_MONTH_FIRST = `${WD}${THE}${MONTH}\\.? (?:the )?${D}${Y}`;
/** "3.5" is a number and "3-5" a span; with dots or dashes a day has its year. */
const NUMBERS =
  "(?!24/7)(\\d{1,2})[/.-](\\d{1,2})(?:(?<=/\\d{1,2})|(?=[.-](?:20|2[6-9](?!\\d))))(?:[/.-](20[2-9]\\d|\\d{2}))?(?![\\p{N}/]|\\.\\d)";
const BY_NUMBERS = `${WD}(?<![\\p{N}/.-])${NUMBERS}`;
const ISO = "(?<![\\p{N}-])(20[2-9]\\d)-(\\d{2})-(\\d{2})(?![\\p{N}-])";
const SPACE = " ?";
const LEAD =
  "(?<![\\p{L}\\p{N}])(?:(?:from|between|leav(?:e|ing)|depart(?:ing)?|arriv(?:e|ing)|start(?:ing)?|out|going|dates?:?) )?(?:on )?";

const numberOrNone = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);
const pad = (number: number): string => String(number).padStart(2, "0");
export const localDate = (year: number, month: number, day: number): LocalDate => `${year}-${pad(month)}-${pad(day)}`;
const fullYear = (text: string | undefined): number | undefined =>
  text ? (text.length === 2 ? 2000 : 0) + Number(text) : undefined;

/** The first date of a day from another date on; with its year that very one. */
export function dateFrom({ day, month, year }: NamedDay, from: LocalDate): LocalDate | undefined {
  if (month === undefined) return undefined;
  const current = Number(from.slice(0, 4));
  const dates = (year === undefined ? [current, current + 1] : [year]).map((one) => localDate(one, month, day));
  return dates.find((date) => isLocalDate(date) && (year !== undefined || date > from));
}

/** The two days of a span; a month or year that only one of them has is the other's too. */
export function spanOf(first: NamedDay, last: NamedDay, today: LocalDate): [LocalDate, LocalDate] | undefined {
  const lastMonth = last.month ?? first.month;
  if (lastMonth === undefined) return undefined;
  // "The 29th to 5 January" begins in the month before.
  const firstMonth = first.month ?? (first.day > last.day ? ((lastMonth + 10) % 12) + 1 : lastMonth);
  const crosses = lastMonth < firstMonth;
  const year = first.year ?? (last.year === undefined ? undefined : last.year - Number(crosses));
  const start = dateFrom({ day: first.day, month: firstMonth, year }, today);
  if (!start) return undefined;
  const endYear = last.year ?? Number(start.slice(0, 4)) + Number(crosses);
  const end = localDate(endYear, lastMonth, last.day);
  return isLocalDate(end) && end > start ? [start, end] : undefined;
}

interface Form {
  pattern: RegExp;
  /** The days of the groups of a match; undefined where the numbers are no day. */
  read: (groups: string[]) => NamedDay[][];
}

const form = (pattern: string, read: Form["read"]): Form => ({ pattern: new RegExp(LEAD + pattern, "u"), read });
const named = (day = "", month = "", year = ""): NamedDay => ({
  day: Number(day),
  ...(month && { month: monthNumber(month) }),
  ...(year && { year: fullYear(year) }),
});
/** The ways to read "3/4": the American one, with the month first, comes first where both are possible. */
function ofNumbers(a = "", b = "", year = ""): NamedDay[] {
  const both: [number, number][] = [
    [Number(b), Number(a)],
    [Number(a), Number(b)],
  ];
  return both
    .filter(([, month]) => month >= 1 && month <= 12)
    .map(([day, month]) => ({ day, month, ...(year && { year: fullYear(year) }) }));
}

/** Two days of a trip in all forms in which people write them; the ways to read one form, the likelier first. */
export const SPANS: readonly Form[] = [
  form(`${ISO}${TO}${SPACE}${ISO}`, ([y1, m1, d1, y2, m2, d2]) => [
    [
      { year: numberOrNone(y1), month: Number(m1), day: Number(d1) },
      { year: numberOrNone(y2), month: Number(m2), day: Number(d2) },
    ],
  ]),
  form(`${BY_NUMBERS}${TO}${SPACE}${WD}${NUMBERS}`, ([a1, b1, y1, a2, b2, y2]) => {
    const [first, last] = [ofNumbers(a1, b1, y1), ofNumbers(a2, b2, y2)];
    const isDayFirst = first.length === 1 && Number(a1) > 12;
    const ways = first.map((one, index) => [one, last.length === 1 ? last[0]! : last[index]!]);
    return isDayFirst && last.length > 1 ? [[first[0]!, last[1]!]] : ways;
  }),
  form("(\\d{1,2})\\.? ?[-–] ?(\\d{1,2})[./](\\d{1,2})[./](20[2-9]\\d)(?![\\p{N}/])", ([d1, d2, m, y]) => [
    [
      { day: Number(d1), month: Number(m), year: Number(y) },
      { day: Number(d2), month: Number(m), year: Number(y) },
    ],
  ]),
  form(`${BY_DAY_FIRST}${TO}${SPACE}${BY_DAY_FIRST}`, ([d1, m1, y1, d2, m2, y2]) => [
    [named(d1, m1, y1), named(d2, m2, y2)],
  ]),
  form(`${BY_MONTH_FIRST}${TO}${SPACE}${BY_MONTH_FIRST}`, ([m1, d1, y1, m2, d2, y2]) => [
    [named(d1, m1, y1), named(d2, m2, y2)],
  ]),
  form(`${WD}${THE}${D}${TO}${SPACE}${BY_DAY_FIRST}`, ([d1, d2, m, y]) => [
    [named(d1, Number(d1) < Number(d2) ? m : "", y), named(d2, m, y)],
  ]),
  form(`${WD}${THE}(\\d{1,2})(?:st|nd|rd|th)${TO}${SPACE}${BY_MONTH_FIRST}`, ([d1, m, d2, y]) => [
    [named(d1, "", y), named(d2, m, y)],
  ]),
  form(`${BY_MONTH_FIRST}${TO}${SPACE}${WD}${THE}${D}${Y}`, ([m, d1, y1, d2, y2]) => [
    [named(d1, m, y1 || y2), named(d2, m, y1 || y2)],
  ]),
  form(`${BY_DAY_FIRST}${TO}${SPACE}${WD}${THE}${D}`, ([d1, m, y, d2]) => [[named(d1, m, y), named(d2, m, y)]]),
];
export const SINGLE: readonly Form[] = [
  form(ISO, ([y, m, d]) => [[{ year: numberOrNone(y), month: Number(m), day: Number(d) }]]),
  form(BY_NUMBERS, ([a, b, y]) => ofNumbers(a, b, y).map((one) => [one])),
  form(BY_DAY_FIRST, ([d, m, y]) => [[named(d, m, y)]]),
  form(BY_MONTH_FIRST, ([m, d, y]) => [[named(d, m, y)]]),
];
