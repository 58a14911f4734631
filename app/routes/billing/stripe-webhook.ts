import type { ActionFunctionArgs } from "@remix-run/node";
import { apiError } from "#app/http/api.server";
import { ctxOf } from "#app/http/context.server";
import { handlePaymentWebhook } from "#app/modules/booking/webhook.server";
import { AppError } from "#app/shared/app-error";

const MAX_BODY_BYTES = 512 * 1024;

/** The body as it came: the signature covers every byte of it. @throws AppError TOO_LARGE */
async function readRawBody(request: Request): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BODY_BYTES)
    throw new AppError("TOO_LARGE", "The event is too large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) throw new AppError("TOO_LARGE", "The event is too large");
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function methodNotAllowed(): Response {
  return Response.json(
    { error: { code: "METHOD_NOT_ALLOWED", message: "Use POST" } },
    { status: 405, headers: { Allow: "POST", "Cache-Control": "no-store" } },
  );
}

export const loader = methodNotAllowed;

/** POST /webhooks/stripe: 200 once the event is dealt with, 400 for a forged one, 5xx asks the provider to send it again. */
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
