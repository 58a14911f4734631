/** What a request asks for, as its times are counted: each kind has times of its own. */
export type RequestKind = "page" | "form" | "api" | "file" | "webhook" | "stream" | "sign";

const SIGN = /^\/(healthz|readyz|metrics)\/?$/;
const WEBHOOK = /^\/webhooks\//;
const API = /^\/api(\/|$)/;
const FILE = /^\/(assets|icons|art|static|tiles)\/|\.[a-z0-9]+$/i;

/**
 * The kind of a request. A stream stays open for as long as its reader looks on, so that its time says nothing.
 * @param path without its query
 * @param type the content type of the answer
 */
export function requestKind(method: string, path: string, type: string): RequestKind {
  if (type.startsWith("text/event-stream")) return "stream";
  if (SIGN.test(path)) return "sign";
  if (WEBHOOK.test(path)) return "webhook";
  if (API.test(path)) return "api";
  if (method !== "GET" && method !== "HEAD") return "form";
  return FILE.test(path) ? "file" : "page";
}
