import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorCode } from "#app/shared/app-error";
import { ERROR_STATUS } from "#app/shared/app-error";
import { escapeHtml } from "#app/shared/text";

const FOR_PROGRAMS = /^\/(api|webhooks)(\/|$)/;
/** Where the documents fix an error as one text (CHECKLIST API-45). */
const SAYS_TEXT = /^\/api\/contact-us\/?(\?|$)/;

/** An answer given before, or instead of, the headers that pages have. */
function protect(res: ServerResponse): void {
  if (!res.hasHeader("Content-Security-Policy"))
    res.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  res.setHeader("X-Content-Type-Options", "nosniff");
}

/**
 * Answers without a page: in the shape of the API under its addresses, else as a plain document with a way home.
 * @param message a whole sentence for people, without its full stop
 * @param retryAfter seconds after which a retry makes sense
 */
export function answerPlainly(
  req: IncomingMessage & { originalUrl?: string },
  res: ServerResponse,
  code: ErrorCode,
  message: string,
  { retryAfter, advice = "Go back, reload the page and try again." }: { retryAfter?: number; advice?: string } = {},
): void {
  const url = req.originalUrl ?? req.url ?? "";
  const isForPrograms = FOR_PROGRAMS.test(url);
  const body = isForPrograms
    ? JSON.stringify(SAYS_TEXT.test(url) ? { error: message } : { success: false, error: { code, message } })
    : `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Voyance</title><h1>${escapeHtml(message)}</h1><p>${escapeHtml(advice)}</p><p><a href="/">Return home</a></p></html>`;
  protect(res);
  res.statusCode = ERROR_STATUS[code];
  if (retryAfter !== undefined) res.setHeader("Retry-After", String(retryAfter));
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("Content-Type", `${isForPrograms ? "application/json" : "text/html"}; charset=utf-8`);
  res.setHeader("Content-Length", Buffer.byteLength(body));
  res.end(req.method === "HEAD" ? undefined : body);
}
