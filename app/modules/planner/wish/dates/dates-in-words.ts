import { patternOf } from "#app/shared/patterns";
import { TRIP_LIMITS } from "#app/config/product";
import { beginning } from "#app/shared/bounded-text";
import { formatCount } from "#app/shared/format";
import { withCapital } from "#app/shared/text";
import { addDays, daysBetween, monthOf, weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import {
  WEEKEND_NIGHTS,
  takeDaysAhead,
  hasSpan,
  takeNamedDays,
  takeWeekOn,
  takeSameWeekdays,
  takeWeekday,
  takeWeekdayOfMonth,
  takeWeekdays,
  takeWeekend,
} from "./days-in-words";
import type { SaidDays } from "./days-in-words";
import { takeDaysOfVisit, takeLength, takeLengthIn, takeOtherLengths } from "./length-in-words";
import { takeBareDays } from "./bare-days";
import { takeFeast } from "./occasions";
import { withWrittenDays } from "./written-days";
import type { FeastName } from "./occasions";
import { A_NUMBER as N, numberIn } from "../number-words";
import { MONTH, Said, monthNumber } from "../said";

/** The dates of a trip, as far as a sentence gives them. */
export interface SaidDates extends SaidDays {
  /** Months that were named, 1 to 12, any of them; with the year where it was. */
  months: number[];
  year?: number;
  /** The part of the month. */
  part?: PartOfMonth;
  /** The nights that were said, where they are more than one place may have. */
  allNights?: number;
  /** The months are those of a season, which is another one in the south. */
  isSeason?: boolean;
  /** Months that are not wanted, 1 to 12. */
  without?: number[];
  /** A feast whose days depend on the place: Easter, carnival, the lunar new year. */
  feast?: FeastName;
  /** Whether the trip is to be over before the feast, or begins after it; and the days between them. */
  side?: "before" | "after";
  apart?: number;
  /** Whether the trip is the weekend after the feast, or begins on its first day. */
  isWeekendAfter?: boolean;
  isFromThen?: boolean;
}

const both = new Intl.ListFormat("en-GB", { style: "long", type: "conjunction" });

export type PartOfMonth = "early" | "mid" | "late";

const SEASONS: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
};

/** The most letters that are read: those of a sentence, with the signs that replace the parts that were taken out. */
const LONGEST_READ = 400;

const PARTS: readonly [RegExp, PartOfMonth][] = [
  [/^(?:early|(?:the )?(?:beginning|start)|(?:the )?(?:first|1st) (?:week|half|days|two|2|ten|10|fortnight))/, "early"],
  [/^(?:mid|(?:the )?middle|(?:the )?(?:second|third|2nd|3rd) week)/, "mid"],
  [
    /^(?:late|(?:the )?end|(?:the )?(?:last|fourth|4th) (?:week|two|2|ten|10|fortnight)|(?:the )?(?:second|2nd) half)/,
    "late",
  ],
];

const OF_FEAST =
  /(?<=\b(?:(?:labou?r|memorial|presidents?'?s?'?|mlk|king|patrick'?s|valentine'?s?|columbus|may|boxing|republic|national) day|easter|thanksgiving|valentine'?s|patrick'?s|mlk|(?:may|aug|august|summer) bank holiday)) (?:long )?weekend\b/;
const YEAR = "(20\\d\\d|next year|this year)";
// "may" before a verb is no month.
const A_MONTH = `(?:next |this |the month of )?${MONTH}(?! (?:go|be|want|have|also|like|travel|need|bring|take|not|well|prefer)\\b)\\.?(?:,? (?:of )?${YEAR})?`;
const A_MONTH_ALONE = new RegExp(`(?<!\\p{L})${MONTH}(?!\\p{L})`, "u");
const PART =
  "((?:the )?(?:early|mid|middle|late|beginning|start|end|(?:first|1st|second|2nd|third|3rd|fourth|4th|last) week|(?:first|1st|second|2nd) half|first days|(?:first|last) (?:two|2) weeks|(?:first|last) (?:fortnight|ten days|10 days))(?:[- ]of|[- ]in)?[- ](?:the )?)";

