import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#app/config/env.server";
import { tracing } from "#app/config/tracing";
import type { TracedRequest } from "#app/config/tracing";
import { logPath } from "./log-path";
import { logRequest } from "./log.server";
import { countRequest } from "./metrics.server";
import { requestKind } from "./request-kind";
import type { RequestKind } from "./request-kind";

const traceIds = new WeakMap<ServerResponse, string>();

/** The name of the header that carries the trace id. */
export const TRACE_HEADER = "X-Trace-Id";

/** The id under which a request is logged; travellers quote it. */
export function traceIdOf(res: ServerResponse): string {
  return traceIds.get(res) ?? "no-trace";
}

/** The kinds of requests that are traced; a browser asks for a dozen files with each page. */
const TRACED: Record<RequestKind, boolean> = {
  page: true,
  form: true,
  api: true,
  webhook: true,
  stream: true,
  file: false,
  sign: false,
};

/** The requests that are traced, by their answers. */
const traced = new WeakMap<ServerResponse, TracedRequest>();

function beginTrace({ headers }: IncomingMessage, method: string, asked: string): TracedRequest | undefined {
  const kind = requestKind(method, asked, "");
  if (!TRACED[kind]) return undefined;
  // A stranger must not choose the id under which others are logged.
  const { traceparent } = env().TRUST_PROXY ? headers : {};
  const parent = Array.isArray(traceparent) ? traceparent[0] : traceparent;
  const facts = { "http.request.method": method, "url.path": logPath(asked) };
  return tracing()?.request(`${method} ${kind}`, parent, facts);
}

/** Runs the work that answers a request as a part of its trace. */
export function withinRequest(res: ServerResponse, work: () => void): void {
  const request = traced.get(res);
  if (request) request.run(work);
  else work();
}

/** Gives a request its trace id, and writes one log line when it is answered or its caller has left. */
export function openRequest(req: IncomingMessage, res: ServerResponse): void {
  const started = performance.now();
  const method = req.method ?? "";
  const asked = (req.url ?? "").split("?", 1)[0]!;
  const path = logPath(asked);
  const trace = tracing() && beginTrace(req, method, asked);
  const traceId = trace?.traceId ?? randomUUID();
  if (trace) traced.set(res, trace);
  traceIds.set(res, traceId);
  res.setHeader(TRACE_HEADER, traceId);
  res.once("close", () => {
    const ms = performance.now() - started;
    const aborted = !res.writableFinished;
    trace?.end(res.statusCode, { aborted });
    countRequest(method, res.statusCode, requestKind(method, asked, String(res.getHeader("content-type"))), ms);
    logRequest({
      traceId,
      method,
      path,
      status: res.statusCode,
      ms: Math.round(ms * 10) / 10,
      aborted,
    });
  });
}
