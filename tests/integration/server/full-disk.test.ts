/** While a disk takes nothing more, nothing is half written and callers are asked to come back; then all goes on. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { closeDatabase, db, transact, useDatabase } from "#app/db/client.server";
import { overSqlite } from "#app/db/dialect.server";
import { migrateToLatest } from "#app/db/migrate.server";
import type { Front } from "#app/http/front/front.fixture";
import { consumeReading } from "#app/modules/accounts/account/rate-limits.server";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { findBroken } from "#tests/invariants/whole-database";
import { serveRoutes } from "#tests/integration/server/served-routes.fixture";

let folder: string;
let file: SQLite.Database;
let front: Front;

const pages = (): number => file.pragma("page_count", { simple: true }) as number;
/** SQLite refuses to grow beyond this, with the code by which it tells of a full disk. */
const fill = (): unknown => file.pragma(`max_page_count = ${pages()}`);
const empty = (): unknown => file.pragma("max_page_count = 1073741823");

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "voyance-full-"));
  file = new SQLite(path.join(folder, "voyance.db"));
  for (const pragma of ["journal_mode = WAL", "foreign_keys = ON", "busy_timeout = 0"]) file.pragma(pragma);
  useDatabase(overSqlite(file));
  await migrateToLatest(db());
  front = await serveRoutes({
    read: { loader: () => db().selectFrom("rate_limits").select("key").limit(1).execute(), default: () => null },
    written: { loader: () => write("page"), action: () => write("form"), default: () => null },
  });
});
afterAll(async () => {
  await front.close();
  await closeDatabase();
  rmSync(folder, { recursive: true });
});
afterEach(empty);

/** Two rows in one transaction, of which only the second needs more room. */
const write = (key: string) =>
  transact(async (trx) => {
    const row = { points: 1, window_ends_at: "2030-01-01T00:00:00.000Z" };
    await trx
      .insertInto("rate_limits")
      .values({ key, ...row })
      .execute();
    await trx
      .insertInto("rate_limits")
      .values({ key: `${key} ${"x".repeat(1_000_000)}`, ...row })
      .execute();
    await trx.deleteFrom("rate_limits").where("key", "like", `${key}%`).execute();
    return null;
  });

const ask = (address: string, method = "GET"): Promise<Response> =>
  fetch(front.origin + address, {
    method,
    ...(method === "POST" && { body: new URLSearchParams({ name: "Ada" }) }),
  });

describe("a disk that is full", () => {
  it("is a 503 with a clear word for what writes; what is read goes on, and nothing is half written", async () => {
    fill();
    // One after the other: a slow machine would turn some away because it is busy.
    const page = await ask("/written");
    const form = await ask("/written", "POST");
    const data = await ask("/written.data");
    const read = await ask("/read");
    expect([page.status, form.status, data.status, read.status]).toEqual([503, 503, 503, 200]);
    for (const answer of [page, form, data]) expect(answer.headers.get("Retry-After")).toBe("30");
    expect(await page.text()).toContain("<h1>We can&#39;t save anything just now</h1>");
    expect(await form.text()).toContain("What you typed is not lost");
    expect(await db().selectFrom("rate_limits").select("key").execute()).toEqual([]);
  });

  it("is over when there is room again, without a new start", async () => {
    fill();
    expect((await ask("/written", "POST")).status).toBe(503);
    empty();
    expect((await ask("/written", "POST")).status).toBe(200);
    expect(await findBroken(db(), { now: new Date(), isSettled: true })).toEqual([]);
  });

  it("leaves what is read uncounted, and counts it again when there is room", async () => {
    // Long, so that its row needs more room than the rows before have left.
    const ctx = makeCtx();
    const count = () => consumeReading(ctx, "x".repeat(5_000_000), { points: 1, seconds: 60 }, "Too many");
    fill();
    for (let times = 0; times < 3; times++) await count();
    empty();
    await count();
    await expect(count()).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await db().deleteFrom("rate_limits").execute();
  });
});
