import type { ActionFunctionArgs } from "@remix-run/node";
import { apiError } from "./api.server";
import { ctxOf } from "#app/http/route/context.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { ForgedEvent } from "#app/shared/forged-event";

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

/** The loader of an address that takes events: it answers POST alone. */
export function postOnly(): Response {
  return Response.json(
    { error: { code: "METHOD_NOT_ALLOWED", message: "Use POST" } },
    { status: 405, headers: { Allow: "POST", "Cache-Control": "no-store" } },
  );
}

/**
 * The action of an address that takes the signed events of one sender. It answers 400 for a forged one; 5xx asks the
 * sender to send it again.
 * @param header that carries the signature
 * @param take deals with an event, its body as it came; throws ForgedEvent where the signature does not hold
 */
export function receiveEvents(
  header: string,
  take: (ctx: Ctx, rawBody: string, signature: string) => Promise<Response>,
): (args: ActionFunctionArgs) => Promise<Response> {
  return async (args) => {
    if (args.request.method !== "POST") return postOnly();
    const ctx = ctxOf(args);
    try {
      return await take(ctx, await readRawBody(args.request), args.request.headers.get(header) ?? "");
    } catch (error) {
      if (!(error instanceof ForgedEvent)) return apiError(error, ctx);
      ctx.log.warn({ address: ctx.address, header, reason: error.message }, "webhook refused");
      return apiError(new AppError("BAD_REQUEST", "The signature of this event is not valid", { cause: error }), ctx);
    }
  };
}
