import type { ActionFunctionArgs } from "@remix-run/node";
import { apiError } from "#app/http/api/api.server";
import { ctxOf } from "#app/http/route/context.server";
import { readRawBody } from "#app/http/route/raw-body.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";

function methodNotAllowed(): Response {
  return Response.json(
    { error: { code: "METHOD_NOT_ALLOWED", message: "Use POST" } },
    { status: 405, headers: { Allow: "POST", "Cache-Control": "no-store" } },
  );
}

export const loader = methodNotAllowed;

/**
 * POST /webhooks/stripe: 200 once the event is dealt with, 400 for a forged one, 5xx asks the provider to send it
 * again.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== "POST") return methodNotAllowed();
  const ctx = ctxOf(args);
  try {
    const body = await readRawBody(args.request);
    const outcome = await handlePaymentWebhook(ctx, body, args.request.headers.get("Stripe-Signature") ?? "");
    return Response.json({ received: true, outcome }, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return apiError(error, ctx);
  }
}
