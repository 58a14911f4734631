import { en } from "chrono-node";
import type { ParsedComponents } from "chrono-node";
import { TRIP_LIMITS } from "#app/config/product";
import { holidaysBetween } from "#app/modules/catalogue/country/holidays";
import { beginning } from "#app/shared/bounded-text";
import { addDays, daysBetween, isLocalDate, monthOf, weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { MONTHS } from "#app/shared/months";
import { A_NUMBER as N, numberIn } from "./number-words";

/** The dates of a trip, as far as a sentence gives them. */
export interface SaidDates {
  /** Nights away. */
  nights?: number;
  /** The length as a sentence for the page where it had to be cut or chosen: "a month" is more than we plan. */
  guess?: string;
  /** The day of departure, where one was named. */
  startDate?: LocalDate;
  endDate?: LocalDate;
  /** Months that were named, 1 to 12, any of them; with the year where it was. */
  months: number[];
  year?: number;
  /** The part of the month. */
  part?: "early" | "mid" | "late";
  /** A trip over a weekend begins on a Friday. */
  isWeekend: boolean;
}

const FULL = "(?:full |whole |more |long |short )?";
const UNIT = "(days?|nights?|weeks?|months?)";
const MONTH_NAMES = MONTHS.map((name) => name.toLowerCase());
const MONTH = `(${MONTH_NAMES.join("|")}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const SEASONS: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
};
const WEEKEND_NIGHTS = 2;
const LONG_WEEKEND_NIGHTS = 3;
const FEW_DAYS = 4;
const FRIDAY = 5;
const MONDAY = 1;
/** Nights before and from a feast that people travel over it. */
const FEASTS: readonly { says: RegExp; country: string; name: string; before: number; nights: number }[] = [
  {
    says: /\b(?:over |at |for |during )?(?:the )?easter(?: (?:weekend|holidays?|break))?\b(?! island)/,
    country: "GB",
    name: "Good Friday",
    before: 0,
    nights: 3,
  },
  {
    says: /\b(?:over |at |for |during )?(?:the )?thanksgiving(?: (?:weekend|break))?\b/,
    country: "US",
    name: "Thanksgiving Day",
    before: 1,
    nights: 4,
  },
  {
    says: /\b(?:over |at |for |during )?(?:the )?(?:christmas|xmas)(?! market)(?: (?:holidays?|break|time))?\b/,
    country: "GB",
    name: "Christmas Day",
    before: 2,
    nights: 5,
  },
  {
    says: /\b(?:over |at |for |during |on )?(?:the )?new year(?:'?s)?(?: eve| day)?\b/,
    country: "GB",
    name: "New Year's Day",
    before: 3,
    nights: 4,
  },
];

const nightsOf = (count: number, unit: string): number =>
  unit.startsWith("day")
    ? Math.max(1, count - 1)
    : count * (unit.startsWith("week") ? 7 : unit.startsWith("month") ? 30 : 1);

function monthNumber(word: string): number {
  return MONTH_NAMES.findIndex((name) => name.startsWith(word.slice(0, 3))) + 1;
}

/** The most letters that are read: those of a sentence, with the signs that replace the parts that were taken out. */
const LONGEST_READ = 400;

/** A sentence of which parts are taken out as they are understood. */
class Said {
  constructor(public text: string) {}

  /** Takes the first match of the pattern. @returns its groups; undefined without a match */
  take(pattern: RegExp): string[] | undefined {
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.text = `${this.text.slice(0, match.index)} ; ${this.text.slice(match.index + match[0].length)}`;
    return match.slice(1).map((group: string | undefined) => group ?? "");
  }
}

/** "10 days", "a week or two", "two and a half weeks", "a long weekend"; days count both ends, as people count them. */
function takeLength(said: Said, dates: SaidDates): void {
  const set = (nights: number, guess?: string): void => {
    dates.nights = nights;
    if (guess) dates.guess = guess;
  };
  const take = (pattern: string, found: (groups: string[]) => void): boolean => {
    if (dates.nights !== undefined) return false;
    const groups = said.take(
      new RegExp(`(?<![\\p{L}\\p{N}])(?:for |about |around |some |up to )*${pattern}(?![\\p{L}\\p{N}])`, "u"),
    );
    if (groups) found(groups);
    return groups !== undefined;
  };
  take("(?:a |the )?long weekend", () => {
    set(LONG_WEEKEND_NIGHTS);
    dates.isWeekend = true;
  });
  take(`${N}(?: ?[-–] ?| to | or )${N} ${FULL}${UNIT}`, ([from = "", to = "", unit = ""]) =>
    set(nightsOf(numberIn(to), unit), `You said ${from} to ${to} ${unit}; we chose ${to}.`),
  );
  take("a week or two", () => set(14, "You said a week or two; we chose two."));
  take(`(?:a|one) week and a half`, () => set(10));
  take(`${N} and a half weeks`, ([weeks = ""]) => set(Math.round(numberIn(weeks) * 7 + 3.5)));
  take("(?:a )?fortnight", () => set(14));
  take("(?:a )?couple of (days|nights|weeks)", ([unit = ""]) => set(nightsOf(unit === "days" ? 3 : 2, unit)));
  take("(?:a )?few (days|nights)", ([unit = ""]) =>
    set(nightsOf(FEW_DAYS, unit), `You said a few ${unit}; we chose four.`),
  );
  // "in two weeks" is a date, unless something is seen in them; "for two weeks" and "two weeks" are a length.
  take(`(?<!\\bin )${N}[ -]${FULL}${UNIT}`, ([count = "", unit = ""]) => {
    if (numberIn(count) > 0) set(nightsOf(numberIn(count), unit));
  });
  if (/\b(?:see|do|tour|explore|cover|visit|around|across|through)\b/.test(said.text))
    take(`in ${N}[ -]${FULL}${UNIT}`, ([count = "", unit = ""]) => set(nightsOf(numberIn(count), unit)));
  if (dates.nights === undefined && /\b(?:city|short|mini) break\b/.test(said.text)) {
    set(LONG_WEEKEND_NIGHTS, "We took a break to mean three nights.");
    dates.isWeekend = true;
  }
  // "a nice beach week": other readers take the words between.
  if (dates.nights === undefined && /\b(?:a|one) (?:[a-z]+ ){1,2}week\b/.test(said.text)) dates.nights = 7;
  take("(?:a |the )?weekend(?= (?:break|trip|getaway|away|in|at|to|for|with)| ?[,.]|$)(?! of)", () => {
    set(WEEKEND_NIGHTS);
    dates.isWeekend = true;
  });
}

/** Spans of days in words that the date parser does not know, replaced by words that it does. */
function spelledOut(text: string): string {
  const day = "(\\d{1,2})(?:st|nd|rd|th)?";
  return text
    .replace(
      new RegExp(
        `\\b(?:from |between )?(?:the )?${day}(?: ?[-–] ?| to | until | till | and | through )(?:the )?${day} (?:of )?${MONTH}\\b`,
        "g",
      ),
      "$1 - $2 $3",
    )
    .replace(
      new RegExp(
        `\\b(?:from |between )?(?:the )?${day} (?:of )?${MONTH} (?:to|until|till|through|and) (?:the )?${day}(?! (?:of )?${MONTH}|[:.\\d])\\b`,
        "g",
      ),
      "$1 - $3 $2",
    )
    .replace(
      new RegExp(`\\b(?:from |between )?${MONTH} ${day} (?:to|until|till|through|and) (?:the )?${day}\\b`, "g"),
      "$2 - $3 $1",
    )
    .replace(
      /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g,
      (_whole, d: string, m: string, y: string) => `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}`,
    )
    .replace(/\b(?<!\bthe )day after tomorrow\b/g, "the day after tomorrow")
    .replace(/\b(?:the )?week of\b/g, " ")
    .replace(new RegExp(`\\bfrom (?=(?:the )?\\d|${MONTH}\\b)`, "g"), " ")
    .replace(/\s+/g, " ");
}

function dateOf(parts: ParsedComponents): LocalDate {
  const two = (number: number | null): string => String(number ?? 1).padStart(2, "0");
  return `${parts.get("year") ?? 0}-${two(parts.get("month"))}-${two(parts.get("day"))}`;
}

const isDay = (parts: ParsedComponents): boolean => parts.isCertain("day") || parts.isCertain("weekday");

/** Days that are named: "from 3 to 10 May", "next Friday", "tomorrow", "29 Dec to 3 Jan". */
function takeDays(said: Said, dates: SaidDates, today: LocalDate): void {
  const weekOf = /\bweek of\b/.test(said.text);
  said.text = spelledOut(said.text);
  const instant = new Date(`${today}T12:00:00Z`);
  for (const found of en.parse(said.text, { instant, timezone: 0 }, { forwardDate: true })) {
    if (!isDay(found.start)) continue;
    // A bare hour or "now" is no day of departure.
    if (/^(?:now|today|tonight|this (?:morning|afternoon|evening)|at .*)$/.test(found.text)) continue;
    const start = dateOf(found.start);
    if (!isLocalDate(start)) continue;
    dates.startDate = start;
    if (found.end && isDay(found.end) && dateOf(found.end) > start) dates.endDate = dateOf(found.end);
    if (weekOf && dates.nights === undefined) dates.nights = 7;
    said.text = `${said.text.slice(0, found.index)} ; ${said.text.slice(found.index + found.text.length)}`;
    const next =
      !dates.endDate &&
      /^[ ,;]*(?:and |then )?(?:back|return(?:ing)?|home|until|till|to)\b/.test(said.text.slice(found.index + 2));
    if (!next) return;
    const back = en.parse(
      said.text,
      { instant: new Date(`${start}T12:00:00Z`), timezone: 0 },
      { forwardDate: true },
    )[0];
    if (back && isDay(back.start) && dateOf(back.start) > start) {
      dates.endDate = dateOf(back.start);
      said.text = `${said.text.slice(0, back.index)} ; ${said.text.slice(back.index + back.text.length)}`;
    }
    return;
  }
}

/** The Friday of "this weekend" and "next weekend", as people mean them on that day. */
function takeWeekend(said: Said, dates: SaidDates, today: LocalDate): void {
  const groups = said.take(
    /\b(?:(this|the coming|next)|(?:on )?(?:the )?(first|second|third|last)) weekend(?: (?:in|of) ([a-z]+))?(?: (\d{4}))?\b/,
  );
  if (!groups) return;
  const [which = "", ordinal = "", word = "", year = ""] = groups;
  dates.isWeekend = true;
  dates.nights ??= WEEKEND_NIGHTS;
  const until = (FRIDAY - weekdayOf(today) + 7) % 7;
  if (which) {
    const friday = addDays(today, until === 0 ? 7 : until);
    // Before Wednesday "next weekend" is the one of the week after.
    dates.startDate = which === "next" && weekdayOf(today) >= MONDAY && until > 0 ? addDays(friday, 7) : friday;
    return;
  }
  const month = monthNumber(word);
  if (month === 0) return;
  dates.startDate = weekdayIn(yearOf(month, year ? Number(year) : undefined, today), month, FRIDAY, ordinal);
}

/** "last" or so many of a weekday in a month. @param weekday as of {@link weekdayOf} */
function weekdayIn(year: number, month: number, weekday: number, ordinal: string): LocalDate {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  const found = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  const last = monthOf(addDays(found, 28)) === month ? 4 : 3;
  return addDays(found, 7 * ({ first: 0, second: 1, third: 2, fourth: 3, last }[ordinal] ?? 0));
}

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** "the first Monday in May", "last Saturday of June 2027". */
function takeWeekdayOfMonth(said: Said, dates: SaidDates, today: LocalDate): void {
  const groups = said.take(
    new RegExp(
      `\\b(?:on )?(?:the )?(first|second|third|fourth|last) (${WEEKDAYS.join("|")}) (?:in|of) ${MONTH}(?: (\\d{4}))?\\b`,
    ),
  );
  if (!groups) return;
  const [ordinal = "", weekday = "", name = "", year = ""] = groups;
  const month = monthNumber(name);
  const on = (WEEKDAYS.indexOf(weekday) + MONDAY) % 7;
  const day = weekdayIn(yearOf(month, year ? Number(year) : undefined, today), month, on, ordinal);
  dates.startDate = day > today || year ? day : weekdayIn(Number(day.slice(0, 4)) + 1, month, on, ordinal);
}

/** The year in which a month comes next. */
function yearOf(month: number, year: number | undefined, today: LocalDate): number {
  const current = Number(today.slice(0, 4));
  return year ?? (month < monthOf(today) ? current + 1 : current);
}

function takeFeast(said: Said, dates: SaidDates, today: LocalDate): void {
  for (const { says, country, name, before, nights } of FEASTS) {
    if (!said.take(says)) continue;
    const feast = holidaysBetween(country, addDays(today, before + 1), addDays(today, 400)).find(
      (one) => one.name === name,
    );
    if (!feast) return;
    dates.startDate = addDays(feast.date, -before);
    dates.nights ??= nights;
    return;
  }
}

const PARTS: readonly [RegExp, "early" | "mid" | "late"][] = [
  [/^(?:early|(?:the )?(?:beginning|start)|(?:the )?first (?:week|half|days))/, "early"],
  [/^(?:mid|(?:the )?middle|(?:the )?(?:second|third) week)/, "mid"],
  [/^(?:late|(?:the )?end|(?:the )?(?:last|fourth) week|(?:the )?second half)/, "late"],
];

// "may" before a verb is no month.
const A_MONTH = `(?:next |this |the month of )?${MONTH}(?! (?:go|be|want|have|also|like|travel|need|bring|take|not|well|prefer)\\b)(?:,? (?:of )?(\\d{4}|next year|this year))?`;
const PART =
  "((?:the )?(?:early|mid|late|beginning|start|middle|end|first week|second week|third week|fourth week|last week|first half|second half|first days)(?:[- ]of|[- ]in)?[- ](?:the )?)";

function takeMonth(dates: SaidDates, today: LocalDate, month: string, year: string): void {
  dates.months.push(monthNumber(month));
  const current = Number(today.slice(0, 4));
  if (/^\d/.test(year)) dates.year = Number(year);
  else if (year) dates.year = current + Number(year === "next year");
}

/** "late June 2027", "the first week of May". */
function takePartOfMonth(said: Said, dates: SaidDates, today: LocalDate): void {
  const found = said.take(new RegExp(`\\b(?:in |at |around |during )?${PART}${A_MONTH}\\b(?! \\d{1,2}(?!\\d))`));
  if (!found) return;
  const [when = "", month = "", year = ""] = found;
  dates.part = PARTS.find(([says]) => says.test(when.trim()))?.[1];
  takeMonth(dates, today, month, year);
}

/** "in April", "from May to July", "next month", "in spring". */
function takeMonths(said: Said, dates: SaidDates, today: LocalDate): void {
  const range = said.take(
    new RegExp(
      `\\b(?:from |between |either |in )*${MONTH} ?(?:to|until|till|through|-|–|and|or) ?${MONTH}(?: (\\d{4}))?\\b`,
    ),
  );
  if (range) {
    const [from, to] = [monthNumber(range[0] ?? ""), monthNumber(range[1] ?? "")];
    for (let month = from; ; month = (month % 12) + 1) {
      dates.months.push(month);
      if (month === to) break;
    }
    if (range[2]) dates.year = Number(range[2]);
    return;
  }
  const single = said.take(new RegExp(`\\b(?:in |of |during |around |for )?${A_MONTH}\\b`));
  if (single) {
    takeMonth(dates, today, single[0] ?? "", single[1] ?? "");
    return;
  }
  const month = monthOf(today);
  if (said.take(/\bnext month\b/)) dates.months.push((month % 12) + 1);
  else if (said.take(/\b(?:later )?this month\b/)) dates.months.push(month);
  const season = said.take(
    /\b(?:in |during |over |next |this |the |early |late )*(spring|summer|autumn|fall|winter)(?: (?:break|holidays?|vacation|time))?\b(?! (?:olympics|palace|colou?rs|sports?))/,
  );
  if (season) dates.months.push(...(SEASONS[season[0] ?? ""] ?? []));
}

/**
 * Takes the dates of a trip out of a folded sentence.
 * @param today the traveller's day, from which "next Friday" is counted
 * @returns the dates, and the text without them
 */
export function takeDates(folded: string, today: LocalDate): { dates: SaidDates; rest: string } {
  const said = new Said(beginning(folded, LONGEST_READ));
  const dates: SaidDates = { months: [], isWeekend: false };
  takeWeekend(said, dates, today);
  takeWeekdayOfMonth(said, dates, today);
  takeLength(said, dates);
  takePartOfMonth(said, dates, today);
  if (dates.months.length === 0 && !dates.startDate) takeDays(said, dates, today);
  if (dates.months.length === 0 && !dates.startDate) takeFeast(said, dates, today);
  if (dates.months.length === 0 && !dates.startDate) takeMonths(said, dates, today);
  if (dates.startDate && dates.endDate) dates.nights = daysBetween(dates.startDate, dates.endDate);
  if (dates.nights !== undefined && dates.nights > TRIP_LIMITS.maxNights) {
    dates.nights = TRIP_LIMITS.maxNights;
    delete dates.endDate;
    dates.guess = `The longest trip is ${TRIP_LIMITS.maxNights} nights, so we chose that.`;
  }
  return { dates, rest: said.text };
}
