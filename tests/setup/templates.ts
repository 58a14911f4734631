import path from "node:path";
import SQLite from "better-sqlite3";
import pg from "pg";
import { openDatabase } from "#app/db/dialect.server";
import { migrateToLatest } from "#app/db/migrate.server";

/** Name of the migrated database on the PostgreSQL server that tests are given copies of. */
export const POSTGRES_TEMPLATE = "voyance_template";

/** The migrated SQLite file that tests are given copies of. */
export function sqliteTemplate(): string {
  return path.join(process.env.TEST_DATA_ROOT!, "template.db");
}

async function migrated(address: string): Promise<void> {
  const database = openDatabase(address);
  await migrateToLatest(database);
  await database.destroy();
}

/** Migrates one database a run: every test begins with a copy, which takes milliseconds. */
export async function makeTemplates(): Promise<void> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) {
    await migrated(`sqlite:${sqliteTemplate()}`);
    // A copy in memory has no log beside it.
    const file = new SQLite(sqliteTemplate());
    file.pragma("journal_mode = DELETE");
    return void file.close();
  }
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${POSTGRES_TEMPLATE}`);
  await admin.query(`create database ${POSTGRES_TEMPLATE}`);
  await admin.end();
  const address = new URL(server);
  address.pathname = `/${POSTGRES_TEMPLATE}`;
  await migrated(address.href);
}
