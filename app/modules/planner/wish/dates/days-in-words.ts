import { en } from "chrono-node";
import type { ParsedComponents } from "chrono-node";
import { addDays, daysBetween, isLocalDate, monthOf, weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { patternOf } from "#app/shared/patterns";
import { formatDateRange, formatShortDate } from "#app/shared/format";
import { SINGLE, SPANS, dateFrom, localDate, spanOf } from "./day-forms";
import { takeAroundDay } from "./around-a-day";
import { isOtherDay, noteOtherDays, weekdaysIn } from "./named-weekdays";
import { MONTH, Said, WEEKDAY, WEEKDAY_NAMES, monthNumber, weekdayNumber } from "../said";

/** The days of a trip, as far as a sentence names them. */
export interface SaidDays {
  nights?: number;
  guess?: string;
  isWeekend: boolean;
  /** The day of departure, where one was named. */
  startDate?: LocalDate;
  endDate?: LocalDate;
  /** The weekday of departure where only that was named, 0 is Sunday: "Saturday to Saturday in June". */
  weekday?: number;
  /** Whether that weekday is the one of next week. */
  isNextWeek?: boolean;
}

const FRIDAY = 5;
const MONDAY = 1;
export const WEEKEND_NIGHTS = 2;
const WEEK = 7;

/** The day on which a sentence is read, and whether "4/5" is May rather than April to its writer. */
export interface ReadOn {
  /** The traveller's day. */
  today: LocalDate;
  isDayFirst: boolean;
}

/** The ways to read a day in numbers, the month first unless the writer puts the day first. */
const inOrder = <W>(ways: readonly W[], isDayFirst: boolean): W[] => (isDayFirst ? ways.toReversed() : [...ways]);

/** The numbers of a match, without the words around them. */
const written = (match: string): string => match.replace(/^[^\d]+|[^\d]+$/g, "");

/** Says of a length that it is shorter than the days between which it lies. @returns whether it is */
function noteWithin(days: SaidDays, between: number): boolean {
  if (days.nights === undefined || days.nights >= between - 1) return false;
  days.guess = `${days.nights === 1 ? "That is one night" : `Those are ${days.nights} nights`} within your dates; we took the first days.`;
  return true;
}

/** Both days, where they are named; a length beside a longer span is a trip within it. */
function takeSpan(said: Said, days: SaidDays, { today, isDayFirst }: ReadOn): boolean {
  for (const { pattern, read } of SPANS) {
    const match = pattern.exec(said.text);
    if (!match) continue;
    const ways = read(match.slice(1)).flatMap(([first, last]) => (first && last ? [spanOf(first, last, today)] : []));
    const [weekday, lastWeekday] = weekdaysIn(match[0]);
    const spans = inOrder(
      ways.flatMap((span) => (span ? [span] : [])),
      isDayFirst,
    ).sort((a, b) => Number(isLong(a)) - Number(isLong(b)) || isOtherDay(a[0], weekday) - isOtherDay(b[0], weekday));
    const [span, other] = spans;
    if (!span) continue;
    if (other && !isLong(other) && isOtherDay(other[0], weekday) === isOtherDay(span[0], weekday))
      days.guess = `We read ${written(match[0])} as ${formatDateRange(...span)}.`;
    said.cut(match.index, match[0].length);
    [days.startDate] = span;
    noteOtherDays(days, [span[0], weekday], [span[1], lastWeekday]);
    const between = daysBetween(...span);
    // "7 days, 1 to 8 May" counts the days as some people do; "5 nights between 1 and 20 June" leaves the choice to us.
    const isLeaving = /(?:leav|depart|return|back|home)/.test(match[0].slice(match[0].search(/\d/)));
    // A weekend that lies within named days is one of their parts.
    const isPart = days.isWeekend && !match[0].startsWith("between");
    if (isLeaving || isPart || !noteWithin(days, between)) days.endDate = span[1];
    takeLongerStay(said, days);
    return true;
  }
  return false;
}

const STAY_TILL = new RegExp(
  `(?<!\\p{L})(?:stay(?:ing)?|remain|extend(?:ing)?)(?: on| it)? (?:till|until|to)(?: the)? (?:${WEEKDAY} )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\p{N}]| (?:nights?|days?))`,
  "u",
);

/** "8-10 March, and I want to stay till the 14th": the later day is the last. */
function takeLongerStay(said: Said, days: SaidDays): void {
  const match = STAY_TILL.exec(said.text);
  const { endDate } = days;
  if (!match || endDate === undefined) return;
  const end = Array.from({ length: LONGEST_SPAN }, (_, index) => addDays(endDate, index + 1)).find(
    (date) => Number(date.slice(8)) === Number(match[2]),
  );
  if (!end) return;
  said.cut(match.index, match[0].length);
  days.endDate = end;
}

const LONGEST_SPAN = 31;
const isLong = ([start, end]: [LocalDate, LocalDate]): boolean => daysBetween(start, end) > LONGEST_SPAN;

/** "the weekend of 14 May", "May 14 weekend", "the week of June 5", "10 June". */
function takeDay(said: Said, days: SaidDays, { today, isDayFirst }: ReadOn): boolean {
  for (const { pattern, read } of SINGLE) {
    const around = patternOf(
      `(?:\\b(?:the )?(weekend|week|w/c|wc)(?: of| around| commencing| from| beginning| starting| commencing)? )?(?:${pattern.source})(?:,? (weekend)\\b)?`,
      "u",
    );
    const match = around.exec(said.text);
    if (!match) continue;
    const groups = match.slice(2, -1);
    const dates = read(groups).flatMap(([day]) => (day && dateFrom(day, today)) ?? []);
    const [weekday] = weekdaysIn(match[0]);
    const [date, other] = inOrder(dates, isDayFirst).sort((a, b) => isOtherDay(a, weekday) - isOtherDay(b, weekday));
    if (!date) continue;
    if (other && other !== date && isOtherDay(other, weekday) === isOtherDay(date, weekday))
      days.guess = `We read ${written(match[0])} as ${formatShortDate(date)}.`;
    said.cut(match.index, match[0].length);
    if (match[1] === "weekend" || match.at(-1) === "weekend") {
      days.isWeekend = true;
      days.nights ??= WEEKEND_NIGHTS;
      // Of Saturday and Sunday, the weekend has begun; of any other day it is the one that follows.
      const back = (weekdayOf(date) + 7 - FRIDAY) % 7;
      days.startDate = addDays(date, back <= 2 ? -back : 7 - back);
      return true;
    }
    noteOtherDays(days, [date, weekday]);
    if (takeLastDay(said, days, date, match.index) || takeAroundDay(said, days, date)) return true;
    days.startDate = date;
    if (match[1] !== undefined) days.nights ??= WEEK;
    takeReturn(said, days, date);
    return true;
  }
  return false;
}

const UNTIL =
  /(?<!\p{L})(?:(?:(?:fly|flying|go|going|come|coming|head|heading) (?:back |home )+|return(?:ing)? (?:home )?)(?:from (?:\p{L}+ ){1,2})?(?:on)?|(?:must|need to|have to|has to) be (?:back|home)(?: by| on| before)?|(?:be |back |home )by|before|by|(?:no|not) later than|not after)(?: the)? (?:; )?$/u;

/** "Before my conference in Glasgow on" a day. */
const UNTIL_EVENT =
  /(?<!\p{L})before (?=(?:my|our|the|a|an|his|her) (?:\p{L}+ ){1,6}(?:(?:on|at) )?(?:the )?(?:; )?$)/u;

/** A way on from the place, on whose day the traveller is still there. */
const WAY_ON =
  /^before (?:my|our|the|a|an|his|her) (?:\p{L}+ ){0,3}?(?:flight|plane|train|eurostar|ferry|cruise|ship|boat|sailing|coach|bus)(?!\p{L})/u;

/** "Before 20 February": the day is the last one, where the length is told. */
function takeLastDay(said: Said, days: SaidDays, date: LocalDate, at: number): boolean {
  const before = said.text.slice(0, at + 1).trimEnd() + " ";
  const ahead = UNTIL.exec(before) ?? UNTIL_EVENT.exec(before);
  if (!ahead || days.nights === undefined) return false;
  const isOver = /(?:^before|before|not after)(?: the)? (?:; )?$/u.test(ahead[0]);
  const last = isOver && !WAY_ON.test(before.slice(ahead.index)) ? addDays(date, -1) : date;
  said.cut(ahead.index, ahead[0].length - 1);
  days.startDate = addDays(last, -days.nights);
  days.endDate = last;
  return true;
}

const RETURN_DAY =
  /(?<![\p{L}\p{N}])(?:(?:and |then )*(?:com(?:e|ing) |fly(?:ing)? |be |must be )*(?:back|return(?:s|ing)?|home|leav(?:e|es|ing)|depart(?:s|ing)?|until|till|to)(?: home)?(?: again)?(?: at \d{1,2}(?::\d\d)? ?(?:am|pm|h)?)?(?: on| by| before)?(?: the)? )(\d{1,2})(?:st|nd|rd|th)(?! (?:of )?\p{L}{3,}day|[\p{L}\p{N}])/u;

/** "Leaving on the 14th": the next such day of a month. */
function takeReturnDay(said: Said, days: SaidDays, start: LocalDate): boolean {
  const match = RETURN_DAY.exec(said.text);
  if (!match) return false;
  const end = Array.from({ length: LONGEST_SPAN }, (_, index) => addDays(start, index + 1)).find(
    (date) => Number(date.slice(8)) === Number(match[1]),
  );
  if (!end) return false;
  said.cut(match.index, match[0].length);
  // "Back by the 20th" only ends the time in which a shorter trip lies.
  if (!/ (?:by|before) /.test(match[0]) || !noteWithin(days, daysBetween(start, end))) days.endDate = end;
  return true;
}

/** The day of coming back, named apart from the first one. */
function takeReturn(said: Said, days: SaidDays, start: LocalDate): void {
  for (const { pattern, read } of SINGLE) {
    const match = patternOf(
      `\\b(?:back|return(?:ing)?|home|until|till|to)(?: on| by)? (?:${pattern.source})`,
      "u",
    ).exec(said.text);
    const date = match && read(match.slice(1)).map(([day]) => day && dateFrom(day, start))[0];
    if (!match || !date) continue;
    days.endDate = date;
    said.cut(match.index, match[0].length);
    return;
  }
  if (takeReturnDay(said, days, start) || days.nights !== undefined) return;
  const word = said.take(
    patternOf(
      `(?<![\\p{L}\\p{N}])(?:(?:com(?:e|ing) |fly(?:ing)? )?back|return(?:ing)?|home|until|till)(?: home)?(?: on| by)?(?: the)?(?: following| next)? ${WEEKDAY}(?!\\p{L})`,
      "u",
    ),
  )?.[0];
  if (word) days.endDate = addDays(start, (weekdayNumber(word) - weekdayOf(start) + 7) % 7 || WEEK);
}

/** "Saturday to Saturday", "Thu-Sun": a weekday of departure, and the nights. */
export function takeWeekdays(said: Said, days: SaidDays): void {
  const groups = said.take(
    patternOf(
      `(?<![\\p{L}\\p{N}])(?:from |a )?(?:(this|next|coming) )?${WEEKDAY} ?(?:-|–|to|until|till|thru|through) ?(?:the following |the next )?${WEEKDAY}(?![\\p{L}\\p{N}])`,
      "u",
    ),
  );
  if (!groups || days.startDate) return;
  const [which = "", from = "", to = ""] = groups;
  days.weekday = weekdayNumber(from);
  days.isNextWeek = which === "next";
  days.nights ??= (weekdayNumber(to) - days.weekday + 7) % 7 || WEEK;
}

/** Whether both days of a trip are named, and not as the bounds of a shorter one. */
export const hasSpan = (text: string): boolean =>
  SPANS.some(({ pattern }) => {
    const match = pattern.exec(text);
    return match !== null && !match[0].startsWith("between");
  });

/** Takes weekdays apart from the days of a trip that they are: "10-12 April, Sat-Mon". */
export function takeSameWeekdays(said: Said, { startDate, endDate }: SaidDays): void {
  if (startDate === undefined || endDate === undefined) return;
  const other = new Said(said.text);
  const alone: SaidDays = { isWeekend: false };
  takeWeekdays(other, alone);
  const isSame = alone.weekday !== undefined && isOtherDay(startDate, alone.weekday) === 0;
  if (isSame && alone.nights === daysBetween(startDate, endDate)) said.text = other.text;
}

/**
 * "leaving on a Thursday in March": the weekday of departure alone, where a month stands beside it. A weekday without a
 * month is the next one.
 */
export function takeWeekday(said: Said, days: SaidDays): void {
  if (days.startDate || days.weekday !== undefined) return;
  const hasMonth = patternOf(`(?<!\\p{L})${MONTH}(?!\\p{L})`, "u").test(said.text);
  const groups = said.take(
    patternOf(
      `(?<![\\p{L}\\p{N}])(?:(?:leav(?:e|ing)|start(?:ing)?|depart(?:ing)?|fly(?:ing)?(?: out)?|from) )?(?:on )?${hasMonth ? "(?:any |an? )?" : "(?:any |an? )"}(${WEEKDAY_NAMES.join("|")})s?(?![\\p{L}])`,
      "u",
    ),
  );
  if (groups) days.weekday = weekdayNumber(groups[0] ?? "");
}

function dateOf(parts: ParsedComponents): LocalDate {
  return localDate(parts.get("year") ?? 0, parts.get("month") ?? 1, parts.get("day") ?? 1);
}

const isDay = (parts: ParsedComponents): boolean => parts.isCertain("day") || parts.isCertain("weekday");
/**
 * Texts that the date parser takes for days and that mean none: a bare hour, "now", the sun, "mar" of a name, a length
 * such as "3 hours" or "a day".
 */
const NO_DAY =
  /^(?:(?:\w+ )?\w+ (?:minutes?|mins?|hours?|hrs?)|\w+ (?:days?|weeks?)|now|today|tonight|this (?:morning|afternoon|evening)|at .*|\d+ ?d|[a-z]+, \d{1,2}|sun|sat|mon|wed|(?:the )?\d{1,2}(?:st|nd|rd|th)?)$/;

/** Words that a day counted from the present one has. */
const AHEAD = new RegExp(
  `(?<!\\p{L})(?:tomorrow|in|within|next|this|coming|(?:from|after) (?:now|today)|${WEEKDAY_NAMES.join("|")})(?!\\p{L})`,
  "u",
);

/** Days by the present one: "next Friday", "tomorrow", "in two weeks". */
function takeRelative(said: Said, days: SaidDays, today: LocalDate): void {
  const text = said.text.replace(/\b(?<!\bthe )day after tomorrow\b/g, "the day after tomorrow");
  const instant = new Date(`${today}T12:00:00Z`);
  for (const found of en.parse(text, { instant, timezone: 0 }, { forwardDate: true })) {
    if (
      !isDay(found.start) ||
      !AHEAD.test(found.text.toLowerCase()) ||
      NO_DAY.test(found.text.replace(/[\s,;.]+$/, ""))
    )
      continue;
    const start = dateOf(found.start);
    if (!isLocalDate(start)) continue;
    said.text = text;
    days.startDate = start;
    if (found.end && isDay(found.end) && dateOf(found.end) > start) days.endDate = dateOf(found.end);
    said.cut(found.index, found.text.length);
    if (!days.endDate) takeReturn(said, days, start);
    return;
  }
}

/** "A week on Saturday", "Friday week": counted from the next such day. */
export function takeWeekOn(said: Said, days: SaidDays, today: LocalDate): void {
  const groups = said.take(
    patternOf(
      `\\b(?:a |in a )?(week|fortnight) on ${WEEKDAY}(?!\\p{L}| \\d)|\\b(?:on )?${WEEKDAY} (week)(?=$| *[,.;])`,
      "u",
    ),
  );
  if (!groups) return;
  const [unit = "", ahead = "", after = ""] = groups;
  const on = (weekdayNumber(ahead || after) - weekdayOf(today) + WEEK) % WEEK || WEEK;
  days.startDate = addDays(today, on + (unit === "fortnight" ? 2 * WEEK : WEEK));
}

/** The Friday of "this weekend" and "next weekend", as people mean them on that day. */
export function takeWeekend(said: Said, days: SaidDays, today: LocalDate): void {
  const groups = said.take(
    patternOf(
      `\\b(?<!${MONTH.replace("(", "(?:")} )(?:for |over )?(?:(this|the coming|coming|next|the(?= weekend after next))|(?:on )?(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th)) (?:long )?weekend(?:(?: (?:in|of))? ${MONTH}\\b)?(?: (20\\d\\d)| (after next))?\\b`,
    ),
  );
  if (!groups) return;
  const [which = "", ordinal = "", word = "", year = "", afterNext = ""] = groups;
  days.isWeekend = true;
  const until = (FRIDAY - weekdayOf(today) + 7) % 7;
  if (which) {
    const friday = addDays(today, until === 0 ? 7 : until);
    // Before Wednesday "next weekend" is the one of the week after.
    if (afterNext) days.startDate = addDays(friday, 7);
    else days.startDate = which === "next" && weekdayOf(today) >= MONDAY && until > 0 ? addDays(friday, 7) : friday;
    return;
  }
  const month = monthNumber(word);
  if (month === 0 || word === "") return;
  days.startDate = weekdayIn(yearOf(month, year ? Number(year) : undefined, today), month, FRIDAY, ordinal);
}

/** "last" or so many of a weekday in a month. @param weekday as of {@link weekdayOf} */
function weekdayIn(year: number, month: number, weekday: number, ordinal: string): LocalDate {
  const first = localDate(year, month, 1);
  const found = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  const last = monthOf(addDays(found, 28)) === month ? 4 : 3;
  const count = ORDINALS[ordinal] ?? last;
  return addDays(found, 7 * count);
}

const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  "1st": 0,
  second: 1,
  "2nd": 1,
  third: 2,
  "3rd": 2,
  fourth: 3,
  "4th": 3,
};

