import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import type { Ctx } from "#app/shared/context";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import {
  consumeAttempt,
  limitApiAccount,
  limitApiWrites,
  limitDocuments,
  limitPlanning,
  limitVisitorDrafts,
  refundAttempt,
  resetAttempts,
} from "./rate-limits.server";

const START = Date.parse("2027-03-01T10:00:00.000Z");
const LIMIT = { points: 3, seconds: 60 };

/** A context so many milliseconds after the start; collects the waiting times that it is given. */
function at(ms: number, waits: number[] = []): Ctx {
  const quiet = () => undefined;
  return {
    now: new Date(START + ms),
    traceId: "test",
    signal: new AbortController().signal,
    address: "127.0.0.1",
    origin: "http://localhost",
    faults: {},
    log: { info: quiet, warn: quiet, error: quiet },
    onRetryAfter: (seconds) => void waits.push(seconds),
  };
}

/** The same context, from an address. */
const from = (address: string, ms: number): Ctx => ({ ...at(ms), address });

beforeAll(async () => void (await openTestDatabase()));
afterAll(closeTestDatabase);

const attempt = (key: string, ms: number, waits?: number[]) => consumeAttempt(at(ms, waits), key, LIMIT, "Too many");
async function useUp(key: string): Promise<void> {
  for (let one = 0; one < LIMIT.points; one++) await attempt(key, one);
}
const pointsOf = async (key: string) =>
  (await db().selectFrom("rate_limits").select("points").where("key", "=", key).executeTakeFirst())?.points;

describe("a limit", () => {
  it("lets so many tries pass and refuses the next, saying how long to wait", async () => {
    await useUp("a");
    const waits: number[] = [];
    await expect(attempt("a", 10_000, waits)).rejects.toMatchObject({
      code: "RATE_LIMITED",
      message: "Too many",
      details: { retryAfter: 50 },
    });
    expect(waits).toEqual([50]);
  });

  it("stays shut to the end of its window, is never asked to wait less than a second, and opens then", async () => {
    await useUp("b");
    await expect(attempt("b", 59_999)).rejects.toMatchObject({ details: { retryAfter: 1 } });
    await attempt("b", 60_000);
    expect(await pointsOf("b")).toBe(1);
  });

  it("keeps nobody waiting for a window that a clock began while it ran a day ahead", async () => {
    const DAY_MS = 86_400_000;
    for (let one = 0; one < LIMIT.points; one++) await attempt("ahead", DAY_MS + one);
    await attempt("ahead", 0);
    expect(await pointsOf("ahead")).toBe(1);
    // Clocks that are some seconds apart share their windows.
    for (const ms of [-20_000, -30_000]) await attempt("ahead", ms);
    await expect(attempt("ahead", -10_000)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  it("begins a whole new window after the old one", async () => {
    await useUp("c");
    for (const ms of [61_000, 62_000, 63_000]) await attempt("c", ms);
    await expect(attempt("c", 64_000)).rejects.toMatchObject({ details: { retryAfter: 57 } });
    await attempt("c", 121_000);
  });

  it("does not let tries during the window make it longer", async () => {
    await useUp("d");
    for (const ms of [20_000, 40_000, 59_000]) await expect(attempt("d", ms)).rejects.toThrow();
    await attempt("d", 60_000);
  });

  it("counts each key for itself, and tries made at once all", async () => {
    const done = await Promise.allSettled(Array.from({ length: 5 }, () => attempt("e", 0)));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(LIMIT.points);
    await attempt("f", 0);
  });

  it("gives back one try, never more than were made, and all after a success", async () => {
    await useUp("g");
    await refundAttempt("g");
    await attempt("g", 5);
    await expect(attempt("g", 6)).rejects.toThrow();
    await resetAttempts("g");
    expect(await pointsOf("g")).toBeUndefined();
    await attempt("g", 7);
    await refundAttempt("g");
    await refundAttempt("g");
    expect(await pointsOf("g")).toBe(0);
  });
});

/** Enters that many tries at the start. */
async function useUpTo(key: string, points: number, seconds: number): Promise<void> {
  const ends = new Date(START + seconds * 1000).toISOString();
  await db().insertInto("rate_limits").values({ key, points, window_ends_at: ends }).execute();
}

describe.each<[string, (who: string, ms: number) => Promise<void>, (who: string) => string, number, number]>([
  ["calls of an account", (who, ms) => limitApiAccount(at(ms), who, true), (who) => `api:account:${who}`, 1_200, 300],
  ["calls that change something", (who, ms) => limitApiWrites(from(who, ms)), (who) => `api:address:${who}`, 600, 300],
  ["plans of an account", (who, ms) => limitPlanning(at(ms), who), (who) => `plan:account:${who}`, 120, 900],
  ["documents of an account", (who, ms) => limitDocuments(at(ms), who), (who) => `pdf:account:${who}`, 300, 900],
  [
    "trips without an account",
    (who, ms) => limitVisitorDrafts(from(who, ms)),
    (who) => `draft:address:${who}`,
    120,
    3_600,
  ],
])("%s", (_what, ask, keyOf, most, seconds) => {
  it("are counted for each of them, to a number in a time, and then refused in words", async () => {
    await ask("first", 0);
    expect(await pointsOf(keyOf("first"))).toBe(1);
    await useUpTo(keyOf("busy"), most - 1, seconds);
    await ask("busy", 0);
    await expect(ask("busy", 0)).rejects.toMatchObject({
      code: "RATE_LIMITED",
      message: expect.stringMatching(/wait/),
      details: { retryAfter: seconds },
    });
    await ask("another", 0);
    const begun = await db()
      .selectFrom("rate_limits")
      .select("window_ends_at")
      .where("key", "=", keyOf("another"))
      .execute();
    expect(begun).toEqual([{ window_ends_at: new Date(START + seconds * 1000).toISOString() }]);
  });
});
