import { randomBytes, randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import compression from "compression";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import helmet from "helmet";
import { env } from "#app/config/env.server";
import { logPath } from "./log-path";
import { logger } from "./log.server";
import { countRequest } from "./metrics.server";
import { CACHE } from "./responses.server";

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/** The public origin: the configured one, else (sandbox only) the host that was asked for. */
function originOf(req: Request): string {
  const fixed = env().PUBLIC_ORIGIN;
  if (fixed) return fixed;
  const host = req.headers.host ?? "";
  return HOST.test(host) ? `http://${host.toLowerCase()}` : `http://localhost:${env().PORT}`;
}

/** Forwarded headers are believed only behind a proxy that was named. */
function dropForwarded(req: Request): void {
  if (env().TRUST_PROXY) return;
  for (const name of Object.keys(req.headers))
    if (name.startsWith("x-forwarded-") || name === "forwarded") delete req.headers[name];
}

function addressOf(req: Request): string {
  const forwarded = env().TRUST_PROXY ? req.headers["x-forwarded-for"] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1)?.trim();
  return last || req.socket.remoteAddress || "unknown";
}

/** Gives each request a trace id, a nonce and an origin, and writes one log line when it is answered. */
export const describeRequest: RequestHandler = (req, res, next) => {
  dropForwarded(req);
  const started = process.hrtime.bigint();
  const traceId = randomUUID();
  res.locals.load = {
    cspNonce: randomBytes(16).toString("base64"),
    traceId,
    address: addressOf(req),
    origin: originOf(req),
  } satisfies AppLoadContext;
  res.setHeader("X-Trace-Id", traceId);
  res.once("close", () => {
    const ms = Number(process.hrtime.bigint() - started) / 1e6;
    countRequest(req.method, res.statusCode, ms);
    logger().info(
      {
        traceId,
        method: req.method,
        path: logPath(req.path),
        status: res.statusCode,
        ms: Math.round(ms * 10) / 10,
        aborted: !res.writableFinished,
      },
      "request",
    );
  });
  next();
};

/**
 * Completes what an answer left unsaid: no answer goes without a cache policy, a refusal or the answer to a form is
 * never kept for others, and whoever used the wrong method is told the right ones.
 */
export const completeAnswers: RequestHandler = (req, res, next) => {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => Response;
  res.writeHead = ((...args: unknown[]) => {
    const status = Number(args[0]);
    const policy = res.getHeader("cache-control");
    const isReading = req.method === "GET" || req.method === "HEAD";
    if (policy === undefined || (policy === CACHE.public && (!isReading || status >= 400)))
      res.setHeader("Cache-Control", CACHE.private);
    if (status === 405 && !res.hasHeader("allow")) res.setHeader("Allow", "GET, HEAD, OPTIONS");
    return writeHead(...args);
  }) as typeof res.writeHead;
  next();
};

/** What Remix hands to every loader and action. */
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

/** Security headers; the policy allows our own files and scripts that carry this request's nonce. */
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
    res.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
    headers(req, res, next);
  };
}

function refuse(req: Request, res: Response, next: NextFunction, why: string): void {
  logger().warn(
    { traceId: (res.locals.load as AppLoadContext).traceId, path: logPath(req.path), why },
    "refused by the origin guard",
  );
  res.status(403).setHeader("Cache-Control", "no-store");
  if (req.path.startsWith("/api/"))
    res.json({ error: { code: "FORBIDDEN", message: "This request came from another site" } });
  else
    res
      .type("text")
      .send("This form was sent from another site, so nothing was changed. Go back, reload the page and try again.");
  void next;
}

/**
 * Refuses unsafe requests that a browser sent from another site. Callers that are no browser
 * send neither header; they carry no ambient cookie that an attacker could use.
 */
export const originGuard: RequestHandler = (req, res, next) => {
  const isSafe = req.method === "GET" || req.method === "HEAD" || req.method === "OPTIONS";
  if (isSafe || req.path === "/webhooks/stripe") return next();
  const site = req.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none")
    return refuse(req, res, next, `site ${String(site)}`);
  const origin = req.headers.origin;
  if (origin !== undefined && origin !== (res.locals.load as AppLoadContext).origin)
    return refuse(req, res, next, "origin");
  next();
};

/** Compresses pages on the fly; event streams are left alone. */
export const compressPages: RequestHandler = compression({
  threshold: 600,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  filter: (req, res) =>
    !String(res.getHeader("Content-Type") ?? "").startsWith("text/event-stream") && compression.filter(req, res),
});
