import type { Kysely } from "kysely";
import pg from "pg";
import { closeDatabase, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { newId } from "#app/db/ids.server";
import { migrateToLatest } from "#app/db/migrate.server";
import type { Database } from "#app/db/schema";

/** Address of an empty database: a fresh one on the PostgreSQL server that is named, else one in memory. */
export async function freshAddress(): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) return "sqlite::memory:";
  const name = `test_${newId().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** Opens an empty database without tables. */
export async function openEmptyDatabase(): Promise<Kysely<Database>> {
  return openDatabase(await freshAddress());
}

/** Opens a migrated database and makes it the one that use cases see. */
export async function openTestDatabase(): Promise<Kysely<Database>> {
  const database = await openEmptyDatabase();
  await migrateToLatest(database);
  useDatabase(database);
  return database;
}

export { closeDatabase as closeTestDatabase };
