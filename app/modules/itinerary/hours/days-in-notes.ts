import { weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { WEEKDAY_NAMES } from "#app/shared/months";
import type { Window } from "../engine/problem";

/** In the order of `weekdayOf`, for which Monday is 1. */
const WEEKDAYS: readonly string[] = WEEKDAY_NAMES;
const WEEKDAY = new RegExp(String.raw`\b(${WEEKDAYS.join("|")})s?\b`, "g");
const SPAN = new RegExp(String.raw`\b(${WEEKDAYS.join("|")})s?( morning| evening)? to (${WEEKDAYS.join("|")})\b`);
/** Words that name a day for an event on it, or as the best one. */
const HAPPENS =
  /\b(best|fullest|liveliest|largest|biggest|is the (big )?day|market is|parade|farmers?' market|farmers on|market fills|fills the lanes|stalls|antiques|flea market|junk|concerts?|bands?|jam|rumba|drummers|puppets|painters|speakers|mass sung|guard changes|bearskins|march|fireworks|qawwali|drones|artists hang)\b/i;
/** Words that name a day as one to stay away from, or one that must be booked. */
const RATHER_NOT =
  /\b(shut|closed?|closes|except|but|not|no|avoid|busy|rests?|crowd\w*|packed|queue|tight|crush|book\w*|sell|seats|calm\w*|quiet\w*|slow|prayers?|some)\b/i;
const CLAUSES = /(?<=[;.]) /;
/** "at eleven", as people say it of what happens by day. */
const HOURS = ["ten", "eleven", "noon", "one", "two", "three", "four", "five"];
const FIRST_HOUR = 10;
const AT_AN_HOUR = new RegExp(String.raw`\bat (?:(\d{1,2}):(\d{2})|(${HOURS.join("|")})\b)`);
/** The traveller is there a few minutes before it begins, or has most of a visit behind them by then. */
const BEFORE_IT = 15;
const STILL_THERE = 20;
/** The share of a place's worth that is left on the other days. */
const OTHER_DAY_FACTOR = 0.75;

/** The weekdays of a clause that says what happens on them; none where it names none, or for another reason. */
function daysNamed(clause: string): number[] {
  if (!HAPPENS.test(clause) || RATHER_NOT.test(clause)) return [];
  const named = [...clause.matchAll(WEEKDAY)].map(([, name]) => WEEKDAYS.indexOf(name!) + 1);
  const [, first, , last] = SPAN.exec(clause) ?? [];
  if (first === undefined || last === undefined) return named;
  const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)];
  return WEEKDAYS.flatMap((_, day) => ((day - from + 7) % 7 <= (to - from + 7) % 7 ? [day + 1] : []));
}

interface NamedDays {
  days: readonly number[];
  /** Minutes since midnight. */
  at?: number;
}

const known = new Map<string, NamedDays | undefined>();

function read(note: string): NamedDays | undefined {
  for (const clause of note.split(CLAUSES)) {
    const days = daysNamed(clause);
    if (days.length === 0) continue;
    const [at, hours, minutes, word] = AT_AN_HOUR.exec(clause) ?? [];
    if (at === undefined) return { days };
    return { days, at: word ? (FIRST_HOUR + HOURS.indexOf(word)) * 60 : Number(hours) * 60 + Number(minutes) };
  }
  return undefined;
}

/** The weekdays for which a place is known by its own words, and the hour of what happens then. */
function namedDays({ note }: Pick<PlaceSource, "note">): NamedDays | undefined {
  if (!known.has(note)) known.set(note, read(note));
  return known.get(note);
}

const isOn = ({ days }: NamedDays, date: LocalDate): boolean => days.includes(weekdayOf(date));

/**
 * The worth of a place on each of some dates, as a share: less where its own words name a weekday that is among them.
 */
export function worthByDay(place: Pick<PlaceSource, "note">, dates: readonly LocalDate[]): number[] | undefined {
  const named = namedDays(place);
  const isDay = named && dates.map((date) => isOn(named, date));
  return isDay?.includes(true) ? isDay.map((isNamed) => (isNamed ? 1 : OTHER_DAY_FACTOR)) : undefined;
}

