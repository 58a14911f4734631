import { REPLY_HOURS } from "#app/config/product";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Saturday and Sunday are no business days. All times are in UTC, as the promise names no place. */
function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}

function nextMidnight(at: Date): Date {
  return new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS);
}

/** Hours of business days from one instant to a later one. */
export function businessHoursBetween(from: Date, to: Date): number {
  let hours = 0;
  let at = from;
  while (at < to) {
    const until = nextMidnight(at) < to ? nextMidnight(at) : to;
    if (!isWeekend(at)) hours += (until.getTime() - at.getTime()) / HOUR_MS;
    at = until;
  }
  return hours;
}

/** The instant after so many hours of business days. */
export function afterBusinessHours(from: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  let at = from;
  for (;;) {
    const rest = isWeekend(at) ? 0 : nextMidnight(at).getTime() - at.getTime();
    if (!isWeekend(at) && rest >= left) return new Date(at.getTime() + left);
    left -= rest;
    at = nextMidnight(at);
  }
}

/** The instant before which an entry that still waits is late. */
export function lateBefore(now: Date): Date {
  let left = REPLY_HOURS.latest * HOUR_MS;
  let at = now;
  for (;;) {
    const midnight = new Date(Math.ceil(at.getTime() / DAY_MS - 1) * DAY_MS);
    const rest = isWeekend(midnight) ? 0 : at.getTime() - midnight.getTime();
    if (rest > left) return new Date(at.getTime() - left);
    left -= rest;
    at = midnight;
  }
}

/** A waiting entry against the promise: in time, within its last day, or late. */
export interface Waiting {
  state: "in time" | "due" | "late";
  /** Business hours since the entry came, whole ones. */
  hours: number;
  /** UTC ISO instant until which an answer was promised. */
  dueAt: string;
}

/** @param sentAt UTC ISO instant */
export function waitingSince(sentAt: string, now: Date): Waiting {
  const from = new Date(sentAt);
  const hours = businessHoursBetween(from, now);
  const state = hours > REPLY_HOURS.latest ? "late" : hours > REPLY_HOURS.soonest ? "due" : "in time";
  return { state, hours: Math.floor(hours), dueAt: afterBusinessHours(from, REPLY_HOURS.latest).toISOString() };
}

/** "5 business hours", "2 business days and 3 hours", or that it is less than an hour. */
export function ageInWords(hours: number): string {
  if (hours < 1) return "less than a business hour";
  if (hours < 24) return hours === 1 ? "1 business hour" : `${hours} business hours`;
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  return `${days} business ${days === 1 ? "day" : "days"}${rest > 0 ? ` and ${rest} ${rest === 1 ? "hour" : "hours"}` : ""}`;
}

/** "Mon 23 Nov, 15:04 UTC" */
export function instantInWords(at: string): string {
  const date = new Date(at);
  const day = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return `${day.format(date).replace(",", "")}, ${at.slice(11, 16)} UTC`;
}

/** The instant so many months before another; a missing day of the month becomes the month's last. */
export function monthsBefore(now: Date, months: number): Date {
  const day = now.getUTCDate();
  const at = new Date(now);
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() - months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at;
}
