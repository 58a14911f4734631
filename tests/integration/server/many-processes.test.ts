/** Real processes on one PostgreSQL: what one changes, the others hear. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { hearing, onTold, startHearing, stopHearing } from "#app/db/told.server";
import { CACHE } from "#app/http/answer/responses.server";
import { openFront } from "#app/http/front/front.fixture";
import { clearSharedPages, relyOnPagesWhile } from "#app/http/front/shared-pages.server";
import { copyAddress } from "#tests/setup/database";
import { openCutLine } from "./cut-line.fixture";
import type { Order } from "./one-of-many";
import { bundleProgram, startTalking } from "./talking-process.fixture";
import type { TalkingProcess } from "./talking-process.fixture";

let program: string;
let address: string;
let processes: TalkingProcess[] = [];

const isPostgres = Boolean(process.env.TEST_POSTGRES_URL);

beforeAll(async () => {
  program = await bundleProgram("tests/integration/server/one-of-many.ts");
});
afterEach(() => {
  for (const { child } of processes) child.kill("SIGKILL");
  processes = [];
});

/** A page that is kept in memory and says how often it was made. */
async function openKeptPages() {
  let made = 0;
  const front = await openFront((_req, res) => void res.status(404).end(), {
    build: { routes: { about: { id: "about", path: "about", module: { handle: { sharedBy: [] } } } } },
    page: () => {
      made += 1;
      return Promise.resolve(new Response(String(made), { headers: { "Cache-Control": CACHE.public } }));
    },
  });
  return { front, pages: async () => Number(await (await fetch(`${front.origin}/about`)).text()) };
}

async function begin(): Promise<TalkingProcess> {
  const started = startTalking(program, [address]);
  processes.push(started);
  await started.said("begun ");
  return started;
}

function ask({ child }: TalkingProcess, order: Order): void {
  child.stdin!.write(`${JSON.stringify(order)}\n`);
}

/** Asks, and waits for the answer. @returns how many lines were said by then */
async function follow(one: TalkingProcess, order: Order): Promise<number> {
  const before = one.lines.length;
  ask(one, order);
  await one.said("done", before);
  return one.lines.length;
}

describe.runIf(isPostgres)("what one process tells", () => {
  it("is heard by all when it is committed, by itself too, and once each", async () => {
    address = await copyAddress();
    const [one, two, three] = [await begin(), await begin(), await begin()];
    await follow(one, { do: "tell", topic: "alerts", key: "trip 1" });
    for (const other of [one, two, three]) expect(await other.said("alerts key")).toBe("alerts key trip 1 listening");
    expect(one.lines.indexOf("not yet committed")).toBeLessThan(one.lines.indexOf("alerts key trip 1 listening"));
    await follow(two, { do: "tell", topic: "shared-pages", key: "" });
    for (const other of [one, two, three]) await other.said("shared-pages key");
    for (const other of [one, two, three])
      expect(other.lines.filter((line) => line.startsWith("alerts key"))).toHaveLength(1);
  });

  it("is heard by none when it is taken back", async () => {
    address = await copyAddress();
    const [one, two] = [await begin(), await begin()];
    ask(one, { do: "take back", topic: "alerts", key: "trip 1" });
    await one.said("failed Error: on purpose");
    await follow(one, { do: "tell", topic: "alerts", key: "trip 2" });
    await two.said("alerts key trip 2");
    expect(two.lines).not.toContain("alerts key trip 1 listening");
  });
});

describe.runIf(isPostgres)("a process whose connection breaks", () => {
  it("hears again by itself, and takes everything for changed", async () => {
    address = await copyAddress();
    const [one, two] = [await begin(), await begin()];
    const before = two.lines.length;
    const admin = new pg.Client({ connectionString: address });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'voyance listener'",
    );
    await admin.end();
    await two.said("log other processes are not heard", before);
    expect(await two.said("shared-pages unknown", before)).toBe("shared-pages unknown listening");
    await one.said("shared-pages unknown", 0);
    await follow(one, { do: "tell", topic: "alerts", key: "trip 1" });
    await two.said("alerts key trip 1 listening");
  });
});

