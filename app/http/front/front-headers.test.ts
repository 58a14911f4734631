import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import type { RequestHandler } from "express";
import { afterEach, describe, expect, it } from "vitest";
import { env } from "#app/config/env.server";
import { isOddAddress } from "./body-guard.server";
import { fileHeaders, loadContext, securityHeaders } from "./express.server";
import { openFront } from "./front.fixture";
import type { Front } from "./front.fixture";
import { CACHE } from "../answer/responses.server";

let front: Front | undefined;
const before = { ...env() };
afterEach(async () => {
  await front?.close();
  front = undefined;
  Object.assign(env(), before);
  env().PUBLIC_ORIGIN = undefined;
  env().STRIPE_SECRET_KEY = undefined;
  env().STRIPE_API_BASE = undefined;
});

const tells: RequestHandler = (req, res) => {
  const { address, origin, cspNonce, traceId } = loadContext(req, res);
  res.json({ address, origin, cspNonce, traceId, host: req.headers.host, forwarded: req.headers["x-forwarded-proto"] });
};
interface Told {
  address: string;
  origin: string;
  cspNonce: string;
  traceId: string;
  host: string;
  forwarded?: string;
}
const ask = (path: string, init: RequestInit = {}) => fetch(front!.origin + path, init);
const askToTell = async (headers: Record<string, string>) => (await (await ask("/x", { headers })).json()) as Told;

describe("a proxy's headers about the caller", () => {
  const forwarded = { "X-Forwarded-For": "192.0.2.1, 192.0.2.2 ", "X-Forwarded-Proto": "https", Forwarded: "for=x" };

  it("is not believed where none was named", async () => {
    front = await openFront(tells);
    const told = await askToTell(forwarded);
    expect(told.address).toMatch(/127\.0\.0\.1$/);
    expect(told.forwarded).toBeUndefined();
  });

  it("is believed behind one, as far as that one saw itself: the last address", async () => {
    env().TRUST_PROXY = true;
    front = await openFront(tells);
    expect(await askToTell(forwarded)).toMatchObject({ address: "192.0.2.2", forwarded: "https" });
    expect((await askToTell({ "X-Forwarded-For": " " })).address).toMatch(/127\.0\.0\.1$/);
    expect((await askToTell({})).address).toMatch(/127\.0\.0\.1$/);
  });
});

describe("a request", () => {
  it("has a nonce and a trace id of its own, which the answer bears", async () => {
    front = await openFront(tells);
    const answers = await Promise.all([ask("/x"), ask("/x")]);
    const told = await Promise.all(answers.map(async (answer) => (await answer.json()) as Told));
    expect(new Set(told.map(({ cspNonce }) => cspNonce)).size).toBe(2);
    answers.forEach((answer, at) => {
      expect(Buffer.from(told[at]!.cspNonce, "base64")).toHaveLength(16);
      expect(answer.headers.get("Content-Security-Policy")).toContain(`'nonce-${told[at]!.cspNonce}'`);
      expect(answer.headers.get("X-Trace-Id")).toBe(told[at]!.traceId);
    });
  });

  it("of old that names no host is asked of this machine; its host is none in capitals", async () => {
    front = await openFront(tells);
    const text = await front.raw("GET /x HTTP/1.0\r\n\r\n");
    expect(text).toContain(`"host":"localhost:${env().PORT}"`);
    expect(await front.raw("GET /x HTTP/1.1\r\nHost: VOYANCE.Example:80\r\nConnection: close\r\n\r\n")).toContain(
      '"origin":"http://voyance.example:80"',
    );
  });

  it("to what no link leads to is refused before anything reads it", async () => {
    front = await openFront(tells);
    for (const path of ["/x%00", "/x?a=%00", "/x?_data=root"]) {
      expect(isOddAddress(path)).toBe(true);
      expect((await ask(path)).status, path).toBe(400);
    }
  });
});

