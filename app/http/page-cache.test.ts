import { brotliDecompressSync } from "node:zlib";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "#app/config/env.server";
import { PAGE_MEMORY } from "#app/config/limits";
import { loadContext } from "./express.server";
import { openFront } from "./front.fixture";
import type { Front } from "./front.fixture";
import { clearPageCache, serveShared } from "./page-cache.server";
import { CACHE } from "./responses.server";

const build = {
  routes: {
    root: { id: "root", module: {} },
    page: { id: "page", parentId: "root", path: "explore", module: { handle: { sharedBy: ["q"] } } },
  },
};
const text = "A line of the page. ".repeat(100);

let front: Front | undefined;
let rendered: string[] = [];
beforeEach(() => {
  clearPageCache();
  rendered = [];
});
afterEach(async () => {
  await front?.close();
  front = undefined;
  vi.restoreAllMocks();
  env().MAINTENANCE = false;
});

async function open(render: RequestHandler): Promise<void> {
  front = await openFront(
    (req, res, next) => {
      rendered.push(`${req.method} ${req.originalUrl}`);
      render(req, res, next);
    },
    { build },
  );
}
const pageOf: RequestHandler = (_req, res) =>
  void res.setHeader("Cache-Control", CACHE.public).setHeader("Content-Type", "text/html; charset=utf-8").send(text);
const ask = (init: RequestInit = {}, path = "/explore") => fetch(front!.origin + path, init);

it("a look at the headers alone is answered without making anybody wait, and keeps no page that has no body", async () => {
  await open(pageOf);
  const head = await ask({ method: "HEAD" });
  expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([200, String(text.length), ""]);
  expect(await (await ask()).text()).toBe(text);
  expect(rendered).toEqual(["HEAD /explore", "GET /explore"]);
  const known = await ask({ method: "HEAD", headers: { "Accept-Encoding": "identity" } });
  expect([known.headers.get("Content-Length"), await known.text()]).toEqual([String(text.length), ""]);
  expect(rendered).toHaveLength(2);
});

it("a kept page is sent with all that it said of itself, but its own length, coding and nonce", async () => {
  await open((req, res, next) => {
    res.setHeader("Link", "</a.css>; rel=preload").setHeader("X-Many", ["1", "2"]);
    pageOf(req, res, next);
  });
  const first = await ask({ headers: { "Accept-Encoding": "identity" } });
  const second = await ask({ headers: { "Accept-Encoding": "identity" } });
  for (const answer of [first, second]) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get("Content-Length")).toBe(String(text.length));
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(answer.headers.get("Link")).toBe("</a.css>; rel=preload");
    expect(answer.headers.get("X-Many")).toBe("1, 2");
    expect(answer.headers.get("Cache-Control")).toBe(CACHE.public);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding, Cookie");
    expect(answer.headers.get("ETag")).toMatch(/^W\/"[\w-]{22}"$/);
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/script-src 'self';/);
  }
  expect(rendered).toEqual(["GET /explore"]);
  expect(first.headers.get("X-Trace-Id")).not.toBe(second.headers.get("X-Trace-Id"));
});

it("a page that is not read for everybody is kept for nobody", async () => {
  await open((req, res, next) => {
    const kind = new URL(req.originalUrl, "http://x").searchParams.get("q");
    if (kind === "cookie") res.setHeader("Set-Cookie", "a=1");
    if (kind === "missing") res.status(404);
    pageOf(req, res, next);
  });
  for (const kind of ["cookie", "missing"]) {
    rendered = [];
    for (let times = 0; times < 2; times++) expect(await (await ask({}, `/explore?q=${kind}`)).text()).toBe(text);
    expect(rendered, kind).toHaveLength(2);
  }
  expect((await ask({ headers: { Cookie: "auth_token=x" } })).headers.get("Cache-Control")).toBe(CACHE.private);
});

it("a page that comes in pieces is kept whole, whatever they are made of", async () => {
  await open((_req, res) => {
    res.setHeader("Cache-Control", CACHE.public).setHeader("Content-Type", "text/html");
    res.write("é");
    res.write(Buffer.from("1"));
    res.write(new Uint8Array([50]));
    res.end(text);
  });
  for (let times = 0; times < 2; times++) expect(await (await ask()).text()).toBe(`é12${text}`);
  expect(rendered).toHaveLength(1);
});

it("a page that passes through in pieces is not held back", async () => {
  let release: () => void = () => undefined;
  await open((_req, res) => {
    res.setHeader("Cache-Control", CACHE.private).write("first ");
    release = () => res.end("last");
  });
  const answer = await ask();
  const reader = answer.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("first ");
  release();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("last");
});