describe.runIf(isPostgres)("a process whose line goes silent", () => {
  it("is deaf within seconds, answers no page from memory meanwhile, and hears again when the line works", async () => {
    const line = await openCutLine(await copyAddress());
    const said: string[] = [];
    const note = (_: object, message: string): void => void said.push(message);
    relyOnPagesWhile(() => hearing() !== "deaf");
    const endClearing = onTold("shared-pages", clearSharedPages);
    const { pages, front } = await openKeptPages();
    try {
      await startHearing(line.url, { info: note, warn: note, error: note });
      expect([hearing(), await pages(), await pages()]).toEqual(["listening", 1, 1]);
      line.swallow();
      await expect.poll(hearing).toBe("deaf");
      expect([await pages(), await pages(), said]).toEqual([2, 3, ["other processes are not heard; trying again"]]);
      await line.mend();
      await expect.poll(hearing).toBe("listening");
      expect(said.at(-1)).toBe("other processes are heard again");
      // What was kept before is not relied on any more.
      expect([await pages(), await pages()]).toEqual([4, 4]);
    } finally {
      endClearing();
      relyOnPagesWhile(() => true);
      await stopHearing();
      await front.close();
      await line.close();
    }
  });
});

describe.runIf(isPostgres)("work that one process notes", () => {
  it("is begun by another at once, and each by one", async () => {
    address = await copyAddress();
    const [one, two, three] = [await begin(), await begin(), await begin()];
    for (const worker of [two, three]) await follow(worker, { do: "work" });
    const keys = Array.from({ length: 40 }, (_, index) => `mail ${index}`);
    for (const key of keys) ask(one, { do: "note", key });
    const done = () => [two, three].flatMap(({ lines }) => lines.filter((line) => line.startsWith("did ")));
    await expect.poll(() => done().length).toBe(keys.length);
    expect(done().toSorted()).toEqual(keys.map((key) => `did ${key}`).toSorted());
  });
});

describe.runIf(isPostgres)("a sweep", () => {
  it("is done by one process, and taken over from one that was killed or has ended", async () => {
    address = await copyAddress();
    const [one, two, three, four] = [await begin(), await begin(), await begin(), await begin()];
    ask(one, { do: "sweep", name: "test", minutesAhead: 0 });
    await one.said("sweep begun");
    one.child.kill("SIGKILL");
    await one.ended;
    // By its own clock the lease of the dead process stands; by that of two it has ended.
    ask(three, { do: "sweep", name: "test", minutesAhead: 0 });
    ask(two, { do: "sweep", name: "test", minutesAhead: 2 });
    await two.said("sweep begun");
    ask(two, { do: "end" });
    expect(await two.ended).toEqual({ code: 0, signal: null });
    expect(two.lines).toContain("sweep cut");
    // What was cut is gone on with at once, and not after an hour.
    ask(four, { do: "sweep", name: "test", minutesAhead: 2 });
    await four.said("sweep begun");
    expect(three.lines).not.toContain("sweep begun");
  });
});

describe.runIf(isPostgres)("a process that ends", () => {
  it("leaves the connection in order", async () => {
    address = await copyAddress();
    const one = await begin();
    ask(one, { do: "end" });
    expect(await one.ended).toEqual({ code: 0, signal: null });
    expect(one.errors()).toBe("");
  });
});

it("a process on a file of SQLite hears itself", async () => {
  address = `sqlite:${path.join(mkdtempSync(path.join(os.tmpdir(), "voyance-alone-")), "a.db")}`;
  const one = await begin();
  expect(one.lines).toEqual(["begun alone"]);
  await follow(one, { do: "tell", topic: "alerts", key: "trip 1" });
  expect(one.lines).toContain("alerts key trip 1 alone");
  rmSync(path.dirname(address.slice("sqlite:".length)), { recursive: true });
});
