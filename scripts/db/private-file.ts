import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure";

/** What SQLite keeps beside a file. */
const BESIDE = ["-wal", "-shm", "-journal"];

/** Makes an empty file that only this user may read; SQLite gives its files beside it the same rights. */
export function makePrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "wx", 0o600));
}

/** Deletes a database file and what lies beside it; missing ones are fine. */
export function removeDatabase(file: string): void {
  for (const end of ["", ...BESIDE]) rmSync(file + end, { force: true });
}

/**
 * A log of a database that is gone would be taken for the log of the one that comes.
 * @throws Failure for such a file beside a database that is not there
 */
export function requireNothingBeside(file: string): void {
  const left = existsSync(file) ? undefined : BESIDE.map((end) => file + end).find((name) => existsSync(name));
  if (left !== undefined) throw new Failure(`${left} lies there without its database: move it away first`);
}

function flush(name: string): void {
  const handle = openSync(name, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives a finished file its name; it lasts through a loss of power. A file of that name is replaced. */
export function moveInPlace(from: string, to: string): void {
  flush(from);
  renameSync(from, to);
  flush(path.dirname(to));
}
