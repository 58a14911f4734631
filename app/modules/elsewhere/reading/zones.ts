import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { zoneOfWindows } from "./windows-zones";

const MOST_RULES = 40;
const DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** A change of clocks that a calendar file describes: from when on which offset holds. */
interface Rule {
  start: Temporal.PlainDateTime;
  offset: string;
  /** The month and the weekday of a yearly change, such as the last Sunday of March. */
  yearly?: { month: number; day?: { nth: number; weekday: number } };
}

/** Turns a wall clock of a zone into its instant, UTC. */
export type Zone = (local: string) => string;

function isZone(name: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name) !== undefined;
  } catch {
    return false;
  }
}

/** The zone that a name means: itself, its Windows name, or the end of a path: "/mozilla.org/20070129_1/Asia/Tokyo". */
function zoneNamed(name: string): string | undefined {
  const plain = name.slice(0, 200).replace(/^"|"$/g, "").trim();
  const parts = plain.split("/").filter(Boolean);
  return [plain, zoneOfWindows(plain), ...[3, 2, 1].map((count) => parts.slice(-count).join("/"))].find(
    (one) => one !== undefined && /^[A-Za-z]/.test(one) && isZone(one),
  );
}

const instantIn =
  (zone: string): Zone =>
  (local) =>
    Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString();

/** The zone with that name. */
export function namedZone(name: string): Zone | undefined {
  const zone = zoneNamed(name);
  return zone ? instantIn(zone) : undefined;
}

/** The day of a yearly change in a year. */
function changeIn(year: number, { start, yearly }: Rule): Temporal.PlainDateTime {
  if (!yearly) return start;
  const month = start.with({ day: 1 }).with({ year, month: yearly.month });
  if (!yearly.day) return month.with({ day: start.day });
  const { nth, weekday } = yearly.day;
  const first = 1 + ((weekday - month.dayOfWeek + 7) % 7);
  const last = first + 7 * Math.floor((month.daysInMonth - first) / 7);
  return month.with({ day: Math.min(last, Math.max(first, nth > 0 ? first + 7 * (nth - 1) : last + 7 * (nth + 1))) });
}

function ruleOf(part: ICAL.Component): Rule[] {
  const start = part.getFirstPropertyValue("dtstart");
  const offset = /^([+-]\d{2}):?(\d{2})/.exec(String(part.getFirstPropertyValue("tzoffsetto") ?? ""));
  if (!(start instanceof ICAL.Time) || !offset) return [];
  const text = part.getFirstProperty("rrule")?.toICALString().slice(0, 300) ?? "";
  const month = Number(/BYMONTH=(\d{1,2})/.exec(text)?.[1]) || start.month;
  const [, nth, weekday] = /BYDAY=([+-]?\d)?([A-Z]{2})/.exec(text) ?? [];
  return [
    {
      start: new Temporal.PlainDateTime(start.year, start.month, start.day, start.hour, start.minute),
      offset: `${offset[1]}:${offset[2]}`,
      ...(/FREQ=YEARLY/.test(text) && {
        yearly: { month, ...(weekday && { day: { nth: Number(nth ?? 1), weekday: DAYS.indexOf(weekday) + 1 } }) },
      }),
    },
  ];
}

/** The zone that a calendar file describes itself: the offset of the change that was last. */
export function describedZone(part: ICAL.Component): Zone | undefined {
  const place = part.getFirstPropertyValue("x-lic-location");
  const known = typeof place === "string" ? namedZone(place) : undefined;
  if (known) return known;
  const rules = part.getAllSubcomponents().slice(0, MOST_RULES).flatMap(ruleOf);
  const [only] = rules;
  if (!only) return undefined;
  return (local) => {
    const wall = Temporal.PlainDateTime.from(local);
    const changes = rules
      .flatMap((rule) =>
        (rule.yearly ? [wall.year - 1, wall.year] : [0]).map((year) => ({ at: changeIn(year, rule), ...rule })),
      )
      .filter(({ at, start }) => Temporal.PlainDateTime.compare(at, wall) <= 0 && at.year >= start.year)
      .sort((a, b) => Temporal.PlainDateTime.compare(a.at, b.at));
    const { offset } = changes.at(-1) ?? only;
    return Temporal.Instant.from(`${local}:00${offset}`).toString();
  };
}
