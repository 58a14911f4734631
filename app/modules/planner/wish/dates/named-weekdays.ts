import { weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { formatShortDate } from "#app/shared/format";
import { withCapital } from "#app/shared/text";
import { WEEKDAY, WEEKDAY_NAMES, weekdayNumber } from "../said";

/** The weekdays that stand before the first and the second day of some words, 0 is Sunday: "Fri 7 to Mon 10 May". */
export function weekdaysIn(words: string): (number | undefined)[] {
  const firstDigit = words.search(/\d/);
  const found = [...words.matchAll(new RegExp(`(?<!\\p{L})${WEEKDAY}(?!\\p{L})`, "gu"))];
  const numberOf = (isFirst: boolean): number | undefined => {
    const word = found.find(({ index }) => index < firstDigit === isFirst)?.[1];
    return word === undefined ? undefined : weekdayNumber(word);
  };
  return [numberOf(true), numberOf(false)];
}

/** 1 for a day that is no such weekday, else 0. @param weekday 0 is Sunday */
export const isOtherDay = (date: LocalDate, weekday: number | undefined): number =>
  Number(weekday !== undefined && weekdayOf(date) % 7 !== weekday);

/** Says of days that they are other weekdays than those that were written. */
export function noteOtherDays(
  note: { guess?: string },
  ...days: readonly (readonly [LocalDate, number | undefined])[]
): void {
  const name = (number: number): string => withCapital(WEEKDAY_NAMES[number % 7]!);
  const says = days.flatMap(([date, weekday]) => {
    if (weekday === undefined || isOtherDay(date, weekday) === 0) return [];
    const [, ...shortDate] = formatShortDate(date).split(" ");
    return [`${shortDate.join(" ")} is a ${name(weekdayOf(date))}, not a ${name(weekday)}.`];
  });
  if (says.length > 0) note.guess = [note.guess, ...says].filter(Boolean).join(" ");
}
