import { daysBetween } from "#app/shared/calendar";
import type { FlightLeg, FlightSegment } from "./flight";

const MINUTE_MS = 60_000;

/** Minutes from one UTC instant to another. */
export function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);
}

/** The flights of one direction, in their order, as one leg; undefined where there is none. */
export function legOf(segments: FlightSegment[]): FlightLeg | undefined {
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return undefined;
  return {
    from: first.from,
    to: last.to,
    segments,
    departAt: first.departAt,
    arriveAt: last.arriveAt,
    departLocal: first.departLocal,
    arriveLocal: last.arriveLocal,
    durationMinutes: minutesBetween(first.departAt, last.arriveAt),
    stops: segments.length - 1,
    layovers: segments.slice(1).map(({ from, departAt }, index) => ({
      airport: from,
      minutes: minutesBetween(segments[index]!.arriveAt, departAt),
    })),
    dayOffset: daysBetween(first.departLocal.slice(0, 10), last.arriveLocal.slice(0, 10)),
  };
}
