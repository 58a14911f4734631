import type { Point } from "#app/shared/geo";

const GROUND_MINUTES = 35;
const CRUISE_KM_PER_HOUR = 840;
/** The westerlies of the middle latitudes: a headwind one way, a tailwind the other. */
const WIND_SHARE = 0.05;
const WIND_BELT = { from: 25, to: 65 };

/** Degrees of longitude travelled east (positive) or west on the shorter way round; crosses the date line where that is shorter. */
export function degreesEast(from: Point, to: Point): number {
  const difference = to.lon - from.lon;
  if (difference > 180) return difference - 360;
  return difference < -180 ? difference + 360 : difference;
}

/**
 * Scheduled gate-to-gate minutes of a non-stop flight, rounded to five: 35 minutes on the ground plus the great circle at
 * 840 km/h; in the middle latitudes 5 % more westbound and 5 % less eastbound.
 * @param km great-circle distance between the two
 */
export function blockMinutes(from: Point, to: Point, km: number): number {
  const middle = (Math.abs(from.lat) + Math.abs(to.lat)) / 2;
  const east = degreesEast(from, to);
  const isInBelt = middle >= WIND_BELT.from && middle <= WIND_BELT.to && Math.abs(east) > 5;
  const wind = isInBelt ? -Math.sign(east) * WIND_SHARE : 0;
  return Math.round((GROUND_MINUTES + (km / CRUISE_KM_PER_HOUR) * 60 * (1 + wind)) / 5) * 5;
}
