import { expect, test } from "vitest";
import { requestKind } from "./request-kind";
import type { RequestKind } from "./request-kind";

test.each<[RequestKind, string, string, string?]>([
  ["page", "GET", "/"],
  ["page", "HEAD", "/destination/rome"],
  ["form", "POST", "/plan/start"],
  ["form", "POST", "/trips/1/days.data"],
  ["file", "GET", "/assets/root-1a2b.js"],
  ["file", "GET", "/trips/1/trip.pdf"],
  ["file", "GET", "/tiles/world/1/2/3.pbf"],
  ["api", "GET", "/api/v1/trips"],
  ["api", "PATCH", "/api/v1/trips/1"],
  ["page", "GET", "/apiary"],
  ["webhook", "POST", "/webhooks/stripe"],
  ["sign", "GET", "/readyz"],
  ["stream", "GET", "/trips/1/alerts", "text/event-stream; charset=utf-8"],
])("is a %s: %s %s", (kind, method, path, type = "text/html") => {
  expect(requestKind(method, path, type)).toBe(kind);
});
