import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Kysely } from "kysely";
import { isUniqueViolation } from "#app/db/dialect.server";
import { isMigrated, migrateToLatest, migrateToNothing } from "#app/db/migrate.server";
import type { Database } from "#app/db/schema";
import { openEmptyDatabase } from "#tests/setup/database";
import { migrations } from "../../../migrations/index";

describe("migrations", () => {
  let database: Kysely<Database>;
  beforeAll(async () => {
    database = await openEmptyDatabase();
  });
  afterAll(() => database.destroy());

  it("are all listed, in the order of their dates", () => {
    const files = readdirSync("migrations")
      .filter((name) => name !== "index.ts")
      .map((name) => name.replace(/\.ts$/, ""));
    expect(Object.keys(migrations)).toEqual(files.sort());
  });

  it("run, can be taken back to nothing, and run again", async () => {
    expect(await isMigrated(database)).toBe(false);
    expect(await migrateToLatest(database)).toEqual(Object.keys(migrations));
    expect(await isMigrated(database)).toBe(true);
    expect(await migrateToLatest(database)).toEqual([]);
    await migrateToNothing(database);
    expect(await isMigrated(database)).toBe(false);
    await migrateToLatest(database);
    expect(await isMigrated(database)).toBe(true);
  });

  it("tell a unique value from any other failure", async () => {
    const row = { key: "a", points: 1, window_ends_at: "2027-01-01T00:00:00Z" };
    await database.insertInto("rate_limits").values(row).execute();
    const again = await database
      .insertInto("rate_limits")
      .values(row)
      .execute()
      .catch((error: unknown) => error);
    expect(isUniqueViolation(again)).toBe(true);
    expect(isUniqueViolation(new Error("something else"))).toBe(false);
  });
});
