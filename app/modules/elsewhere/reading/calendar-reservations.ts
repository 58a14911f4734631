import ICAL from "ical.js";
import { foundInWords, joinedStays } from "./calendar-words";
import { isCancelledStatus, isCancelledTitle } from "./cancelled";
import { NOTHING_FOUND, UnreadableFile, cancelledOne, tellsAnything, together } from "./found";
import type { Found, FoundTime } from "./found";
import { reservationsInJson } from "./schema-org";
import { describedZone, namedZone } from "./zones";
import type { Zone } from "./zones";

const MOST_EVENTS = 500;
const MOST_LETTERS = 600_000;
/** No program writes a longer line, and the parser goes over each of its parameters again and again. */
const LONGEST_LINE = 20_000;
const DAMAGED = "This calendar file is damaged, so we cannot read it. Export it again and upload that.";
/** Zones that a file describes itself; no calendar program writes more. */
const MOST_ZONES = 60;

/** The zones of a calendar: those it describes, and that of times without one. */
class Zones {
  private readonly known = new Map<string, Zone | undefined>();
  private readonly described = new Map<string, ICAL.Component>();
  /** The zone of times without one, where the calendar names it. */
  readonly own: string | undefined;

  constructor(calendar: ICAL.Component) {
    for (const part of calendar.getAllSubcomponents("vtimezone").slice(0, MOST_ZONES))
      this.described.set(String(part.getFirstPropertyValue("tzid") ?? ""), part);
    const own = calendar.getFirstPropertyValue("x-wr-timezone");
    this.own = typeof own === "string" ? own : undefined;
  }

  /** The zone of that name; undefined for one that is neither known nor described. */
  find(name: string): Zone | undefined {
    if (!this.known.has(name) && this.known.size < MOST_ZONES) {
      const part = this.described.get(name);
      this.known.set(name, namedZone(name) ?? (part && describedZone(part)));
    }
    return this.known.get(name);
  }
}

function timeOf(event: ICAL.Component, name: string, zones: Zones): FoundTime | undefined {
  const property = event.getFirstProperty(name);
  // "20270304" where a day was announced as a time.
  const bare = /^(\d{4}-\d{2}-\d{2})T:*$/.exec(String((property?.toJSON() as unknown[] | undefined)?.[3] ?? ""))?.[1];
  if (bare) return { local: bare };
  const value = property?.getFirstValue();
  if (!(value instanceof ICAL.Time)) return undefined;
  const date = `${String(value.year).padStart(4, "0")}-${String(value.month).padStart(2, "0")}-${String(value.day).padStart(2, "0")}`;
  if (value.isDate) return { local: date };
  const local = `${date}T${String(value.hour).padStart(2, "0")}:${String(value.minute).padStart(2, "0")}`;
  const named = property?.getFirstParameter("tzid");
  if (!named && value.zone?.tzid === "UTC") return { instant: `${local}:00Z` };
  const zone = named || zones.own;
  try {
    const instant = zone ? zones.find(zone)?.(local) : undefined;
    return { local, ...(instant && { instant }) };
  } catch {
    return { local };
  }
}

/** The end of an event, or its beginning and its length where that is what is told. */
function endOf(event: ICAL.Component, zones: Zones): FoundTime | undefined {
  const end = timeOf(event, "dtend", zones);
  const length = event.getFirstPropertyValue("duration");
  const start = timeOf(event, "dtstart", zones);
  if (end || !start || !(length instanceof ICAL.Duration)) return end;
  const later = (time: string): string =>
    new Date(
      Date.parse(time.endsWith("Z") ? time : `${time}${time.includes("T") ? ":00" : "T00:00:00"}Z`) +
        length.toSeconds() * 1000,
    ).toISOString();
  const isDay = start.local?.length === 10;
  return {
    ...(start.local && { local: later(start.local).slice(0, isDay ? 10 : 16) }),
    ...(start.instant && { instant: later(start.instant) }),
  };
}

function textOf(event: ICAL.Component, name: string, keepsLines = false): string {
  const value = event.getFirstPropertyValue(name);
  if (typeof value !== "string") return "";
  const text = value.slice(0, 4_000);
  return keepsLines ? text.replace(/[^\S\n]+/g, " ") : text.replace(/\s+/g, " ");
}

function foundIn(event: ICAL.Component, zones: Zones, isOff: boolean): Found {
  const summary = textOf(event, "summary");
  const isCancelled = isOff || isCancelledStatus(textOf(event, "status")) || isCancelledTitle(summary);
  const written = event.getFirstPropertyValue("x-kde-kitinerary-reservation");
  if (typeof written === "string") {
    // Some programs escape such a line, others do not.
    const found = [written, written.replace(/\\([\\;,])/g, "$1")].map(reservationsInJson).find(tellsAnything);
    if (found && !isCancelled) return found;
    if (found) return { ...NOTHING_FOUND, cancelled: [...(found.cancelled ?? []), ...cancelledOne(found)] };
  }
  const geo = event.getFirstPropertyValue("geo") as unknown;
  const [lat, lon] = Array.isArray(geo) ? (geo as number[]) : [];
  const words = {
    summary,
    place: textOf(event, "location"),
    description: textOf(event, "description", true),
    start: timeOf(event, "dtstart", zones),
    end: endOf(event, zones),
  };
  return foundInWords({ ...words, lat, lon }, isCancelled);
}

function foundInCalendar(calendar: ICAL.Component): Found {
  const zones = new Zones(calendar);
  const isOff = /^cancel$/i.test(textOf(calendar, "method"));
  const events = calendar.getAllSubcomponents("vevent").slice(0, MOST_EVENTS);
  return together(
    events.map((event) => {
      try {
        return foundIn(event, zones, isOff);
      } catch {
        // A malformed line spoils its own event only.
        return NOTHING_FOUND;
      }
    }),
  );
}

/** Flights and stays in a calendar file. @throws UnreadableFile for any other file */
export function reservationsInCalendar(text: string): Found {
  if (text.length > MOST_LETTERS)
    throw new UnreadableFile("This is a whole calendar. Export just the one booking and send that.");
  const lines = text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  if (lines.some(({ length }) => length > LONGEST_LINE)) throw new UnreadableFile(DAMAGED);
  let calendars: ICAL.Component[];
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const all = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
    calendars = all.map((one) => new ICAL.Component(one as never));
  } catch {
    throw new UnreadableFile(DAMAGED);
  }
  const found = together(calendars.map(foundInCalendar));
  return { ...found, stays: joinedStays(found.stays) };
}
