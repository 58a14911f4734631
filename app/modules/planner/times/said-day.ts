import { monthOf, weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { MONTHS, WEEKDAY_NAMES } from "#app/shared/months";
import { MONTH, monthNumber } from "../wish/said";

/** A day as it was said, or several that follow each other: a weekday, a day of the month, or both. */
export interface SaidDay {
  /** ISO 8601: Monday 1 to Sunday 7. */
  weekday?: number;
  /** Of the month. */
  day?: number;
  /** The last of several. */
  lastDay?: number;
  /** 1 to 12. */
  month?: number;
}

const WEEKDAY = "(monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)";
const END = "(?![\\p{L}\\p{N}])";
const NTH = "(\\d{1,2})(?:st|nd|rd|th)?";
const YEAR = "(?:,? 20\\d\\d)?";
const NAMED = `(?:${WEEKDAY},? (?:the )?)?`;

/** The forms of a day, with the places of weekday, day, last day and month among the groups of each. */
const FORMS: readonly (readonly [pattern: RegExp, groups: readonly (keyof SaidDay)[]])[] = [
  [new RegExp(`${NTH} ?(?:to|until|-|–) ?${NTH} (?:of )?${MONTH}${YEAR}${END}`, "iuy"), ["day", "lastDay", "month"]],
  [new RegExp(`${MONTH} ${NTH} ?(?:to|until|-|–) ?${NTH}${YEAR}${END}`, "iuy"), ["month", "day", "lastDay"]],
  [new RegExp(`${NAMED}${NTH} (?:of )?${MONTH}${YEAR}${END}`, "iuy"), ["weekday", "day", "month"]],
  [new RegExp(`${NAMED}${MONTH} ${NTH}${YEAR}${END}`, "iuy"), ["weekday", "month", "day"]],
  [/20\d\d-(\d\d)-(\d\d)(?![\p{L}\p{N}])/iuy, ["month", "day"]],
  [new RegExp(`${WEEKDAY},? (?:the )?(\\d{1,2})(?:st|nd|rd|th)${END}`, "iuy"), ["weekday", "day"]],
  [new RegExp(`${WEEKDAY}${END}(?![.:]?\\d)`, "iuy"), ["weekday"]],
  [new RegExp(`(\\d{1,2})(?:st|nd|rd|th)${END}(?! (?:birthday|anniversary|wedding|floor|century))`, "iuy"), ["day"]],
];

/** "Sat" and "sun" are words of their own in small letters. */
const isWord = (said: string): boolean => /^(?:sat|sun|wed|mon|fri|thu|tue)$/.test(said);

function valueOf(part: keyof SaidDay, text: string): number {
  if (part === "month" && !/^\d/.test(text)) return monthNumber(text.toLowerCase());
  if (part === "weekday")
    return WEEKDAY_NAMES.findIndex((name) => name.toLowerCase().startsWith(text.slice(0, 3).toLowerCase())) + 1;
  return Number(text);
}

/** The day that is said at a place of a text, with the end of its words; undefined where none is. */
export function dayAt(text: string, at: number): { day: SaidDay; end: number } | undefined {
  for (const [pattern, groups] of FORMS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match || isWord(match[0])) continue;
    const day: SaidDay = {};
    for (const [index, part] of groups.entries()) {
      const said = match[index + 1];
      if (said !== undefined) day[part] = valueOf(part, said);
    }
    const isReal = (day.day ?? 1) >= 1 && (day.lastDay ?? day.day ?? 1) <= 31 && (day.day ?? 1) <= 31;
    if (isReal && (day.month ?? 1) >= 1 && (day.month ?? 1) <= 12) return { day, end: match.index + match[0].length };
  }
  return undefined;
}

const ordinal = (day: number): string => {
  const rest = day % 10;
  if (day >= 11 && day <= 13) return `${day}th`;
  return `${day}${rest === 1 ? "st" : rest === 2 ? "nd" : rest === 3 ? "rd" : "th"}`;
};

/** "Saturday", "Sat 5 Jun", "12th": a day as {@link dayAt} reads it again. */
export function dayInWords({ weekday, day, month }: SaidDay): string {
  const name = weekday === undefined ? undefined : WEEKDAY_NAMES[weekday - 1];
  if (day === undefined) return name ?? "";
  const date = month === undefined ? ordinal(day) : `${day} ${MONTHS[month - 1]?.slice(0, 3)}`;
  return name ? `${name.slice(0, 3)} ${date}` : date;
}

/** The days of a span, each by itself. */
export function eachSaidDay({ lastDay, ...day }: SaidDay): SaidDay[] {
  if (lastDay === undefined || day.day === undefined || lastDay <= day.day) return [day];
  const first = day.day;
  return Array.from({ length: lastDay - first + 1 }, (_, index) => ({ ...day, day: first + index }));
}

/** The dates among some that a day may mean. */
export function datesMeant({ weekday, day, month }: SaidDay, dates: readonly LocalDate[]): LocalDate[] {
  return dates.filter(
    (date) =>
      (weekday === undefined || weekdayOf(date) === weekday) &&
      (day === undefined || Number(date.slice(8)) === day) &&
      (month === undefined || monthOf(date) === month),
  );
}

/** A date as it would be said. */
export function dayOf(date: LocalDate): SaidDay {
  return { weekday: weekdayOf(date), day: Number(date.slice(8)), month: monthOf(date) };
}
