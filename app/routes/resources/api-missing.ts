import type { ActionFunctionArgs } from "@remix-run/node";
import { action as checkout } from "../api/trips/trip-checkout";

/** The payment page's address with nothing between its slashes: the call itself says what is missing. */
const CHECKOUT_WITHOUT_TRIP = /^\/api\/v1\/trips\/{2,}checkout\/?$/;

/** Any API path without a call. */
function missing(args: ActionFunctionArgs) {
  if (CHECKOUT_WITHOUT_TRIP.test(new URL(args.request.url).pathname)) return checkout(args);
  return Response.json(
    { success: false, error: { code: "NOT_FOUND", message: "This API path doesn't exist" } },
    { status: 404, headers: { "Cache-Control": "no-store" } },
  );
}

export { missing as action, missing as loader };
