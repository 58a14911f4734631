import { existsSync, statSync } from "node:fs";
import SQLite from "better-sqlite3";
import { MIGRATIONS, migrateApart } from "#app/db/migrate.server";
import { openDatabase } from "#app/db/dialect.server";
import { OWN_TABLES } from "./end";
import type { Incoming, Readable, Source } from "./end";
import { Failure } from "./failure";
import { makePrivate, moveInPlace, removeDatabase, requireNothingBeside } from "./private-file";
import { SqliteEnd } from "./sqlite-end";

/** How long a file that another program locks for a moment is asked for, in milliseconds. */
const PATIENCE_MS = 2000;
/** More pages than a file has: a copy in one step is not begun anew when others write meanwhile. */
const ALL_PAGES = 0x7fffffff;

/** Whether it is no database, or one of which a part is gone. */
export function isDamage(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code);
}

const isBusy = (error: unknown): boolean => error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");

/** Opens a file that is there. @throws Failure */
export function openFile(file: string): SQLite.Database {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}`);
  if (!statSync(file).isFile()) throw new Failure(`${file} is not a file`);
  return new SQLite(file, { fileMustExist: true, timeout: PATIENCE_MS });
}

/**
 * Opens a file that no other process has open, and keeps it so until it is closed.
 * @returns undefined while another process has it open
 */
export function holdFile(file: string): SQLite.Database | undefined {
  const held = openFile(file);
  try {
    // A connection of another process, even an idle one, holds a share of the file for as long as it is open.
    held.pragma("locking_mode = EXCLUSIVE");
    held.exec("begin exclusive; commit");
    return held;
  } catch (error) {
    held.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** Writes the content of an open file, as of now, into a new file; others may go on writing. */
export async function backUp(file: SQLite.Database, to: string): Promise<void> {
  makePrivate(to);
  await file.backup(to, { progress: () => ALL_PAGES });
}

/** Lets go of a file that is held, without anything left beside it, and puts another one in its place. */
export function replaceFile(held: SQLite.Database | undefined, from: string, target: string): void {
  if (held) closeWhole(held);
  moveInPlace(from, target);
}

/** Whether a file holds no table, as a missing one does. @throws Failure for what is left of one that is gone */
export function isEmptyFile(file: string): boolean {
  requireNothingBeside(file);
  if (!existsSync(file)) return true;
  const found = openFile(file);
  try {
    return found.prepare("select 1 from sqlite_master").get() === undefined;
  } finally {
    found.close();
  }
}

/** A file of SQLite that is copied. A server may have it open. */
export class SqliteSource implements Source {
  readonly name: string;
  readonly #path: string;
  readonly #snapshot: string;
  #open: SQLite.Database | undefined;
  constructor(name: string, file: string) {
    this.name = name;
    this.#path = file;
    this.#snapshot = `${file}.snapshot`;
  }

  hold(): Promise<Readable | undefined> {
    this.#open = holdFile(this.#path);
    return Promise.resolve(this.#open && new SqliteEnd(this.#open));
  }

  async snapshot(): Promise<Readable> {
    removeDatabase(this.#snapshot);
    const live = openFile(this.#path);
    try {
      await backUp(live, this.#snapshot);
    } finally {
      live.close();
    }
    this.#open = openFile(this.#snapshot);
    return new SqliteEnd(this.#open);
  }

  close(): Promise<void> {
    this.#open?.close();
    removeDatabase(this.#snapshot);
    return Promise.resolve();
  }
}

/** What an unfinished copy says of itself, and the indexes that it makes at its end. */
const MARKS = `
  create table ${OWN_TABLES}copy (source text not null, last_migration text not null);
  create table ${OWN_TABLES}later (statement text primary key)`;

function takeOff(file: SQLite.Database): void {
  const indexes = file
    .prepare("select name, sql from sqlite_master where type = 'index' and sql is not null")
    .all() as { name: string; sql: string }[];
  file.transaction(() => {
    for (const { name, sql } of indexes) {
      file.prepare(`insert or ignore into ${OWN_TABLES}later values (?)`).run(sql);
      file.exec(`drop index "${name}"`);
    }
  })();
}

function putBack(file: SQLite.Database): void {
  const statements = file.prepare(`select statement from ${OWN_TABLES}later`).pluck().all() as string[];
  for (const statement of statements)
    file.transaction(() => {
      file.exec(statement);
      file.prepare(`delete from ${OWN_TABLES}later where statement = ?`).run(statement);
    })();
}

/** @throws Failure when the file is damaged */
export function requireSound(file: SQLite.Database): void {
  const said = file.pragma("integrity_check(1)", { simple: true });
  if (said !== "ok") throw new Failure(`The file of SQLite is damaged: ${String(said)}`);
}

/** @throws Failure when a row points to one that is not there */
function requireJoined(file: SQLite.Database): void {
  const [broken] = file.pragma("foreign_key_check") as { table: string; parent: string }[];
  if (broken) throw new Failure(`A row of ${broken.table} points to one of ${broken.parent} that is not there`);
}

/** Leaves one file that is whole without others beside it. */
export function closeWhole(file: SQLite.Database): void {
  file.pragma("journal_mode = DELETE");
  file.close();
}

/** What an unfinished file is a copy of; undefined before its tables were all there. */
function markOf(path: string): { source: string; last_migration: string } | undefined {
  const file = openFile(path);
  try {
    const there = file.prepare(`select 1 from sqlite_master where name = '${OWN_TABLES}copy'`).get();
    if (!there) return undefined;
    const mark = file.prepare(`select source, last_migration from ${OWN_TABLES}copy`).get();
    return mark as { source: string; last_migration: string } | undefined;
  } finally {
    file.close();
  }
}

/** Makes a file with tables as of a migration, marked as an unfinished copy. */
async function beginFile(incoming: string, source: string, last: string): Promise<void> {
  removeDatabase(incoming);
  makePrivate(incoming);
  const empty = openDatabase(`sqlite:${incoming}`);
  try {
    await migrateApart(empty, last);
  } finally {
    await empty.destroy();
  }
  const file = openFile(incoming);
  file.transaction(() => {
    file.exec(MARKS);
    file.prepare(`insert into ${OWN_TABLES}copy values (?, ?)`).run(source, last);
  })();
  file.close();
}

/**
 * Makes a file beside the one that it will become, or goes on with one that was begun.
 * @param source the name of what is copied
 * @param last the migration of what is copied
 * @throws Failure when another process copies there, or a copy of something else was begun
 */
export async function openIncomingFile(
  target: string,
  source: string,
  last: string = MIGRATIONS.at(-1) ?? "",
): Promise<Incoming> {
  const incoming = `${target}.incoming`;
  const mark = existsSync(incoming) ? markOf(incoming) : undefined;
  if (mark && mark.source !== source)
    throw new Failure(`${incoming} is an unfinished copy of ${mark.source}: finish that one, or delete the file`);
  const isResumed = mark?.last_migration === last;
  if (!isResumed) await beginFile(incoming, source, last);
  const file = holdFile(incoming);
  if (!file) throw new Failure("Another process copies there just now");
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = NORMAL");
  file.pragma("foreign_keys = OFF");
  takeOff(file);
  return {
    rows: new SqliteEnd(file),
    isResumed,
    complete() {
      putBack(file);
      file.exec(`drop table ${OWN_TABLES}later; drop table ${OWN_TABLES}copy`);
      requireJoined(file);
      requireSound(file);
      closeWhole(file);
      if (!isEmptyFile(target)) throw new Failure(`${target} holds something by now, and is left as it is`);
      moveInPlace(incoming, target);
      return Promise.resolve();
    },
    close: () => Promise.resolve(void file.close()),
  };
}
