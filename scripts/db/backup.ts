import { existsSync } from "node:fs";
import path from "node:path";
import type { Address } from "./address";
import { finishBackup } from "./backup-file";
import type { About } from "./backup-file";
import { lastMigration } from "./databases";
import { Failure } from "./failure";
import { bringUpToDate, contentsOf, requireSame } from "./pass";
import { PostgresSource } from "./postgres-databases";
import { moveInPlace, removeDatabase } from "./private-file";
import { SqliteEnd } from "./sqlite-end";
import { backUp, closeWhole, openFile, openIncomingFile, requireSound } from "./sqlite-files";

/** Where an installation has its data. */
export interface Installation {
  database: Address;
  dataDir: string;
}

/** The database of PostgreSQL, as of one moment, as a file of SQLite. */
async function fromPostgres(name: string, url: string, to: string): Promise<void> {
  removeDatabase(`${to}.incoming`);
  const source = new PostgresSource(name, url);
  try {
    const rows = await source.snapshot();
    const incoming = await openIncomingFile(to, name, await lastMigration(rows));
    try {
      await bringUpToDate(rows, incoming.rows, () => undefined);
      requireSame(await contentsOf(rows), await contentsOf(incoming.rows));
      await incoming.complete();
    } finally {
      await incoming.close();
    }
  } finally {
    await source.close();
    removeDatabase(`${to}.incoming`);
  }
}

async function fromSqlite(from: string, to: string): Promise<void> {
  const file = openFile(from);
  try {
    await backUp(file, to);
  } finally {
    file.close();
  }
}

/**
 * Writes the whole database, as of one moment, and the uploaded files into one file of SQLite, whichever database it is.
 * Servers go on meanwhile. The file appears whole or not at all, for this user alone; keys are not in it.
 * @throws Failure when the file exists, or the database is not one of this version or an earlier one
 */
export async function backUpInstallation(
  { database, dataDir }: Installation,
  to: string,
  madeAt: Date,
): Promise<About> {
  if (existsSync(to)) throw new Failure(`${to} exists, and is left as it is: name another file`);
  const part = `${to}.part`;
  removeDatabase(part);
  try {
    if (database.kind === "sqlite") await fromSqlite(database.file, part);
    else await fromPostgres(database.name, database.url, part);
    const file = openFile(part);
    try {
      file.pragma("journal_mode = DELETE");
      requireSound(file);
      await lastMigration(new SqliteEnd(file));
      const about = await finishBackup(file, dataDir, madeAt);
      closeWhole(file);
      moveInPlace(part, to);
      return about;
    } finally {
      file.close();
    }
  } finally {
    removeDatabase(part);
  }
}

/** The name of a backup of which only the time is said. */
export function backupName(dataDir: string, now: Date): string {
  return path.join(dataDir, "backups", `voyance-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.db`);
}
