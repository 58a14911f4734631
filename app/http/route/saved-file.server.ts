import { createHash } from "node:crypto";
import type { Ctx } from "#app/shared/context";
import { isAppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import { holdsAlready } from "../answer/negotiation";

const headersOf = (etag: string, headers: Record<string, string>): Record<string, string> => ({
  "Cache-Control": "private, no-cache",
  "X-Robots-Tag": "noindex",
  ETag: etag,
  ...headers,
});

/**
 * A text that programs ask for again: a program that holds it already gets a 304, and nothing is written for it.
 * @param etag known before the text is
 */
export async function taggedFile(
  request: Request,
  etag: string,
  write: () => Promise<string>,
  headers: Record<string, string>,
): Promise<Response> {
  if (holdsAlready(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers: headersOf(etag, headers) });
  return new Response(await write(), { headers: headersOf(etag, headers) });
}

/** The same with a validator of the text itself. */
export function textFile(request: Request, text: string, headers: Record<string, string>): Response {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const isHeld = holdsAlready(request.headers.get("If-None-Match"), etag);
  return new Response(isHeld ? null : text, { status: isHeld ? 304 : 200, headers: headersOf(etag, headers) });
}

/** The reason why there is no file, in one plain line: programs ask for these addresses, and people read the answer. */
export function fileError(error: unknown, ctx: Ctx): Response {
  if (error instanceof Response) return error;
  const headers = new Headers({ "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" });
  if (isAppError(error)) {
    if (error.details.retryAfter) headers.set("Retry-After", String(error.details.retryAfter));
    return new Response(`${error.message}\n`, { status: error.status, headers });
  }
  if (!ctx.signal.aborted) ctx.log.error({ err: error }, "a file could not be made");
  const status = error instanceof PortFailure ? 503 : 500;
  return new Response("We couldn't make this file just now. Please try again in a moment.\n", { status, headers });
}
