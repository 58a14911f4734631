/** While another process holds a file of SQLite, callers are asked to come back, and all other work goes on. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from "vitest";
import { closeDatabase, db, transact, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { migrateToLatest } from "#app/db/migrate.server";
import type { Front } from "#app/http/front/front.fixture";
import { BUILT_IN_POSITIONS } from "#app/modules/careers/built-in-positions";
import * as call from "#app/routes/api/call";
import * as healthz from "#app/routes/resources/healthz";
import * as readyz from "#app/routes/resources/readyz";
import * as career from "#app/routes/site/career";
import { seedPositions } from "#app/data/seed/positions";
import { serveRoutes } from "#tests/integration/server/served-routes.fixture";

const JOB = `/careers/${BUILT_IN_POSITIONS[0]!.id}`;
const forget = () => transact((trx) => trx.deleteFrom("rate_limits").execute());

let folder: string;
let other: SQLite.Database;
let front: Front;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "voyance-locked-"));
  const file = path.join(folder, "voyance.db");
  useDatabase(openDatabase(`sqlite:${file}`));
  await migrateToLatest(db());
  await seedPositions(db(), new Date());
  other = new SQLite(file);
  front = await serveRoutes({
    healthz,
    readyz,
    "careers/:job": career,
    "api/*": call,
    written: { loader: () => forget().then(() => null), default: () => null },
    "calendar.ics": { loader: () => forget().then(() => new Response("a file")) },
  });
});
afterAll(async () => {
  await front.close();
  other.close();
  await closeDatabase();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void other.exec("begin exclusive"));
afterEach(() => void (other.inTransaction && other.exec("rollback")));

const ask = (address: string, method = "GET"): Promise<Response> =>
  fetch(front.origin + address, {
    method,
    ...(method === "POST" && {
      body: "--x--\r\n",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    }),
  });

it("is a 503 with Retry-After for a page, whether its route takes the refusal up or not", async () => {
  const asked = [
    [JOB, "POST"],
    ["/written", "GET"],
    ["/written.data", "GET"],
    ["/calendar.ics", "GET"],
  ] as const;
  const answers = await Promise.all(asked.map(([address, method]) => ask(address, method)));
  for (const [index, answer] of answers.entries()) {
    expect(answer.status, asked[index]![0]).toBe(503);
    expect(Number(answer.headers.get("Retry-After")), asked[index]![0]).toBeGreaterThan(0);
    expect(answer.headers.get("Cache-Control"), asked[index]![0]).toMatch(/no-store/);
  }
  expect(await (await ask("/written")).text()).toContain("<h1>We are very busy just now</h1>");
});

it("is a 503 with Retry-After for a program, in the shape of the API", async () => {
  const answer = await ask("/api/v1/careers/apply", "POST");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect(await answer.json()).toEqual({
    success: false,
    error: { code: "UNAVAILABLE", message: "We are very busy just now. Please try again in a moment." },
  });
});

it("keeps no sign of life waiting, and nothing that is only read", async () => {
  const first = await Promise.race([ask("/api/v1/careers/apply", "POST"), ask("/healthz")]);
  expect([first.status, new URL(first.url).pathname]).toEqual([200, "/healthz"]);
  for (const address of ["/readyz", JOB]) expect((await ask(address)).status, address).toBe(200);
});

it("is waited for a moment: what comes meanwhile is done when it is free", async () => {
  const written = Promise.all([forget(), forget(), db().deleteFrom("rate_limits").execute()]);
  expect((await ask("/healthz")).status).toBe(200);
  other.exec("rollback");
  await written;
});

it("is left as it was by a transaction that failed, and by one of two at once", async () => {
  other.exec("rollback");
  const add = (key: string) => ({ key, points: 1, window_ends_at: "2030-01-01T00:00:00.000Z" });
  const failed = transact(async (trx) => {
    await trx.insertInto("rate_limits").values(add("failed")).execute();
    throw new Error("in the middle");
  });
  const kept = transact((trx) => trx.insertInto("rate_limits").values(add("kept")).execute());
  const read = db().selectFrom("rate_limits").select("key").where("key", "=", "failed").execute();
  await expect(failed).rejects.toThrow("in the middle");
  await kept;
  expect(await read).toEqual([]);
  expect(await db().selectFrom("rate_limits").select("key").execute()).toEqual([{ key: "kept" }]);
});
