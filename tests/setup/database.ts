import { readFileSync } from "node:fs";
import SQLite from "better-sqlite3";
import type { Kysely } from "kysely";
import pg from "pg";
import { closeDatabase, useDatabase } from "#app/db/client.server";
import { openDatabase, overSqlite } from "#app/db/dialect.server";
import { newId } from "#app/db/ids.server";
import type { Database } from "#app/db/schema";
import { noteStatement } from "./query-plans";
import { POSTGRES_TEMPLATE, sqliteTemplate } from "./templates";

/** Address of a fresh database on the PostgreSQL server that is named, else of one in memory. */
async function addressOf(template?: string): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) return "sqlite::memory:";
  const name = `test_${newId().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}${template ? ` template ${template}` : ""}`);
  await admin.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** Address of an empty database. */
export function freshAddress(): Promise<string> {
  return addressOf();
}

/** Opens an empty database without tables. */
export async function openEmptyDatabase(): Promise<Kysely<Database>> {
  return openDatabase(await freshAddress());
}

/** Address of a copy of a database on PostgreSQL that nothing is connected to: of the migrated one that the run has made. */
export function copyAddress(template = POSTGRES_TEMPLATE): Promise<string> {
  return addressOf(template);
}

/** Opens a copy of the migrated database that the run has made. */
async function openCopy(): Promise<Kysely<Database>> {
  if (process.env.TEST_POSTGRES_URL) return openDatabase(await copyAddress(), noteStatement);
  const file = new SQLite(readFileSync(sqliteTemplate()));
  file.pragma("foreign_keys = ON");
  return overSqlite(file, noteStatement);
}

/** Opens a migrated database and makes it the one that use cases see. */
export async function openTestDatabase(): Promise<Kysely<Database>> {
  const database = await openCopy();
  useDatabase(database);
  return database;
}

export { closeDatabase as closeTestDatabase };
