import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SERVER_LIMITS } from "#app/config/limits";
import { env } from "#app/config/env.server";
import { admit, boundConnections, originOf } from "./admission.server";

/** What the gauge of the event loop says: nanoseconds, and the resolution of its own with it. */
const measured = vi.hoisted(() => ({ count: 0, mean: 0, reset: vi.fn(), enable: vi.fn() }));
const monitor = vi.hoisted(() => vi.fn(() => measured));
vi.mock("node:perf_hooks", async (original) => ({ ...(await original<object>()), monitorEventLoopDelay: monitor }));

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval"] }));
afterEach(() => {
  vi.useRealTimers();
  env().PUBLIC_ORIGIN = undefined;
});

function requestTo(url: string, socket = new Socket(), host = "localhost") {
  const req = Object.assign(new IncomingMessage(socket), { url, method: "GET", httpVersion: "1.1" });
  req.headers.host = host;
  return { req, res: new ServerResponse(req) };
}

describe("a server", () => {
  it("turns away only what is slow for longer than one measure, and forgets it when it has passed", () => {
    const served = vi.fn();
    const admitted = admit(served, undefined);
    const isServed = (url = "/signin"): boolean => {
      served.mockClear();
      const { req, res } = requestTo(url);
      admitted(req, res);
      if (served.mock.calls.length === 0) expect(res.statusCode).toBe(503);
      return served.mock.calls.length > 0;
    };
    const measure = (delayMs: number, count = 20): void => {
      Object.assign(measured, { count, mean: (delayMs + 20) * 1e6 });
      vi.advanceTimersByTime(500);
    };
    expect(monitor).toHaveBeenCalledWith({ resolution: 20 });
    expect(isServed()).toBe(true);
    measure(SERVER_LIMITS.shedAllMs);
    expect(isServed()).toBe(true);
    measure(SERVER_LIMITS.shedAllMs);
    expect(isServed()).toBe(false);
    expect(measured.reset).toHaveBeenCalledTimes(2);
    for (const url of ["/healthz", "/readyz?x=1", "/webhooks/stripe", "/art/x", "/robots.txt", "/static/a/b"])
      expect(isServed(url), url).toBe(true);
    for (const url of ["/healthzy", "/x/healthz", "/trips/a.b/c", "/a/b.css", "/"])
      expect(isServed(url), url).toBe(false);
    measure(0);
    expect(isServed()).toBe(true);
    measure(SERVER_LIMITS.shedAllMs);
    measure(SERVER_LIMITS.shedAllMs, 0);
    expect(isServed()).toBe(true);
    // A timer that comes early is no debt that the next delay may use up.
    measure(-20);
    expect(isServed()).toBe(true);
  });

  it("counts what a connection has unanswered, and no other's", () => {
    const admitted = admit(vi.fn(), undefined);
    const [one, other] = [new Socket(), new Socket()];
    const answers = Array.from({ length: SERVER_LIMITS.mostPipelined + 1 }, () => {
      const { req, res } = requestTo("/x", one);
      admitted(req, res);
      return res;
    });
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 503)).toHaveLength(1);
    expect([answers.at(-1)!.shouldKeepAlive, answers.at(-1)!.getHeader("Retry-After")]).toEqual([
      false,
      String(SERVER_LIMITS.retrySeconds),
    ]);
    const elsewhere = requestTo("/x", other);
    admitted(elsewhere.req, elsewhere.res);
    expect(elsewhere.res.statusCode).toBe(200);
    for (const res of answers.slice(0, 2)) res.emit("close");
    const next = requestTo("/x", one);
    admitted(next.req, next.res);
    expect(next.res.statusCode).toBe(200);
  });

  it("gives connections and requests their times", () => {
    const server = {} as Server;
    boundConnections(server);
    expect(server).toEqual({ keepAliveTimeout: 72_000, headersTimeout: 75_000, requestTimeout: 120_000 });
    // A connection must not be closed for idleness while the headers of its next request may still come.
    expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
  });
});

describe("the host of a request", () => {
  const seen = (headers: Record<string, string | undefined>, httpVersion = "1.1") => {
    let host: unknown = "refused";
    const { req, res } = requestTo("/x");
    delete req.headers.host;
    Object.assign(req, { httpVersion });
    Object.assign(req.headers, headers);
    admit(
      (asked) => void (host = asked.headers),
      undefined,
      () => 0,
    )(req, res);
    return host;
  };

  it("may be left out by the oldest callers only", () => {
    expect(seen({}, "1.0")).toMatchObject({ host: `localhost:${env().PORT}` });
    expect(seen({ host: "x.example" }, "1.0")).toMatchObject({ host: "x.example" });
    const { req, res } = requestTo("/x");
    delete req.headers.host;
    admit(vi.fn(), undefined, () => 0)(req, res);
    expect([res.statusCode, res.getHeader("Cache-Control")]).toEqual([400, "no-store, no-transform"]);
  });

  it("is the public one where there is one, and never what a header beside it says", () => {
    expect(seen({ host: "x.example", "x-forwarded-host": "evil.example" })).toEqual({ host: "x.example" });
    expect(originOf(requestTo("/", new Socket(), "X.example:80").req)).toBe("http://x.example:80");
    env().PUBLIC_ORIGIN = "https://voyance.example:8443";
    expect(seen({ host: "x.example" })).toMatchObject({ host: "voyance.example:8443" });
    expect(originOf(requestTo("/").req)).toBe("https://voyance.example:8443");
  });
});
