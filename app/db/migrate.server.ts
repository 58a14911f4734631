import { Migrator, sql } from "kysely";
import type { Kysely } from "kysely";
import { migrations } from "../../migrations/index";
import { withProcessLock } from "./lock.server";
import type { Database } from "./schema";

/** The names of all migrations, in the order they run. */
export const MIGRATIONS: readonly string[] = Object.keys(migrations);

function migrator(database: Kysely<Database>, schema?: string): Migrator {
  return new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: schema,
  });
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

/**
 * Runs the migrations in an empty database that no other process uses.
 * @param last the name of the last one to run
 * @param schema a schema of PostgreSQL beside the one in use; else the database itself
 * @throws the error of the first migration that failed
 */
export async function migrateApart(database: Kysely<Database>, last: string, schema?: string): Promise<void> {
  await database.connection().execute(async (connection) => {
    if (schema !== undefined) await sql`set search_path to ${sql.id(schema)}`.execute(connection);
    const { error } = await migrator(connection, schema).migrateTo(last);
    if (error) throw error;
  });
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
