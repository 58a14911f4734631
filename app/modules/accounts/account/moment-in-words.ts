import { daysBetween } from "#app/shared/calendar";
import { formatDayMonth } from "#app/shared/format";

/** The clock that moments are told by. */
export interface TellingZone {
  /** IANA name. */
  timeZone: string;
  /** Its name beside the hour, "UTC" or "London time": for readers who may go by another one. */
  name?: string;
}

/** The moments of a reader of whom no zone is known. */
export const UTC: TellingZone = { timeZone: "UTC", name: "UTC" };

const NEAR: Readonly<Record<number, string>> = { [-1]: "yesterday", 0: "today", 1: "tomorrow" };

function dateIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    moment,
  );
}

/** "today, 14:05 UTC", "3 May, 09:30 London time"; without the name of the zone for a reader who lives by it. */
export function momentInWords(moment: Date, now: Date, { timeZone, name }: TellingZone): string {
  const date = dateIn(moment, timeZone);
  const day = NEAR[daysBetween(dateIn(now, timeZone), date)] ?? formatDayMonth(date);
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(moment);
  return `${day}, ${clock}${name === undefined ? "" : ` ${name}`}`;
}
