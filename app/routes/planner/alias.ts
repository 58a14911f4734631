import type { LoaderFunctionArgs } from "@remix-run/node";
import { toPlanner } from "#app/http/route/planner.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { withoutLastSlashes } from "#app/shared/bounded-text";

/** Other spellings of the planner's addresses, by the last part of the path (CHECKLIST ROUTE-39 to ROUTE-46). */
const TARGETS: Record<string, string> = {
  "planner-old": "/planner",
  flight: STEP_PATHS.flights,
  flights: STEP_PATHS.flights,
  hotel: STEP_PATHS.hotels,
  hotels: STEP_PATHS.hotels,
  booking: STEP_PATHS.checkout,
  checkout: STEP_PATHS.checkout,
  itinerary: STEP_PATHS.itinerary,
  start: STEP_PATHS.start,
};

export function loader({ request }: LoaderFunctionArgs) {
  const last =
    withoutLastSlashes(new URL(request.url).pathname.replace(/\.data$/, ""))
      .split("/")
      .at(-1) ?? "";
  return toPlanner(request, TARGETS[last] ?? "/planner");
}

/** A form that is sent here leads on like a link. */
export { loader as action };
