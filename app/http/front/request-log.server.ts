import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { logPath } from "./log-path";
import { logRequest } from "./log.server";
import { countRequest } from "./metrics.server";
import { requestKind } from "./request-kind";

const traceIds = new WeakMap<ServerResponse, string>();

/** The name of the header that carries the trace id. */
export const TRACE_HEADER = "X-Trace-Id";

/** The id under which a request is logged; travellers quote it. */
export function traceIdOf(res: ServerResponse): string {
  return traceIds.get(res) ?? "no-trace";
}

/** Gives a request its trace id, and writes one log line when it is answered or its caller has left. */
export function openRequest(req: IncomingMessage, res: ServerResponse): void {
  const started = performance.now();
  const traceId = randomUUID();
  const method = req.method ?? "";
  const asked = (req.url ?? "").split("?", 1)[0]!;
  const path = logPath(asked);
  traceIds.set(res, traceId);
  res.setHeader(TRACE_HEADER, traceId);
  res.once("close", () => {
    const ms = performance.now() - started;
    countRequest(method, res.statusCode, requestKind(method, asked, String(res.getHeader("content-type"))), ms);
    logRequest({
      traceId,
      method,
      path,
      status: res.statusCode,
      ms: Math.round(ms * 10) / 10,
      aborted: !res.writableFinished,
    });
  });
}
