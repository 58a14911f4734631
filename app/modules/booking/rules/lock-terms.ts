import { formatCount } from "#app/shared/format";

/** The time zone in which a reader reads a clock. */
export interface Clock {
  /** IANA time zone. */
  timeZone: string;
  /** The city whose time it is. */
  city: string;
}

function localTime(at: Date, timeZone: string): { day: string; time: string } {
  const parts = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat("en-GB", { timeZone, ...options }).format(at);
  return {
    day: parts({ day: "numeric", month: "long" }),
    time: parts({ hour: "2-digit", minute: "2-digit", hour12: false }),
  };
}

/** "14:05 in Helsinki", with its day when that is another than today's there. @param until UTC ISO instant */
export function untilInWords(until: string, now: Date, { timeZone, city }: Clock): string {
  const end = localTime(new Date(until), timeZone);
  const today = localTime(now, timeZone).day;
  return `${end.day === today ? "" : `${end.day}, `}${end.time} in ${city}`;
}

/** The same with the name of the time zone: "26 November, 15:00 in Helsinki (Eastern European Standard Time)". */
export function untilWithZone(until: string, now: Date, clock: Clock): string {
  const zone = new Intl.DateTimeFormat("en-GB", { timeZone: clock.timeZone, timeZoneName: "long" })
    .formatToParts(new Date(until))
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${untilInWords(until, now, clock)}${zone ? ` (${zone})` : ""}`;
}

/** "24 November 2026, 12:15 in Helsinki": a time that is over. @param at UTC ISO instant */
export function momentInWords(at: string, { timeZone, city }: Clock): string {
  const instant = new Date(at);
  const { day, time } = localTime(instant, timeZone);
  const year = new Intl.DateTimeFormat("en-GB", { timeZone, year: "numeric" }).format(instant);
  return `${day} ${year}, ${time} in ${city}`;
}

/** The time left of a hold, rounded down: "14 minutes", "6 days and 4 hours". @param until UTC ISO instant */
export function leftInWords(until: string, now: Date): string {
  const minutes = Math.floor((new Date(until).getTime() - now.getTime()) / 60_000);
  if (minutes < 1) return "less than a minute";
  if (minutes < 60) return formatCount(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return formatCount(hours, "hour");
  // From a week on the hours do not matter.
  const rest = hours < 7 * 24 ? hours % 24 : 0;
  return `${formatCount(Math.floor(hours / 24), "day")}${rest > 0 ? ` and ${formatCount(rest, "hour")}` : ""}`;
}

/** The same to follow "held for": "14 more minutes", "6 more days and 4 hours". */
export function moreInWords(until: string, now: Date): string {
  return leftInWords(until, now).replace(/^(\d+) /, "$1 more ");
}

/** The terms of a held price, a sentence each. @param held the amount in words */
export function holdTerms(held: string): string[] {
  return [
    `We hold these flights and this stay, for these dates and people. If the price rises, you still pay ${held}.`,
    "If it falls, you pay the lower price.",
    "If the airline or hotel sells out, nothing is charged, and you choose again.",
  ];
}
