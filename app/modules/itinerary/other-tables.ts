import type { SunCalculator } from "#app/modules/catalogue/opening-hours";
import { distanceKm } from "#app/shared/geo";
import type { ItineraryItem, MealName } from "./itinerary";
import type { RequestedPlace } from "./day-request";
import { isTableFor } from "./meal-tables";
import { openWindowsOn } from "./open-windows";

/** How many are offered in the place of a table. */
const MOST = 6;
/** Within a walk of where the meal is. */
const WALK_KM = 1.2;

/**
 * Tables at which a meal could be had instead: open for as long as the meal lasts, within the price, the nearest first.
 * The traveller's own come before the others, however far.
 * @param where country and destination, for the feasts that they keep
 * @param mealCap the dearest meal, for one adult in whole US dollars
 */
export function otherTables(
  item: Pick<ItineraryItem, "start" | "end" | "location" | "placeId">,
  meal: MealName,
  date: string,
  places: readonly RequestedPlace[],
  where: { country: string; slug: string },
  sun: SunCalculator,
  mealCap: number,
): RequestedPlace[] {
  return places
    .filter((place) => place.id !== item.placeId && isTableFor(place, meal) && place.price <= mealCap)
    .map((place) => ({ place, km: distanceKm(item.location, place) }))
    .filter(
      ({ place, km }) =>
        (place.isOwn || km <= WALK_KM) &&
        openWindowsOn(place, date, where, sun).some(({ open, close }) => open <= item.start && close >= item.end),
    )
    .sort(
      (a, b) =>
        Number(b.place.isOwn ?? false) - Number(a.place.isOwn ?? false) ||
        a.km - b.km ||
        (a.place.id < b.place.id ? -1 : 1),
    )
    .slice(0, MOST)
    .map(({ place }) => place);
}
