import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorCode } from "#app/shared/app-error";
import { ERROR_STATUS } from "#app/shared/app-error";
import { escapeHtml } from "#app/shared/text";

const FOR_PROGRAMS = /^\/(api|webhooks)(\/|$)/;
/** Addresses for which the documents fix an error as one text (CHECKLIST API-45). */
const SAYS_TEXT = /^\/api\/contact-us\/?(\?|$)/;

/** Runs no script, and no page may frame it. */
const POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The look of a plain document, in the colours of tokens.css: it needs no other file but the picture. */
const STYLE = `:root{color-scheme:light dark;--paper:#fbf5e9;--ink:#12312f;--soft:#4a605c;--rule:#d9cdb6;--act:#c2412a;--on:#fffaf3;--frame:#fffdf8}
@media (prefers-color-scheme:dark){:root{--paper:#0e1f20;--ink:#f3ead8;--soft:#b3bfb6;--rule:#2c4443;--act:#ef7a5c;--on:#1a0d08;--frame:#14292a}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 Jost,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
header,main{max-width:44rem;margin:auto;padding:1.25rem}
header{font:1.6rem Gloock,Georgia,"Noto Serif",serif}b{font-weight:400;color:var(--act)}
main{display:flex;gap:1.5rem;align-items:center;margin-top:8vh}
img{flex:none;width:25%;max-width:9rem;height:auto;border:6px solid var(--frame);outline:1px solid var(--rule)}
h1{font:400 clamp(1.6rem,5vw,2.4rem)/1.15 Gloock,Georgia,"Noto Serif",serif;margin:0 0 .5rem}p{margin:0 0 1.25rem;color:var(--soft)}
a{color:inherit}p>a{display:inline-block;margin:0 .75rem .75rem 0;padding:.7rem 1.4rem;border:1px solid;border-radius:3px;text-decoration:none;color:var(--ink)}
p>a:first-child{background:var(--act);border-color:var(--act);color:var(--on)}a:focus-visible{outline:3px solid;outline-offset:2px}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** A document of its own for people: the problem, the advice, and a link that leads on. */
function plainDocument(message: string, advice: string, mayComeBack: boolean): string {
  const again = mayComeBack ? '<a href="">Try again</a>' : "";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(message)} · Voyance</title><style>${STYLE}</style><header>Voyance<b>.</b></header><main><img src="/picture.svg" alt="" width="144" height="192"><div><h1>${escapeHtml(message)}</h1><p>${escapeHtml(advice)}</p><p>${again}<a href="/">Return home</a></p></div></main></html>`;
}

const DOCUMENT_POLICY = `${POLICY}; style-src 'sha256-${STYLE_HASH}'; img-src 'self'`;

/** The advice to a traveller whose form could not be taken: a browser that reloads its answer sends the form again. */
const SEND_AGAIN = "What you typed is not lost: reload this page in a moment, and it is sent again.";

/**
 * The page for a caller that may come back, in place of the page that a busy database or service has failed.
 * @param message of the failure: its first sentence is the heading, the rest is advice
 * @param isForm whether it answers a form: a link would lead away from what was typed
 */
export function busyPage(message: string, isForm: boolean): Response {
  const end = message.search(/[.] /);
  const [heading, rest] = end < 0 ? [message.replace(/[.]$/, ""), ""] : [message.slice(0, end), message.slice(end + 2)];
  const advice = isForm ? SEND_AGAIN : rest || "Please try again in a moment.";
  return new Response(plainDocument(heading, advice, !isForm), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": DOCUMENT_POLICY,
      "Cache-Control": "no-store",
    },
  });
}

/**
 * Answers without a page: under the addresses of the API in its shape, else as a plain document with a link that leads
 * on.
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
    : plainDocument(message, advice, req.method === "GET" && ERROR_STATUS[code] >= 500);
  if (!isForPrograms) res.setHeader("Content-Security-Policy", DOCUMENT_POLICY);
  else if (!res.hasHeader("Content-Security-Policy")) res.setHeader("Content-Security-Policy", POLICY);
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.statusCode = ERROR_STATUS[code];
  if (retryAfter !== undefined) res.setHeader("Retry-After", String(retryAfter));
  // Not compressed by a proxy either: code that refuses a body sees at once that the answer is sent.
  res.setHeader("Cache-Control", "no-store, no-transform");
  res.setHeader("Content-Type", `${isForPrograms ? "application/json" : "text/html"}; charset=utf-8`);
  res.setHeader("Content-Length", Buffer.byteLength(body));
  res.end(req.method === "HEAD" ? undefined : body);
}
