import { readFileSync } from "node:fs";
import SQLite from "better-sqlite3";
import type { Kysely } from "kysely";
import pg from "pg";
import { closeDatabase, useDatabase } from "#app/db/client.server";
import { openDatabase, overSqlite } from "#app/db/dialect.server";
import { newId } from "#app/db/ids.server";
import type { Database } from "#app/db/schema";
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

/** The PostgreSQL database that is open, and those that were emptied when they were closed. */
let used: string | undefined;
const emptied: string[] = [];

/** Opens a copy of the migrated database that the run has made. */
async function openCopy(): Promise<Kysely<Database>> {
  if (process.env.TEST_POSTGRES_URL) {
    used = emptied.pop() ?? (await addressOf(POSTGRES_TEMPLATE));
    return openDatabase(used);
  }
  const file = new SQLite(readFileSync(sqliteTemplate()));
  file.pragma("foreign_keys = ON");
  return overSqlite(file);
}

/** Opens a migrated database and makes it the one that use cases see. */
export async function openTestDatabase(): Promise<Kysely<Database>> {
  const database = await openCopy();
  useDatabase(database);
  return database;
}

/** Closes it. On PostgreSQL the next test is given it without its rows, which costs less than another copy. */
export async function closeTestDatabase(): Promise<void> {
  await closeDatabase();
  const address = used;
  used = undefined;
  if (address === undefined) return;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  // Rows that need each other go in any order.
  const deletions = rows.map(({ name }) => `delete from ${name}`);
  await client.query(["set session_replication_role = replica", ...deletions].join(";"));
  await client.end();
  emptied.push(address);
}
