import type { LoaderFunctionArgs } from "@remix-run/node";
import { plannerHolder, requirePlannerStep } from "#app/http/route/planner.server";
import { seeOther } from "#app/http/answer/responses.server";
import { findPlannedTrip } from "#app/modules/planner/planner.server";

/** The last step is the itinerary of the open trip; without a trip the sample (CHECKLIST PLAN-02). */
export async function loader(args: LoaderFunctionArgs) {
  const { ctx, holder } = await plannerHolder(args);
  if (!(await findPlannedTrip(ctx, holder))) return seeOther("/sample-itinerary");
  const { trip } = await requirePlannerStep(args, "itinerary");
  return seeOther(`/itinerary/${trip.id}`);
}

/** A form that is sent here leads on like a link. */
export { loader as action };
