import pino from "pino";
import { expect, it } from "vitest";
import { requestLine } from "./request-line";

it.each([
  { traceId: "0b0e7f8e-57ab-4d0a-8d4d-54f1a9f7a6f1", method: "GET", path: "/", status: 200, ms: 0.4, aborted: false },
  { traceId: "no-trace", method: "M-SEARCH", path: '/a"b\\c/é\u2028%00', status: 503, ms: 12_345, aborted: true },
])("the line of a request is the one of the library: $method $path", (answered) => {
  const lines: string[] = [];
  const time = ',"time":"2026-11-26T19:00:00.000Z"';
  const log = pino({ base: { service: "voyance" }, timestamp: () => time }, { write: (line) => void lines.push(line) });
  log.info(answered, "request");
  expect(requestLine(answered, time)).toBe(lines[0]);
});
