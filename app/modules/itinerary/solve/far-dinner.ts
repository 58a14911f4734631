import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { DayProblem } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import { isTableFor } from "../day/meal-tables";

/** A dinner without a table is not looked for so far from the hotel; a table is near within so many. */
const FAR_FROM_HOTEL_KM = 5;
const TABLE_KM = 1.2;

/** Whether a spot is far from the hotel, and no table near it serves dinner on a day. */
export function isFarFromTables(
  { base }: Pick<DayRequest, "base">,
  { places, windows }: Pick<DayProblem, "places" | "windows">,
  day: number,
  spot: Point,
): boolean {
  if (distanceKm(base, spot) <= FAR_FROM_HOTEL_KM) return false;
  return !places.some(
    (place, index) =>
      isTableFor(place, "dinner") && distanceKm(place, spot) <= TABLE_KM && windows[index]![day]!.length > 0,
  );
}
