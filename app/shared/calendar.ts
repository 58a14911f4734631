import { Temporal } from "temporal-polyfill";

/** A calendar day without a zone, "YYYY-MM-DD". */
export type LocalDate = string;

/** Whether the text is a real day such as "2027-02-28". */
export function isLocalDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && utcDateOf(new Date(time)) === text;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day that many days later (negative: earlier). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return utcDateOf(new Date(Date.parse(date) + days * DAY_MS));
}

/** The calendar day of an instant in UTC: what "today" is where no place gives a zone. */
export function utcDateOf(instant: Date): LocalDate {
  return instant.toISOString().slice(0, 10);
}

/** The local time of a zone at an instant: "2027-04-14T18:05". */
export function wallClock(instant: Date, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return local.toPlainDateTime().toString({ smallestUnit: "minute" });
}

/** The local time in another zone so many minutes after a local time in one: "2027-04-14T18:05". */
export function laterElsewhere(localTime: string, minutes: number, zone: string, otherZone: string): string {
  const left = Temporal.PlainDateTime.from(localTime).toZonedDateTime(zone).add({ minutes });
  return left.withTimeZone(otherZone).toPlainDateTime().toString({ smallestUnit: "minute" });
}

/** Whole days from the first date to the second. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Whole years from the first date to the second: the age of a person on a day. */
export function yearsBetween(from: LocalDate, to: LocalDate): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: "year" }).years;
}

/** Every day from the first to the last, both included. */
export function eachDay(from: LocalDate, to: LocalDate): LocalDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Month of a local date, 1 to 12. */
export function monthOf(date: LocalDate): number {
  return Number(date.slice(5, 7));
}

/** Minutes since local midnight of a local time "YYYY-MM-DDTHH:mm". */
export function minutesOfDay(localTime: string): number {
  return minutesOfClock(localTime.slice(11));
}

/** Minutes since midnight of a time of day "HH:mm". */
export function minutesOfClock(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Day of the week by ISO 8601: Monday 1 to Sunday 7. */
export function weekdayOf(date: LocalDate): number {
  return new Date(date).getUTCDay() || 7;
}
