import { calendarDay } from "#app/modules/catalogue/calendar-days";
import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import { distanceKm } from "#app/shared/geo";
import type { LocalDate } from "#app/shared/calendar";
import { waysFor } from "./access-rules";
import type { DayRequest } from "./day-request";
import { legBetween } from "./travel-model";

/** Who stays farther out than this comes into town by what still runs. */
const NEAR_THE_CENTRE_KM = 2.5;

/** Whether one walks in town on a date: streets are shut to cars and trams, or nobody drives. */
export function isOnFoot({ country, slug }: Pick<DayRequest["destination"], "country" | "slug">, date: LocalDate) {
  return calendarDay(country, date, slug).isOnFoot;
}

/** Whether a place is no walk from the hotel on a date on which one walks; what is there on that day alone is worth any way. */
export function isTooFarOnFoot(request: DayRequest, place: PlaceSource, date: LocalDate): boolean {
  const { destination, base, wanted } = request;
  if (place.onlyOn || wanted.includes(place.id) || !isOnFoot(destination, date)) return false;
  return (
    distanceKm(base, destination) <= NEAR_THE_CENTRE_KM && legBetween(base, place, waysFor(request)).mode !== "walk"
  );
}
