import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler, Response } from "express";
import { LRUCache } from "lru-cache";
import { PAGE_MEMORY } from "#app/config/limits";
import { collect, keptHeaders, withoutNonce } from "./collect-page.server";
import { clearOwnPages } from "./own-pages.server";
import { copyOf, noteReader, plainOf, weightOf } from "./page-copies.server";
import type { StoredPage } from "./page-copies.server";
import { sendReady } from "./ready-answer.server";
import { CACHE } from "./responses.server";
import { codingFor, sendNothingNew, sendPage } from "./send-page.server";

const pages = new LRUCache<string, StoredPage>({ maxSize: PAGE_MEMORY.mostBytes, sizeCalculation: weightOf });

interface Waiting {
  req: IncomingMessage;
  res: ServerResponse;
  render: () => void;
}

/** A page that is being rendered, for one and for all who ask meanwhile. */
interface Flight {
  key: string;
  waiting: Waiting[];
}
const flights = new Map<string, Flight>();
const flightOf = new WeakMap<ServerResponse, Flight>();

/** A page is shared only among requests that carry nothing of their own. */
function isAnonymous(req: IncomingMessage): boolean {
  const cookies = req.headers.cookie ?? "";
  return (
    !/(^|;\s*)(__Host-auth_token|auth_token|toast|visitor|x-voyance-[a-z]+)=/.test(cookies) &&
    !req.headers.authorization &&
    !Object.keys(req.headers).some((name) => name.startsWith("x-voyance-"))
  );
}

/** Whether a request may be answered with a page that others get too. */
export function isShareable(req: IncomingMessage): boolean {
  return (req.method === "GET" || req.method === "HEAD") && isAnonymous(req);
}

function send(req: IncomingMessage, res: ServerResponse, key: string, page: StoredPage): void {
  if (sendNothingNew(req, res, page)) return;
  const coding = codingFor(req);
  if (!coding) return sendPage(req, res, page, plainOf(page), undefined);
  const weighAgain = (): void => void (pages.peek(key) === page && pages.set(key, page));
  noteReader(page, coding, weighAgain);
  const ready = page.ready.get(coding);
  if (ready && sendReady(req, res, ready)) return;
  const known = page.copies.get(coding);
  if (known) return sendPage(req, res, page, known, coding);
  copyOf(page, coding, weighAgain)
    .then(
      (copy) => sendPage(req, res, page, copy, coding),
      () => sendPage(req, res, page, plainOf(page), undefined),
    )
    .catch((error: Error) => res.destroy(error));
}

/**
 * Answers a page that is the same for every signed-out visitor from memory. One that is not there is rendered once, by
 * whoever asks first: others wait for it, or take the last one where there is one.
 * @param key the address of the page with the names that it reads
 * @param render has the page rendered for this request
 */
export function serveShared(req: IncomingMessage, res: ServerResponse, key: string, render: () => void): void {
  const known = pages.get(key);
  const flight = flights.get(key);
  if (known && (known.freshUntil > Date.now() || flight)) return send(req, res, key, known);
  if (req.method === "HEAD") return render();
  if (flight) {
    flight.waiting.push({ req, res, render });
    return;
  }
  open(res, key);
  render();
}

function open(res: ServerResponse, key: string): void {
  const flight: Flight = { key, waiting: [] };
  flights.set(key, flight);
  flightOf.set(res, flight);
  const patience = setTimeout(() => land(flight, ({ render }) => render()), PAGE_MEMORY.patienceMs).unref();
  res.once("close", () => {
    clearTimeout(patience);
    // An answer that may not be kept is made for each; if its reader left, somebody else goes first.
    land(flight, ({ req, res: other, render }) =>
      res.writableFinished ? render() : serveShared(req, other, key, render),
    );
  });
}

/** Ends the wait for a page, once. */
function land(flight: Flight, go: (one: Waiting) => void): void {
  if (flights.get(flight.key) !== flight) return;
  flights.delete(flight.key);
  for (const one of flight.waiting) if (!one.res.destroyed) go(one);
}

function store(key: string, res: Response, plain: Buffer): StoredPage {
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const page: StoredPage = {
    head: [...keptHeaders(res, withoutNonce), "ETag", etag, "Vary", "Accept-Encoding, Cookie"],
    etag,
    plain,
    copies: new Map(),
    heads: new WeakMap(),
    ready: new Map(),
    freshUntil: Date.now() + PAGE_MEMORY.freshMs,
    asked: { br: 0, gzip: 0 },
  };
  pages.set(key, page);
  return page;
}

/** Only pages that say so themselves: those run no inline script and are the same for every visitor. */
function mayStore(res: Response): boolean {
  return res.statusCode === 200 && res.getHeader("cache-control") === CACHE.public && !res.hasHeader("set-cookie");
}

/** A page for somebody in particular bears their name in the masthead: whatever its route says, nothing on the way keeps it. */
function keepPrivate(res: Response): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => Response;
  res.writeHead = ((...args: unknown[]) => {
    if (res.getHeader("cache-control") === CACHE.public) res.setHeader("Cache-Control", CACHE.private);
    return writeHead(...args);
  }) as typeof res.writeHead;
}

/** Keeps the page that is being rendered for all who asked for it; sees to it that no other page is kept on the way. */
export const keepSharedPages: RequestHandler = (req, res, next) => {
  if (!isAnonymous(req)) keepPrivate(res);
  const flight = flightOf.get(res);
  if (flight)
    collect(res, mayStore, (plain) => {
      const page = store(flight.key, res, plain);
      send(req, res, flight.key, page);
      land(flight, (one) => send(one.req, one.res, flight.key, page));
    });
  next();
};

/** Forgets every stored page, whoever it is for. */
export function clearPageCache(): void {
  clearOwnPages();
  pages.clear();
}
