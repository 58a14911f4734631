import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SERVER_LIMITS } from "#app/config/limits";
import { env } from "#app/config/env.server";
import { admit, boundConnections, originOf } from "./admission.server";

/** Work starts at once, and no request ever counts as long. */
const WORLD = { now: () => 0, nextTurn: (turn: () => void) => turn(), busyShare: () => 1 };

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
  it("counts what a connection has unanswered, and no other's", () => {
    const admitted = admit(vi.fn(), undefined, WORLD);
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
    admit((asked) => void (host = asked.headers), undefined, WORLD)(req, res);
    return host;
  };

  it("may be left out by the oldest callers only", () => {
    expect(seen({}, "1.0")).toMatchObject({ host: `localhost:${env().PORT}` });
    expect(seen({ host: "x.example" }, "1.0")).toMatchObject({ host: "x.example" });
    const { req, res } = requestTo("/x");
    delete req.headers.host;
    admit(vi.fn(), undefined, WORLD)(req, res);
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
