import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { Readable } from "node:stream";
import { env } from "#app/config/env.server";
import { isNoRoom, noRoom } from "#app/shared/app-error";

/** Ending of a file that is still arriving, or has not been checked. */
const ARRIVING = ".part";
/** After this long no upload can still be on its way, in milliseconds. */
const LEFT_BEHIND_MS = 3_600_000;
const OWN_NAME = /^[0-9a-f-]{36}$/;

/** Kinds of uploaded files, each in a folder of its own under DATA_DIR, which no address leads to. */
export const FILE_KINDS = ["resumes", "trip-pictures"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Whether a file of such a folder has arrived whole and was checked, by its name. */
export function isStoredName(name: string): boolean {
  return OWN_NAME.test(name);
}

function folderOf(kind: FileKind): string {
  return path.join(env().DATA_DIR, kind);
}

/** The path of a stored file. @throws Error for a name that is not ours */
export function pathOfFile(kind: FileKind, id: string): string {
  if (!isStoredName(id)) throw new Error("That is no name of a stored file");
  return path.join(folderOf(kind), id);
}

/**
 * Writes an arriving file to the disk, a piece at a time, and hands it on. Whatever becomes of it, the caller's leaving
 * too, the draft is gone afterwards.
 * @param use looks at the whole file by its path; it may move it away
 * @throws AppError UNAVAILABLE when the disk takes nothing more
 */
export async function withArrived<T>(
  kind: FileKind,
  content: AsyncIterable<Uint8Array>,
  use: (draft: string, bytes: number) => Promise<T>,
): Promise<T> {
  const draft = pathOfFile(kind, randomUUID()) + ARRIVING;
  try {
    await mkdir(folderOf(kind), { recursive: true, mode: 0o700 });
    const handle = await open(draft, "wx", 0o600);
    let bytes = 0;
    try {
      for await (const chunk of content) {
        // The whole piece: a disk that is nearly full takes a part of it without an error.
        await handle.writeFile(chunk);
        bytes += chunk.length;
      }
      // On the disk before anybody is told that it arrived.
      await handle.datasync();
    } finally {
      await handle.close();
    }
    return await use(draft, bytes);
  } catch (error) {
    throw isNoRoom(error) ? noRoom(error) : error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Keeps an arriving file under a name of our own; it counts only once `check` has passed it. Any failure on the way
 * leaves nothing behind.
 * @param check looks at the whole file; a returned text refuses it
 * @returns the id and the bytes, or the reason for the refusal
 * @throws AppError UNAVAILABLE when the disk takes nothing more
 */
export function storeFile(
  kind: FileKind,
  content: AsyncIterable<Uint8Array>,
  check: (file: string, bytes: number) => Promise<string | undefined>,
): Promise<{ id: string; bytes: number } | { refusal: string }> {
  return withArrived(kind, content, async (draft, bytes) => {
    const refusal = await check(draft, bytes);
    if (refusal !== undefined) return { refusal };
    const id = randomUUID();
    await rename(draft, pathOfFile(kind, id));
    return { id, bytes };
  });
}

/** Keeps a file that was made here. @returns its id @throws AppError UNAVAILABLE when the disk takes nothing more */
export function storeMade(kind: FileKind, content: Uint8Array): Promise<string> {
  return withArrived(kind, Readable.from([content]), async (draft) => {
    const id = randomUUID();
    await rename(draft, pathOfFile(kind, id));
    return id;
  });
}

/** Deletes files; a missing one is fine. */
export async function removeFiles(kind: FileKind, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(pathOfFile(kind, id), { force: true });
}

/** Files that are older than any upload on its way, by their names: the caller keeps those that it knows. */
export async function listLongStored(kind: FileKind, now: Date): Promise<string[]> {
  const names = await readdir(folderOf(kind)).catch((): string[] => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(path.join(folderOf(kind), name)).catch(() => undefined);
    if (!found || now.getTime() - found.mtimeMs < LEFT_BEHIND_MS) continue;
    if (name.endsWith(ARRIVING)) await rm(path.join(folderOf(kind), name), { force: true });
    else if (isStoredName(name)) old.push(name);
  }
  return old;
}
