import { USUAL_DOORS, localMinutes } from "./doors";
import type { Doors } from "./doors";
import { addDays } from "#app/shared/calendar";
import type { FlightLeg, FlownLegs } from "./flight";

/** The part of a day that a traveller makes use of, minutes of the local day: 08:00 to 22:00. */
export const USABLE_DAY = { from: 8 * 60, to: 22 * 60 } as const;

/**
 * Minutes of waking day (08:00 to 22:00 local) at the destination, from coming in at the door there to leaving it for
 * the flight home. Nights in the air that arrive late, long rides and early flights home cost their share of a day.
 * @param inAt wall clock at the door after the flight there, `YYYY-MM-DDTHH:mm`
 * @param outAt wall clock at the door before the flight home
 */
export function usableMinutes(inAt: string, outAt: string): number {
  return Math.max(0, usableUntil(localMinutes(outAt)) - usableUntil(localMinutes(inAt)));
}

/** Days on whose other side nothing of a flight of one direction falls: the longest way there takes less. */
const DAYS_ABOUT = 3;

/**
 * When one is at the destination by the flights: from the door after the flight there to the door before the flight
 * home, wall clocks. Of one direction the other end is that of a day three days off, the same for all flights of a
 * date: then only differences say something.
 */
export function stayBetween(
  { outbound, inbound }: FlownLegs,
  doors: Doors = USUAL_DOORS,
): { inAt: string; outAt: string } {
  const daysFrom = ({ departLocal }: FlightLeg, days: number): string =>
    `${addDays(departLocal.slice(0, 10), days)}T00:00`;
  if (!outbound) return { inAt: daysFrom(inbound, -DAYS_ABOUT), outAt: doors.departure(inbound).at };
  return {
    inAt: doors.arrival(outbound).at,
    outAt: inbound ? doors.departure(inbound).at : daysFrom(outbound, DAYS_ABOUT),
  };
}

/** Usable minutes at the destination by the flights; see {@link stayBetween} for those of one direction. */
export function usableBetween(flown: FlownLegs, doors?: Doors): number {
  const { inAt, outAt } = stayBetween(flown, doors);
  return usableMinutes(inAt, outAt);
}

/** Usable minutes of the day of arrival that are left at the door. @param inAt wall clock there */
export function usableOnArrivalDay(inAt: string): number {
  return Math.max(0, USABLE_DAY.to - Math.max(USABLE_DAY.from, localMinutes(inAt) % 1440));
}

/**
 * Usable minutes of the day of departure before one has to leave for the airport.
 * @param outAt wall clock at the door
 */
export function usableOnDepartureDay(outAt: string): number {
  return Math.max(0, Math.min(USABLE_DAY.to, localMinutes(outAt) % 1440) - USABLE_DAY.from);
}

/** Usable minutes from the epoch up to a local minute. */
function usableUntil(minute: number): number {
  const day = Math.floor(minute / 1440);
  const within = Math.min(USABLE_DAY.to, Math.max(USABLE_DAY.from, minute - day * 1440)) - USABLE_DAY.from;
  return day * (USABLE_DAY.to - USABLE_DAY.from) + within;
}
