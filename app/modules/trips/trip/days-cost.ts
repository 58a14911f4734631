import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { daysBetween } from "#app/shared/calendar";
import type { Trip } from "./trip";
import { daysThere } from "./trip-parts";

/** Which of a destination's three levels of prices the days of a trip are paid at. */
const LEVELS = { "budget-friendly": "budget", moderate: "moderate", luxury: "luxury" } as const;
/** Children cost at most this much of an adult on the spot (party-costs.ts). */
export const CHILD_SHARE = 0.6;

type Level = keyof DestinationSource["costs"] & ("budget" | "moderate" | "luxury");

/** The level of prices that goes with the traveller's budget. */
export function priceLevelOf({ preferences }: Pick<Trip, "preferences">): Level {
  return LEVELS[preferences.budgetTier];
}

/** The cost of meals, transport and tickets on all days of a trip for the whole party, in US cents. */
export interface DaysCost {
  /** In the style that was wished for. */
  usualMinor: number;
  /** For a traveller who spends little. */
  leastMinor: number;
}

/**
 * The cost of the days of a trip by the usual price of a day there, before they are planned; the first and the last
 * make one.
 */
export function daysCostOf(
  trip: Pick<Trip, "preferences" | "adults" | "children" | "flight" | "elsewhere" | "startDate" | "endDate">,
  { costs }: Pick<DestinationSource, "costs">,
): DaysCost {
  const { arrives, leaves } = daysThere(trip);
  const days = Math.max(1, daysBetween(arrives, leaves));
  const people = trip.adults + CHILD_SHARE * trip.children;
  const allOf = (level: Level): number => {
    const [, food, transport, activities] = costs[level];
    return Math.round((food + transport + activities) * days * people * 100);
  };
  return { usualMinor: allOf(priceLevelOf(trip)), leastMinor: allOf("budget") };
}
