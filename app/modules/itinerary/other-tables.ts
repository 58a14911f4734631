import type { SunCalculator } from "#app/modules/catalogue/opening-hours";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { ItineraryItem, MealName } from "./itinerary";
import type { RequestedPlace } from "./day-request";
import { isTableFor } from "./meal-tables";
import { openWindowsOn } from "./open-windows";

/** How many are offered in the place of a table. */
const MOST = 6;
/** Within a walk of where the meal is. */
const WALK_KM = 1.2;

/** As streets go, in kilometres an hour as the crow flies. */
const WALK_KMH = 3.5;
/** A table is out of the way that makes it so many minutes longer. */
const OUT_OF_THE_WAY_MINUTES = 22;
/** A meal may be so much shorter where the day is full; and so much time has to be left over for a table out of the way. */
const QUICKER = 15;
const SPARE_MINUTES = 16;

type Line = Pick<ItineraryItem, "start" | "end" | "location" | "placeId" | "role">;

/** What one has to be somewhere for; a rest or a while for oneself makes room. */
const isFixed = ({ role }: Line): boolean => role === "visit" || role === "meal" || role === "transfer";

/** Whether a table lies out of the way between the lines around a meal, and there is no time to walk there and on. */
function isOutOfReach(item: Line, items: readonly Line[], place: RequestedPlace): boolean {
  const at = items.indexOf(item);
  const before = items.slice(0, at).findLast(isFixed);
  const after = items.slice(at + 1).find(isFixed);
  if (!before || !after) return false;
  const minutes = (from: Point, to: Point): number => (distanceKm(from, to) / WALK_KMH) * 60;
  const ways = minutes(before.location, place) + minutes(place, after.location);
  if (ways - minutes(before.location, after.location) < OUT_OF_THE_WAY_MINUTES) return false;
  return after.start - before.end - ways - (item.end - item.start - QUICKER) < SPARE_MINUTES;
}

/**
 * Tables at which a meal could be had instead: open for as long as the meal lasts, within the price and in reach between what
 * is before and after it, the nearest first.
 * The traveller's own come before the others, however far.
 * @param items of the day of the meal
 * @param where country and destination, for the feasts that they keep
 * @param mealCap the dearest meal, for one adult in whole US dollars
 */
export function otherTables(
  item: Line,
  items: readonly Line[],
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
        (place.isOwn || (km <= WALK_KM && !isOutOfReach(item, items, place))) &&
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
