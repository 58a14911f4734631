import { eachDay } from "#app/shared/calendar";
import type { DayRequest } from "../day/day-request";
import type { Itinerary } from "../day/itinerary";
import { isTableFor } from "../day/meal-tables";

/** Largest share of a day's cost that a meal may take. */
const SHARE_OF_DAY = 0.25;
/** However short the budget is, so many of the tables are left to choose from. */
const SHARE_OF_TABLES = 0.25;

type Asked = Pick<DayRequest, "places" | "mealCap" | "budget" | "firstDate" | "lastDate">;

/**
 * The dearest meal for one adult, in whole US dollars, that leaves a short budget enough for the reasons to come. No
 * more than the tier's own, and never so little that there is nowhere to eat.
 */
export function thriftyMealCap({ places, mealCap, budget, firstDate, lastDate }: Asked): number {
  if (!budget) return mealCap;
  const prices = places
    .filter((place) => place.price > 0 && isTableFor(place, "dinner"))
    .map(({ price }) => price)
    .sort((a, b) => a - b);
  const least = prices[Math.ceil(prices.length * SHARE_OF_TABLES)] ?? mealCap;
  const share = (budget.all / eachDay(firstDate, lastDate).length) * SHARE_OF_DAY;
  return Math.min(mealCap, Math.max(least, Math.floor(share)));
}

/** The cost of a plan's meals for one adult beyond that, in whole US dollars. */
export function savedByThrift({ days }: Pick<Itinerary, "days">, cap: number): number {
  const over = days.flatMap(({ items }) =>
    items.map(({ role, priceMinor }) => (role === "meal" ? Math.max(0, priceMinor / 100 - cap) : 0)),
  );
  return Math.floor(over.reduce((sum, one) => sum + one, 0));
}
