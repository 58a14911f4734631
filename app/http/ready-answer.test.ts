import { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openFront } from "./front.fixture";
import type { Front } from "./front.fixture";
import { WORTH_PACKING } from "./page-copies.server";
import { clearPageCache } from "./page-cache.server";
import { readyAnswer, sendReady } from "./ready-answer.server";
import { openRequest } from "./request-log.server";
import { CACHE } from "./responses.server";

const noted = vi.hoisted(() => vi.fn());
vi.mock("#app/modules/measuring/measuring.server", () => ({ noteReading: noted }));

const build = {
  routes: {
    root: { id: "root", module: {} },
    page: { id: "page", parentId: "root", path: "explore", module: { handle: { sharedBy: [] } } },
  },
};
const text = Array.from({ length: 4000 }, (_, at) => `A line ${(at * 7919) % 1009} of the page`).join("\n");

let front: Front;
beforeEach(async () => {
  clearPageCache();
  noted.mockClear();
  front = await openFront(
    (_req, res) => void res.set({ "Cache-Control": CACHE.public, "Content-Type": "text/html" }).send(text),
    { build },
  );
  await untilReady();
});
afterEach(() => front.close());

const asking = (more = "", method = "GET"): string =>
  `${method} /explore HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n${more}\r\n`;
const lastly = asking("Connection: close\r\n");
const headOf = (answer: string): string => answer.slice(0, answer.indexOf("\r\n\r\n"));
/** The lines of a head without what differs from answer to answer. */
const linesOf = (answer: string): string[] =>
  headOf(answer)
    .split("\r\n")
    .filter((line) => !/^(X-Trace-Id|Date|Connection|Keep-Alive):/i.test(line))
    .sort();
const valueOf = (answer: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, "im").exec(headOf(answer))?.[1];
const bodyOf = (answer: string): Buffer => Buffer.from(answer.slice(answer.indexOf("\r\n\r\n") + 4), "latin1");

/** A request and its answer on a line that takes bytes at once, or only begins to. */
function exchange(line: "quick" | "slow"): { req: IncomingMessage; res: ServerResponse; taken: Buffer[] } {
  const taken: Buffer[] = [];
  const socket = new Duplex({
    read: () => undefined,
    write: (bytes: Buffer, _coding, done) => {
      taken.push(bytes);
      if (line === "quick") done();
    },
  }) as Socket;
  const req = Object.assign(new IncomingMessage(socket), { method: "GET", httpVersionMinor: 1 });
  const res = new ServerResponse(req);
  res.shouldKeepAlive = true;
  res.assignSocket(socket);
  openRequest(req, res);
  return { req, res, taken };
}

/** Asks until the better copy is there. */
async function untilReady(): Promise<void> {
  const lengths = new Set<string | undefined>();
  await vi.waitFor(async () => {
    for (let reader = 0; reader < WORTH_PACKING; reader++)
      lengths.add(valueOf(await front.raw(lastly), "Content-Length"));
    // One for the quick copy, one for the better.
    expect(lengths.size).toBe(2);
  });
}

it("an answer that is ready says what one that is put together says, with its own date and trace id", async () => {
  const made = await front.raw(lastly);
  const answers = [await front.raw(asking()), await front.raw(asking())];
  for (const answer of answers) {
    expect(linesOf(answer)).toEqual(linesOf(made));
    expect(brotliDecompressSync(bodyOf(answer)).toString()).toBe(text);
    expect(valueOf(answer, "Connection")).toBe("keep-alive");
    expect(valueOf(answer, "Keep-Alive")).toBe("timeout=72");
    expect(valueOf(answer, "X-Trace-Id")).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(Math.abs(Date.parse(valueOf(answer, "Date")!) - Date.now())).toBeLessThan(60_000);
  }
  expect(valueOf(answers[0]!, "X-Trace-Id")).not.toBe(valueOf(answers[1]!, "X-Trace-Id"));
});

it("requests that come together are answered in their order, each whole and under its own trace id", async () => {
  const several = await front.raw(asking() + asking("", "HEAD") + asking("If-None-Match: *\r\n") + lastly, Infinity);
  const heads = several.match(/HTTP\/1\.1 \d+/g);
  expect(heads).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 304", "HTTP/1.1 200"]);
  expect(new Set(several.match(/X-Trace-Id: \S+/gi)).size).toBe(4);
  const last = several.slice(several.lastIndexOf("HTTP/1.1 200"));
  expect(valueOf(last, "Connection")).toBe("close");
  expect(brotliDecompressSync(bodyOf(last)).toString()).toBe(text);
});

it("what a slow line has not taken yet stays that answer's, whoever is answered meanwhile", () => {
  const ready = readyAnswer(["Content-Length", "2"], Buffer.from("ok"));
  const lines = (["slow", "slow", "quick", "quick"] as const).map((line) => {
    const { req, res, taken } = exchange(line);
    expect(sendReady(req, res, ready)).toBe(true);
    return taken;
  });
  const ids = lines.map(([bytes]) => valueOf(bytes!.toString(), "X-Trace-Id"));
  // A quick line has taken its bytes when the next are written into their place.
  expect(new Set(ids.slice(0, 3)).size).toBe(3);
  expect(ids[3]).toBe(ids[2]);
});

it.each<[string, (req: IncomingMessage, res: ServerResponse) => void]>([
  ["a look at the headers", (req) => (req.method = "HEAD")],
  ["a caller of old", (req) => (req.httpVersionMinor = 0)],
  ["a connection that ends", (_req, res) => (res.shouldKeepAlive = false)],
  ["an answer with headers", (_req, res) => res.setHeader("X-Own", "1")],
  ["an answer that waits for its turn", (_req, res) => res.detachSocket(res.socket!)],
])("%s is left to whoever puts answers together", (_what, change) => {
  const { req, res } = exchange("quick");
  change(req, res);
  expect(sendReady(req, res, readyAnswer([], Buffer.from("ok")))).toBe(false);
  expect([res.headersSent, res.writableEnded]).toEqual([false, false]);
});

it("a reader who agreed to be counted is counted, also where the page comes from memory", async () => {
  const reader = "r".repeat(43);
  const cookie = `Cookie: analytics_id=${reader}; preferences=measuring:yes\r\n`;
  await front.raw(asking(cookie));
  await front.raw(asking(`${cookie}Sec-Purpose: prefetch\r\n`));
  expect(noted.mock.calls.map(([who, path]) => [who, path] as unknown[])).toEqual([[reader, "/explore"]]);
});
