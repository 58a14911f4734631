import type { DayProblem } from "../problem/day-problem";
import type { Plan } from "../engine/problem";
import { isVisit } from "../day/itinerary";
import type { ItineraryDay, MealName } from "../day/itinerary";

/** A table that a meal of a plan has: its place in the problem. */
export interface TableOfMeal {
  day: number;
  meal: MealName;
  index: number;
}

/** The tables of days that are there already. */
export function tablesOf(days: readonly (ItineraryDay | undefined)[], { places }: DayProblem): TableOfMeal[] {
  return days.flatMap((one, day) =>
    (one?.items ?? []).flatMap(({ role, meal, placeId }): TableOfMeal[] => {
      const index = role === "meal" && placeId ? places.findIndex(({ id }) => id === placeId) : -1;
      return meal && index >= 0 ? [{ day, meal, index }] : [];
    }),
  );
}

/** The places of all visits: of days that stand as they do, of the others as they are planned. */
export function visitedIn({ places, standing }: DayProblem, { days }: Plan): string[] {
  return days.flatMap(({ stops }, d) => {
    const day = standing[d];
    if (day) return day.items.filter(isVisit).map(({ placeId }) => placeId);
    return stops.flatMap(({ node }) => places[node - 1]?.id ?? []);
  });
}
