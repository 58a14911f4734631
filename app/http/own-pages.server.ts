import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { RequestHandler, Response } from "express";
import { LRUCache } from "lru-cache";
import { OWN_PAGE_MEMORY } from "#app/config/limits";
import { listenToDraws } from "#app/db/ids.server";
import { collect, keptHeaders, withoutNonce } from "./collect-page.server";
import { complaintsSoFar } from "./log.server";
import { findOwnParts, newNonce, withOwnParts } from "./own-parts";
import type { OwnPart } from "./own-parts";
import { copyOf, packOnce, weightOf } from "./page-copies.server";
import type { Coding, StoredPage } from "./page-copies.server";
import { traceIdOf } from "./request-log.server";
import { CACHE } from "./responses.server";
import { codingFor, sendPage } from "./send-page.server";

const MINUTE_MS = 60_000;

/** A page of one person. */
interface OwnPage extends StoredPage {
  plain: Buffer;
  /** Of the database before the page was begun. */
  revision: string;
  /** What every answer says anew; without any, its packed copies are kept too. */
  parts: readonly OwnPart[];
  nonce: string;
}

/** The pages of each person by address. */
const people = new LRUCache<string, Map<string, OwnPage>>({
  maxSize: OWN_PAGE_MEMORY.mostBytes,
  sizeCalculation: (pages) => [...pages.values()].reduce((sum, page) => sum + weightOf(page), 1),
});

/** A page that is being made for somebody, and may be kept for them. */
interface Recording {
  person: string;
  address: string;
  revision: string;
  draws: ReturnType<typeof listenToDraws>;
  complaints: number;
}
const recordings = new WeakMap<ServerResponse, Recording>();

let revisionNow: () => string | undefined = () => undefined;

/** Tells how to know that nothing was written: until it is told, and while it says undefined, no page is kept. */
export function knowWritesBy(revision: () => string | undefined): void {
  revisionNow = revision;
}

/** What a request may carry that changes an answer once, or changes it for a test. */
const ONCE = /(^|;\s*)(toast|x-voyance-[a-z]+)=/;
const SESSION = /(^|;\s*)(__Host-)?auth_token=/;

/** Whether a request may be answered with a page that was made for the same person before. */
export function isForOne(req: IncomingMessage): boolean {
  return (
    (req.method === "GET" || req.method === "HEAD") &&
    !ONCE.test(req.headers.cookie ?? "") &&
    !req.headers.authorization &&
    !Object.keys(req.headers).some((name) => name.startsWith("x-voyance-"))
  );
}

/** Whoever sends the same cookies, all of them, is the same person. Cookies are secrets: none is kept. */
function personOf(req: IncomingMessage): string {
  return createHash("sha256")
    .update(req.headers.cookie ?? "")
    .digest("base64url");
}

function send(req: IncomingMessage, res: ServerResponse, person: string, page: OwnPage): void {
  const coding = codingFor(req);
  if (page.parts.length > 0) return sendAnew(req, res, page, coding);
  const known = coding ? page.copies.get(coding) : page.plain;
  if (known) return sendPage(req, res, page, known, coding);
  const weighAgain = (): void => {
    const pages = people.peek(person);
    if (pages) people.set(person, pages);
  };
  copyOf(page, coding!, weighAgain)
    .then(
      (copy) => sendPage(req, res, page, copy, coding),
      () => sendPage(req, res, page, page.plain, undefined),
    )
    .catch((error: Error) => res.destroy(error));
}

/** Sends the page with what belongs to this answer alone. */
function sendAnew(req: IncomingMessage, res: ServerResponse, page: OwnPage, coding: Coding | undefined): void {
  const nonce = newNonce();
  const plain = withOwnParts(page.plain, page.parts, nonce, traceIdOf(res));
  const own = { ...page, head: page.head.map((value) => value.replace(page.nonce, nonce)), heads: new WeakMap() };
  if (!coding) return sendPage(req, res, own, plain, undefined);
  packOnce(plain, coding)
    .then(
      (copy) => sendPage(req, res, own, copy, coding),
      () => sendPage(req, res, own, plain, undefined),
    )
    .catch((error: Error) => res.destroy(error));
}

