import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Request, RequestHandler, Response } from "express";
import { env } from "#app/config/env.server";
import { acceptsEncoding, holdsAlready } from "./negotiation";
import { CACHE } from "./responses.server";

interface StoredPage {
  status: number;
  headers: [string, string][];
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
  freshUntil: number;
}

const FRESH_MS = 60_000;
const MAX_PAGES = 400;
const KEPT_HEADERS = ["content-type", "cache-control", "content-security-policy", "link", "vary"];

const pages = new Map<string, StoredPage>();

/** A page is shared only among requests that carry nothing of their own. */
function isAnonymous(req: Request): boolean {
  const cookies = req.headers.cookie ?? "";
  return (
    !/(^|;\s*)(__Host-auth_token|auth_token|toast|visitor|x-voyance-[a-z]+)=/.test(cookies) &&
    !req.headers.authorization &&
    !Object.keys(req.headers).some((name) => name.startsWith("x-voyance-"))
  );
}

function send(req: Request, res: Response, page: StoredPage): void {
  for (const [name, value] of page.headers) res.setHeader(name, value);
  res.setHeader("ETag", page.etag);
  res.setHeader("Vary", "Accept-Encoding, Cookie");
  if (holdsAlready(req.headers["if-none-match"], page.etag)) {
    res.status(304).end();
    return;
  }
  const accepted = String(req.headers["accept-encoding"] ?? "");
  const [encoding, body] = acceptsEncoding(accepted, "br")
    ? (["br", page.brotli] as const)
    : acceptsEncoding(accepted, "gzip")
      ? (["gzip", page.gzip] as const)
      : ([undefined, page.plain] as const);
  if (encoding) res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.length);
  res.status(page.status);
  if (req.method === "HEAD") res.end();
  else res.end(body);
}

function store(key: string, res: Response, plain: Buffer): StoredPage {
  const headers = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = res.getHeader(name);
    return value === undefined ? [] : [[name, withoutNonce(String(value))]];
  });
  const page: StoredPage = {
    status: res.statusCode,
    headers,
    etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    // Copies of the bytes that count: what the library answers keeps a whole working buffer of 16 KB alive.
    gzip: Buffer.from(gzipSync(plain, { level: 9 })),
    brotli: Buffer.from(
      brotliCompressSync(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
    ),
    freshUntil: Date.now() + FRESH_MS,
  };
  pages.delete(key);
  pages.set(key, page);
  const oldest = pages.keys().next().value;
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  return page;
}

/** Only pages that say so themselves: those run no inline script and are the same for every visitor. */
function mayStore(res: Response): boolean {
  return res.statusCode === 200 && res.getHeader("cache-control") === CACHE.public && !res.hasHeader("set-cookie");
}

/** A stored page is sent to many, so its script policy names no nonce. */
function withoutNonce(policy: string): string {
  return policy.replace(/ 'nonce-[^']+'/, "");
}

/** A page for somebody in particular bears their name in the masthead: whatever its route says, nothing on the way keeps it. */
function keepPrivate(res: Response): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => Response;
  res.writeHead = ((...args: unknown[]) => {
    if (res.getHeader("cache-control") === CACHE.public) res.setHeader("Cache-Control", CACHE.private);
    return writeHead(...args);
  }) as typeof res.writeHead;
}

/** Answers the pages that are the same for every signed-out visitor from memory, compressed, with validators. */
export function pageCache({ isEnabled }: { isEnabled: boolean }): RequestHandler {
  return (req, res, next) => {
    const isPage = req.method === "GET" || req.method === "HEAD";
    const isShared = isAnonymous(req);
    if (!isShared) keepPrivate(res);
    if (!isEnabled || !isPage || env().MAINTENANCE || !isShared) return next();
    const key = `${String(req.headers.host)} ${req.originalUrl}`;
    const known = pages.get(key);
    if (known && known.freshUntil > Date.now()) return send(req, res, known);
    if (req.method === "HEAD") return next();
    collect(res, (plain) => send(req, res, store(key, res, plain)));
    next();
  };
}

/** Holds back a page that may be stored and hands it over whole; anything else passes through untouched. */
function collect(res: Response, whole: (plain: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const write = res.write.bind(res) as (...args: unknown[]) => boolean;
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  const isHeldBack = (): boolean => chunks.length > 0 || (!res.headersSent && mayStore(res));
  const keep = (chunk: unknown): void => {
    if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    else if (typeof chunk === "string") chunks.push(Buffer.from(chunk, "utf8"));
  };
  res.write = ((...args: unknown[]) => {
    if (!isHeldBack()) return write(...args);
    keep(args[0]);
    return true;
  }) as typeof res.write;
  res.end = ((...args: unknown[]) => {
    if (!isHeldBack()) return end(...args);
    keep(args[0]);
    res.write = write as typeof res.write;
    res.end = end as typeof res.end;
    whole(Buffer.concat(chunks));
    return res;
  }) as typeof res.end;
}

/** Forgets every stored page. */
export function clearPageCache(): void {
  pages.clear();
}
