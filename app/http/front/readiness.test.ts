import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { env } from "#app/config/env.server";
import { db } from "#app/db/client.server";
import { loader } from "#app/routes/resources/readyz";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { stopBeingReady, tryToWrite } from "./readiness.server";

let folder: string;
const before = env().DATA_DIR;
beforeEach(async () => {
  await openTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), "voyance-ready-"));
  env().DATA_DIR = folder;
});
afterEach(async () => {
  env().DATA_DIR = before;
  rmSync(folder, { recursive: true, force: true });
  await closeTestDatabase();
});

async function ask(): Promise<{ status: number; body: unknown }> {
  const answer = await loader({ request: new Request("http://localhost/readyz"), params: {}, context: {} });
  return { status: answer.status, body: await answer.json() };
}

it("is there while the database answers and the data folder can be written, which leaves nothing behind", async () => {
  const checks = { database: "ok", data: "ok", migrations: "ok" };
  expect(await ask()).toEqual({ status: 200, body: { status: "ready", checks } });
  await Promise.all([tryToWrite(folder), tryToWrite(folder)]);
  expect(readdirSync(folder)).toEqual([]);
});

it("is gone when nothing can be written any more", async () => {
  rmSync(folder, { recursive: true });
  const checks = { database: "ok", data: "failed", migrations: "ok" };
  expect(await ask()).toEqual({ status: 503, body: { status: "not ready", checks } });
});

it("is gone while the database does not answer", async () => {
  await ask();
  await db().destroy();
  expect(await ask()).toEqual({
    status: 503,
    body: { status: "not ready", checks: { database: "failed", data: "ok" } },
  });
});

it("is gone as soon as the process is about to end", async () => {
  stopBeingReady();
  expect(await ask()).toEqual({ status: 503, body: { status: "ending", checks: {} } });
});
