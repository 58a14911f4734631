import { db } from "#app/db/client.server";
import { findWaitingWork, noteWorkStep } from "#app/db/jobs.server";
import { PLANNING_STEPS } from "#app/modules/itinerary/day/planning-step";
import type { PlanningStep } from "#app/modules/itinerary/day/planning-step";
import type { Ctx } from "#app/shared/context";
import type { Trip } from "../trip/trip";

/** Job that plans the first days of a trip while its traveller watches. */
export const PLAN_DAYS_JOB = "plan-days";

/** The key of the work that plans the days of this state of a trip. */
export function planDaysKey({ id, revision }: Pick<Trip, "id" | "revision">): string {
  return `${PLAN_DAYS_JOB}:${id}:${revision}`;
}

/** @returns the step that the days of a trip have come to while they are planned behind its page; else undefined */
export async function findPlanningStep(trip: Pick<Trip, "id" | "revision">): Promise<PlanningStep | undefined> {
  const work = await findWaitingWork(db(), planDaysKey(trip));
  return work && (PLANNING_STEPS.find((step) => step === work.step) ?? PLANNING_STEPS[0]);
}

/**
 * Plans with a context that notes the planner's steps for the page that waits for these days. A step that cannot be
 * noted is left out: the days come all the same.
 */
export async function withNotedSteps<T>(ctx: Ctx, trip: Trip, plan: (telling: Ctx) => Promise<T>): Promise<T> {
  const key = planDaysKey(trip);
  let noted = Promise.resolve();
  const onNews = (step: string): void => {
    noted = noted
      .then(() => noteWorkStep(db(), key, step))
      .catch((error: unknown) => ctx.log.warn({ err: error, step }, "step of planning could not be noted"));
  };
  try {
    return await plan({ ...ctx, onNews });
  } finally {
    await noted;
  }
}
