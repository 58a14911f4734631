/**
 * Usual opening hours in a strict subset of the OpenStreetMap syntax.
 *
 *     hours  = rule *("; " rule)                 a later rule replaces the earlier ones on the days it names
 *     rule   = [dates " "] [weekdays " "] times
 *     dates  = item *("," item)                  Apr | Apr-Oct | Jan 01 | Dec 24-Dec 26
 *     days   = item *("," item)                  Mo | Mo-Fr | Su[1] (first Sunday of the month) | Su[-1] (last)
 *     times  = "off" | "24/7" | span *("," span) 09:00-12:30 | 18:00-02:00 | sunset-22:00 | dawn-dusk
 *
 * Anything else is an error: a slip in the data must not turn into a closed door.
 */

export const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const LONGEST_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const SUN_EVENTS = ["dawn", "sunrise", "sunset", "dusk"] as const;
export const MINUTES_PER_DAY = 1440;

type SunEvent = (typeof SUN_EVENTS)[number];

/** Minutes since local midnight of the day asked for; dusk in high summer may exceed 1440. */
type SunMinutes = Readonly<Record<SunEvent, number>>;

/** Sun events of one place on a local date, `YYYY-MM-DD`. */
export type SunCalculator = (localDate: string) => SunMinutes;

/** A time of day: minutes since midnight, or an event of the sun. */
export type HoursTime = number | SunEvent;

export interface HoursSpan {
  readonly from: HoursTime;
  readonly to: HoursTime;
}

/** Month and day as `month * 100 + day`, both ends included; `from > to` runs over the new year. */
export interface DateRange {
  readonly from: number;
  readonly to: number;
}

interface DaySelector {
  /** 0 is Monday. */
  readonly weekday: number;
  /** Only the nth of the month; negative counts from its end. */
  readonly nth?: number;
}

export interface HoursRule {
  readonly dates: readonly DateRange[];
  readonly days: readonly DaySelector[];
  /** Empty means closed. */
  readonly spans: readonly HoursSpan[];
}

export interface OpeningHours {
  readonly text: string;
  readonly rules: readonly HoursRule[];
}

/** Minutes since local midnight; `close` exceeds 1440 when the place closes after midnight. */
export interface OpenWindow {
  open: number;
  close: number;
}

/** Thrown by {@link parseOpeningHours}; the message quotes the part that was not understood. */
class OpeningHoursError extends Error {
  override readonly name = "OpeningHoursError";
}

/** Used where no sun calculator is given: an equinox day. */
const EQUINOX: SunMinutes = { dawn: 335, sunrise: 360, sunset: 1080, dusk: 1105 };

const RULE = new RegExp(
  String.raw`^(?:((?:[A-Z][a-z]{2}(?: \d\d)?(?:-[A-Z][a-z]{2}(?: \d\d)?)?)(?:,[A-Z][a-z]{2}(?: \d\d)?(?:-[A-Z][a-z]{2}(?: \d\d)?)?)*) )?` +
    String.raw`(?:([A-Z][a-z](?![a-z])\S*) )?(\S+)$`,
);

/**
 * Reads hours such as `Mo-Su 09:00-17:00; Tu off; Jan 01 off`.
 *
 * @throws {OpeningHoursError} naming the part that does not belong to the subset
 */
export function parseOpeningHours(text: string): OpeningHours {
  return { text, rules: text.split("; ").map(parseRule) };
}

function parseRule(rule: string): HoursRule {
  const match = RULE.exec(rule);
  if (!match) throw new OpeningHoursError(`Cannot read the rule "${rule}"`);
  const [, dates, days, times = ""] = match;
  if (times === "24/7" && (dates || days)) throw new OpeningHoursError(`"24/7" stands alone, not in "${rule}"`);
  return {
    dates: dates ? dates.split(",").map(parseDateRange) : [],
    days: days ? days.split(",").flatMap(parseDays) : [],
    spans: parseSpans(times),
  };
}

function parseDateRange(item: string): DateRange {
  const [first = "", last = first, ...more] = item.split("-");
  const from = parseDate(first, item);
  const to = parseDate(last, item);
  if (more.length > 0 || (from.day === undefined) !== (to.day === undefined)) {
    throw new OpeningHoursError(`Cannot read the dates "${item}"`);
  }
  return { from: from.month * 100 + (from.day ?? 1), to: to.month * 100 + (to.day ?? 31) };
}

function parseDate(part: string, item: string): { month: number; day?: number } {
  const [name = "", digits] = part.split(" ");
  const index = (MONTHS as readonly string[]).indexOf(name);
  if (index < 0) throw new OpeningHoursError(`Unknown month "${name}" in "${item}"`);
  if (digits === undefined) return { month: index + 1 };
  const day = Number(digits);
  if (day < 1 || day > (LONGEST_MONTH[index] ?? 0)) throw new OpeningHoursError(`No such day "${part}"`);
  return { month: index + 1, day };
}

function parseDays(item: string): DaySelector[] {
  const match = /^([A-Z][a-z])(?:-([A-Z][a-z])|\[(-?[1-5])\])?$/.exec(item);
  if (!match) throw new OpeningHoursError(`Cannot read the weekdays "${item}"`);
  const from = weekdayIndex(match[1] ?? "", item);
  if (match[3] !== undefined) return [{ weekday: from, nth: Number(match[3]) }];
  const to = match[2] === undefined ? from : weekdayIndex(match[2], item);
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => ({ weekday: (from + step) % 7 }));
}

