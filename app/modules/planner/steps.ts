import { sellsTrips } from "#app/config/what-is-real";
import type { WhatIsReal } from "#app/config/what-is-real";
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

const NOTHING_FOR_SALE = "Flights and a place to stay you book where you like. Here we plan your days.";

/** The steps there are, in order: without an inventory there is nothing to choose and nothing to pay for (CHECKLIST PLAN-01). */
export function stepsWhere(real: WhatIsReal): readonly PlannerStep[] {
  return sellsTrips(real) ? PLANNER_STEPS : ["start", "itinerary"];
}

/** The step after another one; the last one has itself. */
export function stepAfter(step: PlannerStep, steps: readonly PlannerStep[]): PlannerStep {
  return steps[steps.indexOf(step) + 1] ?? step;
}

/**
 * Whether the planner may go to a step: the same one, an earlier one or the next (CHECKLIST PLAN-03, PLAN-04);
 * without a trip only the start (PLAN-05).
 * @param reached how far the open trip has come; undefined without a trip
 * @param steps those there are; a trip may have come to one that is there no longer
 */
export function decideMove(
  reached: PlannerStep | undefined,
  target: PlannerStep,
  steps: readonly PlannerStep[] = PLANNER_STEPS,
): Move {
  if (reached === undefined)
    return target === "start"
      ? { allowed: true, isForward: false }
      : { allowed: false, goTo: "start", why: WHY_REFUSED.start };
  const come = comeTo(reached, steps);
  if (!steps.includes(target)) return { allowed: false, goTo: come, why: NOTHING_FOR_SALE };
  const from = steps.indexOf(come);
  const to = steps.indexOf(target);
  if (to <= from + 1) return { allowed: true, isForward: to > from };
  return { allowed: false, goTo: come, why: WHY_REFUSED[steps[from + 1] ?? "start"] };
}

/** The last step there is that a trip has come to. */
export function comeTo(reached: PlannerStep, steps: readonly PlannerStep[]): PlannerStep {
  const upTo = PLANNER_STEPS.slice(0, PLANNER_STEPS.indexOf(reached) + 1);
  return upTo.filter((step) => steps.includes(step)).at(-1) ?? "start";
}