describe("the policy of a page", () => {
  const policyOf = async (isDevelopment = false): Promise<Record<string, string>> => {
    const headers = new Map<string, string>();
    const res = {
      locals: { load: { cspNonce: "n" } },
      setHeader: (name: string, value: string) => headers.set(name, value),
      removeHeader: () => undefined,
    };
    await new Promise((resolve) => {
      securityHeaders({ isDevelopment })({} as never, res as never, resolve);
    });
    const csp = (headers.get("Content-Security-Policy") ?? "").split(";").map((part) => part.split(" "));
    return {
      ...Object.fromEntries([...headers].map(([name, value]) => [name, value])),
      ...Object.fromEntries(csp.map(([name, ...sources]) => [name, sources.join(" ")])),
    };
  };

  it("allows what is ours, scripts by nonce, frames by nobody", async () => {
    const policy = await policyOf();
    expect(policy).toMatchObject({
      "default-src": "'none'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
      "connect-src": "'self'",
      "font-src": "'self'",
      "img-src": "'self' data:",
      "manifest-src": "'self'",
      "script-src": "'self' 'nonce-n'",
      "style-src": "'self'",
      "worker-src": "'self'",
      "Permissions-Policy": "camera=(), microphone=(), geolocation=(self), payment=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Frame-Options": "DENY",
      "X-Content-Type-Options": "nosniff",
    });
    expect(policy).not.toHaveProperty("upgrade-insecure-requests");
    expect(policy).not.toHaveProperty("Strict-Transport-Security");
    expect(policy).not.toHaveProperty("Cross-Origin-Embedder-Policy");
  });

  it("lets a developer's tools talk and style, and nobody else's", async () => {
    expect(await policyOf(true)).toMatchObject({ "connect-src": "'self' ws:", "style-src": "'self' 'unsafe-inline'" });
  });

  it("holds browsers to HTTPS for a year where that is how it is reached", async () => {
    env().PUBLIC_ORIGIN = "https://voyance.example";
    expect(await policyOf()).toMatchObject({
      "upgrade-insecure-requests": "",
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    });
    env().PUBLIC_ORIGIN = "http://voyance.example";
    expect(await policyOf()).not.toHaveProperty("Strict-Transport-Security");
  });

  it("lets forms lead to sign-in and to payment, where they are paid by card", async () => {
    expect((await policyOf())["form-action"]).toBe("'self' https://accounts.google.com");
    env().STRIPE_SECRET_KEY = "sk_test_1";
    env().STRIPE_API_BASE = "http://127.0.0.1:9/api";
    expect((await policyOf())["form-action"]).toBe(
      "'self' https://accounts.google.com https://checkout.stripe.com http://127.0.0.1:9",
    );
  });
});

describe("a file", () => {
  it("says in few words that it is neither sniffed, framed, embedded elsewhere nor loads anything", async () => {
    front = await openFront((_req, res) => {
      fileHeaders(res);
      res.type("svg").send("<svg/>");
    });
    const { headers } = await ask("/x");
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    const length = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    expect(length).toBeLessThan(500);
  });
});

describe("a picture", () => {
  it("goes with the headers of a file, whoever answers with it; a page keeps those of a document", async () => {
    front = await openFront(
      (req, res) => void res.type(req.path === "/picture" ? "image/svg+xml" : "html").send("<svg/>"),
    );
    const { headers } = await ask("/picture");
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.has("Permissions-Policy")).toBe(false);
    expect((await ask("/page")).headers.has("Permissions-Policy")).toBe(true);
  });
});

