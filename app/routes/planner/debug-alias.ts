import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { env } from "#app/config/env.server";
import { toPlanner } from "#app/http/route/planner.server";

/**
 * Test and debug names of the planner: to the planner while debug pages are on, home otherwise (CHECKLIST ROUTE-42,
 * ROUTE-43).
 */
export function loader({ request }: LoaderFunctionArgs) {
  return env().DEBUG_PAGES ? toPlanner(request, "/planner") : redirect("/");
}

/** A form that is sent here leads on like a link. */
export { loader as action };
