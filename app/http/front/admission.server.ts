import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { env } from "#app/config/env.server";
import { SERVER_LIMITS } from "#app/config/limits";
import { isOddAddress } from "./body-guard.server";
import { callerAddress } from "./caller-address";
import { isHost, isPath } from "./hosts";
import { knowQueue } from "./metrics.server";
import { pageKeys } from "./page-key";
import type { BuiltPages, PageKey } from "./page-key";
import { answerPlainly } from "../answer/plain-answer.server";
import { noteReadPage } from "./read-pages.server";
import { RequestQueue } from "./request-queue";
import type { QueueWorld } from "./request-queue";
import { isShareable, serveShared } from "./shared-pages.server";
import { openRequest, withinRequest } from "./request-log.server";

/** Health checks, files and calls of the payment provider are answered under any load. */
const ALWAYS_SERVED = /^\/(healthz|readyz|metrics|assets|icons|art|static|webhooks)(\/|$)|^\/[\w.-]+\.[a-z0-9]+$/;
const RELEASED_EVERY_MS = 250;

/** The event loop as the queue of requests sees it. */
function loopWorld(): QueueWorld {
  let last = performance.eventLoopUtilization();
  return {
    now: () => performance.now(),
    nextTurn: (turn) => void setImmediate(turn),
    busyShare: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
  };
}

const isSignOfLife = ({ method, url }: IncomingMessage): boolean =>
  url === "/healthz" && (method === "GET" || method === "HEAD");

/**
 * Says that the process is alive, within the turn of the event loop that reads the question: a busy process answers
 * too.
 */
function answerAlive({ method }: IncomingMessage, res: ServerResponse): void {
  res.setHeader("Content-Type", "application/json; charset=utf-8");
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.end(method === "HEAD" ? undefined : JSON.stringify({ status: "ok" }));
}

/** The number of unanswered requests of each connection. */
const unanswered = new WeakMap<Socket, number>();

function countUnanswered({ socket }: IncomingMessage, res: ServerResponse): number {
  const count = (unanswered.get(socket) ?? 0) + 1;
  unanswered.set(socket, count);
  res.on("close", () => unanswered.set(socket, unanswered.get(socket)! - 1));
  return count;
}

/**
 * The origin of a request whose Host is valid: the configured origin, else (sandbox only) the host that was asked for.
 */
export function originOf(req: IncomingMessage): string {
  return env().PUBLIC_ORIGIN ?? `http://${String(req.headers.host).toLowerCase()}`;
}

let fixedHost: { origin: string; host: string } | undefined;

function hostOf(origin: string): string {
  if (fixedHost?.origin !== origin) fixedHost = { origin, host: new URL(origin).host };
  return fixedHost.host;
}

/**
 * Sets the Host of a request to the product's own. Behind a proxy that sends its own name, all code that compares the
 * Host with the origin of a form then sees the public one. @returns whether the request named a host at all
 */
function settleHost(req: IncomingMessage): boolean {
  // Requests before HTTP/1.1 name no host; some health checks still come in that version.
  if (req.headers.host === undefined && req.httpVersion === "1.0") req.headers.host = `localhost:${env().PORT}`;
  if (!isHost(req.headers.host)) return false;
  delete req.headers["x-forwarded-host"];
  const fixed = env().PUBLIC_ORIGIN;
  if (fixed) req.headers.host = hostOf(fixed);
  return true;
}

/** Asks the caller to come back later: it sends too much at once, or the server is too busy. */
function turnAway(req: IncomingMessage, res: ServerResponse): void {
  answerPlainly(req, res, "UNAVAILABLE", "We are very busy just now", {
    retryAfter: SERVER_LIMITS.retrySeconds,
    advice: "Please try again in a moment.",
  });
}

/**
 * The first step of every request: refuses addresses that cannot be parsed, bounds what one connection and all
 * connections together may ask for, and answers shared pages from memory before any other work is done.
 * @param build the built routes; without them (development) no page is kept
 * @param world the event loop, or its replacement in a test
 */
export function admit(
  app: RequestListener,
  build: BuiltPages | undefined,
  world: QueueWorld = loopWorld(),
): RequestListener {
  const keyOf: PageKey = build ? pageKeys(build) : () => undefined;
  const queue = new RequestQueue(SERVER_LIMITS.queue, world);
  setInterval(() => queue.releaseLong(), RELEASED_EVERY_MS).unref();
  knowQueue(() => queue.state);

  function onward(req: IncomingMessage, res: ServerResponse): void {
    if (!env().SHED_LOAD || ALWAYS_SERVED.test((req.url ?? "").split("?", 1)[0]!))
      return withinRequest(res, () => app(req, res));
    const leave = queue.enter({
      key: callerAddress(req),
      start: () => withinRequest(res, () => app(req, res)),
      refuse: () => turnAway(req, res),
    });
    res.once("close", leave);
  }

  return (req, res) => {
    if (countUnanswered(req, res) > SERVER_LIMITS.mostPipelined) {
      res.shouldKeepAlive = false;
      return turnAway(req, res);
    }
    openRequest(req, res);
    noteReadPage(req, res);
    if (!isPath(req.url) || !settleHost(req)) {
      return answerPlainly(req, res, "BAD_REQUEST", "That's not one of our pages");
    }
    if (isSignOfLife(req)) return answerAlive(req, res);
    if (env().MAINTENANCE) return onward(req, res);
    const key = isShareable(req) && !isOddAddress(req.url) ? keyOf(req.url) : undefined;
    if (key === undefined) return onward(req, res);
    // The page sees the key that it is kept by, and no other part of the address.
    req.url = key;
    serveShared(req, res, `${originOf(req)} ${key}`, () => onward(req, res));
  };
}

/** How long connections and requests may last. */
export function boundConnections(server: Server): void {
  server.keepAliveTimeout = SERVER_LIMITS.keepAliveMs;
  server.headersTimeout = SERVER_LIMITS.headersMs;
  server.requestTimeout = SERVER_LIMITS.requestMs;
}
