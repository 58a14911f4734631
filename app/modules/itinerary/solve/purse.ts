import { DISTRICT_DAYS } from "../day/arranging";
import type { Arranging } from "../day/arranging";
import type { Id } from "../engine/problem";
import type { DayHours } from "./day-hours";
import type { Scope } from "./day-facts";

/** What the trip may still cost while evenings are put into it, in dollars for one adult. */
export class Purse {
  left: number;

  constructor(most: number, days: readonly DayHours[]) {
    this.left = days.reduce((sum, day) => sum - day.price(), most);
  }

  /** Takes what a day has found off the list and off the money. */
  pay(day: DayHours, goOut: () => Id | undefined, list: Set<Id>): boolean {
    const before = day.price();
    const chosen = goOut();
    if (chosen === undefined) return false;
    list.delete(chosen);
    this.left -= day.price() - before;
    return true;
  }
}

/** Whether a visit on a day would be in a part of town to which two other days go, outings counted. */
export function tornFor(
  { districts, outings }: Pick<Arranging, "districts" | "outings">,
  days: readonly DayHours[],
): (x: Id, day: DayHours) => boolean {
  return (x, day) =>
    (districts[x] ?? []).some((district) => {
      const on = days.filter(
        ({ d, ids }) => outings[d]?.includes(district) || ids.some((one) => districts[one]?.includes(district)),
      );
      return !on.includes(day) && on.length >= DISTRICT_DAYS;
    });
}

/**
 * What was left out of days and may still join them: neither a visit that they hold nor one of a place that they hold in
 * another visit, with others or as a second one.
 */
export function leftFor({ dayProblem, input }: Scope, days: readonly DayHours[]): Id[] {
  const { places, composites } = dayProblem;
  const held = new Set(days.flatMap((day) => day.places().map(({ id }) => id)));
  const placesIn = (x: Id) =>
    x <= places.length ? [places[x - 1]!] : (composites[x - places.length - 1]?.places ?? []);
  return input.spare.filter((x) => !placesIn(x).some(({ id }) => held.has(id)));
}
