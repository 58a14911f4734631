import { enterStep, findPlannedTrip } from "#app/modules/planner/planner.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import type { PlannerStep, Trip, TripHolder } from "#app/modules/trips/trip/trip";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { Ctx } from "#app/shared/context";
import { ctxOf } from "./context.server";
import type { RouteArgs } from "./context.server";
import { findHolder, oneRequestOf } from "./guards.server";
import { redirectWithToast, seeOther } from "../answer/responses.server";

export interface PlannerEntry {
  ctx: Ctx;
  user: CurrentUser | undefined;
  holder: TripHolder;
  visitorId: string | undefined;
}

/** The holder of the plan that a request may see. */
export async function plannerHolder(args: RouteArgs): Promise<PlannerEntry> {
  const { user, visitorId } = await findHolder(args);
  return { ctx: ctxOf(args), user, visitorId, holder: { userId: user?.id, visitorId } };
}

const planned = new WeakMap<object, Promise<Trip | undefined>>();

/** The trip that is open in the planner. Read once for the frame and the step of a page. */
export async function plannedTripOf(args: RouteArgs, { ctx, holder }: PlannerEntry): Promise<Trip | undefined> {
  const key = oneRequestOf(args);
  const known = planned.get(key);
  if (known) return known;
  const found = findPlannedTrip(ctx, holder);
  planned.set(key, found);
  return found;
}

export async function requirePlannerStep(
  args: RouteArgs,
  step: "start",
): Promise<PlannerEntry & { trip: Trip | undefined }>;
export async function requirePlannerStep(
  args: RouteArgs,
  step: Exclude<PlannerStep, "start">,
  startFirst?: string,
): Promise<PlannerEntry & { trip: Trip }>;
/**
 * Guards a planner step, in its loader and in its action.
 * @param startFirst the reason for beginning with the first step, in a page's own words
 * @throws Response a redirect to the step the trip has come to, with the reason as a message (CHECKLIST PLAN-04,
 * PLAN-05)
 */
export async function requirePlannerStep(
  args: RouteArgs,
  step: PlannerStep,
  startFirst?: string,
): Promise<PlannerEntry & { trip: Trip | undefined }> {
  const planner = await plannerHolder(args);
  const entry = await enterStep(planner.ctx, planner.holder, step, plannedTripOf(args, planner));
  if (entry.status === "refused") {
    const text = (entry.goTo === "start" && startFirst) || entry.why;
    throw await redirectWithToast(STEP_PATHS[entry.goTo], { kind: "info", text });
  }
  return { ...planner, trip: entry.trip };
}

/** Redirects to a planner path and keeps the query of the request (CHECKLIST ROUTE-38, PLAN-09). */
export function toPlanner(request: Request, path: string): Response {
  return seeOther(path + new URL(request.url).search);
}
