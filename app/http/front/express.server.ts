import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { constants } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import compression from "compression";
import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import helmet from "helmet";
import onHeaders from "on-headers";
import { env } from "#app/config/env.server";
import { originOf } from "./admission.server";
import { callerAddress } from "./caller-address";
import { logPath } from "./log-path";
import { logger } from "./log.server";
import { answerPlainly } from "../answer/plain-answer.server";
import { TRACE_HEADER, traceIdOf } from "./request-log.server";
import { CACHE } from "../answer/responses.server";
import { isAnonymous } from "./shared-pages.server";

/** Seconds after which a refused caller may come back, where no other time is known. */
const DEFAULT_RETRY_SECONDS = 5;

/** The header by which a proxy says for whom it asks, or that it does. */
const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip|via)$/;

/**
 * Forwarded headers are believed only behind a proxy that was named.
 * @returns whether there were any
 */
function dropForwarded(req: Request): boolean {
  const names = Object.keys(req.headers).filter((name) => FORWARDED.test(name));
  if (!env().TRUST_PROXY) for (const name of names) delete req.headers[name];
  return names.length > 0;
}

/** Aborted when the caller leaves before the answer is whole: live connections and work in threads end with it. */
function signalOf(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Gives each request its nonce, and the object in which loaders and actions note facts about it. */
export const describeRequest: RequestHandler = (req, res, next) => {
  const isForwarded = dropForwarded(req);
  res.locals.load = {
    cspNonce: randomBytes(16).toString("base64"),
    traceId: traceIdOf(res),
    address: callerAddress(req),
    isForwarded,
    origin: originOf(req),
    signal: signalOf(res),
  } satisfies AppLoadContext;
  next();
};

/** Headers to which a route's value is added; a route's value of any other header replaces a general one. */
const ADDED = new Set(["set-cookie", "vary", "link"]);

/**
 * Adds the headers that an answer lacks: no answer goes without a cache policy; a refusal, the answer to a form and a
 * page with a traveller's name in its masthead are never kept for others; a caller with the wrong method is told the
 * right ones, and a caller that may come back is told when. A picture goes without the headers that only documents
 * need.
 */
export const completeAnswers: RequestHandler = (req, res, next) => {
  onHeaders(res, () => {
    for (const [name, value] of Object.entries(res.getHeaders()))
      if (Array.isArray(value) && !ADDED.has(name)) res.setHeader(name, value.at(-1)!);
    // A busy database or service failed the answer and no route caught that: the caller may come back.
    const { unavailable, retryAfter = unavailable?.details.retryAfter ?? DEFAULT_RETRY_SECONDS } = loadContext(
      req,
      res,
    );
    if (unavailable && res.statusCode === 500) res.statusCode = 503;
    const status = res.statusCode;
    const policy = res.getHeader("cache-control");
    const isReading = req.method === "GET" || req.method === "HEAD";
    const isForAll = isReading && status < 400 && isAnonymous(req);
    if (policy === undefined || (policy === CACHE.public && !isForAll)) res.setHeader("Cache-Control", CACHE.private);
    if (String(res.getHeader("content-type")).startsWith("image/")) fileHeaders(res);
    if ((status === 429 || status === 503) && !res.hasHeader("retry-after")) res.setHeader("Retry-After", retryAfter);
    if (status === 405 && !res.hasHeader("allow")) res.setHeader("Allow", "GET, HEAD, OPTIONS");
  });
  next();
};

/** The context that Remix hands to every loader and action. */
export function loadContext(_req: Request, res: Response): AppLoadContext {
  return res.locals.load as AppLoadContext;
}

/** The hosts that forms may lead to: sign-in at the identity provider and the hosted payment page. */
function formTargets(): string[] {
  const urls = [
    env().GOOGLE_AUTH_URL,
    env().STRIPE_SECRET_KEY ? "https://checkout.stripe.com" : undefined,
    env().STRIPE_API_BASE,
  ];
  return urls.filter((url) => url !== undefined).map((url) => new URL(url).origin);
}

/** Security headers; the policy allows our own files, and scripts that carry this request's nonce. */
export function securityHeaders({ isDevelopment }: { isDevelopment: boolean }): RequestHandler {
  const nonce = (_req: unknown, res: unknown): string => `'nonce-${(res as Response).locals.load.cspNonce as string}'`;
  const isSecure = env().PUBLIC_ORIGIN?.startsWith("https:") ?? false;
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...(isDevelopment ? ["ws:"] : [])],
        fontSrc: ["'self'"],
        formAction: ["'self'", ...formTargets()],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", "data:"],
        manifestSrc: ["'self'"],
        scriptSrc: ["'self'", nonce],
        styleSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        workerSrc: ["'self'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: "deny" },
  });
  return (req, res, next) => {
    res.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(self), payment=()");
    headers(req, res, next);
  };
}

