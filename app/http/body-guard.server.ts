import type { Request, RequestHandler, Response } from "express";
import type { ErrorCode } from "#app/shared/app-error";
import { ERROR_STATUS } from "#app/shared/app-error";

/** Forms and API calls of the product are small; nothing larger is read into memory. */
const MAX_BODY_BYTES = 256 * 1024;
/** A refused body is read to its end, so that the answer arrives; beyond this the line is cut. */
const MAX_DRAINED_BYTES = 100 * 1024 * 1024;
/** Files, pictures and signs of life: nothing to post to. */
const READ_ONLY = /^\/(assets|art|static|healthz|readyz|metrics)(\/|$)/;
const READING = "GET, HEAD, OPTIONS";
const PAGE_METHODS = "GET, HEAD, POST, OPTIONS";
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data; *boundary=.+)/i;

function answer(req: Request, res: Response, code: ErrorCode, message: string): void {
  res.status(ERROR_STATUS[code]).setHeader("Cache-Control", "no-store");
  if (req.path.startsWith("/api/") || req.path.startsWith("/webhooks/")) res.json({ error: { code, message } });
  else res.type("text").send(`${message}. Go back, reload the page and try again.`);
}

/** Reads the rest of a body without keeping it, then answers. */
function refuse(req: Request, res: Response, code: ErrorCode, message: string): void {
  let drained = 0;
  req.on("data", (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MAX_DRAINED_BYTES) req.destroy();
  });
  req.once("end", () => answer(req, res, code, message));
}

/**
 * Addresses that no link of ours has: a NUL, which not every database can compare with, and the way of asking for a
 * page's data that the framework has left behind, where it neither checks origins nor sends the page's headers.
 */
export function isOddAddress(url: string): boolean {
  const question = url.indexOf("?");
  return /%00/.test(url) || (question >= 0 && new URLSearchParams(url.slice(question + 1)).has("_data"));
}

/**
 * Refuses what no page and no API call of ours sends: bodies that are too large or of unknown length,
 * methods that pages do not have (those there are it names when asked), and posts to pages that are no form.
 */
export const bodyGuard: RequestHandler = (req, res, next) => {
  if (isOddAddress(req.originalUrl)) return refuse(req, res, "BAD_REQUEST", "That is no address of ours");
  if (req.headers["transfer-encoding"] !== undefined && req.headers["content-length"] === undefined)
    return refuse(req, res, "BAD_REQUEST", "The length of the body is not known");
  if (Number(req.headers["content-length"] ?? 0) > MAX_BODY_BYTES)
    return refuse(req, res, "TOO_LARGE", "The body is too large");
  if (req.method === "GET" || req.method === "HEAD") return next();
  const isReadOnly = READ_ONLY.test(req.path);
  if (req.method === "OPTIONS" && !req.path.startsWith("/api/")) {
    res
      .status(204)
      .setHeader("Cache-Control", "no-store")
      .setHeader("Allow", isReadOnly ? READING : PAGE_METHODS)
      .end();
    return;
  }
  if (isReadOnly) {
    res.setHeader("Allow", READING);
    return refuse(req, res, "METHOD_NOT_ALLOWED", "This is only read");
  }
  if (req.path.startsWith("/api/") || req.path.startsWith("/webhooks/") || req.path.startsWith("/dev/")) return next();
  if (req.method !== "POST") {
    res.setHeader("Allow", PAGE_METHODS);
    return refuse(req, res, "METHOD_NOT_ALLOWED", "Pages are read and posted to, nothing else");
  }
  if (!FORM.test(req.headers["content-type"] ?? ""))
    return refuse(req, res, "UNSUPPORTED_MEDIA_TYPE", "This page takes a form");
  next();
};
