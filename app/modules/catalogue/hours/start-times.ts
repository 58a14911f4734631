import type { LocalDate } from "#app/shared/calendar";
import { parseOpeningHours, windowsOn } from "./opening-hours";
import type { OpeningHours } from "./opening-hours";

const EVERY = /(\d\d):(\d\d)-(\d\d):(\d\d)\/(\d\d):(\d\d)/g;
const TIME = /(?<![-\d:])([01]\d|2[0-3]):([0-5]\d)(?![-\d:])/g;

const read = new Map<string, OpeningHours>();

const minutesOf = (hours: string, minutes: string): number => Number(hours) * 60 + Number(minutes);
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** `10:00-12:00/01:00` as its single times. */
function eachTime(interval: string, ...parts: string[]): string {
  const [from, to, step] = [0, 2, 4].map((at) => minutesOf(parts[at]!, parts[at + 1]!)) as [number, number, number];
  if (step === 0 || to < from) throw new Error(`Not times at which something begins: "${interval}"`);
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => clockOf(from + index * step)).join();
}

/**
 * Reads the times at which an event begins, in the syntax of opening hours with single times: `15:00,20:00`, `Mo,We,Fr
 * 11:00`, `09:00-17:00/01:00` for every hour, or `11:00,12:00; Mar-Oct 11:00,12:00,17:00`, where a later rule replaces
 * the earlier ones on the days it names.
 * @throws an error that quotes the part that was not understood
 */
export function parseStartTimes(text: string): OpeningHours {
  const known = read.get(text);
  if (known) return known;
  const parsed = parseOpeningHours(
    text
      .replace(EVERY, eachTime)
      .replace(TIME, (time, hours: string, minutes: string) => `${time}-${clockOf(minutesOf(hours, minutes) + 1)}`),
  );
  const isTime = parsed.rules.every(({ spans }) =>
    spans.every(({ from, to }) => typeof from === "number" && typeof to === "number" && to === from + 1),
  );
  if (!isTime) throw new Error(`Not times at which something begins: "${text}"`);
  read.set(text, parsed);
  return parsed;
}

/** Minutes since local midnight at which an event begins on a date. */
export function startTimesOn(starts: OpeningHours, date: LocalDate): number[] {
  return windowsOn(starts, date).map(({ open }) => open);
}
