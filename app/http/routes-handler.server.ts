import { createReadableStreamFromReadable, createRequestHandler, writeReadableStreamToWritable } from "@remix-run/node";
import type { ServerBuild } from "@remix-run/node";
import type { Request as Incoming, RequestHandler, Response as Outgoing } from "express";
import type { AppError } from "#app/shared/app-error";
import { loadContext } from "./express.server";
import { answerPlainly } from "./plain-answer.server";

const bodies = new WeakMap<Response, Uint8Array>();

/**
 * An answer whose body is there as a whole and is not changed any more. The server sends it without a stream and without
 * a copy, which is a good part of the work; only {@link bodyOf} knows it.
 */
export function wholeAnswer(body: Uint8Array, init: ResponseInit): Response {
  const answer = new Response(null, init);
  bodies.set(answer, body);
  return answer;
}

/** The body of a {@link wholeAnswer}. */
export function bodyOf(answer: Response): Uint8Array | undefined {
  return bodies.get(answer);
}

function requestOf(req: Incoming, res: Outgoing): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    for (const one of Array.isArray(value) ? value : [value]) if (one) headers.append(name, one);
  const hasBody = req.method !== "GET" && req.method !== "HEAD";
  return new Request(`${req.protocol}://${req.headers.host}${req.originalUrl}`, {
    method: req.method,
    headers,
    signal: loadContext(req, res).signal,
    ...(hasBody && { body: createReadableStreamFromReadable(req), duplex: "half" }),
  });
}

/** Of these an answer adds to what is said already; of all others its own word goes before a general one. */
const ADDED = new Set(["set-cookie", "vary"]);

async function send(res: Outgoing, answer: Response): Promise<void> {
  res.statusMessage = answer.statusText;
  res.status(answer.status);
  for (const [name, value] of answer.headers)
    if (ADDED.has(name)) res.append(name, value);
    else res.setHeader(name, value);
  const body = bodyOf(answer);
  if (body) res.setHeader("Content-Length", body.length).end(body);
  else if (!answer.body) res.end();
  else {
    if (answer.headers.get("Content-Type")?.startsWith("text/event-stream")) res.flushHeaders();
    await writeReadableStreamToWritable(answer.body, res);
  }
}

/** Asks the caller to come back, where a busy database or service failed what no route has taken up. */
function sendUnavailable(req: Incoming, res: Outgoing, { details }: AppError): void {
  answerPlainly(req, res, "UNAVAILABLE", "We are very busy just now", {
    retryAfter: details.retryAfter,
    advice: "Please try again in a moment.",
  });
}

/** Has the routes of a build answer what comes in; a build that is handed over by a call is one in development. */
export function answerByRoutes(build: ServerBuild | (() => Promise<ServerBuild>)): RequestHandler {
  const answer = createRequestHandler(build, typeof build === "function" ? "development" : "production");
  return (req, res, next) => {
    const context = loadContext(req, res);
    answer(requestOf(req, res), context)
      .then((response) => (context.unavailable ? sendUnavailable(req, res, context.unavailable) : send(res, response)))
      .catch(next);
  };
}
