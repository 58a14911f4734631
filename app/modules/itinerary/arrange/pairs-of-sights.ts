import { distanceKm } from "#app/shared/geo";
import type { DayProblem } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import type { Id } from "../engine/problem";

/** Reasons to come that lie so near each other in one district are seen on one day. */
const NEIGHBOUR_KM = 0.5;

/**
 * Visits that belong beside each other but are not one visit: parts of a visit that fits no day as a whole, and
 * neighbouring anchors.
 */
export function pairsOf({ arrangement }: DayRequest, { nodeOf, shape, problem }: DayProblem): [Id, Id][] {
  const banned = new Set(problem.rules?.banned);
  const parts = (arrangement?.together ?? []).flatMap((ids) =>
    ids.slice(1).map((id, index): [string, string] => [ids[index]!, id]),
  );
  const anchors = shape.due.map(({ place }) => place);
  const neighbours = anchors.flatMap((place, rank): [string, string][] => {
    const [nearest] = anchors
      .slice(0, rank)
      .filter((other) => other.district === place.district && distanceKm(place, other) <= NEIGHBOUR_KM)
      .sort((a, b) => distanceKm(place, a) - distanceKm(place, b));
    return nearest ? [[nearest.id, place.id]] : [];
  });
  return [...parts, ...neighbours].flatMap(([one, other]): [Id, Id][] => {
    const [x, y] = [nodeOf.get(one), nodeOf.get(other)];
    return x === undefined || y === undefined || x === y || banned.has(x) || banned.has(y) ? [] : [[x, y]];
  });
}
