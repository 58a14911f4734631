import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "#app/config/env.server";
import { openFront } from "./front.fixture";
import type { Front } from "./front.fixture";
import { CACHE } from "../answer/responses.server";
import { clearSharedPages, relyOnPagesWhile } from "./shared-pages.server";

const build = {
  routes: {
    root: { id: "root", module: {} },
    page: { id: "page", parentId: "root", path: "explore", module: { handle: { sharedBy: ["q"] } } },
  },
};
const text = "A line of the page. ".repeat(100);

let front: Front | undefined;
/** The addresses of all pages that were made, for the memory or past it. */
let made: string[] = [];
let passed: string[] = [];
beforeEach(() => {
  clearSharedPages();
  made = [];
  passed = [];
});
afterEach(async () => {
  await front?.close();
  front = undefined;
  vi.restoreAllMocks();
  env().MAINTENANCE = false;
  relyOnPagesWhile(() => true);
});

const pageOf = (headers: Record<string, string> = {}, body = text, status = 200) =>
  new Response(body, {
    status,
    headers: { "Cache-Control": CACHE.public, "Content-Type": "text/html; charset=utf-8", ...headers },
  });

async function open(page: (request: Request) => Response | Promise<Response> = () => pageOf()): Promise<void> {
  front = await openFront(
    (req, res) => {
      passed.push(`${req.method} ${req.originalUrl}`);
      res.setHeader("Cache-Control", CACHE.public).send(`for one: ${text}`);
    },
    {
      build,
      page: async (request) => {
        const { pathname, search } = new URL(request.url);
        made.push(pathname + search);
        return page(request);
      },
    },
  );
}
const ask = (init: RequestInit = {}, path = "/explore") => fetch(front!.origin + path, init);

it("a page is made once, and sent with all that it said of itself but its nonce", async () => {
  await open(() => pageOf({ Link: "</a.css>; rel=preload" }));
  const first = await ask({ headers: { "Accept-Encoding": "identity" } });
  const second = await ask({ headers: { "Accept-Encoding": "identity" } });
  for (const answer of [first, second]) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get("Content-Length")).toBe(String(text.length));
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(answer.headers.get("Link")).toBe("</a.css>; rel=preload");
    expect(answer.headers.get("Cache-Control")).toBe(CACHE.public);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding, Cookie, Save-Data");
    expect(answer.headers.get("ETag")).toMatch(/^W\/"[\w-]{22}"$/);
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/script-src 'self';/);
  }
  expect(made).toEqual(["/explore"]);
  expect(first.headers.get("X-Trace-Id")).not.toBe(second.headers.get("X-Trace-Id"));
});

it("a page sees the names that it reads, and nothing else of the request", async () => {
  const seen: Request[] = [];
  await open((request) => {
    seen.push(request);
    return pageOf();
  });
  await ask({ headers: { Cookie: "theme=dark", "Accept-Language": "de" } }, "/explore?utm=x&q=beach&q=a");
  expect(made).toEqual(["/explore?q=beach&q=a"]);
  expect([...seen[0]!.headers.keys()]).toEqual([]);
  await ask({}, "/explore?q=beach&q=a&other=1");
  expect(made).toHaveLength(1);
});

it("a caller with a session, a message or a test switch gets a page of its own, which nothing keeps", async () => {
  await open();
  await ask();
  const own: [string, string][] = [
    ["Cookie", "auth_token=x"],
    ["Cookie", "toast=x"],
    ["x-voyance-now", "2027-01-01"],
  ];
  for (const header of own) {
    const answer = await ask({ headers: [header] });
    expect(await answer.text()).toContain("for one");
    expect(answer.headers.get("Cache-Control")).toBe(CACHE.private);
  }
  expect([made.length, passed.length]).toEqual([1, 3]);
});

it("a page that is not the same for all is kept for nobody", async () => {
  await open((request) => {
    const kind = new URL(request.url).searchParams.get("q");
    if (kind === "cookie") return pageOf({ "Set-Cookie": "a=1" });
    return kind === "missing" ? pageOf({}, text, 404) : pageOf({ "Cache-Control": CACHE.private });
  });
  for (const kind of ["cookie", "missing", "own"]) {
    made = [];
    for (let times = 0; times < 2; times++) {
      const answer = await ask({}, `/explore?q=${kind}`);
      expect(await answer.text()).toBe(text);
      expect(answer.headers.getSetCookie()).toEqual(kind === "cookie" ? ["a=1"] : []);
      if (kind === "missing")
        expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, CACHE.private]);
    }
    expect(made, kind).toHaveLength(2);
  }
});

it("a list that says for how long it is the same for all is kept as well, with its links", async () => {
  const link = '</explore?q=2>; rel="next"';
  await open(() => pageOf({ "Cache-Control": "public, max-age=300", Link: link }));
  const answers = [await ask({}, "/explore"), await ask({}, "/explore")];
  expect(made).toHaveLength(1);
  for (const answer of answers)
    expect([answer.headers.get("Cache-Control"), answer.headers.get("Link")]).toEqual(["public, max-age=300", link]);
});

it("a look at the headers alone keeps no page that has no body, and is answered from memory where there is one", async () => {
  await open();
  await ask({ method: "HEAD" });
  expect(passed).toEqual(["HEAD /explore"]);
  expect(await (await ask()).text()).toBe(text);
  const known = await ask({ method: "HEAD", headers: { "Accept-Encoding": "identity" } });
  expect([known.headers.get("Content-Length"), await known.text()]).toEqual([String(text.length), ""]);
  expect([made.length, passed.length]).toEqual([1, 1]);
});

