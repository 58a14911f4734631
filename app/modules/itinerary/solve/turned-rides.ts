import { distanceKm, leftAt } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { Arranging } from "../day/arranging";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import { roundUp, shortestVisit } from "../day/visit-length";
import { checkPlan } from "../engine/check-plan";
import type { Id, Node, Problem } from "../engine/problem";
import { spotsOf } from "../problem/day-problem";
import type { DayProblem } from "../problem/day-problem";
import { kilometresBetween, travelBetween } from "../problem/travel-between";
import { waysFor } from "../travel/access-rules";
import { legBetween } from "../travel/travel-model";

/** Less than this is not worth the other way round, in kilometres as the crow flies. */
const WORTH_KM = 0.2;
/** The traveller rather rides back as they came than another way that is no faster than by so many minutes. */
const RIDE_BACK_MINUTES = 15;
/** A longer ride is not made twice. */
const LONGEST_RIDDEN_TWICE = 45;
/** Walks that go both ways are not walked twice. */
const WALKED = new Set<RequestedPlace["kind"]>(["trail", "street", "neighbourhood", "bridge"]);

/** A ride or a walk from its end to its beginning. */
function turned(place: RequestedPlace): RequestedPlace {
  const { from, to } = place;
  return from && to ? { ...place, lat: to.lat, lon: to.lon, from: to, to: from } : place;
}

/** A ride there and back. */
function riddenTwice(place: RequestedPlace): RequestedPlace {
  return { ...place, returns: true, minutes: 2 * place.minutes, price: 2 * place.price };
}

/**
 * A ride in the direction that makes the way shorter; there and back where that is faster than the way onwards from its
 * end, or not much slower than a way that would lead back over what was just ridden.
 */
function better(place: RequestedPlace, before: Point, after: Point, request: DayRequest): RequestedPlace {
  const lengthOf = (one: RequestedPlace): number => distanceKm(before, one) + distanceKm(leftAt(one), after);
  const other = turned(place);
  const best = lengthOf(other) < lengthOf(place) - WORTH_KM ? other : place;
  const leadsBack = distanceKm(best, after) < distanceKm(leftAt(best), after) - WORTH_KM;
  if (WALKED.has(best.kind) || best.minutes > LONGEST_RIDDEN_TWICE) return best;
  const twice = riddenTwice(best);
  const ways = waysFor(request);
  const later = best.minutes + legBetween(twice, after, ways).minutes - legBetween(best, after, ways).minutes;
  return later <= (leadsBack ? RIDE_BACK_MINUTES : 0) ? twice : best;
}

/**
 * The places of a problem, with each ride that goes both ways as it suits its day best. What is a part of one visit
 * with others keeps the direction of its file.
 * @returns the same places where none changes
 */
function ridesOnTheirDays(
  request: DayRequest,
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
      const before = spots[ids[index - 1] ?? 0]!.exit;
      const best = better(place, before, spots[ids[index + 1] ?? 0]!.entry, request);
      found[x - 1] = best;
      spots[x] = { entry: best, exit: leftAt(best), walk: 0 };
    });
  return found.some((place, index) => place !== places[index]) ? found : places;
}

/** The nodes of the places, those that take longer now with their new length. */
function nodesOf(nodes: readonly Node[], before: DayProblem["places"], places: DayProblem["places"]): Node[] {
  return nodes.map((node, x) => {
    const place = places[x - 1];
    if (!place || place.minutes === before[x - 1]!.minutes) return node;
    return { ...node, duration: roundUp(place.minutes), minDuration: shortestVisit(place), price: place.price };
  });
}

/** The days with their rides in the better direction, and the ways as they are then. */
export function inTheBetterDirection(
  request: DayRequest,
  dayProblem: DayProblem,
  input: Arranging,
): [DayProblem, Arranging] {
  const places = ridesOnTheirDays(request, dayProblem, input.order);
  if (places === dayProblem.places) return [dayProblem, input];
  const made = { ...dayProblem, places: [...places] };
  const spots = spotsOf(request, made);
  const travel = travelBetween(spots, waysFor(request));
  const withRides = (problem: Problem): Problem => ({
    ...problem,
    travel,
    nodes: nodesOf(problem.nodes, dayProblem.places, made.places),
  });
  // No ride is worth a visit.
  const order = input.order.map((ids) => [...ids]);
  const isWhole = (problem: Problem): boolean => checkPlan(problem, order).ok;
  if (isWhole(input.problem) && !isWhole(withRides(input.problem))) return [dayProblem, input];
  return [
    { ...made, problem: withRides(dayProblem.problem) },
    { ...input, km: kilometresBetween(spots), problem: withRides(input.problem) },
  ];
}
