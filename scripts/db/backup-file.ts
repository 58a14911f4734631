import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { z } from "zod";
import { FILE_KINDS, isStoredName } from "#app/integrations/uploads/stored-file.server";
import { OWN_TABLES } from "./end";
import { Failure } from "./failure";
import { contentsOf, requireSame } from "./pass";
import { SqliteEnd } from "./sqlite-end";
import { requireSound } from "./sqlite-files";

const ABOUT = `${OWN_TABLES}backup`;
const FILES = `${OWN_TABLES}files`;

/** What a backup says of itself. */
const aboutSchema = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  tables: z.record(z.string(), z.object({ rows: z.int(), checksum: z.string() })),
  files: z.int(),
});
export type About = z.infer<typeof aboutSchema>;

const storedFileSchema = z.object({
  kind: z.enum(FILE_KINDS),
  name: z.string().refine(isStoredName),
  sha256: z.string(),
  content: z.instanceof(Buffer),
});

const sha256 = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

/** Adds to a database what makes it a backup: the uploaded files, and what it holds. */
export async function finishBackup(file: SQLite.Database, dataDir: string, madeAt: Date): Promise<About> {
  file.exec(`create table ${ABOUT} (about text not null);
    create table ${FILES} (kind text, name text, sha256 text, content blob, primary key (kind, name))`);
  const insert = file.prepare(`insert into ${FILES} values (?, ?, ?, ?)`);
  let files = 0;
  for (const kind of FILE_KINDS) {
    const folder = path.join(dataDir, kind);
    for (const name of existsSync(folder) ? readdirSync(folder).filter(isStoredName) : []) {
      const content = readFileSync(path.join(folder, name));
      insert.run(kind, name, sha256(content), content);
      files += 1;
    }
  }
  const about: About = {
    version: 1,
    madeAt: madeAt.toISOString(),
    tables: await contentsOf(new SqliteEnd(file)),
    files,
  };
  file.prepare(`insert into ${ABOUT} values (?)`).run(JSON.stringify(about));
  return about;
}

function* storedFiles(file: SQLite.Database): Generator<z.infer<typeof storedFileSchema>> {
  for (const row of file.prepare(`select kind, name, sha256, content from ${FILES}`).iterate())
    yield storedFileSchema.parse(row);
}

/** Opens a backup for reading; it may lie on a medium that can't be written. @throws Failure */
export function openBackup(backup: string): SQLite.Database {
  if (!existsSync(backup)) throw new Failure(`There is no file ${backup}`);
  if (!statSync(backup).isFile()) throw new Failure(`${backup} is not a file`);
  return new SQLite(backup, { fileMustExist: true, readonly: true });
}

/** Checks a backup against what it says of itself. @throws Failure */
export async function checkBackup(file: SQLite.Database): Promise<About> {
  const there = file.prepare(`select 1 from sqlite_master where name = '${ABOUT}'`).get();
  if (!there) throw new Failure(`${file.name} is not a backup of Voyance (npm run db:backup makes one)`);
  const said = file.prepare(`select about from ${ABOUT}`).pluck().get();
  const about = aboutSchema.parse(JSON.parse(String(said)));
  requireSound(file);
  requireSame(about.tables, await contentsOf(new SqliteEnd(file)));
  let files = 0;
  for (const stored of storedFiles(file)) {
    if (sha256(stored.content) !== stored.sha256) throw new Failure(`The file ${stored.name} in the backup is damaged`);
    files += 1;
  }
  if (files !== about.files) throw new Failure(`The backup has ${files} of its ${about.files} uploaded files`);
  return about;
}

/** Puts the uploaded files in their folders; a file of the same name is the same file. */
export function putFiles(file: SQLite.Database, dataDir: string): void {
  for (const { kind, name, content } of storedFiles(file)) {
    const target = path.join(dataDir, kind, name);
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    const arriving = `${target}.part`;
    rmSync(arriving, { force: true });
    writeFileSync(arriving, content, { mode: 0o600, flag: "wx", flush: true });
    renameSync(arriving, target);
  }
}

/** Leaves the database alone of a backup. */
export function dropBackupTables(file: SQLite.Database): void {
  file.exec(`drop table ${FILES}; drop table ${ABOUT}`);
}
