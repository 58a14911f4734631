/** The part of a day that a traveller makes use of, minutes of the local day: 08:00 to 22:00. */
export const USABLE_DAY = { from: 8 * 60, to: 22 * 60 } as const;
/** From the aircraft's door to the town. */
const AFTER_LANDING_MINUTES = 90;
/** From the town to the aircraft's door. */
const BEFORE_DEPARTURE_MINUTES = 180;

/**
 * Minutes of waking day (08:00 to 22:00 local) at the destination: from an hour and a half after landing to three hours
 * before the flight home. Nights in the air that arrive late, and early flights home, cost their share of a day.
 * @param arriveLocal landing at the destination, `YYYY-MM-DDTHH:mm`
 * @param departLocal take-off for home from there
 */
export function usableMinutes(arriveLocal: string, departLocal: string): number {
  const from = localMinutes(arriveLocal) + AFTER_LANDING_MINUTES;
  const to = localMinutes(departLocal) - BEFORE_DEPARTURE_MINUTES;
  return Math.max(0, usableUntil(to) - usableUntil(from));
}

/** Usable minutes of the day of arrival that are left after landing. */
export function usableOnArrivalDay(arriveLocal: string): number {
  return Math.max(
    0,
    USABLE_DAY.to - Math.max(USABLE_DAY.from, (localMinutes(arriveLocal) % 1440) + AFTER_LANDING_MINUTES),
  );
}

/** Usable minutes of the day of departure before one has to leave for the airport. */
export function usableOnDepartureDay(departLocal: string): number {
  return Math.max(
    0,
    Math.min(USABLE_DAY.to, (localMinutes(departLocal) % 1440) - BEFORE_DEPARTURE_MINUTES) - USABLE_DAY.from,
  );
}

/** Usable minutes from the epoch up to a local minute. */
function usableUntil(minute: number): number {
  const day = Math.floor(minute / 1440);
  const within = Math.min(USABLE_DAY.to, Math.max(USABLE_DAY.from, minute - day * 1440)) - USABLE_DAY.from;
  return day * (USABLE_DAY.to - USABLE_DAY.from) + within;
}

function localMinutes(local: string): number {
  return Date.parse(`${local}:00Z`) / 60_000;
}
