import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** An answer of the fake: the content of `data`, or errors. */
export interface Answer {
  status: number;
  data?: unknown;
  meta?: object;
  errors?: object[];
  /** In place of JSON, as a gateway answers. */
  page?: string;
  headers?: Record<string, string>;
}

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The content of `data`. */
  body: Record<string, unknown>;
}

export type Handler = (call: Call, ids: string[]) => Answer | Promise<Answer>;

/** An event that replaces, or follows, the effect of a call. */
export interface Mishap {
  method: string;
  path: RegExp;
  /** The number of calls it befalls; all when left out. */
  times?: number;
  /** Answered in place of doing it. */
  instead?: Answer;
  /** The call takes effect, and the connection is cut before the answer. */
  loses?: boolean;
  /** The connection is cut and the call has no effect. */
  drops?: boolean;
  delayMs?: number;
}

/** The error of Duffel with that code. */
export function refusal(status: number, type: string, code: string, message = code, source?: object | string): Answer {
  return { status, errors: [{ type, code, title: code.replaceAll("_", " "), message, ...(source && { source }) }] };
}

export const NOT_FOUND = refusal(404, "invalid_request_error", "not_found", "The resource does not exist");

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  return text ? (((JSON.parse(text) as { data?: unknown }).data ?? {}) as Record<string, unknown>) : {};
}

/** An HTTP server with Duffel's envelope, its headers and its refusals of malformed calls. */
export class FakeServer {
  readonly calls: Call[] = [];
  readonly #routes: { method: string; path: RegExp; handler: Handler }[] = [];
  readonly #mishaps: Mishap[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #server: Server | undefined;
  #requests = 0;

  /** @param path with `:id` for the part that is handed on */
  on(method: string, path: string, handler: Handler): void {
    this.#routes.push({ method, path: new RegExp(`^${path.replaceAll(":id", "([^/]+)")}/?$`), handler });
  }

  befall(mishap: Mishap): void {
    this.#mishaps.push({ ...mishap });
  }

  later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  async start(port = 0): Promise<string> {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        this.#send(response, refusal(500, "api_error", "internal_server_error", String(error)));
      });
    });
    // A connection that is closed while a call is on its way to it fails that call: on a loaded machine that happens.
    this.#server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => this.#server!.listen(port, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  #mishapOf(method: string, path: string): Mishap | undefined {
    const found = this.#mishaps.find((one) => one.method === method && one.path.test(path) && one.times !== 0);
    if (found?.times !== undefined) found.times -= 1;
    return found;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://fake");
    const method = request.method ?? "GET";
    const call: Call = { method, path, query, body: await bodyOf(request) };
    this.calls.push(call);
    const wrong = wrongHeaders(request);
    if (wrong) return this.#send(response, wrong);
    const mishap = this.#mishapOf(method, path);
    if (mishap?.delayMs) await new Promise<void>((resolve) => this.later(mishap.delayMs!, resolve));
    if (mishap?.drops) return void response.destroy();
    if (mishap?.instead) return this.#send(response, mishap.instead);
    const route = this.#routes.find((one) => one.method === method && one.path.test(path));
    const answer = route ? await route.handler(call, route.path.exec(path)!.slice(1)) : NOT_FOUND;
    if (mishap?.loses) return void response.destroy();
    this.#send(response, answer);
  }

  #send(response: ServerResponse, { status, data, meta, errors, page, headers }: Answer): void {
    this.#requests += 1;
    const id = `fake-request-${this.#requests}`;
    response.setHeader("x-request-id", id);
    response.setHeader("ratelimit-limit", "60");
    response.setHeader("ratelimit-remaining", "59");
    response.setHeader("ratelimit-reset", new Date(Date.now() + 60_000).toUTCString());
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    response.statusCode = status;
    if (status === 204) return void response.end();
    if (page !== undefined) return void response.setHeader("content-type", "text/html").end(page);
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.end(
      JSON.stringify(errors ? { errors, meta: { status, request_id: id } } : { data, ...(meta && { meta }) }),
    );
  }
}

function wrongHeaders({ headers }: IncomingMessage): Answer | undefined {
  if (!/^Bearer duffel_(test|live)_\w+$/.test(headers.authorization ?? ""))
    return refusal(401, "authentication_error", "access_token_not_found", "The access token is not known");
  if (headers["duffel-version"] !== "v2")
    return refusal(400, "invalid_request_error", "unsupported_version", "The version is not supported");
  return undefined;
}

/** A page of a list, as Duffel cuts it. */
export function pageOf<T>(list: readonly T[], query: URLSearchParams): Answer {
  const limit = Number(query.get("limit") ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200)
    return refusal(422, "validation_error", "validation_range", "limit must be between 1 and 200", { field: "limit" });
  const from = Number((query.get("after") ?? "g0").slice(1));
  const after = from + limit < list.length ? `g${from + limit}` : null;
  return { status: 200, data: list.slice(from, from + limit), meta: { limit, before: null, after } };
}
