import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import path from "node:path";

/** All rights of the owner's group and of all other users. */
const OTHERS = 0o077;

/**
 * Takes the rights of other users from a file or folder; links are left alone.
 * @returns whether a right had to be taken away
 */
async function close(file: string): Promise<boolean> {
  const found = await lstat(file);
  if (!(found.isFile() || found.isDirectory()) || (found.mode & OTHERS) === 0) return false;
  await chmod(file, found.mode & 0o7777 & ~OTHERS);
  return true;
}

/**
 * Lets only the user of this process read a folder and its content. Rights that an earlier version, or a copy, left
 * open for others are taken away.
 * @param files further files outside the folder, such as a database elsewhere; missing files are fine
 * @returns how many were mended, and the paths that could not be
 */
export async function keepPrivate(
  folder: string,
  files: readonly string[],
): Promise<{ mended: number; refused: string[] }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await readdir(folder, { recursive: true });
  const all = [folder, ...found.map((name) => path.join(folder, name)), ...files];
  let mended = 0;
  const refused: string[] = [];
  for (const file of all) {
    try {
      if (await close(file)) mended += 1;
    } catch (error) {
      // A file that has gone meanwhile is fine; a file of another user keeps the rights that its owner gave it.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") refused.push(file);
    }
  }
  return { mended, refused };
}

/**
 * The files of an embedded database: the database itself, its write-ahead log and the log's index. Empty for any other
 * database.
 */
export function filesOfDatabase(url: string): string[] {
  const file = /^sqlite:(?!:memory:)(.+)$/.exec(url)?.[1];
  return file === undefined ? [] : ["", "-wal", "-shm"].map((end) => path.resolve(file) + end);
}