describe("an answer that says nothing of it", () => {
  it("is kept by nobody; a refusal and the answer to a form neither, whatever they say", async () => {
    front = await openFront((req, res) => {
      if (req.path !== "/silent") res.setHeader("Cache-Control", CACHE.public);
      if (req.path === "/short") res.setHeader("Cache-Control", "max-age=5");
      res.status(Number(/\d+/.exec(req.path)?.[0] ?? 200)).send("x");
    });
    const form = { method: "POST", body: new URLSearchParams({ a: "b" }) };
    const policies = async (path: string, init = {}) => (await ask(path, init)).headers.get("Cache-Control");
    expect(await policies("/silent")).toBe(CACHE.private);
    expect(await policies("/399")).toBe(CACHE.public);
    expect(await policies("/x", { method: "HEAD" })).toBe(CACHE.public);
    expect([await policies("/400"), await policies("/500"), await policies("/x", form)]).toEqual(
      Array(3).fill(CACHE.private),
    );
    expect(await policies("/short", form)).toBe("max-age=5");
  });

  it("tells when to come back and what else may be asked, unless it said so itself", async () => {
    front = await openFront((req, res) => {
      if (req.path.startsWith("/own")) res.setHeader("Retry-After", "9").setHeader("Allow", "GET");
      res.status(Number(/\d+/.exec(req.path)![0])).send("x");
    });
    const told = async (path: string) => {
      const { headers } = await ask(path);
      return [headers.get("Retry-After"), headers.get("Allow")];
    };
    expect(await told("/429")).toEqual(["5", null]);
    expect(await told("/503")).toEqual(["5", null]);
    expect(await told("/405")).toEqual([null, "GET, HEAD, OPTIONS"]);
    expect(await told("/500")).toEqual([null, null]);
    expect(await told("/own/429")).toEqual(["9", "GET"]);
    expect(await told("/own/405")).toEqual(["9", "GET"]);
  });
});

describe("a post", () => {
  const post = (headers: Record<string, string>, path = "/signin") =>
    ask(path, { method: "POST", body: new URLSearchParams({ a: "b" }), headers });

  it("from another site is refused, by what the browser says of it", async () => {
    front = await openFront(tells);
    for (const site of ["same-origin", "none"]) expect((await post({ "Sec-Fetch-Site": site })).status, site).toBe(200);
    for (const site of ["cross-site", "same-site"]) {
      const refused = await post({ "Sec-Fetch-Site": site });
      expect([refused.status, refused.headers.get("Cache-Control")]).toEqual([403, "no-store, no-transform"]);
      expect(await refused.text()).toMatch(/came from another site[\s\S]*Nothing was changed/);
    }
    expect((await post({ Origin: "null" })).status).toBe(403);
    expect((await post({ Origin: front.origin })).status).toBe(200);
    const own = { Origin: front.origin, Referer: "https://evil.example/" };
    expect((await post(own)).status).toBe(200);
  });

  it("of the payment provider is judged by its signature, not by its origin; reading is free to all", async () => {
    front = await openFront(tells);
    const evil = { Origin: "https://evil.example" };
    expect((await post(evil, "/webhooks/stripe")).status).toBe(200);
    expect((await post(evil, "/webhooks/stripe/x")).status).toBe(403);
    for (const method of ["GET", "HEAD", "OPTIONS"])
      expect((await ask("/x", { method, headers: evil })).ok, method).toBe(true);
    for (const method of ["PUT", "DELETE", "PATCH"])
      expect((await ask("/api/x", { method, headers: evil })).status, method).toBe(403);
  });
});

