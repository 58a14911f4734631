import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { NOTHING_FOUND, UnreadableFile, together } from "./found";
import type { Found, FoundTime } from "./found";
import { reservationsInJson } from "./schema-org";

const MOST_EVENTS = 500;
const MOST_LETTERS = 600_000;
/** No program writes a longer line, and the parser goes over each of its parameters again and again. */
const LONGEST_LINE = 20_000;
const DAMAGED = "This calendar file is damaged, so we cannot read it. Export it again and upload that.";
/**
 * The ways in which programs write flight numbers: "Flight TP 1351: London (LHR) to Lisbon (LIS)", "TP1351 LHR-LIS".
 */
const NUMBER = /\b([A-Z][A-Z0-9]|[A-Z0-9][A-Z])\s?(\d{1,4})\b/;
const WAY = [/\(([A-Z]{3})\)[^()]{0,60}\(([A-Z]{3})\)/, /\b([A-Z]{3})\s*(?:-|–|—|→|->|>|\/|to)\s*([A-Z]{3})\b/];
const STAY = /^\s*(?:stay at|hotel|hotel stay|stay|accommodation|lodging|check-?in(?: at)?)\s*[:\-–]?\s+(.{2,120})$/i;
const CODE =
  /\b(?:booking code|confirmation(?: code| number)?|booking reference|reservation code|record locator|pnr)\s*[:#]?\s*([A-Z0-9-]{4,20})\b/i;

function timeOf(event: ICAL.Component, name: string): FoundTime | undefined {
  const property = event.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!(value instanceof ICAL.Time)) return undefined;
  const date = `${String(value.year).padStart(4, "0")}-${String(value.month).padStart(2, "0")}-${String(value.day).padStart(2, "0")}`;
  if (value.isDate) return { local: date };
  const local = `${date}T${String(value.hour).padStart(2, "0")}:${String(value.minute).padStart(2, "0")}`;
  const zone = property?.getFirstParameter("tzid") || (value.zone?.tzid === "UTC" ? "UTC" : undefined);
  if (!zone) return { local };
  try {
    const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString();
    return zone === "UTC" ? { instant } : { local, instant };
  } catch {
    // The zone is the program's own: only its wall clock is known.
    return { local };
  }
}

function textOf(event: ICAL.Component, name: string): string {
  const value = event.getFirstPropertyValue(name);
  return typeof value === "string" ? value.slice(0, 4_000).replace(/\s+/g, " ") : "";
}

/** The flight or stay that an event describes in words alone. */
function foundInWords(event: ICAL.Component): Found {
  const [summary, place, words] = ["summary", "location", "description"].map((name) => textOf(event, name));
  const confirmation = CODE.exec(words ?? "")?.[1];
  const [start, end] = [timeOf(event, "dtstart"), timeOf(event, "dtend")];
  const stay = STAY.exec(summary ?? "")?.[1];
  if (stay && start && end) {
    const geo = event.getFirstPropertyValue("geo") as unknown;
    const [lat, lon] = Array.isArray(geo) ? (geo as number[]) : [];
    return {
      flights: [],
      stays: [
        { name: stay.trim(), address: place || undefined, lat, lon, checkIn: start, checkOut: end, confirmation },
      ],
    };
  }
  const [, airline, number] = NUMBER.exec(summary ?? "") ?? [];
  if (!airline || !number || !start) return NOTHING_FOUND;
  const way = WAY.flatMap((pattern) => pattern.exec(`${summary}\n${place}\n${words}`) ?? []);
  if (!way[1] && !/\b(flight|flug|vol|vuelo|volo|voo)\b/i.test(summary ?? "")) return NOTHING_FOUND;
  const flight = {
    flightNumber: `${airline} ${number}`,
    from: way[1],
    to: way[2],
    departs: start,
    arrives: end,
    confirmation,
  };
  return { flights: [flight], stays: [] };
}

function foundIn(event: ICAL.Component): Found {
  if (/^cancelled$/i.test(textOf(event, "status"))) return NOTHING_FOUND;
  const written = event.getFirstPropertyValue("x-kde-kitinerary-reservation");
  if (typeof written !== "string") return foundInWords(event);
  // Some programs escape such a line, others do not.
  const found = [written, written.replace(/\\([\\;,])/g, "$1")].map(reservationsInJson);
  return found.find(({ flights, stays }) => flights.length + stays.length > 0) ?? foundInWords(event);
}

/** Flights and stays in a calendar file. @throws UnreadableFile for any other file */
export function reservationsInCalendar(text: string): Found {
  if (text.length > MOST_LETTERS)
    throw new UnreadableFile("There is a whole calendar in this file. Export just the one booking and upload that.");
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
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents("vevent")).slice(0, MOST_EVENTS);
  return together(
    events.map((event) => {
      try {
        return foundIn(event);
      } catch {
        // A malformed line spoils its own event only.
        return NOTHING_FOUND;
      }
    }),
  );
}
