import { distanceKm } from "#app/shared/geo";
import type { Base, DayRequest } from "../day/day-request";
import { isMealPlace } from "../day/meal-tables";
import { PACE_RULES } from "../day/pace";
import { wayFor } from "../travel/way-for";

/** Places to stay that are nearer to each other share the town. */
const APART_KM = 3;
/** A sight that is hardly farther from the other place goes to the one whose days are emptier. */
const SAME_MINUTES = 5;
/** Minutes that a visit takes besides itself. */
const WAY_MINUTES = 25;

/** Whether any two of the places to stay lie apart, so that each has sights of its own. */
export function liesApart({ moves = [] }: Pick<DayRequest, "moves">): boolean {
  return moves.some(({ base }, index) =>
    moves.slice(index + 1).some((other) => distanceKm(base, other.base) >= APART_KM),
  );
}

/**
 * For which place to stay each sight is chosen: the one from which the way is shortest. Places that are seen together,
 * on one ticket or on one day trip are chosen together, by the mean of their ways.
 * @returns the index of the stay by the place's id
 */
export function chosenFor(
  request: DayRequest,
  stays: readonly { base: Base; days: number }[],
): ReadonlyMap<string, number> {
  const sights = request.places.filter((place) => !isMealPlace(place));
  const { together = [], tickets = [], dayTrips = [] } = request.arrangement ?? {};
  const groups = [...together, ...[...tickets, ...dayTrips].map(({ places }) => places)];
  const home = new Map<string, number>();
  const load = stays.map(() => 0);
  for (const place of sights) {
    if (home.has(place.id)) continue;
    const bound = groups.filter((ids) => ids.includes(place.id)).flat();
    const group = sights.filter(({ id }) => id === place.id || (bound.includes(id) && !home.has(id)));
    const ways = stays.map(({ base }) => {
      const from = { ...request, base };
      return group.reduce((sum, one) => sum + wayFor(from, base, one).minutes, 0) / group.length;
    });
    const least = Math.min(...ways);
    const near = [...ways.keys()].filter((index) => ways[index]! <= least + SAME_MINUTES);
    const at = near.reduce((best, index) => (load[index]! < load[best]! ? index : best));
    for (const one of group) {
      home.set(one.id, at);
      load[at] = load[at]! + (one.minutes + WAY_MINUTES) / stays[at]!.days;
    }
  }
  return home;
}

/** How much there is to see for a place to stay against what its days hold: from 1 on they are full. */
export function crowdOf(
  { places, pace }: DayRequest,
  home: ReadonlyMap<string, number>,
  { index, dates }: { index: number; dates: readonly string[] },
): number {
  const minutes = places.reduce(
    (sum, place) => sum + (home.get(place.id) === index ? place.minutes + WAY_MINUTES : 0),
    0,
  );
  return minutes / (PACE_RULES[pace].maxActive * dates.length);
}