describe("those who wait for a page that is being made", () => {
  const caller = () => {
    const req = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: "/explore" });
    return { req, res: new ServerResponse(req), render: vi.fn() };
  };
  /** One who is served first, and so many who ask meanwhile. */
  function askAtOnce(others: number) {
    const callers = Array.from({ length: others + 1 }, caller);
    for (const { req, res, render } of callers) serveShared(req, res, "a page", render);
    return callers;
  }
  const madeFor = (callers: ReturnType<typeof askAtOnce>) => callers.map(({ render }) => render.mock.calls.length);
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => {
    vi.advanceTimersByTime(PAGE_MEMORY.patienceMs);
    vi.useRealTimers();
  });

  it("have it made for themselves when their patience is over, once, and not for those who have left", () => {
    const callers = askAtOnce(2);
    callers[2]!.res.destroy();
    vi.advanceTimersByTime(PAGE_MEMORY.patienceMs - 1);
    expect(madeFor(callers)).toEqual([1, 0, 0]);
    vi.advanceTimersByTime(1);
    expect(madeFor(callers)).toEqual([1, 1, 0]);
    callers[0]!.res.emit("close");
    expect(madeFor(callers)).toEqual([1, 1, 0]);
  });

  it("each have it made when it may not be kept", () => {
    const callers = askAtOnce(2);
    vi.spyOn(callers[0]!.res, "writableFinished", "get").mockReturnValue(true);
    callers[0]!.res.emit("close");
    expect(madeFor(callers)).toEqual([1, 1, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("let the next go first when the first has left", () => {
    const callers = askAtOnce(2);
    callers[0]!.res.emit("close");
    expect(madeFor(callers)).toEqual([1, 1, 0]);
    callers[1]!.res.emit("close");
    expect(madeFor(callers)).toEqual([1, 1, 1]);
  });
});

it("each name that the product is called by has pages of its own", async () => {
  await open((req, res) => void res.setHeader("Cache-Control", CACHE.public).send(loadContext(req, res).origin + text));
  const as = (host: string) => front!.raw(`GET /explore HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await as("a.example")).toContain(`http://a.example${text}`);
  expect(await as("b.example")).toContain(`http://b.example${text}`);
  expect(await as("A.example")).toContain(`http://a.example${text}`);
  expect(rendered).toHaveLength(2);
});

it("nothing is kept while the site is closed, nor under an address that no link has", async () => {
  await open(pageOf);
  env().MAINTENANCE = true;
  await ask();
  await ask();
  expect(rendered).toHaveLength(2);
  env().MAINTENANCE = false;
  expect((await ask({}, "/explore?_data=root")).status).toBe(400);
  await (await ask({}, "/explore")).text();
  await (await ask({}, "/explore")).text();
  expect(rendered).toHaveLength(3);
});

it("the same page keeps its name after it was made anew, and has another when it reads otherwise", async () => {
  let version = "";
  await open((_req, res) => void res.setHeader("Cache-Control", CACHE.public).send(text + version));
  const now = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(now);
  const etag = async () => (await ask({ headers: { "Accept-Encoding": "br" } })).headers.get("ETag");
  const first = await etag();
  clock.mockReturnValue(now + 59_999);
  await etag();
  expect(rendered).toHaveLength(1);
  clock.mockReturnValue(now + 60_000);
  expect(await etag()).toBe(first);
  expect(rendered).toHaveLength(2);
  version = "2";
  clock.mockReturnValue(now + 120_000);
  expect(await etag()).not.toBe(first);
  expect(rendered).toHaveLength(3);
});

it("whoever reads brotli gets it first, then gzip, else the page as it is", async () => {
  await open(pageOf);
  const codingOf = async (accepted: string) =>
    (await ask({ headers: { "Accept-Encoding": accepted } })).headers.get("Content-Encoding");
  for (let times = 0; times < 2; times++)
    expect([await codingOf("gzip, br"), await codingOf("gzip"), await codingOf("identity")]).toEqual([
      "br",
      "gzip",
      null,
    ]);
  const packed = await front!.raw(
    "GET /explore HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n",
  );
  const [head = "", body = ""] = packed.split("\r\n\r\n");
  expect(Number(/Content-Length: (\d+)/.exec(head)?.[1])).toBe(body.length);
  expect(brotliDecompressSync(Buffer.from(body, "latin1")).toString()).toBe(text);
});