describe("callers who ask while a page is being made", () => {
  /** A page that is made when the test asks for it. */
  async function openHeld(answer: () => Response = () => pageOf()) {
    let release = (): void => undefined;
    let begun = (): void => undefined;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await open(async () => {
      begun();
      await isReleased;
      return answer();
    });
    return { isBegun, release };
  }

  it("get the same page, even if the first of them has gone", async () => {
    const { isBegun, release } = await openHeld();
    const gone = new AbortController();
    const first = ask({ signal: gone.signal }).catch(() => "gone");
    await isBegun;
    const others = [ask(), ask(), ask()];
    gone.abort();
    expect(await first).toBe("gone");
    release();
    for (const other of others) expect(await (await other).text()).toBe(text);
    expect([made.length, passed.length]).toEqual([1, 0]);
  });

  it("each have it made when it may not be kept", async () => {
    const { isBegun, release } = await openHeld(() => pageOf({ "Set-Cookie": "a=1" }));
    const first = ask();
    await isBegun;
    const others = [ask(), ask()];
    // This answer comes after the two requests were sent: by then both have arrived.
    await ask({}, "/elsewhere");
    release();
    expect(await (await first).text()).toBe(text);
    for (const other of others) expect((await other).status).toBe(200);
    expect(made.length + passed.length).toBe(4);
  });

  it("get the last one at once, where there is one", async () => {
    let version = 1;
    let release = (): void => undefined;
    let begun = (): void => undefined;
    await open(async () => {
      if (version === 1) return pageOf({}, "first");
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      begun();
      await isReleased;
      return pageOf({}, "second");
    });
    const read = async () => (await ask()).text();
    expect(await read()).toBe("first");
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_001);
    version = 2;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const anew = read();
    await isBegun;
    expect(await read()).toBe("first");
    release();
    expect([await anew, await read()]).toEqual(["second", "second"]);
  });

  it("are told of a failure one by one, and the next try makes it anew", async () => {
    let isBroken = true;
    await open(() => {
      if (isBroken) throw new Error("broken");
      return pageOf();
    });
    expect((await ask()).status).toBe(500);
    isBroken = false;
    expect(await (await ask()).text()).toBe(text);
  });
});

it("each name that the product is called by has pages of its own", async () => {
  await open((request) => pageOf({}, new URL(request.url).origin + text));
  const as = (host: string) => front!.raw(`GET /explore HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await as("a.example")).toContain(`http://a.example${text}`);
  expect(await as("b.example")).toContain(`http://b.example${text}`);
  expect(await as("A.example")).toContain(`http://a.example${text}`);
  expect(made).toHaveLength(2);
});

it("nothing is kept while the site is closed, nor under an address that no link has", async () => {
  await open();
  env().MAINTENANCE = true;
  await ask();
  await ask();
  expect([made.length, passed.length]).toEqual([0, 2]);
  env().MAINTENANCE = false;
  expect((await ask({}, "/explore?_data=root")).status).toBe(400);
});

it("a page that was begun before a change is answered to those who wait for it, and kept for nobody", async () => {
  let version = 1;
  const begun: (() => void)[] = [];
  await open(async () => {
    const seen = version;
    await new Promise<void>((resolve) => begun.push(resolve));
    return pageOf({}, `version ${seen}`);
  });
  const early = [ask(), ask()];
  await vi.waitUntil(() => begun.length === 1);
  version = 2;
  clearSharedPages();
  const late = ask();
  await vi.waitUntil(() => begun.length === 2);
  // The older page is ready last, and takes the place of none.
  begun[1]!();
  expect(await (await late).text()).toBe("version 2");
  begun[0]!();
  for (const answer of early) expect(await (await answer).text()).toBe("version 1");
  expect(await (await ask()).text()).toBe("version 2");
  expect(made).toHaveLength(2);
});

it("nothing is answered from memory while changes may go unheard", async () => {
  let hears = true;
  relyOnPagesWhile(() => hears);
  await open();
  await ask();
  hears = false;
  await ask();
  await ask();
  expect(made).toHaveLength(3);
  hears = true;
  await ask();
  expect(made).toHaveLength(3);
});

it("the same page keeps its name after it was made anew, and has another when it reads otherwise", async () => {
  let version = "";
  await open(() => pageOf({}, text + version));
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(now);
  const etag = async () => (await ask({ headers: { "Accept-Encoding": "br" } })).headers.get("ETag");
  const first = await etag();
  clock.mockReturnValue(now + 59_999);
  await etag();
  expect(made).toHaveLength(1);
  clock.mockReturnValue(now + 60_000);
  expect(await etag()).toBe(first);
  expect(made).toHaveLength(2);
  version = "2";
  clock.mockReturnValue(now + 120_000);
  expect(await etag()).not.toBe(first);
  const held = await ask({ headers: { "If-None-Match": (await etag())! } });
  expect([held.status, await held.text(), held.headers.get("Content-Length")]).toEqual([304, "", null]);
});

it("a caller that reads brotli gets it first, then gzip, else the page as it is", async () => {
  await open();
  const bytesOf = async (accepted: string) => {
    const answer = await front!.raw(
      `GET /explore HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
    );
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    return { coding: /^Content-Encoding: (\w+)/im.exec(head)?.[1], body: Buffer.from(body, "latin1") };
  };
  for (let times = 0; times < 2; times++) {
    const [br, gzip, plain] = [await bytesOf("gzip, br"), await bytesOf("gzip"), await bytesOf("identity")];
    expect([br.coding, gzip.coding, plain.coding]).toEqual(["br", "gzip", undefined]);
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(plain.body.toString()).toBe(text);
  }
  expect(made).toHaveLength(1);
});
