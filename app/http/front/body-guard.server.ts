import type { NextFunction, Request, RequestHandler, Response } from "express";
import type { ErrorCode } from "#app/shared/app-error";
import { BODY_LIMITS, bodyLimitOf } from "./body-limits";
import type { BodyLimit } from "./body-limits";
import { answerPlainly } from "../answer/plain-answer.server";

/** A refused body is read to its end, so that the answer arrives; beyond this size the connection is cut. */
const MAX_DRAINED_BYTES = 100 * 1024 * 1024;
/** Files, pictures and health checks: they take no posts. */
const READ_ONLY = /^\/(assets|art|static|healthz|readyz|metrics)(\/|$)/;
const READING = "GET, HEAD, OPTIONS";
const PAGE_METHODS = "GET, HEAD, POST, OPTIONS";
const FOR_PROGRAMS = /^\/(api|webhooks|dev)\//;
/** The methods that the framework can make a request of: it knows no TRACE. */
const PROGRAM_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data; *boundary=.+)/i;

/** Reads the rest of a body without keeping it, then answers. */
function refuse(req: Request, res: Response, code: ErrorCode, message: string): void {
  let drained = 0;
  req.on("data", (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MAX_DRAINED_BYTES) req.destroy();
  });
  req.once("end", () => answerPlainly(req, res, code, message));
}

/**
 * Whether no link of ours has such an address: one with a NUL, which not every database can compare with, or in the
 * framework's old way of asking for a page's data, which neither checks origins nor sends the page's headers.
 */
export function isOddAddress(url: string): boolean {
  const question = url.indexOf("?");
  return /%00/.test(url) || (question >= 0 && new URLSearchParams(url.slice(question + 1)).has("_data"));
}

/**
 * Refuses requests that no page and no API call of ours sends: bodies that are too large or of unknown length, methods
 * that pages do not have (the answer names the right ones), and posts to pages without a form.
 * @param limits how much may be posted where
 */
export function bodyGuard(limits: readonly BodyLimit[] = BODY_LIMITS): RequestHandler {
  return (req, res, next) => {
    if (isOddAddress(req.originalUrl)) return refuse(req, res, "BAD_REQUEST", "That's not one of our pages");
    if (req.headers["transfer-encoding"] !== undefined)
      return refuse(req, res, "BAD_REQUEST", "The length of the body is not known");
    // The platform reads as many bytes of a body as it has said and no more, so that this is the whole limit.
    if (Number(req.headers["content-length"] ?? 0) > bodyLimitOf(req.path, limits).mostBytes)
      return refuse(req, res, "TOO_LARGE", "The body is too large");
    guardMethod(req, res, next);
  };
}

function guardMethod(req: Request, res: Response, next: NextFunction): void {
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
    return refuse(req, res, "METHOD_NOT_ALLOWED", "This page can only be read");
  }
  const isForPrograms = FOR_PROGRAMS.test(req.path);
  if (isForPrograms && PROGRAM_METHODS.includes(req.method)) return next();
  if (isForPrograms || req.method !== "POST") {
    res.setHeader("Allow", isForPrograms ? PROGRAM_METHODS.join(", ") : PAGE_METHODS);
    return refuse(req, res, "METHOD_NOT_ALLOWED", "That's not how this page works");
  }
  if (!FORM.test(req.headers["content-type"] ?? ""))
    return refuse(req, res, "UNSUPPORTED_MEDIA_TYPE", "This page needs a form");
  next();
}
