import { redirect } from "@remix-run/node";
import { env } from "#app/config/env.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { withoutLastSlashes } from "#app/shared/bounded-text";
import { toPlanner } from "./planner.server";

const { start, flights, hotels, checkout, itinerary } = STEP_PATHS;

/** Old and other spellings of the planner's addresses (CHECKLIST ROUTE-39 to ROUTE-46). */
const PLANNER: Readonly<Record<string, string>> = {
  "/start/hotels": hotels,
  "/flights": flights,
  "/hotels": hotels,
  "/checkout": checkout,
  "/planner/flights": flights,
  "/planner/hotels": hotels,
  "/planner/checkout": checkout,
  "/planner-old": "/planner",
  "/planner-old/start": start,
  "/planner-old/flight": flights,
  "/planner-old/hotel": hotels,
  "/planner-old/itinerary": itinerary,
  "/planner-old/booking": checkout,
};

/** Test and debug names of the planner: to the planner while debug pages are on (CHECKLIST ROUTE-42, ROUTE-43). */
const DEBUG = ["/planner-test", "/simple-test", "/planner-debug", "/planner-minimal", "/planner-clean"];

/** Former addresses of the legal texts (CHECKLIST ROUTE-30, ROUTE-31). */
const LEGAL: Readonly<Record<string, string>> = {
  "/terms-of-service": "/legal/terms",
  "/privacy-policy": "/legal/privacy",
};

/**
 * Leads a link or a form on from an address that no page has (any more).
 * @returns undefined for an address that was never ours
 */
export function leadOn(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  const path = withoutLastSlashes(pathname.toLowerCase().replace(/\.data$/, ""));
  if (PLANNER[path]) return toPlanner(request, PLANNER[path]);
  if (DEBUG.includes(path)) return env().DEBUG_PAGES ? toPlanner(request, "/planner") : redirect("/");
  if (LEGAL[path])
    return redirect(LEGAL[path] + search, { status: 301, headers: { "Cache-Control": "public, max-age=86400" } });
  return undefined;
}
