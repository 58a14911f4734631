import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { Arranging } from "../day/arranging";
import { BASE } from "../outings/day-frame";
import type { DayProblem } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import { planTrip } from "../engine/plan-trip";
import type { Id, Plan, Problem } from "../engine/problem";

/** The visits of a plan, day by day. */
export function orderOf(plan: Plan): Id[][] {
  return plan.days.map((day) => day.stops.map((stop) => stop.node));
}

/** The places behind nodes that are each one visit of several places. */
export function boundTo({ places, composites }: DayProblem, nodes: readonly Id[]): PlaceSource[] {
  return nodes.flatMap((x) => composites[x - places.length - 1]?.places ?? []);
}

/**
 * The days as they are arranged, by the engine's clock, and what it says of the places that are not in them.
 * @returns with `apart`, ids of what there would be time for but the arrangement has left out
 */
export function asArranged({ seed }: DayRequest, dayProblem: DayProblem, input: Arranging) {
  const { places, composites } = dayProblem;
  const taken = new Set(input.order.flat());
  // A visit that gave way is no longer called for.
  const must = input.problem.rules?.must?.filter((x) => taken.has(x) || !input.lesser.has(x));
  // A locked visit is no addition, though the search may have put something else in its place.
  const required = new Set([...(must ?? []), ...(input.problem.rules?.locked ?? []).map(({ node }) => node)]);
  const isUnusedReturn = (x: Id): boolean => x > places.length + composites.length && !taken.has(x);
  const banned = (dayProblem.problem.rules?.banned ?? []).filter((x) => !taken.has(x) || isUnusedReturn(x));
  const timedWithout = (out: readonly Id[]): { problem: Problem; plan: Plan } => {
    // Staying close to an earlier plan has been settled with the order.
    const problem = { ...input.problem, rules: { ...input.problem.rules, must, banned: [...out], keep: undefined } };
    return { problem, plan: planTrip(problem, { seed, iterations: 0, start: input.order.map((ids) => [...ids]) }) };
  };
  const { problem, plan } = timedWithout(banned);
  const added = orderOf(plan)
    .flat()
    .filter((x) => !taken.has(x) && !required.has(x));
  if (added.length === 0) return { problem, plan, apart: new Set<string>() };
  const out = input.problem.nodes.flatMap((_, x) => (x === BASE || taken.has(x) || required.has(x) ? [] : [x]));
  const { days } = timedWithout(out).plan;
  const missing = [...plan.missing, ...added.map((node) => ({ node, why: "no-time" as const }))];
  const apart = added.flatMap((x) => (x <= places.length ? [places[x - 1]!] : boundTo(dayProblem, [x])));
  return { problem, plan: { ...plan, days, missing }, apart: new Set(apart.map(({ id }) => id)) };
}
