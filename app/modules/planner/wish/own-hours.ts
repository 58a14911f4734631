import { BUSY_NAMES, MOST_BUSY } from "#app/modules/itinerary/day/busy-hours";
import type { BusyKind, BusyPattern } from "#app/modules/itinerary/day/busy-hours";

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?(?: o'clock)?`;
const TO = String.raw` ?(?:to|until|till|til|-|–|and) ?`;
const WEEKDAY =
  "mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?";
const DAYS = `(?:,? (?:on |at )?(?:the )?(every ?day|daily|each day|(?:all |my )?week ?days?|weekends?|(?:${WEEKDAY}) ?(?:to|-|–|through) ?(?:${WEEKDAY})|(?:${WEEKDAY})(?:(?:, ?| and | & )(?:${WEEKDAY}))*))?`;

/** How people say each sort of hours. */
const SAID: Record<Exclude<BusyKind, "other">, string> = {
  work: String.raw`(?:(?:i|we)(?:'ll| will)? ?(?:am|are|'m|'re|be|have to|need to|must)? )?(?:remote(?:ly)? )?work(?:ing|s)?(?: remote(?:ly)?| online| from (?:there|home|the hotel))?`,
  nap: String.raw`(?:(?:a|the|her|his|their|our|one) )?(?:(?:baby|toddler|child|kid|daughter|son)(?:'s|s)? )?(?:naps?(?: ?time)?|napping)`,
};
/** "Work 9 to 15 May" names days, and "9 to 15 people" a party. */
const END = String.raw`(?![\p{L}\p{N}]|[:.]\d| (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|people|days|nights|weeks|guests|of us))`;
const FROM_TO = (said: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${said},?:? (?:from |between )?${CLOCK}${TO}${CLOCK}${DAYS}${END}`, "u");
/** "Remote work until 3pm": when it begins nobody says. */
const UNTIL = new RegExp(String.raw`(?<![\p{L}\p{N}])${SAID.work} (?:until|till|til) ${CLOCK}${DAYS}${END}`, "u");

/** Work of which only the end is said begins then; minutes since local midnight. */
const WORK_BEGINS = 9 * 60;
/** Hours said without am or pm: work begins no earlier, and no nap does before. */
const EARLIEST: Record<"work" | "nap", number> = { work: 5, nap: 8 };
const NOON = 12 * 60;
const LEAST_MINUTES = 15;

const ORDER = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const WORKING_DAYS = [1, 2, 3, 4, 5];
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

function weekdaysIn(said: string | undefined, usual: readonly number[]): number[] {
  if (said === undefined) return [...usual];
  if (/every|daily|each/.test(said)) return ALL_DAYS;
  if (/week ?day/.test(said)) return WORKING_DAYS;
  if (/weekend/.test(said)) return [6, 7];
  const named = [...said.matchAll(/mon|tue|wed|thu|fri|sat|sun/g)].map(
    ([name]) => ORDER.findIndex((one) => one === name) + 1,
  );
  const [first = 1, last = 7] = named;
  if (!/to|-|–|through/.test(said) || named.length !== 2) return [...new Set(named)].sort((a, b) => a - b);
  return ALL_DAYS.filter((day) => (first <= last ? day >= first && day <= last : day >= first || day <= last));
}

/** Minutes since midnight of a time as it was said; undefined for none there is. */
function minutesAt(hour: string, minute: string | undefined, half: string | undefined): number | undefined {
  const [h, m] = [Number(hour), Number(minute ?? 0)];
  if (h > 23 || m > 59 || (half && h > 12)) return undefined;
  const isLate = half?.startsWith("p") === true && h < 12;
  return ((half?.startsWith("a") && h === 12 ? 0 : h) + (isLate ? 12 : 0)) * 60 + m;
}

/** From when until when, of times that leave the half of the day to the reader. */
function hoursOf(
  kind: "work" | "nap",
  groups: readonly (string | undefined)[],
): { start: number; end: number } | undefined {
  const [hour, minute, half, lastHour, lastMinute, lastHalf] = groups;
  const from = minutesAt(hour!, minute, half);
  const to = minutesAt(lastHour!, lastMinute, lastHalf);
  if (from === undefined || to === undefined) return undefined;
  const start = half || minute || from >= EARLIEST[kind] * 60 ? from : from + NOON;
  const end = lastHalf || to > start ? to : to + NOON;
  return end - start >= LEAST_MINUTES && end <= 2 * NOON ? { start, end } : undefined;
}

/** Hours that a text says are not free. */
export interface SaidHours {
  busy: BusyPattern[];
  /** What the reader has assumed, in a sentence. */
  guess?: string;
}

/**
 * Takes out of a text in plain small letters the hours in which the traveller works or a child naps: "working 9 to 5 on
 * weekdays", "nap from 1 to 3".
 */
export function takeOwnHours(text: string): { hours: SaidHours; rest: string } {
  const hours: SaidHours = { busy: [] };
  let rest = text;
  for (const kind of ["work", "nap"] as const) {
    const usual = kind === "work" ? WORKING_DAYS : ALL_DAYS;
    for (let tries = 0; tries < MOST_BUSY / 2; tries++) {
      const found = FROM_TO(SAID[kind]).exec(rest);
      const said = found && hoursOf(kind, found.slice(1));
      if (!found || !said) break;
      hours.busy.push({ kind, name: BUSY_NAMES[kind], ...said, weekdays: weekdaysIn(found[7], usual) });
      rest = rest.replace(found[0], " ; ");
    }
  }
  const found = UNTIL.exec(rest);
  const to = found && minutesAt(found[1]!, found[2], found[3]);
  const end = to !== null && to !== undefined && !found?.[3] && to <= WORK_BEGINS ? to + NOON : to;
  if (found && end && end - WORK_BEGINS >= LEAST_MINUTES) {
    const weekdays = weekdaysIn(found[4], WORKING_DAYS);
    hours.busy.push({ kind: "work", name: BUSY_NAMES.work, start: WORK_BEGINS, end, weekdays });
    hours.guess = "We assumed you start work at 9:00.";
    rest = rest.replace(found[0], " ; ");
  }
  return { hours, rest };
}

/** Such hours from a field that holds nothing else; undefined where something in it is not read. */
export function readOwnHours(text: string): BusyPattern[] | undefined {
  const { hours, rest } = takeOwnHours(text.toLowerCase().replace(/\s+/g, " "));
  return /[\p{L}\p{N}]/u.test(rest.replace(/(?<!\p{L})and(?!\p{L})/gu, " ")) ? undefined : hours.busy;
}
