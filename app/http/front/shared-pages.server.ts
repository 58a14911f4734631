import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { PAGE_MEMORY } from "#app/config/limits";
import { acceptsEncoding, holdsAlready } from "../answer/negotiation";

type Coding = "br" | "gzip";

interface SharedPage {
  headers: OutgoingHttpHeaders;
  etag: string;
  plain: Buffer;
  /** One copy per coding, made when it is first asked for. */
  copies: Map<Coding, Promise<Buffer>>;
  /** On the clock of the process, which nobody sets. */
  freshUntil: number;
}

/** A page that is being made, once for all callers that ask meanwhile. */
interface Flight {
  key: string;
  landed: Promise<SharedPage | undefined>;
  land: (page?: SharedPage) => void;
  isBegun: boolean;
  /** Whether something that it may show has changed since it was begun. */
  isOutdated: boolean;
}

const pages = new LRUCache<string, SharedPage>({
  maxSize: PAGE_MEMORY.mostBytes,
  // Counts a copy in each coding, which take about a quarter of the page each, and the objects that hold them.
  sizeCalculation: ({ plain }) => plain.length * 2,
});
const flights = new Map<string, Flight>();
const flightOf = new WeakMap<ServerResponse, Flight>();
let isReliable = (): boolean => true;

/** Says how to find out whether this process hears of all changes: while it does not, no page of before is answered. */
export function relyOnPagesWhile(isTold: () => boolean): void {
  isReliable = isTold;
}

/** Whether a request carries no state of its own: only then other callers may get the same page. */
export function isAnonymous(req: IncomingMessage): boolean {
  const cookies = req.headers.cookie ?? "";
  return (
    !/(^|;\s*)(__Host-auth_token|auth_token|toast|visitor|x-voyance-[a-z]+)=/.test(cookies) &&
    !req.headers.authorization &&
    // A reader who saves data is shown drawings in the place of photographs.
    req.headers["save-data"] === undefined &&
    !Object.keys(req.headers).some((name) => name.startsWith("x-voyance-"))
  );
}

/** Whether a request may be answered with a page that others get too. */
export function isShareable(req: IncomingMessage): boolean {
  return (req.method === "GET" || req.method === "HEAD") && isAnonymous(req);
}

const packers: Record<Coding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain) => promisify<Buffer, { level: number }, Buffer>(gzip)(plain, { level: 9 }),
};

function copyOf({ copies, plain }: SharedPage, coding: Coding): Promise<Buffer> {
  const copy = copies.get(coding) ?? packers[coding](plain);
  copies.set(coding, copy);
  return copy;
}

async function send(req: IncomingMessage, res: ServerResponse, page: SharedPage): Promise<void> {
  const accepted = req.headers["accept-encoding"] as string | undefined;
  const coding = acceptsEncoding(accepted, "br") ? "br" : acceptsEncoding(accepted, "gzip") ? "gzip" : undefined;
  const isHeld = holdsAlready(req.headers["if-none-match"], page.etag);
  const body = isHeld ? undefined : coding ? await copyOf(page, coding) : page.plain;
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) res.setHeader(name, value);
  res.statusCode = isHeld ? 304 : 200;
  if (body && coding) res.setHeader("Content-Encoding", coding);
  if (body) res.setHeader("Content-Length", body.length);
  res.end(req.method === "HEAD" ? undefined : body);
}

/**
 * Answers a page that is the same for every signed-out visitor from memory. A page that is missing there is made once:
 * callers that ask meanwhile wait for it, or get the last copy where there is one.
 * @param key the address of the page with the names that it reads
 * @param render has the page made for this request
 */
export function serveShared(req: IncomingMessage, res: ServerResponse, key: string, render: () => void): void {
  const page = isReliable() ? pages.get(key) : undefined;
  const flight = flights.get(key);
  if (page && (flight || page.freshUntil > performance.now())) return void send(req, res, page);
  if (flight) return void flight.landed.then((made) => (made ? send(req, res, made) : render()));
  if (req.method === "GET") open(res, key);
  render();
}

function open(res: ServerResponse, key: string): void {
  let settle: Flight["land"] = () => undefined;
  const landed = new Promise<SharedPage | undefined>((resolve) => (settle = resolve));
  const flight: Flight = {
    key,
    landed,
    isBegun: false,
    isOutdated: false,
    land: (page) => {
      if (!flight.isOutdated) flights.delete(key);
      settle(page);
    },
  };
  flights.set(key, flight);
  flightOf.set(res, flight);
  // A request that is turned away before its page is begun leaves the waiting callers without it.
  res.once("close", () => flight.isBegun || flight.land());
}

/** Headers of one answer only. */
const OWN_HEADERS = /^(x-trace-id|date|connection|keep-alive|transfer-encoding|content-length|content-encoding|etag)$/;

function keep({ key, isOutdated }: Flight, res: ServerResponse, plain: Buffer): SharedPage {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(res.getHeaders())) if (!OWN_HEADERS.test(name)) headers[name] = value;
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  // Such a page runs no inline script: it needs no nonce.
  const policy = String(headers["content-security-policy"] ?? "").replace(/ 'nonce-[^']+'/, "");
  Object.assign(headers, { etag, vary: "Accept-Encoding, Cookie, Save-Data", "content-security-policy": policy });
  const page = { headers, etag, plain, copies: new Map(), freshUntil: performance.now() + PAGE_MEMORY.freshMs };
  if (!isOutdated && isReliable()) pages.set(key, page);
  return page;
}

/**
 * Only answers that declare it are kept: such pages run no inline script, and such lists are the same for every caller.
 */
function mayKeep(res: ServerResponse): boolean {
  const policy = String(res.getHeader("cache-control"));
  return res.statusCode === 200 && policy.startsWith("public,") && !res.hasHeader("set-cookie");
}

/**
 * Makes the page that callers wait for, and keeps it. The page sees its address and nothing else of the request, and is
 * made whole even if the caller that asked first has left.
 * @param answer has the routes answer a request
 */
export function answerShared(answer: (request: Request, load: AppLoadContext) => Promise<Response>): RequestHandler {
  return (req, res, next) => {
    const flight = flightOf.get(res);
    if (!flight) return next();
    flight.isBegun = true;
    const load = { ...(res.locals.load as AppLoadContext), signal: undefined };
    answer(new Request(new URL(req.originalUrl, load.origin)), load)
      .then(async (response) => {
        const plain = Buffer.from(await response.arrayBuffer());
        res.statusCode = response.status;
        for (const [name, value] of response.headers)
          if (name === "set-cookie") res.appendHeader(name, value);
          else res.setHeader(name, value);
        const page = mayKeep(res) ? keep(flight, res, plain) : undefined;
        flight.land(page);
        if (page) await send(req, res, page);
        else res.end(plain);
      })
      .catch((error: unknown) => {
        flight.land();
        next(error);
      });
  };
}

/** Forgets every shared page; a page that is being made is answered to those who wait for it, and to nobody else. */
export function clearSharedPages(): void {
  pages.clear();
  for (const flight of flights.values()) flight.isOutdated = true;
  flights.clear();
}
