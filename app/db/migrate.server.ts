import { Migrator } from "kysely";
import type { Kysely } from "kysely";
import { migrations } from "../../migrations/index";
import { withProcessLock } from "./lock.server";
import type { Database } from "./schema";

function migrator(database: Kysely<Database>): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } });
}

/**
 * Brings the database to the newest migration.
 * @returns the names of the migrations that ran
 * @throws the error of the first migration that failed
 */
export async function migrateToLatest(database: Kysely<Database>): Promise<string[]> {
  // Processes that start together take turns, however long the first one needs.
  const { error, results } = await withProcessLock(database, "migrations", () => migrator(database).migrateToLatest());
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Takes every migration back; the tests prove that each can be. */
export async function migrateToNothing(database: Kysely<Database>): Promise<void> {
  const names = Object.keys(migrations);
  for (let index = 0; index < names.length; index++) {
    const { error } = await migrator(database).migrateDown();
    if (error) throw error;
  }
}

/** Whether every migration has run: part of readiness. */
export async function isMigrated(database: Kysely<Database>): Promise<boolean> {
  const all = await migrator(database).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}
