import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import path from "node:path";

/** All rights of the owner's group and of everybody else. */
const OTHERS = 0o077;

/**
 * Takes the rights of everybody else from a file or folder; links are left alone.
 * @returns whether something had to be mended
 */
async function close(file: string): Promise<boolean> {
  const found = await lstat(file);
  if (!(found.isFile() || found.isDirectory()) || (found.mode & OTHERS) === 0) return false;
  await chmod(file, found.mode & 0o7777 & ~OTHERS);
  return true;
}

/**
 * Lets only the user of this process read a folder and what lies in it: what an earlier version, or a copy, left open
 * for others is mended.
 * @param files beside it, such as a database elsewhere; those that are not there are fine
 * @returns how many were mended, and those that could not be
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
      // What has gone meanwhile is fine; what belongs to another user stays as that one wants it.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") refused.push(file);
    }
  }
  return { mended, refused };
}

/** The files of an embedded database: itself, its log of writes and the index of that. None of another one. */
export function filesOfDatabase(url: string): string[] {
  const file = /^sqlite:(?!:memory:)(.+)$/.exec(url)?.[1];
  return file === undefined ? [] : ["", "-wal", "-shm"].map((end) => path.resolve(file) + end);
}
