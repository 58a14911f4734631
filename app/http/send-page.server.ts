import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptsEncoding, holdsAlready } from "./negotiation";
import { headOf } from "./page-copies.server";
import type { Coding, StoredPage } from "./page-copies.server";
import { TRACE_HEADER, traceIdOf } from "./request-log.server";

/** What a caller accepts, most of them one of a few texts; callers may make up any number. */
const codings = new Map<string, Coding | undefined>();
const MOST_CODINGS = 100;

/** The coding that a caller gets: the smallest of those that it reads. */
export function codingFor(req: IncomingMessage): Coding | undefined {
  const accepted = req.headers["accept-encoding"] as string | undefined;
  if (!accepted) return undefined;
  if (codings.has(accepted)) return codings.get(accepted);
  const coding = acceptsEncoding(accepted, "br") ? "br" : acceptsEncoding(accepted, "gzip") ? "gzip" : undefined;
  if (codings.size < MOST_CODINGS) codings.set(accepted, coding);
  return coding;
}

/**
 * Sends headers in one piece where nobody has set any before, which is much cheaper than one after the other. Where
 * Express has the answer already, what it has set stays.
 * @param head names and values in turn
 */
function sendHead(res: ServerResponse, status: number, head: readonly string[]): void {
  if (res.getHeaderNames().length === 0) {
    res.writeHead(status, [...head, TRACE_HEADER, traceIdOf(res)]);
    return;
  }
  res.statusCode = status;
  const several = new Map<string, string[]>();
  for (let at = 0; at < head.length; at += 2)
    several.set(head[at]!, [...(several.get(head[at]!) ?? []), head[at + 1]!]);
  for (const [name, values] of several) res.setHeader(name, values.length === 1 ? values[0]! : values);
}

/** Answers with a page that is kept, in a coding in which it is there. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: StoredPage,
  body: Buffer,
  coding: Coding | undefined,
): void {
  sendHead(res, 200, headOf(page, body, coding));
  res.end(req.method === "HEAD" ? undefined : body);
}

/** Answers whoever holds the page already. @returns whether this caller does */
export function sendNothingNew(req: IncomingMessage, res: ServerResponse, page: StoredPage): boolean {
  const held = req.headers["if-none-match"];
  if (held === undefined || page.etag === undefined || !holdsAlready(held, page.etag)) return false;
  sendHead(res, 304, page.head);
  res.end();
  return true;
}
