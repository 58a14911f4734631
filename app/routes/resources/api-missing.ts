import type { ActionFunctionArgs } from "@remix-run/node";
import { action as checkout } from "../api/trips/trip-checkout";

/** The address of a checkout without its trip: the call itself says what is missing (CHECKLIST BOOK-01). */
const CHECKOUT_WITHOUT_TRIP = /^\/api\/v1\/trips\/{1,2}checkout\/?$/;

/** Any API path without a call. */
function missing(args: ActionFunctionArgs) {
  if (CHECKOUT_WITHOUT_TRIP.test(new URL(args.request.url).pathname)) return checkout({ ...args, params: { id: "" } });
  return Response.json(
    { success: false, error: { code: "NOT_FOUND", message: "This API path doesn't exist" } },
    { status: 404, headers: { "Cache-Control": "no-store" } },
  );
}

export { missing as action, missing as loader };
