import type { LoaderFunctionArgs } from "@remix-run/node";
import { plannerHolder, toPlanner } from "#app/http/route/planner.server";
import { queryOf } from "#app/http/route/query.server";
import { findPlannedTrip, stepOf } from "#app/modules/planner/planner.server";
import { STEP_PATHS } from "#app/modules/planner/steps";

/**
 * The planner's base: leads to the open trip's current step, or to its days at their own address; a named place starts
 * a new trip (CHECKLIST ROUTE-38, PLAN-09, PLAN-10).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { ctx, holder } = await plannerHolder(args);
  const params = queryOf(args.request);
  const trip = params.has("city") || params.has("destination") ? undefined : await findPlannedTrip(ctx, holder);
  const step = trip ? stepOf(trip) : "start";
  return toPlanner(args.request, trip && step === "itinerary" ? `/itinerary/${trip.id}` : STEP_PATHS[step]);
}

/** A form that is sent here leads on like a link. */
export { loader as action };
