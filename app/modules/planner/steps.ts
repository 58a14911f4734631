import { sellsTrips } from "#app/config/what-is-real";
import type { WhatIsReal } from "#app/config/what-is-real";
import { PLANNER_STEPS } from "#app/modules/trips/trip/trip";
import type { PlannerStep, Trip } from "#app/modules/trips/trip/trip";
import { onTicketTo } from "#app/modules/trips/trip/ticket-home";
import { flownBy, isForTheDay, isSettledElsewhere } from "#app/modules/trips/trip/trip-parts";

/** The address of each step; the step names of the data differ from those of the addresses. */
export const STEP_PATHS: Record<PlannerStep, string> = {
  start: "/planner/start",
  flights: "/planner/flight",
  hotels: "/planner/hotel",
  checkout: "/planner/booking",
  itinerary: "/planner/itinerary",
};

/** The page for the travellers' details: part of the checkout, where airlines and hotels ask for them. */
export const TRAVELLERS_PATH = "/planner/travellers";

/** The fares of nearby days, which the step of the flights asks for once it is shown. */
export const NEAR_PATH = "/planner/near";
export const FARES_PATH = "/planner/fares";

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
  checkout: "Review the price first.",
  itinerary: "Plan your days first.",
};

/** The sentences for travellers who bring their own bookings, or go without. */
const WHY_REFUSED_ELSEWHERE: Partial<Record<PlannerStep, string>> = {
  flights: "Tell us about your flights first, or continue without them.",
  hotels: "Tell us where you're staying first, or continue without a place to stay.",
};

const NOTHING_TO_PAY =
  "There's nothing to pay here: your flights and your stay are booked elsewhere. We plan your days.";

/** Why there are no flights for a place that a longer trip reaches and leaves over land. */
export const NO_FLIGHT = "You come here and go on over land, so there are no flights to choose.";

const NO_NIGHT = "You're there for the day, so there's no night to find a bed for.";

const WHY_ABSENT: Partial<Record<PlannerStep, string>> = { flights: NO_FLIGHT, hotels: NO_NIGHT };

/**
 * The steps of an installation, in order (CHECKLIST PLAN-01). There is no payment step where nothing is sold, or for a
 * trip of which nothing is bought here, no hotel for a day without a night, and no flights for a place that a longer
 * trip reaches and leaves over land.
 */
export function stepsWhere(
  real: WhatIsReal,
  trip?: Pick<Trip, "flight" | "flightHome" | "hotel" | "elsewhere" | "between" | "startDate" | "endDate">,
): readonly PlannerStep[] {
  const paysHere = sellsTrips(real) && !(trip && isSettledElsewhere(trip));
  const sleeps = !(trip && isForTheDay(trip));
  const { out, back } = flownBy(trip ?? {});
  const isThere: Partial<Record<PlannerStep, boolean>> = { flights: out || back, hotels: sleeps, checkout: paysHere };
  return PLANNER_STEPS.filter((step) => isThere[step] ?? true);
}

/**
 * The steps before another one that are done: the checkout is done once it is paid, and not because it was looked at.
 */
export function doneBefore(current: PlannerStep, steps: readonly PlannerStep[], isPaid: boolean): PlannerStep[] {
  return steps.slice(0, steps.indexOf(current)).filter((step) => step !== "checkout" || isPaid);
}

/** The step after another one; the last step is its own successor. */
export function stepAfter(step: PlannerStep, steps: readonly PlannerStep[]): PlannerStep {
  return steps[steps.indexOf(step) + 1] ?? step;
}

/**
 * Whether the planner may go to a step: the same one, an earlier one or the next (CHECKLIST PLAN-03, PLAN-04); without
 * a trip only the start (PLAN-05).
 * @param reached the furthest step of the open trip; undefined without a trip
 * @param steps the existing steps; a trip may have reached one that exists no longer
 * @param flightHome of a trip whose flight home is on the ticket to another place
 */
export function decideMove(
  reached: PlannerStep | undefined,
  target: PlannerStep,
  steps: readonly PlannerStep[] = PLANNER_STEPS,
  flightHome?: Trip["flightHome"],
): Move {
  if (reached === undefined)
    return target === "start"
      ? { allowed: true, isForward: false }
      : { allowed: false, goTo: "start", why: WHY_REFUSED.start };
  const come = comeTo(reached, steps);
  if (!steps.includes(target)) {
    const onTicket = target === "flights" && flightHome && `${onTicketTo(flightHome)}, so there are none to choose.`;
    return { allowed: false, goTo: come, why: onTicket || (WHY_ABSENT[target] ?? NOTHING_TO_PAY) };
  }
  const from = steps.indexOf(come);
  const to = steps.indexOf(target);
  if (to <= from + 1) return { allowed: true, isForward: to > from };
  const next = steps[from + 1] ?? "start";
  const why = (!steps.includes("checkout") && WHY_REFUSED_ELSEWHERE[next]) || WHY_REFUSED[next];
  return { allowed: false, goTo: come, why };
}

/** The last existing step that a trip has reached. */
export function comeTo(reached: PlannerStep, steps: readonly PlannerStep[]): PlannerStep {
  const upTo = PLANNER_STEPS.slice(0, PLANNER_STEPS.indexOf(reached) + 1);
  return upTo.filter((step) => steps.includes(step)).at(-1) ?? "start";
}
