import { addDays, weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { patternOf } from "#app/shared/patterns";
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

/** "Five nights around it", "three nights either side": the named day lies in the middle of the stay. */
const IN_THE_MIDDLE = /(?<!\p{L})(?:around|about) (?:it|that(?: day| date)?|then|the day)(?!\p{L})/u;
/** "He graduates on 15 May; Tokyo for ten days afterwards". */
const AFTERWARDS = patternOf(`(?<!\\p{L})(?:for )?${N} (days|nights|weeks?) after(?:wards?)?(?= *(?:[,;.]|$))`, "u");
const EITHER_SIDE = /(?<!\p{L})(?:on )?(?:either|each) side(?: of (?:it|that|the day))?(?!\p{L})/u;
/** "Starting the day after our wedding on" a day. */
const DAY_AFTER =
  /(?<!\p{L})(?:starting |leaving |from |fly(?:ing)? (?:out )?)?(?:on )?the day after (?:my|our|the|a|an|his|her|their) (?:\p{L}+ ){1,3}(?:on )? *(?=;)/u;

/** Takes the nights that lie on both sides of a day, or begin on the day after. @returns whether they do */
function takeOnBothSides(said: Said, days: NamedDays, day: LocalDate): boolean {
  const after = DAY_AFTER.exec(said.text);
  if (after) {
    said.cut(after.index, after[0].length);
    days.startDate = addDays(day, 1);
    return true;
  }
  const { nights } = days;
  if (nights === undefined) return false;
  const sides = said.take(EITHER_SIDE);
  if (!sides && !said.take(IN_THE_MIDDLE)) return false;
  days.startDate = addDays(day, -(sides ? nights : Math.floor(nights / 2)));
  days.endDate = addDays(days.startDate, sides ? 2 * nights : nights);
  return true;
}

/** Takes days that begin when a day is over. @returns whether they do */
function takeAfterwards(said: Said, days: NamedDays, day: LocalDate): boolean {
  const [count = "", unit = ""] = said.take(AFTERWARDS) ?? [];
  if (count === "") return false;
  const many = numberIn(count);
  days.startDate = addDays(day, 1);
  days.endDate = addDays(day, unit === "nights" ? many + 1 : unit === "days" ? many : WEEK * many + 1);
  return true;
}

interface NamedDays {
  startDate?: LocalDate;
  endDate?: LocalDate;
  nights?: number;
}

/**
 * Takes the days of arriving before a day and of leaving after it: "a wedding on Saturday 19 June, arrive Thursday, leave
 * Tuesday", "the marathon on 7 March, arrive 4 days earlier".
 * @param day the day that was named
 * @returns whether the trip lies around that day
 */
export function takeAroundDay(said: Said, days: NamedDays, day: LocalDate): boolean {
  if (takeOnBothSides(said, days, day)) return true;
  const before = BEFORE.exec(said.text);
  const [, count, near, far] = before ?? [];
  const weekday = near ?? far;
  if (!before) return takeAfterwards(said, days, day);
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