/** "the first Monday in May", "last Saturday of June 2027". */
export function takeWeekdayOfMonth(said: Said, days: SaidDays, today: LocalDate): void {
  const groups = said.take(
    patternOf(
      `\\b(?:on )?(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th) ${WEEKDAY} (?:in|of) ${MONTH}(?: (20\\d\\d))?\\b`,
    ),
  );
  if (!groups) return;
  const [ordinal = "", weekday = "", name = "", year = ""] = groups;
  const month = monthNumber(name);
  const on = weekdayNumber(weekday);
  const day = weekdayIn(yearOf(month, year ? Number(year) : undefined, today), month, on, ordinal);
  days.startDate = day > today || year ? day : weekdayIn(Number(day.slice(0, 4)) + 1, month, on, ordinal);
  takeReturn(said, days, days.startDate);
}

/** The year in which a month comes next. */
function yearOf(month: number, year: number | undefined, today: LocalDate): number {
  const current = Number(today.slice(0, 4));
  return year ?? (month < monthOf(today) ? current + 1 : current);
}

/**
 * Takes the named days out of a sentence: "3-10 May", "May 3 to 10", "14/03/2027 to 20/03/2027", "the weekend of 14
 * May". Days by the present one are left to {@link takeDaysAhead}.
 */
export function takeNamedDays(said: Said, days: SaidDays, on: ReadOn): void {
  if (!takeSpan(said, days, on)) takeDay(said, days, on);
  if (days.startDate) noteOtherDays(days, [days.startDate, days.weekday]);
  if (days.startDate) delete days.weekday;
}

/** Takes days that are counted from the present one: "next Friday", "tomorrow", "in two weeks". */
export function takeDaysAhead(said: Said, days: SaidDays, today: LocalDate): void {
  if (!days.startDate && days.weekday === undefined) takeRelative(said, days, today);
}