/**
 * Answers with the page that was made for the same person and address, while nothing was written since before it was
 * begun, by any process, and its seconds have not passed. Else it is made anew, and kept if it may be.
 * @param address with everything of the request that the page reads but the cookies
 */
export function serveOwn(req: IncomingMessage, res: ServerResponse, address: string, render: () => void): void {
  const revision = revisionNow();
  if (revision === undefined) return render();
  const person = personOf(req);
  const pages = people.get(person);
  const known = pages?.get(address);
  if (known && known.revision === revision && Date.now() < known.freshUntil) return send(req, res, person, known);
  if (known) pages!.delete(address);
  if (req.method === "GET") {
    const draws = listenToDraws();
    res.once("close", draws.stop);
    recordings.set(res, { person, address, revision, draws, complaints: complaintsSoFar() });
  }
  render();
}

/** Only whole pages that came to pass without a complaint, and say nothing to the browser but the page. */
function mayStore(res: Response): boolean {
  const policy = res.getHeader("cache-control");
  return (
    res.statusCode === 200 &&
    (policy === CACHE.private || policy === CACHE.public) &&
    String(res.getHeader("content-type") ?? "").startsWith("text/html") &&
    !res.hasHeader("set-cookie") &&
    !(res.locals.load as AppLoadContext).isShortLived
  );
}

/** When a page ends by itself: after some seconds, with the minute (days begin with one, everywhere), with its session. */
function endOf(now: number, sessionEndsAt: string | undefined): number {
  const minuteEnds = now - (now % MINUTE_MS) + MINUTE_MS;
  return Math.min(now + OWN_PAGE_MEMORY.freshMs, minuteEnds, sessionEndsAt ? Date.parse(sessionEndsAt) : Infinity);
}

function store(res: Response, recording: Recording, plain: Buffer, begun: number): void {
  const { cspNonce: nonce = "", sessionEndsAt } = res.locals.load as AppLoadContext;
  const { drawn } = recording.draws;
  // A cookie that stands for no session may do so any time; what is written meanwhile may be missing in the page.
  if (SESSION.test(res.req.headers.cookie ?? "") && sessionEndsAt === undefined) return;
  if (drawn.hasSecrets || plain.length > OWN_PAGE_MEMORY.largestBytes) return;
  if (complaintsSoFar() !== recording.complaints || revisionNow() !== recording.revision) return;
  const isReading = res.getHeader("cache-control") === CACHE.public;
  const found = findOwnParts(plain, { nonce, traceId: traceIdOf(res), ids: drawn.ids });
  // A page that is only read loads no script by its nonce: it names none, and is kept as it is.
  const parts = isReading && found.every(({ kind }) => kind === "nonce") ? [] : found;
  const asKept = (value: string): string =>
    value === CACHE.public ? CACHE.private : parts.length > 0 ? value : withoutNonce(value);
  const pages = people.get(recording.person) ?? new Map<string, OwnPage>();
  pages.delete(recording.address);
  pages.set(recording.address, {
    head: [...keptHeaders(res, asKept), "Vary", "Accept-Encoding"],
    plain,
    copies: new Map(),
    heads: new WeakMap(),
    ready: new Map(),
    freshUntil: endOf(begun, sessionEndsAt),
    asked: { br: 0, gzip: 0 },
    revision: recording.revision,
    parts,
    nonce,
  });
  for (const oldest of pages.keys()) if (pages.size > OWN_PAGE_MEMORY.mostAPerson) pages.delete(oldest);
  people.set(recording.person, pages);
}

/** Keeps the page that is being made for one person, for that person. */
export const keepOwnPages: RequestHandler = (_req, res, next) => {
  const recording = recordings.get(res);
  if (recording) {
    const begun = Date.now();
    collect(res, mayStore, (plain) => {
      store(res, recording, plain, begun);
      res.end(plain);
    });
  }
  next();
};

/** Forgets every kept page. */
export function clearOwnPages(): void {
  people.clear();
}
