import { distanceKm, leftAt } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { Arranging } from "../day/arranging";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import type { Id } from "../engine/problem";
import { spotsOf } from "../problem/day-problem";
import type { DayProblem } from "../problem/day-problem";
import { kilometresBetween, travelBetween } from "../problem/travel-between";
import { waysFor } from "../travel/access-rules";

/** Less than this is not worth the other way round, in kilometres as the crow flies. */
const WORTH_KM = 0.2;

/** A ride or a walk from its end to its beginning. */
function turned(place: RequestedPlace): RequestedPlace {
  const { from, to } = place;
  return from && to ? { ...place, lat: to.lat, lon: to.lon, from: to, to: from } : place;
}

/**
 * The places of a problem, with each ride that goes both ways in the direction that makes its day shorter. What is a
 * part of one visit with others keeps the direction of its file.
 * @returns the same places where none is turned
 */
export function withTurnedRides(
  request: Pick<DayRequest, "base">,
  dayProblem: Pick<DayProblem, "places" | "composites" | "returns">,
  order: readonly (readonly Id[])[],
): readonly RequestedPlace[] {
  const { places } = dayProblem;
  if (!places.some(({ bothWays }) => bothWays)) return places;
  const spots = spotsOf(request, dayProblem);
  const found = [...places];
  for (const ids of order)
    ids.forEach((x, index) => {
      const place = found[x - 1];
      if (!place?.bothWays) return;
      const before: Point = index === 0 ? request.base : spots[ids[index - 1]!]!.exit;
      const after: Point = spots[ids[index + 1] ?? 0]!.entry;
      const end = leftAt(place);
      const asItIs = distanceKm(before, place) + distanceKm(end, after);
      const other = distanceKm(before, end) + distanceKm(place, after);
      if (other > asItIs - WORTH_KM) return;
      found[x - 1] = turned(place);
      spots[x] = { ...spots[x]!, entry: end, exit: { lat: place.lat, lon: place.lon } };
    });
  return found.some((place, index) => place !== places[index]) ? found : places;
}

/** The days with their rides in the better direction, and the ways as they are then. */
export function inTheBetterDirection(
  request: DayRequest,
  dayProblem: DayProblem,
  input: Arranging,
): [DayProblem, Arranging] {
  const places = withTurnedRides(request, dayProblem, input.order);
  if (places === dayProblem.places) return [dayProblem, input];
  const turned = { ...dayProblem, places: [...places] };
  const spots = spotsOf(request, turned);
  const travel = travelBetween(spots, waysFor(request));
  return [
    { ...turned, problem: { ...dayProblem.problem, travel } },
    { ...input, km: kilometresBetween(spots), problem: { ...input.problem, travel } },
  ];
}