/** Windows for the event at an hour of that day, where the place is open for it; else all its windows. */
export function forWhatHappens(
  place: Pick<PlaceSource, "note" | "minutes">,
  windows: Window[],
  date: LocalDate,
): Window[] {
  const named = namedDays(place);
  if (named?.at === undefined || !isOn(named, date)) return windows;
  const { at } = named;
  const from = at - Math.max(BEFORE_IT, place.minutes - STILL_THERE);
  const then = windows
    .map((one) => ({ ...one, open: Math.max(one.open, from), latestStart: Math.min(one.latestStart, at) }))
    .filter(({ open, latestStart }) => latestStart >= open);
  return then.length > 0 ? then : windows;
}

const MORNING =
  /\b(best|finest) (before noon|in the morning|by early afternoon|at six in the morning)|\bearly light is best/i;
const LATE =
  /\b(best|finest|prettiest|liveliest)\b.*\b(at dusk|at night|at sunset|after dark|in the last light|late afternoon)\b/i;
const MORNING_ENDS = 13 * 60;
const LATE_BEGINS = 15 * 60 + 30;

/** "Before nine there is no line": hours as people say them, of the morning or of the evening. */
const CLOCK = ["six", "seven", "eight", "nine", "ten", "eleven", "noon", "one", "two", "three", "four", "five"];
const BEFORE_AN_HOUR = new RegExp(String.raw`\bbefore (half past )?(${CLOCK.join("|")})\b(?!.*\b(?:or|and) )`, "i");
const HALF_A_DAY = 12 * 60;
/**
 * A traveller who comes so much later has missed it, and is not yet early for the same hour of the other half of the
 * day.
 */
const PAST_IT = 6 * 60;

/** Advice of a person who knows the place, with its hour: early, or once the light goes. */
const COME = String.raw`^(?:(?:and|but|so) )?(?:come|go|arrive|start|stand|be|walk|cross|stay|climb|take the one|bring a picnic)\b`;
const COME_EARLY = new RegExp(
  String.raw`^early$|${COME}.*\b(?:(?<!hour )early(?! for| in| if)|first thing|at opening|at (?:dawn|sunrise|first light))\b`,
);
const COME_LATE = new RegExp(String.raw`${COME}.*\b(?:(?:at|for) (?:dusk|sunset)|after dark|at night)\b`);
const EITHER = / or /;
/**
 * "So go at eight", "best at seven": one hour to be there, with the minutes that a visit may begin earlier or later.
 */
const COME_AT = new RegExp(
  String.raw`^(?:(?:and|but|so) )?(?:come|go|arrive|start|be|line up|queue|best)\b(?!.*\bbefore\b).*\b(?:at|by) (half past )?(${CLOCK.join("|")})\b`,
);
/** "Start before nine": such advice is never meant for an evening. */
const START_BEFORE = new RegExp(
  String.raw`^(?:(?:and|but|so) )?(?:come|go|arrive|start|climb|walk)\b.*\bbefore (half past )?(${CLOCK.slice(0, 5).join("|")})\b`,
);
const AROUND_IT = { before: 90, after: 60 } as const;
const EARLY_ENDS = 10 * 60 + 30;
const EVENING_BEGINS = 17 * 60;
/** Words that may follow such advice and stand without it. */
const STANDS_ALONE = /^(?:keep|take|bring|buy|book|bargain|go|stay|leave|wear|mind|no|life vests)\b/;

/** Whether a visit then is at another hour than the one that a remark says to come at. */
function isNotThen(remark: string, start: number): boolean {
  const [, halfBefore, before] = START_BEFORE.exec(remark) ?? [];
  if (before !== undefined && start > hourOf(before, halfBefore) && start < EVENING_BEGINS) return true;
  const [, half, word] = COME_AT.exec(remark) ?? [];
  if (word === undefined) return false;
  const at = hourOf(word, half);
  return ![at, at + HALF_A_DAY].some((hour) => start >= hour - AROUND_IT.before && start <= hour + AROUND_IT.after);
}

