import { setTimeout as pause } from "node:timers/promises";

/** The most rows that a piece of upkeep takes at once. */
export const ROWS_AT_ONCE = 500;
/** The rows that upkeep begins with, before it knows how long they take. */
const FIRST_ROWS = 50;
/** A piece that takes longer than this holds the one thread and the one writer of SQLite for too long. */
const LONGEST_MS = 20;
/** Upkeep rests this many times as long as it worked, so that it never has more than a quarter of the time. */
const REST = 3;

/** Resolves once everybody else who waits for the thread has had a turn. */
export function othersFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The rows to take next, after so many took so many milliseconds. */
export function rowsToTake(taken: number, tookMs: number, most: number): number {
  if (tookMs > LONGEST_MS) return Math.max(1, Math.floor(taken / 2));
  return tookMs < LONGEST_MS / 2 ? Math.min(most, taken * 2) : taken;
}

/**
 * Repeats work on some rows until there are fewer, in pieces so small that each holds others up for milliseconds, with a
 * rest in between.
 * @param work takes at most so many rows. @returns how many it took
 * @param most rows at once
 * @returns how many there were in all
 */
export async function untilNoneLeft(work: (most: number) => Promise<number>, most = ROWS_AT_ONCE): Promise<number> {
  let rows = Math.min(FIRST_ROWS, most);
  for (let all = 0; ;) {
    const begun = performance.now();
    const taken = await work(rows);
    const tookMs = performance.now() - begun;
    all += taken;
    if (taken < rows) return all;
    rows = rowsToTake(rows, tookMs, most);
    await pause(tookMs * REST, undefined, { ref: false });
  }
}
