import { ICalCalendar, ICalEvent, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { ICalEventData } from "ical-generator";
import type { Temporal } from "temporal-polyfill";
import { oneLine } from "#app/shared/one-line";
import { addDays } from "#app/shared/calendar";
import type { TripEvent } from "./trip-events";
import { wallText, zoneRules } from "./zone-rules";

type Zoned = Temporal.ZonedDateTime;

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/**
 * The zone in which a time can be written: UTC where the wall clock would be read as another instant, the first of two.
 */
function zoneToWrite(time: Zoned): string | undefined {
  if (time.timeZoneId === "UTC") return undefined;
  const read = time.toPlainDateTime().toZonedDateTime(time.timeZoneId);
  return read.epochMilliseconds === time.epochMilliseconds ? time.timeZoneId : undefined;
}

function endLine(end: Zoned): string {
  const zone = zoneToWrite(end);
  const wall = wallText(end.withTimeZone(zone ?? "UTC").toPlainDateTime());
  return zone ? `DTEND;TZID=${zone}:${wall}` : `DTEND:${wall}Z`;
}

/** A flight ends in another time zone than it began; the library writes both ends in one. */
class TwoClockEvent extends ICalEvent {
  readonly #endLine: string;
  constructor(data: ICalEventData, calendar: ICalCalendar, end: Zoned) {
    super(data, calendar);
    this.#endLine = endLine(end);
  }
  override toString(): string {
    return super.toString().replace(/^DTEND[^\r\n]*/m, this.#endLine);
  }
}

/** Line feeds are part of a text; other controls would make the file unreadable. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, "");

function dataOf(event: TripEvent): ICalEventData {
  const { place, when, reservation } = event;
  const data: Omit<ICalEventData, "start"> = {
    id: event.uid,
    summary: oneLine(event.title),
    description: printable(event.description),
    url: event.url,
    sequence: event.revision,
    // The stamp follows the trip and not the clock: the same trip is the same file, so that programs fetch no file
    // twice.
    stamp: new Date(event.updatedAt),
    created: new Date(event.createdAt),
    lastModified: new Date(event.updatedAt),
    status: STATUS[event.status],
    transparency: event.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    ...(place && {
      location: {
        title: oneLine(place.name),
        ...(place.address && { address: oneLine(place.address) }),
        ...(place.lat !== undefined && place.lon !== undefined && { geo: { lat: place.lat, lon: place.lon } }),
      },
    }),
    ...(reservation && { x: { "X-KDE-KITINERARY-RESERVATION": JSON.stringify([reservation]) } }),
  };
  if ("firstDay" in when)
    return { ...data, allDay: true, start: new Date(when.firstDay), end: new Date(addDays(when.lastDay, 1)) };
  const timezone = zoneToWrite(when.start);
  return { ...data, start: when.start, end: when.end, timezone };
}

/** The rules of every zone in which an event begins or ends, for the years of the events and one around them. */
function rulesOf(events: readonly TripEvent[]): string {
  const times = events.flatMap(({ when }) => ("start" in when ? [when.start, ...(when.end ? [when.end] : [])] : []));
  const zones = [...new Set(times.flatMap((time) => zoneToWrite(time) ?? []))].sort();
  const years = times.map(({ year }) => year);
  return zones.map((zone) => zoneRules(zone, Math.min(...years) - 1, Math.max(...years) + 1)).join("\r\n");
}

/**
 * Events as a calendar file (RFC 5545), with the rules of their time zones.
 * @param refreshSeconds how often a program that subscribes may ask again
 */
export function calendarFile(
  name: string,
  events: readonly TripEvent[],
  { refreshSeconds }: { refreshSeconds?: number } = {},
): string {
  let rules = rulesOf(events);
  const calendar = new ICalCalendar({
    prodId: { company: "Voyance", product: "Trips", language: "EN" },
    // The library does not escape a calendar's name.
    name: oneLine(name).replace(/[\\;,]/g, "\\$&"),
    ttl: refreshSeconds,
    timezone: {
      name: null,
      // The library asks for the zone of each event's start; the zones of arrivals belong there too, each once.
      generator: () => {
        const all = rules;
        rules = "";
        return all;
      },
    },
  });
  for (const event of events) {
    const data = dataOf(event);
    const { when } = event;
    calendar.createEvent(
      "start" in when && when.end ? new TwoClockEvent(data, calendar, when.end) : new ICalEvent(data, calendar),
    );
  }
  return `${calendar.toString()}\r\n`;
}
