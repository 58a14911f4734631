import { Temporal } from "temporal-polyfill";
import { utcDateOf } from "#app/shared/calendar";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** No zone is farther from UTC than this, so a day on either side of an instant covers every local reading of it. */
const WIDEST_OFFSET_MS = 15 * 60 * MINUTE_MS;
/** Days kept per zone. */
const CACHE_LIMIT = 400;

/** Wall clock of a place: days since 1 January 1970 and minutes since midnight. */
export interface WallClock {
  day: number;
  minute: number;
}

/** Days since 1 January 1970 of a calendar date. @throws RangeError when the text is no real date. */
export function dayNumber(date: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const time = parts === null ? Number.NaN : Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  if (Number.isNaN(time) || utcDateOf(new Date(time)) !== date) throw new RangeError(`Not a calendar date: ${date}`);
  return time / DAY_MS;
}

/** The calendar date, `YYYY-MM-DD`, of a day number. */
export function dateText(day: number): string {
  return utcDateOf(new Date(day * DAY_MS));
}

/** ISO weekday of a day number: 1 Monday to 7 Sunday. */
export function isoWeekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** `YYYY-MM-DDTHH:mm` of a wall clock. */
export function wallClockText(clock: WallClock): string {
  const hours = String(Math.floor(clock.minute / 60)).padStart(2, "0");
  return `${dateText(clock.day)}T${hours}:${String(clock.minute % 60).padStart(2, "0")}`;
}

/**
 * Converts between instants and wall clocks. The zone rules come from Temporal; a search converts thousands of times
 * within few days, so the offset of a zone is kept per UTC day and Temporal is asked again only where it changes.
 */
export class ZoneClock {
  readonly #offsets = new Map<string, Map<number, number>>();

  /** Minutes east of UTC in the zone at the instant. */
  offsetMinutes(timeZone: string, epochMs: number): number {
    const day = Math.floor(epochMs / DAY_MS);
    const start = this.#offsetAtDayStart(timeZone, day);
    if (start === this.#offsetAtDayStart(timeZone, day + 1)) return start;
    return exactOffsetMinutes(timeZone, epochMs);
  }

  /**
   * The instant of a wall clock. A time skipped by a clock change moves forward, a repeated one is its first
   * occurrence.
   */
  toEpochMs(timeZone: string, clock: WallClock): number {
    const asUtc = clock.day * DAY_MS + clock.minute * MINUTE_MS;
    const before = this.offsetMinutes(timeZone, asUtc - WIDEST_OFFSET_MS);
    if (before === this.offsetMinutes(timeZone, asUtc + WIDEST_OFFSET_MS)) return asUtc - before * MINUTE_MS;
    return Temporal.PlainDateTime.from(wallClockText(clock)).toZonedDateTime(timeZone, { disambiguation: "compatible" })
      .epochMilliseconds;
  }

  /** The wall clock of an instant. */
  toWallClock(timeZone: string, epochMs: number): WallClock {
    const minutes = Math.floor(epochMs / MINUTE_MS) + this.offsetMinutes(timeZone, epochMs);
    const day = Math.floor(minutes / 1440);
    return { day, minute: minutes - day * 1440 };
  }

  #offsetAtDayStart(timeZone: string, day: number): number {
    let days = this.#offsets.get(timeZone);
    if (days === undefined) this.#offsets.set(timeZone, (days = new Map()));
    const known = days.get(day);
    if (known !== undefined) return known;
    const offset = exactOffsetMinutes(timeZone, day * DAY_MS);
    if (days.size >= CACHE_LIMIT) days.clear();
    days.set(day, offset);
    return offset;
  }
}

function exactOffsetMinutes(timeZone: string, epochMs: number): number {
  return Math.round(
    Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone).offsetNanoseconds / 60e9,
  );
}