/** The part of the month in which most schools have the week off in the middle of a term. */
const HALF_TERMS: Readonly<Record<number, PartOfMonth>> = { 2: "mid", 5: "late", 10: "late" };
/** The half-terms as schools call them. */
const HALF_TERM_OF: Readonly<Record<string, number>> = { autumn: 10, fall: 10, winter: 2, spring: 2, summer: 5 };
const SCHOOLS_DIFFER = "School holidays differ from place to place, so check the days.";

/** "February half term", "the school holidays": a week off in a part of a month, or days that only the traveller knows. */
function takeSchoolHolidays(said: Said, dates: SaidDates): void {
  const lead = "\\b(?:in |during |over |for |at )*(?:the )?";
  const half = said.take(
    patternOf(
      `${lead}(?:${MONTH} |(spring|summer|autumn|fall|winter) )?half[- ]term(?: holidays?| break| week| vacation)?(?: (?:in|of) ${MONTH})?(?![\\p{L}])`,
      "u",
    ),
  );
  if (half) {
    const month = HALF_TERM_OF[half[1] ?? ""] ?? monthNumber(half[0] || half[2] || "none");
    dates.guess = SCHOOLS_DIFFER;
    if (month === 0) return;
    dates.months.push(month);
    const part = HALF_TERMS[month];
    if (part) dates.part = part;
    return;
  }
  const others = said.take(
    patternOf(`${lead}school (?:(?=summer|easter|christmas)|(?:holidays?|vacations?|breaks?))`, "u"),
  );
  if (others) dates.guess = SCHOOLS_DIFFER;
}

function setYear(dates: SaidDates, today: LocalDate, year: string): void {
  const current = Number(today.slice(0, 4));
  if (/^\d/.test(year)) dates.year = Number(year);
  else if (year) dates.year = current + Number(year === "next year");
}

function takeMonth(dates: SaidDates, today: LocalDate, month: string, year: string): void {
  dates.months.push(monthNumber(month));
  setYear(dates, today, year);
}

/** "late June 2027", "the first week of May". */
function takePartOfMonth(said: Said, dates: SaidDates, today: LocalDate): void {
  const found = said.take(
    patternOf(`\\b(?:in |at |around |during |towards? |from )*${PART}${A_MONTH}\\b(?! \\d{1,2}(?!\\d))`),
  );
  if (!found) return;
  const [when = "", month = "", year = ""] = found;
  dates.part = partOf(when);
  if (/two weeks|2 weeks|fortnight/.test(when)) dates.nights ??= 14;
  if (/ten days|10 days/.test(when)) dates.nights ??= 9;
  takeMonth(dates, today, month, year);
}

/** "early", "the first week of" as the part of a month. */
function partOf(words: string): PartOfMonth | undefined {
  return PARTS.find(([says]) => says.test(words.trim()))?.[1];
}

/** One more month of a list. */
function takeMore(said: Said): string | undefined {
  return said.take(patternOf(`(?<=;) *(?:,|or|and|, or) ?${MONTH}\\b`))?.[0];
}

/** "in April", "from May to July", "next month", "in spring". */
function takeMonths(said: Said, dates: SaidDates, today: LocalDate): void {
  const range = said.take(
    patternOf(
      `\\b((?:from |between |either |in )*)${MONTH} ?(to|until|till|through|-|–|/|and|or|,) ?(?:in )?${MONTH}(?:,? ${YEAR})?\\b`,
    ),
  );
  if (range) {
    const [between = "", first = "", joint = "", last = "", year = ""] = range;
    const [from, to] = [monthNumber(first), monthNumber(last)];
    // "May or September" are two months, "May to September" are five.
    if (/^(?:or|,|\/)$/.test(joint) || (joint === "and" && !between.includes("between"))) dates.months.push(from, to);
    else
      for (let month = from; ; month = (month % 12) + 1) {
        dates.months.push(month);
        if (month === to) break;
      }
    for (let more = takeMore(said); more; more = takeMore(said)) dates.months.push(monthNumber(more));
    setYear(dates, today, year);
    return;
  }
  const single = said.take(patternOf(`\\b(?:in |of |during |around |for |this |next |come )*${A_MONTH}\\b`));
  if (single) {
    takeMonth(dates, today, single[0] ?? "", single[1] ?? "");
    return;
  }
  const quarter = said.take(/\b(?:in )?q([1-4])(?: (20\d\d))?\b/);
  if (quarter) {
    const first = Number(quarter[0]) * 3 - 2;
    dates.months.push(first, first + 1, first + 2);
    setYear(dates, today, quarter[1] ?? "");
    return;
  }
  const month = monthOf(today);
  const ahead = said.take(patternOf(`\\bin ${N} months?(?: time)?\\b`));
  if (ahead) dates.months.push(((month - 1 + numberIn(ahead[0] ?? "")) % 12) + 1);
  else if (said.take(/\bnext month\b/)) dates.months.push((month % 12) + 1);
  else if (said.take(/\b(?:later )?this month\b/)) dates.months.push(month);
  else takeSeason(said, dates, today);
}

