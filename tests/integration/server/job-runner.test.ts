import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { JOB_KINDS } from "#app/boot/job-lanes";
import { createJobRunner } from "#app/boot/job-runner.server";
import type { JobRunner } from "#app/boot/job-runner.server";
import { openDatabase } from "#app/db/dialect.server";
import type { JobKind } from "#app/db/job-kinds";
import { enqueueJob } from "#app/db/jobs.server";
import type { JobHandler, Work } from "#app/db/jobs.server";
import { migrateToLatest } from "#app/db/migrate.server";
import type { Database } from "#app/db/schema";
import { freshAddress } from "#tests/setup/database";
import { makeCtx } from "../booking/booking.fixture";

const MINUTE_MS = 60_000;

let folder: string;
let database: Kysely<Database>;
let other: Kysely<Database>;
let runners: JobRunner[];
let now: number;
/** Milliseconds by which the machines' clock was set. */
let setBy: number;
/** Of each job by its payload: how often it was begun. */
let begun: Map<string, number>;
/** The waiting jobs of the test. */
let gates: Map<string, () => void>;
/** The time of the next look, as the runner gave it last. */
let nextAt: Date | undefined;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "voyance-jobs-"));
  const address = process.env.TEST_POSTGRES_URL ? await freshAddress() : `sqlite:${path.join(folder, "jobs.db")}`;
  [database, other] = [openDatabase(address), openDatabase(address)];
  await migrateToLatest(database);
  // Jobs are due when they are noted, by the machine's clock.
  now = Date.now() + MINUTE_MS;
  setBy = 0;
  [begun, gates, runners] = [new Map(), new Map(), []];
});
afterEach(async () => {
  for (const release of gates.values()) release();
  await Promise.all(runners.map((runner) => runner.stop(new AbortController().signal)));
  await Promise.all([database.destroy(), other.destroy()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Work that waits until the test lets it go on; `gates` has it by its payload. */
const held = (payload: string): Promise<void> => new Promise((resolve) => gates.set(payload, resolve));

function run(on: Kysely<Database>, work: (work: Work, signal: AbortSignal) => Promise<void> | void): JobRunner {
  const handler: JobHandler = async (job, signal) => {
    begun.set(job.payload, (begun.get(job.payload) ?? 0) + 1);
    await work(job, signal);
  };
  const runner = createJobRunner({
    db: () => on,
    handlers: Object.fromEntries(JOB_KINDS.map((kind) => [kind, handler])) as Record<JobKind, JobHandler>,
    clock: () => new Date(now + setBy),
    elapsed: () => now,
    log: makeCtx().log,
    onLooked: (at) => {
      nextAt = at;
    },
  });
  runners.push(runner);
  return runner;
}

async function note(kind: JobKind, ...names: string[]): Promise<void> {
  await database.transaction().execute(async (trx) => {
    for (const name of names) await enqueueJob(trx, kind, name, name);
  });
}

/** Notes the due time of a job. */
const due = (name: string, at: Date) =>
  database.updateTable("jobs").set({ run_at: at.toISOString() }).where("key", "=", name).execute();

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name} ${at}`);
const stop = (runner: JobRunner): Promise<void> => runner.stop(new AbortController().signal);
const job = (name: string) => database.selectFrom("jobs").selectAll().where("key", "=", name).executeTakeFirstOrThrow();

async function undone(): Promise<string[]> {
  const rows = await database.selectFrom("jobs").select("key").where("done_at", "is", null).orderBy("key").execute();
  return rows.map(({ key }) => key);
}

/** Resolves when so many jobs of these names are done, as the runners' own looks get to them. */
function countOf(wanted: number): { done: Promise<void>; count: () => void } {
  let seen = 0;
  let tell: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { done, count: () => void (++seen === wanted && tell()) };
}

describe("two runners on one database", () => {
  it("do 200 jobs once each, also those that take three minutes", async () => {
    const short = [...numbered("mail", 80), ...numbered("push", 60), ...numbered("order", 56)];
    const long = ["paper 0", "paper 1", "cancelled 0", "cancelled 1"];
    await note("mail", ...numbered("mail", 80));
    await note("push", ...numbered("push", 60));
    await note("order-trip", ...numbered("order", 56));
    await note("trip-confirmation", "paper 0", "paper 1");
    await note("trip-cancelled", "cancelled 0", "cancelled 1");
    const { done, count } = countOf(short.length);
    const work = ({ payload }: Work) => (long.includes(payload) ? held(payload) : count());
    const both = [run(database, work), run(other, work)];
    await Promise.all(both.map(({ look }) => look()));
    await done;
    for (let seconds = 0; seconds < 180; seconds += 20) {
      now += 20_000;
      await Promise.all(both.map(({ renew }) => renew()));
      await Promise.all(both.map(({ look }) => look()));
    }
    expect((await undone()).filter((name) => long.includes(name))).toEqual(long.toSorted());
    for (const release of gates.values()) release();
    await Promise.all(both.map(stop));
    expect(begun).toEqual(new Map([...begun.keys()].map((name) => [name, 1])));
    expect(begun.size).toBe(200);
    expect(await undone()).toEqual([]);
  });

  it("take over from one that died when its claims end, and nothing that it says then counts", async () => {
    await note("trip-confirmation", "paper");
    const dead = run(database, () => held("of the dead"));
    await dead.look();
    const alive = run(other, () => held("of the living"));
    now += 59_000;
    await alive.look();
    expect(begun.get("paper")).toBe(1);
    now += 1_000;
    await alive.look();
    expect(begun.get("paper")).toBe(2);
    gates.get("of the dead")!();
    await stop(dead);
    expect(await job("paper")).toMatchObject({ done_at: null, attempts: 2, last_error: null });
    gates.get("of the living")!();
    await stop(alive);
    expect(await job("paper")).toMatchObject({ done_at: expect.any(String), attempts: 2 });
  });

  it("leave a job at which process after process ends for longer each time, and give it up in the end", async () => {
    await note("mail", "fatal");
    let lives = 0;
    /** A process takes up what the one before it has left, and ends in the middle of it. */
    const live = async (): Promise<void> => {
      const life = `life ${(lives += 1)}`;
      const runner = run(database, () => held(life));
      now += MINUTE_MS;
      await runner.look();
      await runner.stop(AbortSignal.abort());
    };
    for (let minute = 0; minute < 7; minute++) await live();
    expect(begun.get("fatal")).toBe(5);
    expect(await job("fatal")).toMatchObject({ claimed_until: null, last_error: "The process ended" });
    for (let left = await job("fatal"); left.given_up_at === null; left = await job("fatal")) {
      now = Math.max(now, Date.parse(left.run_at));
      await live();
    }
    expect(begun.get("fatal")).toBeLessThan(100);
  });

  it("end what one of them has lost by its signal", async () => {
    await note("trip-confirmation", "paper");
    const signals: AbortSignal[] = [];
    const work = (_: Work, signal: AbortSignal) => {
      signals.push(signal);
      return held(`try ${signals.length}`);
    };
    const [asleep, awake] = [run(database, work), run(other, work)];
    await asleep.look();
    now += MINUTE_MS;
    await awake.look();
    await asleep.renew();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await stop(asleep);
    gates.get("try 2")!();
    await stop(awake);
    expect(await undone()).toEqual([]);
  });
});

describe.each([1, 24, -1, -24])("a clock that is set by %i hours while a job is under way", (hours) => {
  /** Two runners of which one has the job in hand. */
  async function underWay(): Promise<{ holder: JobRunner; taker: JobRunner }> {
    await note("trip-confirmation", "paper");
    const holder = run(database, () => held("paper"));
    const taker = run(other, () => held("again"));
    now += MINUTE_MS;
    await holder.look();
    await taker.look();
    setBy = hours * 60 * MINUTE_MS;
    await taker.look();
    return { holder, taker };
  }

  it("has no other begin it, as long as its holder lives", async () => {
    const { holder, taker } = await underWay();
    for (let seconds = 0; seconds < 180; seconds += 20) {
      now += 19_000;
      await taker.look();
      now += 1_000;
      await holder.renew();
    }
    await taker.look();
    expect(begun.get("paper")).toBe(1);
    gates.get("paper")!();
    await stop(holder);
    expect(await undone()).toEqual([]);
  });

  it("has another begin it a minute later, when its holder has died", async () => {
    const { taker } = await underWay();
    now += MINUTE_MS - 1;
    await taker.look();
    expect(begun.get("paper")).toBe(1);
    now += 1;
    await taker.look();
    expect(begun.get("paper")).toBe(2);
  });
});

describe("a clock that is put right", () => {
  it("does at once what was noted while it ran ahead, but for what is due at an instant of its own", async () => {
    setBy = 24 * 60 * MINUTE_MS;
    const runner = run(database, () => undefined);
    await note("mail", "mail", "of later");
    await note("hold-ends", "reminder");
    for (const name of ["mail", "reminder"]) await due(name, new Date(now + setBy));
    await due("of later", new Date(now + setBy + MINUTE_MS));
    setBy = 0;
    await runner.look();
    await stop(runner);
    expect([...begun.keys()]).toEqual(["mail"]);
    expect(await undone()).toEqual(["of later", "reminder"]);
  });
});

describe("the lanes", () => {
  it("let a password reset go before 500 confirmations that came up earlier", async () => {
    await note("trip-confirmation", ...numbered("paper", 500));
    await note("password-reset", "reset");
    const { done, count } = countOf(1);
    const runner = run(database, ({ payload }) => (payload === "reset" ? count() : held(payload)));
    await runner.look();
    await done;
    expect(begun.size).toBe(3);
    expect(begun.get("reset")).toBe(1);
    await database.deleteFrom("jobs").where("attempts", "=", 0).execute();
  });

  it("keep a mail server that hangs from money, orders and alerts", async () => {
    const hanging: JobKind[] = ["mail", "password-reset", "trip-confirmation"];
    for (const kind of hanging) await note(kind, ...numbered(kind, 5));
    const others: JobKind[] = ["order-trip", "price-fall", "trip-cancelled", "push", "hold-ends"];
    for (const kind of others) await note(kind, ...numbered(kind, 10));
    const { done, count } = countOf(50);
    const runner = run(database, ({ payload }) =>
      hanging.some((kind) => payload.startsWith(`${kind} `)) ? held(payload) : count(),
    );
    await runner.look();
    await done;
    expect([...begun.keys()].filter((name) => !hanging.some((kind) => name.startsWith(`${kind} `)))).toHaveLength(50);
    await database.deleteFrom("jobs").where("attempts", "=", 0).execute();
  });

  it.each(["refuses", "hangs"])("send each mail once after an hour in which the mail server %s", async (how) => {
    const mails = numbered("mail", 20);
    await note("mail", ...mails);
    await note("password-reset", "reset");
    let isAway = true;
    const sent: string[] = [];
    let alerted: () => void = () => undefined;
    const runner = run(database, async ({ payload }) => {
      if (payload.startsWith("alert")) return alerted();
      if (!isAway) return void sent.push(payload);
      if (how === "hangs") await held(payload);
      throw new Error("Refused");
    });
    /** A minute goes by, in which an alert comes up and is told: mails hold nothing else up. */
    const passMinute = async (minute: number): Promise<void> => {
      const told = new Promise<void>((resolve) => {
        alerted = resolve;
      });
      await note("push", `alert ${minute}`);
      await runner.look();
      await told;
      now += MINUTE_MS + 1;
      // What takes longer than a minute is let go.
      await runner.renew();
    };
    for (let minute = 0; minute < 60; minute++) await passMinute(minute);
    expect(sent).toEqual([]);
    isAway = false;
    const isMail = (key: string): boolean => !key.startsWith("alert");
    // A mail is tried again within the hour.
    for (let minute = 60; minute < 180 && (await undone()).some(isMail); minute++) await passMinute(minute);
    await stop(runner);
    expect(sent.toSorted()).toEqual([...mails, "reset"].toSorted());
    expect((await undone()).filter(isMail)).toEqual([]);
  });

  it("go on past a job that fails", async () => {
    await note("mail", ...numbered("failing", 5), ...numbered("mail", 5));
    const { done, count } = countOf(10);
    const runner = run(database, ({ payload }) => {
      count();
      if (payload.startsWith("failing")) throw new Error("Refused");
    });
    await runner.look();
    await done;
    await stop(runner);
    expect(await undone()).toEqual(numbered("failing", 5));
    expect(await job("failing 0")).toMatchObject({ attempts: 1, last_error: "Refused", claimed_until: null });
  });

  it("let a job go that never ends, so that its worker goes on", async () => {
    await note("mail", ...numbered("endless", 2), "mail");
    // Behind the others.
    await due("mail", new Date(now));
    const { done, count } = countOf(1);
    const runner = run(database, ({ payload }) => (payload === "mail" ? count() : held(payload)));
    await runner.look();
    now += MINUTE_MS;
    await runner.renew();
    expect(begun.get("mail")).toBeUndefined();
    now += 1;
    await runner.renew();
    await done;
    await stop(runner);
    expect(await undone()).toEqual(numbered("endless", 2));
    expect(await job("endless 0")).toMatchObject({ last_error: "The job took longer than 60 seconds" });
  });

  it("leave a kind that only another version knows to that version, and say when the next job is due", async () => {
    await note("mail", "later");
    await note("push", "new");
    await database.updateTable("jobs").set({ kind: "of the next version" }).where("key", "=", "new").execute();
    const later = new Date(now + MINUTE_MS);
    await due("later", later);
    await run(database, () => undefined).look();
    expect(begun.size).toBe(0);
    expect(nextAt).toEqual(later);
  });
});

describe("a runner that stops", () => {
  it("waits for what is under way, renews it meanwhile, and takes up nothing more", async () => {
    await note("mail", ...numbered("mail", 3));
    const runner = run(database, ({ payload }) => held(payload));
    await runner.look();
    const stopping = stop(runner);
    now += 40_000;
    await runner.renew();
    const kept = new Date(now + MINUTE_MS).toISOString();
    const rows = await database.selectFrom("jobs").select("claimed_until").execute();
    expect(rows.filter(({ claimed_until }) => claimed_until === kept)).toHaveLength(2);
    for (const release of gates.values()) release();
    await stopping;
    const [left, ...others] = await undone();
    expect(others).toEqual([]);
    expect(await job(left!)).toMatchObject({ attempts: 0, claimed_until: null });
  });

  it("gives back what it had taken and not begun", async () => {
    await note("mail", "mail");
    const runner = run(database, () => undefined);
    const looking = runner.look();
    await Promise.all([stop(runner), looking]);
    expect(begun.size).toBe(0);
    expect(await job("mail")).toMatchObject({ attempts: 0, claimed_until: null });
  });

  it("waits no longer than it may, and leaves the job its claim", async () => {
    await note("mail", "mail");
    const runner = run(database, () => held("mail"));
    await runner.look();
    await runner.stop(AbortSignal.abort());
    expect(await job("mail")).toMatchObject({ attempts: 1, claimed_until: new Date(now + MINUTE_MS).toISOString() });
  });
});