function weekdayIndex(name: string, item: string): number {
  const index = (WEEKDAYS as readonly string[]).indexOf(name);
  if (index < 0) throw new OpeningHoursError(`Unknown weekday "${name}" in "${item}"`);
  return index;
}

function parseSpans(times: string): HoursSpan[] {
  if (times === "off") return [];
  if (times === "24/7") return [{ from: 0, to: MINUTES_PER_DAY }];
  const spans = times.split(",").map(parseSpan);
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1];
    if (typeof span.to !== "number" || typeof next?.from !== "number") continue;
    const passesMidnight = typeof span.from === "number" && span.to <= span.from;
    if (passesMidnight || next.from < span.to)
      throw new OpeningHoursError(`Spans overlap or are out of order in "${times}"`);
  }
  return spans;
}

function parseSpan(span: string): HoursSpan {
  const [from, to, ...more] = span.split("-");
  if (from === undefined || to === undefined || more.length > 0)
    throw new OpeningHoursError(`Cannot read the times "${span}"`);
  const open = parseTime(from, span);
  const close = parseTime(to, span);
  if (open === close || open === MINUTES_PER_DAY) throw new OpeningHoursError(`Never open in "${span}"`);
  return { from: open, to: close };
}

function parseTime(time: string, span: string): HoursTime {
  const event = SUN_EVENTS.find((name) => name === time);
  if (event) return event;
  const match = /^(\d\d):([0-5]\d)$/.exec(time);
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
  if (!(minutes <= MINUTES_PER_DAY)) throw new OpeningHoursError(`Cannot read the time "${time}" in "${span}"`);
  return minutes;
}

/**
 * The windows that begin on a local date, in order. A window of the evening before that runs past
 * midnight belongs to that evening and is not repeated here.
 *
 * @param localDate `YYYY-MM-DD` at the place
 * @param sun events of the sun there; without it an equinox day is assumed
 */
export function windowsOn(hours: OpeningHours, localDate: string, sun?: SunCalculator): OpenWindow[] {
  const rule = hours.rules.findLast((candidate) => matches(candidate, localDate));
  if (!rule || rule.spans.length === 0) return [];
  const needsSun = rule.spans.some((span) => typeof span.from !== "number" || typeof span.to !== "number");
  const events = needsSun && sun ? sun(localDate) : EQUINOX;
  return rule.spans
    .map((span) => toWindow(span, events))
    .filter((window) => window.close > window.open)
    .sort((a, b) => a.open - b.open);
}

function toWindow({ from, to }: HoursSpan, sun: SunMinutes): OpenWindow {
  const open = typeof from === "number" ? from : sun[from];
  const close = typeof to === "number" ? to : sun[to];
  return { open, close: closesNextDay(from, to) ? close + MINUTES_PER_DAY : close };
}

/**
 * A close at or before the opening lies on the next day. With the sun in it that would turn
 * `sunset-22:00` into 23 hours in a polar June, so there only the small hours and the morning count.
 */
function closesNextDay(from: HoursTime, to: HoursTime): boolean {
  const noon = MINUTES_PER_DAY / 2;
  if (typeof from === "number" && typeof to === "number") return to <= from;
  const opensLate = typeof from === "number" ? from >= noon : from === "sunset" || from === "dusk";
  const closesEarly = typeof to === "number" ? to < noon : to === "dawn" || to === "sunrise";
  return opensLate && closesEarly;
}

function matches(rule: HoursRule, localDate: string): boolean {
  const date = parseLocalDate(localDate);
  return (
    (rule.dates.length === 0 || rule.dates.some((range) => holdsDay(range, date.month * 100 + date.day))) &&
    (rule.days.length === 0 || rule.days.some((selector) => isDay(selector, date)))
  );
}

/** Whether a range of dates holds a day of the year, `month * 100 + day`. */
export function holdsDay({ from, to }: DateRange, monthDay: number): boolean {
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
}

interface LocalDate {
  month: number;
  day: number;
  weekday: number;
  daysInMonth: number;
}

function isDay({ weekday, nth }: DaySelector, date: LocalDate): boolean {
  if (weekday !== date.weekday) return false;
  if (nth === undefined) return true;
  const fromEnd = Math.ceil((date.daysInMonth - date.day + 1) / 7);
  return nth > 0 ? Math.ceil(date.day / 7) === nth : fromEnd === -nth;
}

function parseLocalDate(localDate: string): LocalDate {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(localDate);
  if (!match) throw new RangeError(`Not a local date: "${localDate}"`);
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return { month, day, weekday, daysInMonth: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}

/** True if no day or hour of the year finds the place closed. */
export function isAlwaysOpen(hours: OpeningHours): boolean {
  const [base] = hours.rules;
  return (
    base !== undefined &&
    base.dates.length === 0 &&
    weekdaysOf(base).length === WEEKDAYS.length &&
    hours.rules.every(({ spans }) => spans.length === 1 && spans[0]?.from === 0 && spans[0].to === MINUTES_PER_DAY)
  );
}

/** Weekdays a rule speaks for whole, 0 is Monday; all where it names none. */
export function weekdaysOf(rule: HoursRule): number[] {
  if (rule.days.length === 0) return WEEKDAYS.map((_, index) => index);
  return rule.days.filter((day) => day.nth === undefined).map((day) => day.weekday);
}