/** "in spring", "late summer 2027". */
function takeSeason(said: Said, dates: SaidDates, today: LocalDate): void {
  const season = said.take(
    patternOf(
      `\\b(?:in |during |over |for |next |this |the |coming )*(early |mid |mid-|late )?(?:the )?(spring|summer|autumn|fall|winter)(?:time| break| holidays?| vacation| time)?\\b(?! (?:olympics|palace|colou?rs|leaves|foliage|sports?))(?:,? (?:of )?${YEAR})?`,
    ),
  );
  if (!season) return;
  const months = SEASONS[season[1] ?? ""] ?? [];
  const part = partOf(season[0] ?? "");
  dates.months.push(...(part === undefined ? months : [months[{ early: 0, mid: 1, late: 2 }[part]]!]));
  dates.isSeason = true;
  setYear(dates, today, season[2] ?? "");
}

const UNWANTED_TIME = `(?:${MONTH}|(spring|summer|autumn|fall|winter))`;

/** "not in summer", "any time except August", "not in July or August". */
function takeUnwanted(said: Said, dates: SaidDates): void {
  const take = (lead: string): string[] | undefined => said.take(patternOf(`${lead} ${UNWANTED_TIME}\\b`));
  let groups = take(
    "\\b(?:any ?(?:time|month) |but )*(?:not|except(?: for)?|avoid(?:ing)?|outside(?: of)?|without|other than|but|can't do|can't|no)(?: in| during| the)*",
  );
  while (groups) {
    const [month = "", season = ""] = groups;
    dates.without = [...(dates.without ?? []), ...(month ? [monthNumber(month)] : (SEASONS[season] ?? []))];
    // The sign stands for the month before.
    groups = take("(?<=^|; ) *(?:,|or|and|nor|&|, or)(?: in| the)*");
  }
}

/** "In summer but not August": months that are not wanted leave the others. */
function leaveOutUnwanted(dates: SaidDates): void {
  const wanted = dates.months.filter((month) => !dates.without?.includes(month));
  if (wanted.length > 0) dates.months = wanted;
}

/** Adds a sentence for the page. */
function note(dates: SaidDates, sentence: string): void {
  dates.guess = [dates.guess, sentence].filter(Boolean).join(" ");
}

/** "The whole of February". */
function takeWholeMonth(said: Said, dates: SaidDates): void {
  const whole = said.take(
    patternOf(
      `\\b(?:for )?(?:(?:the )?(?:whole|entire|full)(?: month)?|all)(?: of)? (?=(?:the month of )?${MONTH}\\b)`,
    ),
  );
  if (whole) dates.nights ??= 30;
}

/** "In 2025", "Paris 2028": a year alone. */
function takeYear(said: Said, dates: SaidDates, today: LocalDate): void {
  const year = said.take(
    /(?<![\p{L}\p{N}./-])(?:in |during |for |of |sometime |any ?time )*(20[1-9]\d|next year|later this year|this year)(?![\p{L}\p{N}./-])/u,
  );
  if (year) setYear(dates, today, (year[0] ?? "").replace("later ", ""));
}

