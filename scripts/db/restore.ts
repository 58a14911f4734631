import { existsSync } from "node:fs";
import path from "node:path";
import type SQLite from "better-sqlite3";
import { openDatabase } from "#app/db/dialect.server";
import { MIGRATIONS, migrateApart } from "#app/db/migrate.server";
import type { Installation } from "./backup";
import { checkBackup, dropBackupTables, openBackup, putFiles } from "./backup-file";
import type { About } from "./backup-file";
import { lastMigration } from "./databases";
import { Failure } from "./failure";
import { bringUpToDate, contentsOf, requireSame } from "./pass";
import type { Say } from "./pass";
import { openIncomingSchema } from "./postgres-databases";
import { removeDatabase } from "./private-file";
import { SqliteEnd } from "./sqlite-end";
import { backUp, closeWhole, holdFile, isDamage, isEmptyFile, openFile, replaceFile } from "./sqlite-files";

const SAY_REPLACE = "say --replace to lose what it holds";

/** @returns the file held, where there is one. @throws Failure when it is used, or holds something that may not go */
function takeFile(file: string, isReplacing: boolean): SQLite.Database | undefined {
  try {
    if (!isEmptyFile(file) && !isReplacing) throw new Failure(`${file} is not empty: ${SAY_REPLACE}`);
    if (!existsSync(file)) return undefined;
    const held = holdFile(file);
    if (!held) throw new Failure(`A server or another program uses ${file}: stop it first`);
    return held;
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new Failure(
      `${file} is damaged: stop the server, move the file away with ${file}-wal and ${file}-shm, and run the command again`,
    );
  }
}

/** The database of a backup in a file of its own, brought to the newest migration. */
async function unpack(backup: SQLite.Database, work: string): Promise<void> {
  removeDatabase(work);
  await backUp(backup, work);
  const file = openFile(work);
  try {
    dropBackupTables(file);
  } finally {
    file.close();
  }
  const database = openDatabase(`sqlite:${work}`);
  try {
    await migrateApart(database, MIGRATIONS.at(-1) ?? "");
  } finally {
    await database.destroy();
  }
  closeWhole(openFile(work));
}

async function intoPostgres(work: string, url: string, source: string, isReplacing: boolean): Promise<void> {
  const incoming = await openIncomingSchema(url, source, isReplacing);
  const file = openFile(work);
  try {
    const rows = new SqliteEnd(file);
    await bringUpToDate(rows, incoming.rows, () => undefined);
    requireSame(await contentsOf(rows), await contentsOf(incoming.rows));
    await incoming.complete();
  } finally {
    file.close();
    await incoming.close();
  }
}

/**
 * Puts a backup in the place of a database that is empty or may be replaced, and its files in their folders. The backup
 * is checked first. The database appears whole or not at all: it is made beside the one that it replaces.
 * @throws Failure
 */
export async function restoreInstallation(
  backup: string,
  { database, dataDir }: Installation,
  isReplacing: boolean,
  say: Say,
): Promise<About> {
  const file = openBackup(backup);
  const work = database.kind === "sqlite" ? `${database.file}.restoring` : path.join(dataDir, "restoring.db");
  try {
    const about = await checkBackup(file);
    await lastMigration(new SqliteEnd(file));
    say(`The backup of ${about.madeAt} is whole.`);
    const held = database.kind === "sqlite" ? takeFile(database.file, isReplacing) : undefined;
    try {
      say("Making the database beside what is there.");
      await unpack(file, work);
      putFiles(file, dataDir);
      if (database.kind === "sqlite") replaceFile(held, work, database.file);
      else await intoPostgres(work, database.url, `the backup ${path.resolve(backup)}`, isReplacing);
      return about;
    } finally {
      held?.close();
    }
  } finally {
    file.close();
    removeDatabase(work);
  }
}
