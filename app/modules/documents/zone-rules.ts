import { Temporal } from "temporal-polyfill";

type Zoned = Temporal.ZonedDateTime;

const MINUTE_NS = 60e9;

/** "+0530", as calendar files write how far a clock is from UTC. */
function offsetText(nanoseconds: number): string {
  const minutes = Math.round(Math.abs(nanoseconds) / MINUTE_NS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${nanoseconds < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}${String(rest).padStart(2, "0")}`;
}

/** "20270328T020000", a time on the wall. */
export function wallText(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
}

interface Observance {
  /** The wall clock at the change, by the rule before it. */
  onset: Temporal.PlainDateTime;
  before: number;
  after: number;
}

/** The rule in force when the years begin, and every change of clocks within them. */
function observances(zone: string, fromYear: number, toYear: number): Observance[] {
  const start = Temporal.PlainDateTime.from({ year: fromYear, month: 1, day: 1 }).toZonedDateTime(zone);
  const found: Observance[] = [
    { onset: start.toPlainDateTime(), before: start.offsetNanoseconds, after: start.offsetNanoseconds },
  ];
  let change: Zoned | null = start.getTimeZoneTransition("next");
  while (change && change.year <= toYear) {
    const before = change.subtract({ nanoseconds: 1 }).offsetNanoseconds;
    const onset = change.toInstant().toZonedDateTimeISO("UTC").toPlainDateTime().add({ nanoseconds: before });
    if (before !== change.offsetNanoseconds) found.push({ onset, before, after: change.offsetNanoseconds });
    change = change.getTimeZoneTransition("next");
  }
  return found;
}

/**
 * The rules of a time zone for some years as a VTIMEZONE (RFC 5545, section 3.6.5): each change of clocks by its date,
 * since rules of the kind "last Sunday in March" have been ended, begun and moved by decree before.
 * @param zone IANA name
 */
export function zoneRules(zone: string, fromYear: number, toYear: number): string {
  const all = observances(zone, fromYear, toYear);
  const standard = Math.min(...all.map(({ after }) => after));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...all.flatMap(({ onset, before, after }) => {
      const kind = after === standard ? "STANDARD" : "DAYLIGHT";
      return [
        `BEGIN:${kind}`,
        `DTSTART:${wallText(onset)}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${kind}`,
      ];
    }),
    "END:VTIMEZONE",
  ].join("\r\n");
}
