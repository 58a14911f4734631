import type { ItineraryDay, ItineraryItem } from "../day/itinerary";

/** Said once where a sum for a party with children is printed. */
export const CHILDREN_ESTIMATE = "Children at about half price: an estimate.";

interface Party {
  adults: number;
  /** Under 12, of unknown age. */
  children: number;
}

/** A child rides for half, and eats this much of what an adult does. */
const RIDE_SHARE = 0.5;
const MEAL_SHARE = 0.6;

const DOLLAR = 100;

function rideForChild(priceMinor: number): number {
  return Math.floor(priceMinor * RIDE_SHARE);
}

/**
 * The price of a line of a day for a child under 12, in US cents, by rule: no operator is asked. Entrances are half of
 * an adult's, rounded down to whole dollars; rides half; meals three fifths.
 */
export function priceForChild({ priceMinor, role, type }: Pick<ItineraryItem, "priceMinor" | "role" | "type">): number {
  if (role === "transfer" || role === "rest") return rideForChild(priceMinor);
  if (type === "restaurant") return Math.round(priceMinor * MEAL_SHARE);
  return Math.floor(priceMinor / 2 / DOLLAR) * DOLLAR;
}

/** The cost of a day for a child, in US cents. The part of a day's sum beside its lines and their ways is rides. */
function dayForChild({ items, costMinor }: Pick<ItineraryDay, "items" | "costMinor">): number {
  let [child, adult] = [0, 0];
  for (const item of items) {
    const way = item.legBefore?.priceMinor ?? 0;
    adult += item.priceMinor + way;
    child += priceForChild(item) + rideForChild(way);
  }
  return child + rideForChild(Math.max(0, costMinor - adult));
}

/** The cost of the days for the whole party, in US cents: each day's sum is an adult's. */
export function costForParty(
  days: readonly Pick<ItineraryDay, "items" | "costMinor">[],
  { adults, children }: Party,
): number {
  return days.reduce((sum, day) => sum + adults * day.costMinor + (children > 0 ? children * dayForChild(day) : 0), 0);
}
