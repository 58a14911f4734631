import { addDays, weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { A_NUMBER as N, numberIn } from "../number-words";
import { WEEKDAY, weekdayNumber } from "../said";
import type { Said } from "../said";

const WEEK = 7;
const ARRIVE =
  "(?:arriv(?:e|ing)|fly(?:ing)? in|land(?:ing)?|com(?:e|ing)|get(?:ting)? (?:there|in)|be(?:ing)? there|going|travel(?:ling)?)";
const LEAVE =
  "(?:leav(?:e|ing)|fly(?:ing)? (?:back|home|out)|(?:go(?:ing)?|com(?:e|ing)|head(?:ing)?)? ?(?:back|home)|return(?:ing)?)";
const BEFORE = new RegExp(
  `(?<!\\p{L})${ARRIVE} (?:(?:${N} days?|the (?:day|night)) (?:before|earlier|ahead)|(?:on )?(?:the )?${WEEKDAY}(?: before)?)(?!\\p{L})|(?<!\\p{L})from the ${WEEKDAY} before(?!\\p{L})`,
  "u",
);
const AFTER = new RegExp(
  `(?<!\\p{L})(?:${LEAVE}|stay(?:ing)?) (?:(?:${N} days?|the day) (?:after(?:wards)?|later|longer)|(?:on )?(?:the )?(?:following )?${WEEKDAY}(?: after)?)(?!\\p{L})|(?<!\\p{L})(?:until|till|to) the ${WEEKDAY} after(?!\\p{L})`,
  "u",
);

/** The days from a day to a weekday, at least none. */
const until = (day: LocalDate, weekday: number): number => (weekday - weekdayOf(day) + WEEK) % WEEK;

/**
 * Takes the days of arriving before a day and of leaving after it: "a wedding on Saturday 19 June, arrive Thursday, leave
 * Tuesday", "the marathon on 7 March, arrive 4 days earlier".
 * @param day the day that was named
 * @returns whether the trip lies around that day
 */
export function takeAroundDay(
  said: Said,
  days: { startDate?: LocalDate; endDate?: LocalDate },
  day: LocalDate,
): boolean {
  const before = BEFORE.exec(said.text);
  const [, count, near, far] = before ?? [];
  const weekday = near ?? far;
  if (!before) return false;
  const back =
    weekday === undefined ? (count === undefined ? 1 : numberIn(count)) : WEEK - until(day, weekdayNumber(weekday));
  if (back % WEEK === 0) return false;
  said.cut(before.index, before[0].length);
  days.startDate = addDays(day, -back);
  const after = AFTER.exec(said.text);
  if (!after) return true;
  said.cut(after.index, after[0].length);
  const [, more, following, later] = after;
  const lastWeekday = following ?? later;
  const on =
    lastWeekday === undefined
      ? more === undefined
        ? 1
        : numberIn(more)
      : until(day, weekdayNumber(lastWeekday)) || WEEK;
  days.endDate = addDays(day, on);
  return true;
}
