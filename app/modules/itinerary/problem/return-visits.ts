import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm } from "#app/shared/geo";
import type { Arranging } from "../day/arranging";
import type { DayRequest } from "../day/day-request";
import type { Id, Node, Problem, Window } from "../engine/problem";
import { isMealPlace } from "../day/meal-tables";
import { roundUp, shortestVisit } from "../day/visit-length";

const LONGEST_RETURN = 120;
const WALK_KM = 1.5;
/** A whole day holds at least so many stops. */
const STOPS_A_DAY = 2;
const MOST_RETURNS = 6;
/** For each stop that is lacking so many stand ready: not every one suits the hours that are left, nor the heat. */
const TO_CHOOSE_FROM = 2;
/** Hills are climbed again, mountains are not. */
const MOST_EFFORT = 2;

/** Whether a place bears a second visit: one in the open that costs nothing is another place at another hour. */
export function bearsAnother(place: PlaceSource): boolean {
  return !place.indoor && place.price === 0 && place.effort <= MOST_EFFORT && !isMealPlace(place);
}

/**
 * The places that an outing shows and that are a walk from the hotel on another day: the geysers at the door.
 * @param shown the places of all outings of the trip
 */
export function shownNearBase(
  { base, unwanted }: Pick<DayRequest, "base" | "unwanted">,
  shown: readonly PlaceSource[],
): PlaceSource[] {
  return shown.filter((place) => distanceKm(base, place) <= WALK_KM && !unwanted.includes(place.id));
}

/**
 * The places that may be visited once more, each as often as it may take to put two stops into every whole day.
 * @param coming those that bear another visit
 * @param offered how many stops there are to see for a first time
 * @param wholeDays ordinary days from morning to evening
 */
export function returnsFor(coming: readonly PlaceSource[], offered: number, wholeDays: number): PlaceSource[] {
  if (coming.length === 0) return [];
  const lacking = STOPS_A_DAY * wholeDays - offered;
  const times = Math.min(MOST_RETURNS, Math.max(1, Math.ceil((TO_CHOOSE_FROM * lacking) / coming.length)));
  return Array.from({ length: times }, () => coming).flat();
}

/** More than any way to it costs: a day with second visits is worth more than an empty one. */
const WORTH = 100;

/** A second visit: shorter. The solver does not choose it; it fills a day that nothing new is left for. */
export function returnNode(place: PlaceSource, windowsOn: (place: PlaceSource, day: number) => Window[]): Node {
  const duration = Math.min(LONGEST_RETURN, roundUp(place.minutes));
  return {
    score: WORTH,
    duration,
    minDuration: Math.min(duration, shortestVisit(place)),
    windows: (day) => windowsOn(place, day),
  };
}

/** The nodes, with second visits open on the day alone on which they stand. */
export function returnsWhereTheyStand(
  { problem, order }: { problem: Pick<Problem, "nodes">; order: Arranging["order"] },
  firstReturn: Id,
): Problem["nodes"] {
  return problem.nodes.map((node, x) => {
    const { windows } = node;
    if (x < firstReturn || typeof windows !== "function") return node;
    return { ...node, windows: (day) => (order[day]!.includes(x) ? windows(day) : []) };
  });
}

/**
 * The days without the second visits that no first one stands before.
 * @param firstOf the node of the first visit to what a node visits again, or the day of the outing that shows it first,
 * Infinity where none does any more; undefined of all other nodes
 */
export function withoutEarlyReturns(
  order: readonly (readonly Id[])[],
  firstOf: (x: Id) => { node: Id } | { day: number } | undefined,
): Id[][] {
  return order.map((ids, d) =>
    ids.filter((x) => {
      const first = firstOf(x);
      if (!first) return true;
      return "day" in first ? first.day < d : order.slice(0, d).some((before) => before.includes(first.node));
    }),
  );
}