/** Days of which only the weekday is named, without a month, are the next ones: "Friday to Sunday, in three weeks". */
function settleWeekday(said: Said, dates: SaidDates, today: LocalDate): void {
  if (dates.startDate || dates.weekday === undefined || dates.months.length > 0 || dates.feast) return;
  if (dates.year !== undefined) return;
  const ahead = (dates.weekday - weekdayOf(today) + 7) % 7 || 7;
  // Sunday is the last day of the week that is under way.
  const isThisWeek = ahead <= (7 - weekdayOf(today)) % 7;
  const weeks = said.take(patternOf(`(?<![\\p{L}\\p{N}])in ${N} weeks?(?: time)?(?!\\p{L})`, "u"))?.[0];
  const monday = 1 - (weekdayOf(today) || 7);
  dates.startDate = addDays(
    today,
    weeks === undefined
      ? dates.isNextWeek && isThisWeek
        ? ahead + 7
        : ahead
      : monday + 7 * numberIn(weeks) + ((dates.weekday || 7) - 1),
  );
  delete dates.weekday;
  delete dates.isNextWeek;
}

/**
 * Takes the dates of a trip out of a folded sentence.
 * @param today the traveller's day, from which "next Friday" is counted
 * @param isDayFirst whether the writer of "4/5" means May, as those who count in euros or pounds do
 * @returns the dates, and the text without them
 */
export function takeDates(folded: string, today: LocalDate, isDayFirst = false): { dates: SaidDates; rest: string } {
  const said = new Said(withWrittenDays(beginning(folded, LONGEST_READ)));
  const dates: SaidDates = { months: [], isWeekend: false };
  const isOpen = (): boolean => dates.months.length === 0 && !dates.startDate && !dates.feast;
  if (said.take(/\b(?:early )?in the new year\b/)) dates.months.push(1);
  takeUnwanted(said, dates);
  takeWeekOn(said, dates, today);
  takeSchoolHolidays(said, dates);
  takeWeekend(said, dates, today);
  takeWeekdayOfMonth(said, dates, today);
  // "Easter weekend" is as long as the feast, and no weekend by itself.
  said.text = said.text.replace(OF_FEAST, "");
  // "8 to 20 January, he works Mon-Wed": days of the month say more than those of the week.
  if (!hasSpan(said.text)) takeWeekdays(said, dates);
  takeLength(said, dates);
  // The week off is as long as the trip, unless it was told otherwise.
  if (dates.guess === SCHOOLS_DIFFER && dates.months.length > 0) dates.nights ??= 7;
  takeWholeMonth(said, dates);
  takePartOfMonth(said, dates, today);
  if (isOpen()) takeNamedDays(said, dates, { today, isDayFirst });
  if (dates.startDate) takeSameWeekdays(said, dates);
  if (isOpen()) Object.assign(dates, takeFeast(said), dates.nights !== undefined && { nights: dates.nights });
  // "A long weekend after Valentine's Day".
  if (dates.side === "after" && dates.isWeekend && dates.apart === undefined) dates.isWeekendAfter = true;
  if (dates.apart !== undefined)
    note(dates, `We read that as leaving ${dates.apart} days ${dates.side} ${withCapital(dates.feast ?? "")}.`);
  takeWeekday(said, dates);
  // "Petra in 3 days, April": beside a month the days are a length.
  if (isOpen() && A_MONTH_ALONE.test(said.text)) takeLengthIn(said, dates);
  if (isOpen()) takeDaysOfVisit(said, dates);
  if (isOpen()) takeDaysAhead(said, dates, today);
  if (isOpen()) takeMonths(said, dates, today);
  if (isOpen()) takeBareDays(said, dates, today);
  leaveOutUnwanted(dates);
  if (!dates.startDate && dates.year === undefined) takeYear(said, dates, today);
  if (!isOpen()) takeLengthIn(said, dates);
  if (dates.isWeekend) dates.nights ??= WEEKEND_NIGHTS;
  settleWeekday(said, dates, today);
  const others = takeOtherLengths(said, dates.nights);
  if (others.length > 0)
    note(
      dates,
      `You also said ${both.format(others)}; these dates are for ${formatCount(dates.nights ?? 0, "night")}.`,
    );
  if (dates.startDate && dates.endDate) dates.nights = daysBetween(dates.startDate, dates.endDate);
  if (dates.nights !== undefined && dates.nights > TRIP_LIMITS.maxNights) {
    dates.allNights = dates.nights;
    dates.nights = TRIP_LIMITS.maxNights;
    delete dates.endDate;
    dates.guess = `We plan up to ${TRIP_LIMITS.maxNights} nights in one place, so we chose that.`;
  }
  return { dates, rest: said.text };
}
