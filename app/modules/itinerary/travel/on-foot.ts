import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm } from "#app/shared/geo";
import type { LocalDate } from "#app/shared/calendar";
import { waysFor } from "./access-rules";
import type { DayRequest } from "../day/day-request";
import { isMealPlace } from "../day/meal-tables";
import { legBetween } from "./travel-model";

/** A traveller who stays farther out than this comes into town by what still runs. */
const NEAR_THE_CENTRE_KM = 2.5;

/** Whether the party walks in town on a date: streets are shut to cars and trams, or there are no drivers. */
export function isOnFoot({ country, slug }: Pick<DayRequest["destination"], "country" | "slug">, date: LocalDate) {
  return calendarDay(country, date, slug).isOnFoot;
}

/** With fewer sights than this within a walk, the party rides all the same: a day of nothing is no better. */
const ENOUGH_WITHIN_A_WALK = 10;

const known = new WeakMap<DayRequest, ReadonlySet<string>>();

/** The sights within a walk of the hotel, by their ids; asked for every place of a request, and the same each time. */
function withinAWalk(request: DayRequest): ReadonlySet<string> {
  const before = known.get(request);
  if (before) return before;
  const ways = waysFor(request);
  const near = request.places.filter(
    (place) => !isMealPlace(place) && legBetween(request.base, place, ways).mode === "walk",
  );
  const found = new Set(near.map(({ id }) => id));
  known.set(request, found);
  return found;
}

/**
 * Whether a place is no walk from the hotel on a date on which the party walks; a place that is there on that day alone
 * is worth any way.
 */
export function isTooFarOnFoot(request: DayRequest, place: PlaceSource, date: LocalDate): boolean {
  const { destination, base, wanted } = request;
  if (place.onlyOn || wanted.includes(place.id) || !isOnFoot(destination, date)) return false;
  if (distanceKm(base, destination) > NEAR_THE_CENTRE_KM) return false;
  const near = withinAWalk(request);
  return near.size >= ENOUGH_WITHIN_A_WALK && !near.has(place.id);
}
