import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Response } from "express";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { OWN_PAGE_MEMORY } from "#app/config/limits";
import { closeDatabase, databaseRevision, db, transact, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { newId, newToken } from "#app/db/ids.server";
import type { Database } from "#app/db/schema";
import { loadContext } from "./express.server";
import { openFront } from "./front.fixture";
import type { Front } from "./front.fixture";
import { clearOwnPages, knowWritesBy } from "./own-pages.server";
import { CACHE } from "./responses.server";

const log = vi.hoisted(() => ({ complaints: 0 }));
vi.mock(import("./log.server"), async (original) => ({
  ...(await original()),
  complaintsSoFar: () => log.complaints,
}));

const build = {
  routes: {
    root: { id: "root", module: {} },
    trips: { id: "trips", parentId: "root", path: "trips", module: { handle: { keptForOne: true as const } } },
    other: { id: "other", parentId: "root", path: "other", module: {} },
  },
};
const NOON = Date.parse("2026-11-26T12:00:00Z");
const folder = mkdtempSync(path.join(tmpdir(), "own-pages-"));
const address = `sqlite:${path.join(folder, "own.db")}`;
let elsewhere: Kysely<Database>;
let front: Front;
let made: string[] = [];
/** What a test has its page do besides. */
let also: (res: Response, query: URLSearchParams) => unknown = () => undefined;
let sessionEndsAt: string | undefined;
let policy: string = CACHE.private;

const write = (database: Kysely<Database>) => sql`insert into notes values ('x')`.execute(database);
const countNotes = async (): Promise<number> =>
  (await sql<{ count: number }>`select count(*) as count from notes`.execute(db())).rows[0]!.count;

beforeAll(async () => {
  useDatabase(openDatabase(address));
  knowWritesBy(databaseRevision);
  // The same file by another connection, as another process has it.
  elsewhere = openDatabase(address);
  await sql`create table notes (text text)`.execute(db());
  front = await openFront(
    async (req, res) => {
      const cookie = req.headers.cookie ?? "nobody";
      made.push(`${cookie} ${req.originalUrl}`);
      const context = loadContext(req, res);
      if (cookie.includes("auth_token")) context.sessionEndsAt = sessionEndsAt;
      const count = await countNotes();
      await also(res, new URL(req.originalUrl, "http://x").searchParams);
      res.setHeader("Cache-Control", policy).setHeader("Content-Type", "text/html; charset=utf-8");
      const marks = `nonce=${context.cspNonce} key=${newId()} trace=${context.traceId}`;
      res.end(`<p>${cookie} has ${count} notes</p>${marks} ${"é".repeat(2000)}`);
    },
    { build },
  );
});
afterAll(async () => {
  await front.close();
  await elsewhere.destroy();
  await closeDatabase();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  clearOwnPages();
  made = [];
  also = () => undefined;
  sessionEndsAt = "2026-11-27T12:00:00.000Z";
  policy = CACHE.private;
  vi.spyOn(Date, "now").mockReturnValue(NOON);
});
afterEach(() => void vi.restoreAllMocks());

const ask = (cookie: string | undefined, to = "/trips", headers: Record<string, string> = {}) =>
  fetch(front.origin + to, { headers: { ...(cookie && { Cookie: cookie }), ...headers } });
const read = async (...args: Parameters<typeof ask>): Promise<string> => (await ask(...args)).text();
const ADA = "auth_token=ada";
const BO = "auth_token=bo";
const marksOf = (page: string) => /nonce=(\S+) key=(\S+) trace=(\S+)/.exec(page)!.slice(1);

it("a page is made once for one person, and never given to another", async () => {
  for (let times = 0; times < 3; times++) {
    expect(await read(ADA)).toContain("<p>auth_token=ada has");
    expect(await read(BO)).toContain("<p>auth_token=bo has");
    expect(await read(undefined)).toContain("<p>nobody has");
    expect(await read(`theme=dark; ${ADA}`)).toContain("<p>theme=dark; auth_token=ada has");
  }
  expect(made).toHaveLength(4);
  await read(ADA, "/trips?filter=past");
  expect(made).toHaveLength(5);
});

it("whatever is written ends it, here or in another process, committed or rolled back", async () => {
  const notes = Number(/has (\d+) notes/.exec(await read(ADA))![1]);
  await write(db());
  expect(await read(ADA)).toContain(`has ${notes + 1} notes`);
  await write(elsewhere);
  expect(await read(ADA)).toContain(`has ${notes + 2} notes`);
  await transact((trx) => write(trx));
  expect(await read(ADA)).toContain(`has ${notes + 3} notes`);
  await sql`update notes set text = 'y'`.execute(db());
  await read(ADA);
  await sql`delete from notes`.execute(elsewhere);
  expect(await read(ADA)).toContain("has 0 notes");
  expect(await read(ADA)).toContain("has 0 notes");
  expect(made).toHaveLength(6);
});

it("what is written while a page is made is missing in it, so it is not kept", async () => {
  also = () => write(db());
  await read(ADA);
  also = () => write(elsewhere);
  await read(ADA);
  also = () => undefined;
  const page = await read(ADA);
  expect(page).toContain(`has ${await countNotes()} notes`);
  expect(made).toHaveLength(3);
});

it("it ends after some seconds, with the minute, and with its session", async () => {
  const clock = vi.mocked(Date.now);
  const isMadeAt = async (at: number): Promise<boolean> => {
    clock.mockReturnValue(at);
    const before = made.length;
    await read(ADA);
    return made.length > before;
  };
  expect(await isMadeAt(NOON)).toBe(true);
  expect(await isMadeAt(NOON + OWN_PAGE_MEMORY.freshMs - 1)).toBe(false);
  expect(await isMadeAt(NOON + OWN_PAGE_MEMORY.freshMs)).toBe(true);
  expect(await isMadeAt(NOON + 59_000)).toBe(true);
  expect(await isMadeAt(NOON + 59_999)).toBe(false);
  expect(await isMadeAt(NOON + 60_000)).toBe(true);
  sessionEndsAt = new Date(NOON + 122_000).toISOString();
  expect(await isMadeAt(NOON + 120_000)).toBe(true);
  expect(await isMadeAt(NOON + 121_999)).toBe(false);
  expect(await isMadeAt(NOON + 122_000)).toBe(true);
});

it("each answer has a nonce, form keys and a trace id of its own, packed or not", async () => {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (const coding of ["identity", "identity", "br", "gzip"])
    answers.push(await ask(ADA, "/trips", { "Accept-Encoding": coding }));
  expect(made).toHaveLength(1);
  expect(answers.map(({ headers }) => headers.get("Content-Encoding"))).toEqual([null, null, "br", "gzip"]);
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  const marks = pages.map(marksOf);
  for (const at of [0, 1, 2]) expect(new Set(marks.map((one) => one[at])).size).toBe(4);
  answers.forEach(({ headers }, at) => {
    expect(headers.get("Content-Security-Policy")).toContain(`'nonce-${marks[at]![0]}'`);
    expect(headers.get("X-Trace-Id")).toBe(marks[at]![2]);
    expect(headers.get("Cache-Control")).toBe(CACHE.private);
    expect(pages[at]).toContain("é".repeat(2000));
  });
});

it("a page that is only read is kept as it is, private, and lets no script in by a nonce", async () => {
  policy = CACHE.public;
  also = (res) => {
    // Neither a trace id nor a key stands in such a page.
    const end = res.end.bind(res) as (text: string) => Response;
    res.end = ((text: string) => end(text.replace(/key=.*? /, "").replace(/trace=\S+/, ""))) as typeof res.end;
  };
  for (const coding of ["identity", "br", "br", "identity"]) {
    const answer = await ask(ADA, "/trips", { "Accept-Encoding": coding });
    expect(await answer.text()).toContain("auth_token=ada has");
    expect(answer.headers.get("Cache-Control")).toBe(CACHE.private);
    if (made.length > 1 || coding === "br")
      expect(answer.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
  }
  expect(made).toHaveLength(1);
});

it("an answer that may hold once only is kept for nobody", async () => {
  const kinds: [string, (res: Response) => unknown][] = [
    ["sets a cookie", (res) => res.setHeader("Set-Cookie", "a=1")],
    ["is refused", (res) => res.status(422)],
    ["hands out a secret", () => newToken()],
    ["may end any second", (res) => (loadContext(res.req, res).isShortLived = true)],
    ["failed in part", () => (log.complaints += 1)],
  ];
  for (const [kind, does] of kinds) {
    made = [];
    also = does;
    await read(ADA);
    also = () => undefined;
    await read(ADA);
    expect(made, kind).toHaveLength(2);
    clearOwnPages();
  }
});

it("a request that may be answered once only is not answered from memory, nor is its answer kept", async () => {
  await read(ADA);
  made = [];
  await read(`${ADA}; toast=hello`);
  await read(`${ADA}; toast=hello`);
  await read(`x-voyance-now=2027; ${ADA}`);
  await read(ADA, "/trips", { Authorization: "Bearer x" });
  await read(ADA, "/trips", { "X-Voyance-Fault": "trips=error" });
  await read(ADA, "/trips.data");
  await read(ADA, "/other");
  await read(ADA, "/other");
  expect(made).toHaveLength(8);
  await fetch(`${front.origin}/trips`, { method: "POST", headers: { Cookie: ADA }, body: new URLSearchParams("a=1") });
  expect(made).toHaveLength(9);
});

it("a cookie that stands for no session keeps nothing", async () => {
  sessionEndsAt = undefined;
  await read(ADA);
  await read(ADA);
  expect(made).toHaveLength(2);
});

it("whoever asks for many pages keeps the last few, and takes no place from others", async () => {
  await read(BO);
  for (let page = 0; page < 20; page++) await read(ADA, `/trips?page=${page}`);
  made = [];
  await read(BO);
  for (let page = 19; page >= 0; page--) await read(ADA, `/trips?page=${page}`);
  expect(made.filter((one) => one.startsWith(BO))).toEqual([]);
  expect(made).toHaveLength(20 - OWN_PAGE_MEMORY.mostAPerson);
});

it("a look at the headers is answered from memory, and keeps nothing", async () => {
  const headers = { Cookie: ADA, "Accept-Encoding": "identity" };
  const head = () => fetch(`${front.origin}/trips`, { method: "HEAD", headers });
  await head();
  await read(ADA);
  const known = await head();
  expect([known.status, await known.text()]).toEqual([200, ""]);
  expect(Number(known.headers.get("Content-Length"))).toBeGreaterThan(4000);
  expect(made).toHaveLength(2);
});
