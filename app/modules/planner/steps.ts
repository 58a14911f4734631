import { PLANNER_STEPS } from "#app/modules/trips/trip";
import type { PlannerStep } from "#app/modules/trips/trip";

/** Where each step lives; the step names of the data differ from those of the addresses. */
export const STEP_PATHS: Record<PlannerStep, string> = {
  start: "/planner/start",
  flights: "/planner/flight",
  hotels: "/planner/hotel",
  checkout: "/planner/booking",
  itinerary: "/planner/itinerary",
};

export const STEP_LABELS: Record<PlannerStep, string> = {
  start: "Start",
  flights: "Flights",
  hotels: "Hotels",
  checkout: "Checkout",
  itinerary: "Itinerary",
};

export type Move = { allowed: true; isForward: boolean } | { allowed: false; goTo: PlannerStep; why: string };

const WHY_REFUSED: Record<PlannerStep, string> = {
  start: "Tell us where and when first.",
  flights: "Choose your flights first.",
  hotels: "Choose where to stay first.",
  checkout: "Look over the price first.",
  itinerary: "Your day plan comes first.",
};

/**
 * Whether the planner may go to a step: the same one, an earlier one or the next (CHECKLIST PLAN-03, PLAN-04);
 * without a trip only the start (PLAN-05).
 * @param reached how far the open trip has come; undefined without a trip
 */
export function decideMove(reached: PlannerStep | undefined, target: PlannerStep): Move {
  if (reached === undefined)
    return target === "start"
      ? { allowed: true, isForward: false }
      : { allowed: false, goTo: "start", why: WHY_REFUSED.start };
  const from = PLANNER_STEPS.indexOf(reached);
  const to = PLANNER_STEPS.indexOf(target);
  if (to <= from + 1) return { allowed: true, isForward: to > from };
  return { allowed: false, goTo: reached, why: WHY_REFUSED[PLANNER_STEPS[from + 1] ?? "start"] };
}

/** The later of two steps. */
export function laterStep(a: PlannerStep, b: PlannerStep): PlannerStep {
  return PLANNER_STEPS.indexOf(a) >= PLANNER_STEPS.indexOf(b) ? a : b;
}
