import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** The bytes written to find out whether the disk takes any: a block of the file system. */
const PROBE = Buffer.alloc(4096);
/** A disk that takes longer than this counts as broken, in milliseconds. */
const PATIENCE_MS = 2000;

let isGoing = false;

/** From now on the process takes no new visitors: it is about to end. */
export function stopBeingReady(): void {
  isGoing = true;
}

/** Whether the process is about to end. */
export function isEnding(): boolean {
  return isGoing;
}

const probing = new Map<string, Promise<void>>();

async function probe(folder: string): Promise<void> {
  const file = path.join(folder, `.writable-${process.pid}`);
  try {
    await writeFile(file, PROBE, { mode: 0o600, signal: AbortSignal.timeout(PATIENCE_MS) });
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Writes a block into a folder and deletes it again; callers that ask at the same time share one try.
 * @throws Error of the file system, when nothing can be written there: a full disk, or missing rights
 */
export function tryToWrite(folder: string): Promise<void> {
  const known = probing.get(folder);
  if (known) return known;
  const begun = probe(folder).finally(() => probing.delete(folder));
  probing.set(folder, begun);
  return begun;
}