describe("a failure", () => {
  it("of the caller's making is 400 and from 500 on our own; without a number it is ours", async () => {
    front = await openFront((req, _res, next) => next({ status: Number(req.path.slice(1)) }));
    const statuses = await Promise.all(
      ["/399", "/400", "/499", "/500", "/x"].map(async (path) => (await ask(path)).status),
    );
    expect(statuses).toEqual([500, 400, 400, 500, 500]);
    const page = await ask("/500");
    expect(await page.text()).toMatch(/<h1>Something went wrong on our side<\/h1><p>Please try again in a moment/);
  });

  it("after an answer has begun ends the connection; after it is out, nothing more is said", async () => {
    front = await openFront((req, res, next) => {
      if (req.path === "/half") {
        res.setHeader("Content-Length", "10").write("12345");
        setImmediate(() => next(new Error("late")));
      } else {
        res.send("whole");
        next(new Error("too late"));
      }
    });
    expect(await (await ask("/whole")).text()).toBe("whole");
    await expect(ask("/half").then((answer) => answer.text())).rejects.toThrow();
  });

  it("has the shape of what was asked: a page with a way home, or JSON; for HEAD its headers alone", async () => {
    front = await openFront((_req, _res, next) => next(new Error("x")));
    for (const path of ["/api/x", "/webhooks/stripe", "/api"])
      expect((await ask(path)).headers.get("Content-Type"), path).toBe("application/json; charset=utf-8");
    const words = "Something went wrong on our side";
    for (const path of ["/api/contact-us", "/api/contact-us/?x=1"])
      expect(await (await ask(path)).json(), path).toEqual({ error: words });
    for (const path of ["/api/contact-us-too", "/api/x"])
      expect(await (await ask(path)).json(), path).toEqual({
        success: false,
        error: { code: "INTERNAL", message: words },
      });
    for (const path of ["/apis", "/x/api/y"]) {
      const page = await ask(path);
      expect(page.headers.get("Content-Type"), path).toBe("text/html; charset=utf-8");
      expect(await page.text()).toContain('<a href="/">Return home</a>');
    }
    const head = await ask("/x", { method: "HEAD" });
    expect([head.status, Number(head.headers.get("Content-Length")) > 100, await head.text()]).toEqual([500, true, ""]);
  });

  it("before there are headers has a policy that runs nothing", async () => {
    front = await openFront(tells);
    const text = await front.raw("GET /x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n");
    expect(text).toMatch(/Content-Security-Policy: default-src 'none'; frame-ancestors 'none'/);
    const refused = await front.raw("PROPFIND /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(refused).toMatch(/^HTTP\/1\.1 405 [\s\S]*Content-Security-Policy: default-src 'none'; .*style-src 'sha256-/);
  });
});

it("compresses pages, and leaves what is sent bit by bit alone", async () => {
  front = await openFront((req, res) => {
    if (req.path === "/events") res.setHeader("Content-Type", "text/event-stream; charset=utf-8").end("x".repeat(2000));
    else if (req.path === "/picture") res.type("image/png").send(Buffer.alloc(2000));
    else res.type("html").send("x".repeat(req.path === "/short" ? 599 : 600));
  });
  const codingOf = async (path: string, accepted: string) =>
    (await ask(path, { headers: { "Accept-Encoding": accepted } })).headers.get("Content-Encoding");
  expect(await codingOf("/long", "br, gzip")).toBe("br");
  expect(await codingOf("/long", "gzip")).toBe("gzip");
  expect([
    await codingOf("/short", "br"),
    await codingOf("/events", "br"),
    await codingOf("/picture", "br"),
    await codingOf("/long", "identity"),
  ]).toEqual([null, null, null, null]);
});

it("compresses at once what is sent in one piece, and says how long it is", async () => {
  const page = "a page ".repeat(200);
  front = await openFront((req, res) => {
    if (req.path === "/packed") return void res.setHeader("Content-Encoding", "gzip").end(gzipSync(page));
    if (req.path === "/picture") res.type("image/png");
    else res.type("html");
    res.end(Buffer.from(req.path === "/short" ? "short" : page));
  });
  for (const coding of ["br", "gzip"]) {
    const answer = await ask("/page", { headers: { "Accept-Encoding": coding } });
    expect(answer.headers.get("Content-Encoding")).toBe(coding);
    expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
    expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(200);
    expect(await answer.text()).toBe(page);
  }
  const codingOf = async (path: string) =>
    (await ask(path, { headers: { "Accept-Encoding": "br" } })).headers.get("Content-Encoding");
  expect([await codingOf("/short"), await codingOf("/picture"), await codingOf("/packed")]).toEqual([
    null,
    null,
    "gzip",
  ]);
  const head = await ask("/page", { method: "HEAD", headers: { "Accept-Encoding": "br" } });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

it("frees a connection's place with each answer, so that a long life of one after the other is served", async () => {
  front = await openFront((_req, res) => void res.send("served"));
  const { port } = front;
  const answers = await new Promise<number>((resolve, reject) => {
    let count = 0;
    const socket = connect(port, "127.0.0.1", () => socket.write("GET /x HTTP/1.1\r\nHost: x\r\n\r\n"));
    socket.setEncoding("latin1").on("data", (part: string) => {
      count += (part.match(/HTTP\/1\.1 200/g) ?? []).length;
      if (count < 40 && part.endsWith("served")) socket.write("GET /x HTTP/1.1\r\nHost: x\r\n\r\n");
      else socket.end();
    });
    socket.once("close", () => resolve(count)).once("error", reject);
  });
  expect(answers).toBe(40);
});
