import { request as ask } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RequestHandler } from "express";
import { SERVER_LIMITS } from "#app/config/limits";
import { env } from "#app/config/env.server";
import { ctxOf } from "./context.server";
import { loadContext } from "../front/express.server";
import { openFront } from "../front/front.fixture";
import type { Front } from "../front/front.fixture";
import { metricsText } from "../front/metrics.server";
import { clearSharedPages } from "../front/shared-pages.server";
import { CACHE } from "../answer/responses.server";

let front: Front | undefined;
beforeEach(clearSharedPages);
afterEach(async () => {
  await front?.close();
  front = undefined;
  vi.restoreAllMocks();
  env().PUBLIC_ORIGIN = undefined;
  env().SHED_LOAD = true;
});

const tells: RequestHandler = (req, res) =>
  void res.json({ host: req.headers.host, origin: loadContext(req, res).origin, url: req.originalUrl });

describe("an address", () => {
  it("that is none is refused, and never answered with 5xx", async () => {
    front = await openFront(tells);
    for (const host of ["a b", "evil.example:99999", "user@evil.example", "[::", "é", "x/y", "..", ""])
      expect(await front.raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`), host).toMatch(
        /^HTTP\/1\.1 400 [\s\S]*nosniff/i,
      );
    for (const target of ["http://evil.example/", "*", "evil"])
      expect(await front.raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`), target).toMatch(
        /^HTTP\/1\.1 400 /,
      );
    expect(await front.raw("GET /healthz HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("has the public origin, whatever a proxy writes into Host", async () => {
    env().PUBLIC_ORIGIN = "https://voyance.example";
    front = await openFront(tells);
    const answer = await fetch(`${front.origin}/signin`, {
      method: "POST",
      body: new URLSearchParams({ a: "b" }),
      headers: { Origin: "https://voyance.example", "X-Forwarded-Host": "evil.example" },
    });
    expect(await answer.json()).toEqual({
      host: "voyance.example",
      origin: "https://voyance.example",
      url: "/signin",
    });
  });
});

describe("a method that the framework does not know", () => {
  it("is refused in the shape of the address", async () => {
    front = await openFront(tells);
    for (const method of ["TRACE", "PROPFIND"]) {
      const api = await front.raw(`${method} /api/v1/trips HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(api).toMatch(/^HTTP\/1\.1 405 [\s\S]*Allow: GET, HEAD, POST[\s\S]*"METHOD_NOT_ALLOWED"/);
      expect(await front.raw(`${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 405 [\s\S]*Allow: GET, HEAD, POST, OPTIONS[\s\S]*<h1>/,
      );
    }
  });
});

describe("a failure", () => {
  it("is told without a stack, in the shape of the address", async () => {
    front = await openFront((_req, _res, next) => next(new Error("secret detail")));
    const api = await fetch(`${front.origin}/api/x`);
    expect([api.status, await api.json()]).toEqual([
      500,
      { success: false, error: { code: "INTERNAL", message: "Something went wrong on our side" } },
    ]);
    const page = await fetch(`${front.origin}/x`);
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([500, "no-store, no-transform"]);
    expect(await page.text()).not.toMatch(/secret|at /);
  });

  it("of the caller's making is 400", async () => {
    front = await openFront((_req, _res, next) => next(Object.assign(new Error("bad"), { status: 404 })));
    expect((await fetch(`${front.origin}/x`)).status).toBe(400);
  });
});

describe("a post without Origin and Sec-Fetch-Site", () => {
  it("is judged by its Referer, unless the caller has a token", async () => {
    front = await openFront(tells);
    const { port } = front;
    const post = (headers: Record<string, string>): Promise<number | undefined> =>
      new Promise((resolve) => {
        const type = { "Content-Type": "application/x-www-form-urlencoded", Cookie: "auth_token=x" };
        const sent = ask({ port, method: "POST", path: "/signin", headers: { ...type, ...headers } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        sent.end("a=b");
      });
    expect(await post({})).toBe(200);
    expect(await post({ Referer: `http://localhost:${port}/signin` })).toBe(200);
    expect(await post({ Referer: "https://evil.example/x" })).toBe(403);
    expect(await post({ Referer: "no address" })).toBe(403);
    expect(await post({ Referer: "https://evil.example/x", Authorization: "Bearer x" })).toBe(200);
    expect(await post({ Referer: `http://localhost:${port}/`, Origin: "https://evil.example" })).toBe(403);
  });
});

describe("headers", () => {
  it("tell whoever may come back when: what the refusal says, else a little later", async () => {
    front = await openFront((req, res) => {
      if (req.path === "/known") loadContext(req, res).retryAfter = 42;
      res.status(503).send("busy");
    });
    expect((await fetch(`${front.origin}/known`)).headers.get("Retry-After")).toBe("42");
    expect((await fetch(`${front.origin}/x`)).headers.get("Retry-After")).toBe("5");
  });
});

describe("a connection", () => {
  it("has few requests unanswered; what is beyond is turned away and the connection closed", async () => {
    const held: (() => void)[] = [];
    front = await openFront((_req, res) => {
      held.push(() => res.send("served"));
      if (held.length === SERVER_LIMITS.mostPipelined) for (const release of held) release();
    });
    const text = await front.raw("GET /x HTTP/1.1\r\nHost: x\r\n\r\n".repeat(400), Infinity);
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(SERVER_LIMITS.mostPipelined);
    expect(text.match(/HTTP\/1\.1 503/g)).toHaveLength(1);
    expect(text).toMatch(/Retry-After: 3/);
    expect(held).toHaveLength(SERVER_LIMITS.mostPipelined);
  });

  it("tells what works for it when its caller has gone, and not when it was answered", async () => {
    let signal: AbortSignal | undefined;
    front = await openFront((req, res) => {
      ({ signal } = ctxOf({ request: new Request("http://localhost/"), context: loadContext(req, res) }));
      if (req.path === "/events") {
        res.type("text/event-stream").write("data: 1\n\n");
      } else res.send("x");
    });
    await (await fetch(`${front.origin}/x`)).text();
    expect(signal?.aborted).toBe(false);

    const gone = new AbortController();
    const stream = await fetch(`${front.origin}/events`, { signal: gone.signal });
    expect(new TextDecoder().decode((await stream.body!.getReader().read()).value)).toBe("data: 1\n\n");
    const ended = new Promise((resolve) => signal?.addEventListener("abort", resolve));
    gone.abort();
    await ended;
    expect(signal?.aborted).toBe(true);
  });
});

describe("a server that cannot keep up", () => {
  /** No request ever counts as long, and none waits too long: the test alone decides. */
  const STILL = { now: () => 0, nextTurn: (turn: () => void) => void setImmediate(turn), busyShare: () => 1 };

  it("turns away what it would have to work for, and answers what is in memory and signs of life", async () => {
    const held: (() => void)[] = [];
    const { mostUnderWay, mostWaiting } = SERVER_LIMITS.queue;
    const shared = { id: "page", parentId: "root", path: "explore", module: { handle: { sharedBy: [] } } };
    let isFull = (): void => undefined;
    const whenFull = new Promise<void>((resolve) => (isFull = resolve));
    const metrics = async () =>
      [...(await metricsText()).matchAll(/^voyance_requests\w*(?:\{\S+\})? (\d+)$/gm)].map(([, n]) => Number(n));
    front = await openFront(
      (req, res) => {
        if (req.path !== "/held") return void res.setHeader("Cache-Control", CACHE.public).send("served");
        held.push(() => res.send("held"));
        if (held.length === mostUnderWay) isFull();
      },
      { build: { routes: { root: { id: "root", module: {} }, page: shared } }, world: STILL },
    );
    const ask = (path: string) => fetch(front!.origin + path);
    expect((await ask("/explore")).status).toBe(200);
    const asked = Array.from({ length: mostUnderWay + mostWaiting }, () => ask("/held").then(({ status }) => status));
    await whenFull;
    // Health checks come after all requests sent before them, so by then every request has arrived.
    while ((await metrics())[1] !== mostWaiting) await ask("/healthz");
    const page = await ask("/signin");
    expect([page.status, page.headers.get("Retry-After"), page.headers.get("Cache-Control")]).toEqual([
      503,
      "3",
      "no-store, no-transform",
    ]);
    expect(await page.text()).toContain("<h1>We are very busy just now</h1>");
    expect(await (await ask("/api/v1/trips")).json()).toEqual({
      success: false,
      error: { code: "UNAVAILABLE", message: "We are very busy just now" },
    });
    for (const path of ["/explore", "/healthz", "/readyz", "/webhooks/stripe", "/assets/a.js", "/favicon.svg"])
      expect((await ask(path)).status, path).toBe(200);
    env().SHED_LOAD = false;
    expect((await ask("/signin")).status).toBe(200);
    env().SHED_LOAD = true;
    expect(await metrics()).toEqual([mostUnderWay, mostWaiting, 2]);
    const release = setInterval(() => held.splice(0).forEach((answer) => answer()), 1);
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    clearInterval(release);
    expect((await ask("/signin")).status).toBe(200);
  });

  it("gives the place of a request whose caller has gone to the next", async () => {
    let begun = (): void => undefined;
    front = await openFront((req, res) => (req.path === "/held" ? begun() : void res.send("served")), { world: STILL });
    for (let index = 0; index < SERVER_LIMITS.queue.mostUnderWay + 5; index++) {
      const gone = new AbortController();
      const isHeld = new Promise<void>((resolve) => (begun = resolve));
      const asked = fetch(`${front.origin}/held`, { signal: gone.signal }).catch(() => "gone");
      await isHeld;
      gone.abort();
      expect(await asked).toBe("gone");
    }
    expect((await fetch(`${front.origin}/signin`)).status).toBe(200);
  });

  it("keeps an idle connection longer than proxies do", async () => {
    front = await openFront(tells);
    const text = await front.raw("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(Number(/Keep-Alive: timeout=(\d+)/.exec(text)?.[1])).toBeGreaterThan(60);
  });
});

describe("a body", () => {
  const limits = [
    { path: /^\/upload$/, mostBytes: 1_000_000 },
    { path: /^\//, mostBytes: 1000 },
  ];
  const reads: RequestHandler = (req, res, next) => {
    let bytes = 0;
    req.on("data", (chunk: Buffer) => (bytes += chunk.length));
    req.on("end", () => res.json({ bytes }));
    req.on("error", next);
  };
  const post = (path: string, body: BodyInit) =>
    fetch(front!.origin + path, {
      method: "POST",
      body,
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      duplex: "half",
    } as RequestInit);

  it("has the limit of its address, and a length that is known beforehand", async () => {
    front = await openFront(reads, { limits });
    expect(await (await post("/upload", "x".repeat(1_000_000))).json()).toEqual({ bytes: 1_000_000 });
    expect((await post("/upload", "x".repeat(1_000_001))).status).toBe(413);
    expect(await (await post("/signin", "x".repeat(1000))).json()).toEqual({ bytes: 1000 });
    expect((await post("/signin", "x".repeat(1001))).status).toBe(413);
    for (const path of ["/upload", "/signin"])
      expect((await post(path, new Blob(["x".repeat(1000)]).stream())).status, path).toBe(400);
  });

  it("of two lengths is refused before anything reads it", async () => {
    front = await openFront(reads, { limits });
    const head = "POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n";
    const both = `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`;
    expect(await front.raw(both)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
