import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { DayRequest } from "../day/day-request";
import type { ReachStep } from "../day/planning-step";
import { solveDays } from "./solve-days";
import type { SolvedDays } from "./solve-days";

/** How much of what is held at an hour the days do not have there. */
function lostOf({ problem, plan }: SolvedDays): number {
  return (problem.problem.rules?.locked ?? []).filter(
    ({ node, day, start }) =>
      !plan.days[day]?.stops.some((stop) => stop.node === node && (start === undefined || stop.start === start)),
  ).length;
}

/**
 * Plans the ordinary days of a trip around the stops that its traveller holds at an hour. Where the days of their pace
 * would lose some of them, the days give them the room that they need.
 */
export function solveAroundLocks(request: DayRequest, sun: SunCalculator, reach: ReachStep): SolvedDays {
  const usual = solveDays(request, sun, reach);
  if (request.keep || lostOf(usual) === 0) return usual;
  const roomy = solveDays({ ...request, hasRoomForLocks: true }, sun, reach);
  return lostOf(roomy) < lostOf(usual) ? roomy : usual;
}
