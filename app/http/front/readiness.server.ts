import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** What is written to find out whether anything can be: a block of the file system. */
const PROBE = Buffer.alloc(4096);
/** A disk that takes longer to take it is as good as none, in milliseconds. */
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
 * Writes a block into a folder and takes it away again; those who ask at once share one try.
 * @throws Error of the file system, when nothing can be written there: a full disk, or rights that were taken away
 */
export function tryToWrite(folder: string): Promise<void> {
  const known = probing.get(folder);
  if (known) return known;
  const begun = probe(folder).finally(() => probing.delete(folder));
  probing.set(folder, begun);
  return begun;
}
