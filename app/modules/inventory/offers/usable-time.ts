import { USUAL_DOORS, localMinutes } from "./doors";
import type { Doors } from "./doors";
import type { FlightLeg } from "./flight";

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

/** The same for the two directions of a round trip. */
export function usableBetween(outbound: FlightLeg, inbound: FlightLeg, doors: Doors = USUAL_DOORS): number {
  return usableMinutes(doors.arrival(outbound).at, doors.departure(inbound).at);
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
