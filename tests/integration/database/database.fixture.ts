import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import SQLite from "better-sqlite3";
import pg from "pg";
import { closeDatabase, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { migrateToLatest } from "#app/db/migrate.server";
import { seedSandbox } from "#app/data/seed/seed.server";
import { bundleOnce } from "#tests/setup/bundle-once";
import { copyAddress } from "#tests/setup/database";

export const NOW = new Date("2026-11-30T08:00:00Z");

/** A folder of one test, which the run deletes with all others. */
export function ownFolder(): string {
  mkdirSync(process.env.DATA_DIR!, { recursive: true });
  return mkdtempSync(path.join(process.env.DATA_DIR!, "database-"));
}

/** Fills a database as the sandbox begins. */
async function fillSandbox(address: string): Promise<string> {
  const database = openDatabase(address);
  useDatabase(database);
  await migrateToLatest(database);
  await seedSandbox(database, NOW);
  await closeDatabase();
  return address;
}

/** The data of the sandbox, which are made once for all tests of a process. */
const filled: { file?: Promise<string>; address?: Promise<string> } = {};

/** A file with the data of the sandbox, of which no connection is open. */
export async function sandboxFile(): Promise<string> {
  filled.file ??= fillSandbox(`sqlite:${path.join(ownFolder(), "filled.db")}`);
  const copy = path.join(ownFolder(), "voyance.db");
  copyFileSync((await filled.file).slice("sqlite:".length), copy);
  return copy;
}

/** A database of PostgreSQL with the data of the sandbox, of which no connection is open. */
export async function sandboxAddress(): Promise<string> {
  filled.address ??= copyAddress().then(fillSandbox);
  return copyAddress(new URL(await filled.address).pathname.slice(1));
}

/** The commands as the build makes them, but for their packages, which are read faster in one file. */
const bundled = (): Promise<string> => bundleOnce("scripts/db/main.ts", { external: ["better-sqlite3", "pg"] });

export interface Ran {
  code: number | null;
  said: string;
  errors: string;
}

/**
 * Runs a command in a process of its own.
 * @param onLine is told of each line that it says
 */
export async function runCommand(
  words: readonly string[],
  env: Record<string, string> = {},
  onLine: (line: string, child: ChildProcess) => void = () => undefined,
): Promise<Ran> {
  const child = spawn(process.execPath, [await bundled(), ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  let errors = "";
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    onLine(line, child);
  });
  child.stderr.on("data", (bytes) => (errors += String(bytes)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said: lines.join("\n"), errors };
}

/** Every row of every table as sorted texts, read without the code under test; numbers as both databases give them. */
export type Dump = Record<string, string[]>;

function dumpOf(rows: Record<string, unknown>[]): string[] {
  const texts = rows.map((row) =>
    JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
  return texts.toSorted((one, other) => (one < other ? -1 : 1));
}

export function dumpSqlite(file: string): Dump {
  const open = new SQLite(file, { fileMustExist: true });
  const names = open.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  const dump = Object.fromEntries(
    names
      .filter((name) => !/^(sqlite|kysely)_/.test(name))
      .map((name) => [name, dumpOf(open.prepare(`select * from ${name}`).all() as Record<string, unknown>[])]),
  );
  open.close();
  return dump;
}

/** Asks a PostgreSQL database by a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(address: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

export async function dumpPostgres(address: string): Promise<Dump> {
  const overrides = new pg.TypeOverrides();
  overrides.setTypeParser(pg.types.builtins.INT8, Number);
  const client = new pg.Client({ connectionString: address, types: overrides });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^kysely_'",
  );
  const dump: Dump = {};
  for (const { name } of rows)
    dump[name] = dumpOf((await client.query<Record<string, unknown>>(`select * from ${name}`)).rows);
  await client.end();
  return dump;
}

/** All that PostgreSQL holds besides rows: tables, columns, what they have to keep, indexes, triggers, functions. */
export async function shapeOf(address: string): Promise<string[]> {
  const rows = await ask<{ line: string }>(
    address,
    `select 'schema ' || nspname as line from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
     union all select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || coalesce(column_default, '')
       from information_schema.columns where table_schema = 'public'
     union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
     union all select 'migration ' || name from kysely_migration`,
  );
  return rows.map(({ line }) => line).toSorted();
}

/** All that a file holds besides rows. */
export function shapeOfFile(file: string): string[] {
  const open = new SQLite(file, { fileMustExist: true });
  const shape = open.prepare("select coalesce(sql, name) from sqlite_master order by 1").pluck().all() as string[];
  const migrations = open.prepare("select name from kysely_migration order by 1").pluck().all() as string[];
  open.close();
  return [...shape, ...migrations];
}

/** Damages a file by one byte of a text that it holds. */
export function damage(file: string, text: string): void {
  const bytes = readFileSync(file);
  const at = bytes.indexOf(text);
  if (at === -1) throw new Error(`${text} is not in ${file}`);
  bytes[at] = bytes[at]! ^ 1;
  writeFileSync(file, bytes);
}