function hourOf(word: string, half: string | undefined): number {
  return (6 + CLOCK.indexOf(word.toLowerCase())) * 60 + (half ? 30 : 0);
}

/** Whether a visit at that hour comes too late for what its clause says to be early for. */
function isPastIt(clause: string, start: number): boolean {
  const [, half, word] = BEFORE_AN_HOUR.exec(clause) ?? [];
  if (word === undefined) return false;
  const at = hourOf(word, half);
  return [at, at + HALF_A_DAY].some((hour) => start >= hour && start < hour + PAST_IT);
}

/** A sentence that is cut shorter than this says nothing any more. */
const LEAST_WORDS = 25;

function isOfDay(words: string, date: LocalDate): boolean {
  const days = daysNamed(words);
  return days.length === 0 || days.includes(weekdayOf(date));
}

/** Whether that is the hour at which a place is said to be best, where one is named. */
function isBestThen(words: string, start: number): boolean {
  if (isPastIt(words, start)) return false;
  return !(MORNING.test(words) && start > MORNING_ENDS) && !(LATE.test(words) && start < LATE_BEGINS);
}

function isOfHour(words: string, start: number): boolean {
  if (!isBestThen(words, start)) return false;
  const advice = words.replace(/[;.]$/, "");
  if (EITHER.test(advice)) return true;
  const isBetween = start > EARLY_ENDS && start < EVENING_BEGINS;
  return !(isBetween && COME_EARLY.test(advice)) && !(start < LATE_BEGINS && COME_LATE.test(advice));
}

/** The description of a place comes first and stays, but for a last remark about a day or an hour behind a comma. */
function firstWords(clause: string, date: LocalDate, start: number): string {
  const comma = clause.lastIndexOf(", ");
  const remark = clause.slice(comma + 2);
  const isElse = !EITHER.test(clause) && isNotThen(remark.slice(0, -1), start);
  if (comma < LEAST_WORDS || (isOfDay(remark, date) && isOfHour(remark, start) && !isElse)) return clause;
  return `${clause.slice(0, comma)}${clause.at(-1)}`;
}

/** The part of a further remark that holds on that day, from that hour on; undefined where none of it does. */
function remarkOn(clause: string, date: LocalDate, start: number): string | undefined {
  if (!isOfDay(clause, date)) return undefined;
  const parts = clause.slice(0, -1).split(", ");
  const isOneHour = !EITHER.test(clause);
  const wrong = parts.findIndex((part) => !isOfHour(part, start) || (isOneHour && isNotThen(part, start)));
  if (wrong < 0) return isBestThen(clause, start) ? clause : undefined;
  const kept = parts.filter((part, at) => at < wrong || (STANDS_ALONE.test(part) && isOfHour(part, start)));
  return kept.length > 0 ? `${kept.join(", ")}${clause.at(-1)}` : undefined;
}

/**
 * The sentence of a place as it is true of a visit: without what happens on another weekday or is best at another hour.
 * @param isOff whether a further remark does not hold for another reason, such as the weather of the month
 */
export function noteOn(
  note: string,
  date: LocalDate,
  start: number,
  isOff: (remark: string) => boolean = () => false,
): string {
  const clauses = note.split(CLAUSES);
  const kept: string[] = [];
  clauses.forEach((clause, index) => {
    const isElse = index > 0 && isOff(clause);
    const left = index === 0 ? firstWords(clause, date, start) : isElse ? undefined : remarkOn(clause, date, start);
    const before = kept.at(-1);
    // The words before a removed remark now end a sentence, and the words behind it begin one.
    if (left === undefined) {
      if (clause.endsWith(".") && before) kept.splice(-1, 1, before.replace(/;$/, "."));
    } else kept.push(before?.endsWith(".") ? `${left[0]!.toUpperCase()}${left.slice(1)}` : left);
  });
  return kept.join(" ");
}
