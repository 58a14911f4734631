import type { ActionFunctionArgs } from "@remix-run/node";
import { addressTable } from "#app/http/api/api-table";
import { declaredPaths } from "./declared.server";
import { answer as checkout } from "./trips/trip-checkout";

const find = addressTable(declaredPaths());

/** The address of a checkout without its trip: the call itself says what is missing (CHECKLIST BOOK-01). */
const CHECKOUT_WITHOUT_TRIP = /^\/api\/v1\/trips\/{1,2}checkout\/?$/i;

/**
 * Every call of the JSON API, at the address it is declared with: one route for all, since the router looks through all
 * routes several times for each page.
 */
async function call(args: ActionFunctionArgs): Promise<Response> {
  const { pathname } = new URL(args.request.url);
  if (CHECKOUT_WITHOUT_TRIP.test(pathname)) return checkout({ ...args, params: { id: "" } });
  const found = find(pathname);
  if (found) return found.at({ ...args, params: found.params });
  return Response.json(
    { success: false, error: { code: "NOT_FOUND", message: "This API path doesn't exist" } },
    { status: 404, headers: { "Cache-Control": "no-store" } },
  );
}

/** Lists that are the same for every caller: the front keeps each of their pages packed, by these names of the query. */
export const handle = {
  sharedCalls: {
    "/api/destinations": [
      "tags",
      "seasonal_events",
      "featured",
      "region",
      "climate",
      "vibe_score_min",
      "page",
      "limit",
    ],
    "/api/guides": ["type", "q", "featured", "page", "limit"],
  },
};

export { call as action, call as loader };