/**
 * Headers that browsers read only with a document, directives that the file's own policy covers already, and the trace
 * id, which is never quoted for a file.
 */
const OF_DOCUMENTS = [
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Permissions-Policy",
  "Referrer-Policy",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-Frame-Options",
  TRACE_HEADER,
  "X-XSS-Protection",
];

/**
 * Takes half a kilobyte of headers from a script, a style or a picture, on each of the dozen files of a first visit.
 * The remaining headers keep the file from being sniffed, framed, embedded elsewhere, or from loading anything if it is
 * opened.
 */
export function fileHeaders(res: ServerResponse): void {
  OF_DOCUMENTS.forEach((name) => res.removeHeader(name));
  res.setHeader("Content-Security-Policy", "default-src 'none';frame-ancestors 'none'");
}

function refuse(req: Request, res: Response, why: string): void {
  logger().warn({ traceId: traceIdOf(res), path: logPath(req.path), why }, "refused by the origin guard");
  answerPlainly(req, res, "FORBIDDEN", "This request came from another site", {
    advice: "Nothing was changed. Go back, reload the page and try again.",
  });
}

/** The site that the Referer header names; undefined if it names none. */
function refererOrigin(req: Request): string | undefined {
  const { referer } = req.headers;
  if (referer === undefined) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : "null";
}

/**
 * Refuses unsafe requests that a browser sent from another site. Callers other than browsers send none of the three
 * headers; they carry no ambient cookie that an attacker could use.
 */
export const originGuard: RequestHandler = (req, res, next) => {
  const isSafe = req.method === "GET" || req.method === "HEAD" || req.method === "OPTIONS";
  if (isSafe || req.path === "/webhooks/stripe" || req.path === "/webhooks/duffel") return next();
  const site = req.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return refuse(req, res, `site ${String(site)}`);
  const own = loadContext(req, res).origin;
  const { origin } = req.headers;
  if (origin !== undefined && origin !== own) return refuse(req, res, "origin");
  // An old browser may send neither header. A caller with a bearer token is no browser, and may send any header.
  const isUntold = origin === undefined && site === undefined && !req.headers.authorization;
  const referer = isUntold ? refererOrigin(req) : undefined;
  if (referer !== undefined && referer !== own) return refuse(req, res, "referer");
  next();
};

/** Answers an error before or beside the routes: in the shape of the address, never with a stack. */
export const answerErrors: ErrorRequestHandler = (error: unknown, req, res, next) => {
  void next;
  // An answer that is sent needs no more words; an answer that is half sent cannot be mended.
  if (res.writableEnded) return;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const status = Number((error as { status?: unknown }).status);
  if (status >= 400 && status < 500) return answerPlainly(req, res, "BAD_REQUEST", "That's not one of our pages");
  logger().error({ err: error, traceId: traceIdOf(res), path: logPath(req.path) }, "request failed");
  answerPlainly(req, res, "INTERNAL", "Something went wrong on our side", { advice: "Please try again in a moment." });
};

const FILE_NAME = /\.[a-z0-9]+$/i;

/**
 * Looks for a file of the build only where the address ends like one: a look at the disk costs as much as a small page.
 */
export function whereFilesAre(serve: RequestHandler): RequestHandler {
  return (req, res, next) => (FILE_NAME.test(req.path) ? serve(req, res, next) : next());
}

const LEAST_PACKED_BYTES = 600;

/** Whether compression makes the answer smaller and is allowed. Event streams are left alone. */
function isPackable(req: Request, res: Response): boolean {
  return !String(res.getHeader("Content-Type") ?? "").startsWith("text/event-stream") && compression.filter(req, res);
}

/** Compresses streamed answers on the fly. */
export const compressPages: RequestHandler = compression({
  threshold: LEAST_PACKED_BYTES,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: isPackable,
});
