import type { OpenWindow, SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import { distanceKm } from "#app/shared/geo";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import { wishesOn } from "../party/gentle-day";
import { comesFrom, isFixed } from "../day/fixed-lines";
import type { Line } from "../day/fixed-lines";
import type { MealName } from "../day/itinerary";
import { TABLE_WAY_MINUTES, mealHoursFor } from "../day/meal-breaks";
import { GRID, MEAL_MINUTES } from "./meal-slots";
import { isTableFor } from "../day/meal-tables";
import { openWindowsOn } from "../hours/open-windows";
import { whyNotUnasked } from "../party/party-rules";
import { minutesBetween } from "../travel/way-for";

/** How many are offered in the place of a table. */
const MOST = 6;
/** Within a walk of where the meal is. */
const WALK_KM = 1.2;
/** A meal may be so much shorter where the day is full. */
const QUICKER = 15;

/**
 * Whether a meal can be had at a table between the lines around it, as the planner asks: in the hours of the meal, or
 * right after coming from far; and on to the next stop when that begins, which the planner may bring forward where the
 * traveller waits for it.
 */
function isInTime(
  request: DayRequest,
  { meal, date, item, items }: { meal: MealName; date: string; item: Line; items: readonly Line[] },
  place: RequestedPlace,
  windows: readonly OpenWindow[],
): boolean {
  const at = items.indexOf(item);
  const after = items.slice(at + 1).find(isFixed);
  const before = comesFrom(request, items.slice(0, at));
  if (!before) return true;
  const { from, leaves } = before;
  const hours = mealHoursFor(wishesOn(request, date))[meal];
  const reached = leaves + minutesBetween(request, from, place);
  const latest = Math.max(hours.to, leaves + TABLE_WAY_MINUTES);
  const planned = Math.max(hours.from, leaves) + TABLE_WAY_MINUTES + MEAL_MINUTES[meal];
  const due = after ? Math.min(after.start, planned + minutesBetween(request, from, after.location)) : Infinity;
  const onwards = after ? minutesBetween(request, place, after.location) : 0;
  return windows.some(({ open, close }) => {
    const start = Math.ceil(Math.max(hours.from, reached, open) / GRID) * GRID;
    const end = start + MEAL_MINUTES[meal] - QUICKER;
    return start <= latest && end <= close && end + onwards <= due;
  });
}

/**
 * Tables at which a meal could be had instead: open for as long as the meal lasts, within the price and in reach
 * between what is before and after it, the nearest first. The traveller's own come before the others, however far.
 * @param items of the day of the meal
 */
export function otherTables(
  item: Line,
  items: readonly Line[],
  meal: MealName,
  date: string,
  places: readonly RequestedPlace[],
  request: DayRequest,
  sun: SunCalculator,
): RequestedPlace[] {
  const nobodyAsked = { ...request, wanted: [], locked: [], keep: undefined };
  const isInReach = (place: RequestedPlace, km: number): boolean => {
    const windows = openWindowsOn(place, date, request.destination, sun);
    if (!windows.some(({ open, close }) => open <= item.start && close >= item.end)) return false;
    if (place.isOwn) return true;
    return km <= WALK_KM && isInTime(request, { meal, date, item, items }, place, windows);
  };
  return places
    .filter(
      (place) =>
        place.id !== item.placeId &&
        isTableFor(place, meal) &&
        place.price <= request.mealCap &&
        whyNotUnasked(place, nobodyAsked) === undefined,
    )
    .map((place) => ({ place, km: distanceKm(item.location, place) }))
    .filter(({ place, km }) => isInReach(place, km))
    .sort(
      (a, b) =>
        Number(b.place.isOwn ?? false) - Number(a.place.isOwn ?? false) ||
        a.km - b.km ||
        (a.place.id < b.place.id ? -1 : 1),
    )
    .slice(0, MOST)
    .map(({ place }) => place);
}
