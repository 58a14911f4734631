import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import { daysBetween, utcDateOf, wallClock } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { Trip } from "./trip";
import { legsOf } from "./trip-parts";

/** The parts of a trip that tell where and when it leaves. */
export type Leaving = Pick<Trip, "startDate" | "flight" | "elsewhere">;

/**
 * The clock at an instant of the airport that a leg leaves from: "2027-04-14T18:05".
 * @param timeZone of that airport; an unknown one keeps the offset of the departure, whatever the season
 */
export function clockBefore(
  leg: Pick<FlightLeg, "departAt" | "departLocal">,
  instant: Date,
  timeZone: string | undefined,
): string {
  if (timeZone) return wallClock(instant, timeZone);
  const offset = Date.parse(`${leg.departLocal}Z`) - Date.parse(leg.departAt);
  return new Date(instant.getTime() + offset).toISOString().slice(0, 16);
}

/**
 * The date at an instant where the traveller of a trip leaves from. Everything before the departure goes by it: how
 * many days are left, and the day on which the trip was booked.
 * @param timeZone of that place; with no flight and no zone it is the date in UTC
 */
export function dateWhereLeaving(trip: Leaving, instant: Date, timeZone: string | undefined): LocalDate {
  const { outbound } = legsOf(trip);
  if (outbound) return clockBefore(outbound, instant, timeZone).slice(0, 10);
  return timeZone ? wallClock(instant, timeZone).slice(0, 10) : utcDateOf(instant);
}

/**
 * Whole days until the day on which a trip leaves, by the clock of where its traveller leaves from; 0 on that day,
 * negative after it. The only count of the days until a departure.
 * @param timeZone of that place, as `dateWhereLeaving` takes it
 */
export function daysUntil(trip: Leaving, now: Date, timeZone: string | undefined): number {
  const leaves = legsOf(trip).outbound?.departLocal.slice(0, 10) ?? trip.startDate;
  return daysBetween(dateWhereLeaving(trip, now, timeZone), leaves);
}

/**
 * "76 days to go"; the last day and the day itself by their names.
 * @param days as `daysUntil` counts them, from 0
 * @param goesOn whether one comes from another place of a longer trip, and not from home
 */
export function daysToGoInWords(days: number, goesOn = false): string {
  if (days > 1) return `${days} days to go`;
  return `You ${goesOn ? "go on" : "leave"} ${days === 0 ? "today" : "tomorrow"}`;
}
