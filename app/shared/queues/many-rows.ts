/** Rows that a piece of upkeep takes at once: it holds the one writer of SQLite, and the one thread, for milliseconds. */
export const ROWS_AT_ONCE = 500;

/** Resolves once everybody else who waits for the thread has had a turn. */
export function othersFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Repeats work on so many rows until there are fewer, and lets others in between.
 * @param work takes at most so many rows. @returns how many it took
 * @returns how many there were in all
 */
export async function untilNoneLeft(work: (most: number) => Promise<number>, most = ROWS_AT_ONCE): Promise<number> {
  for (let all = 0; ;) {
    const taken = await work(most);
    all += taken;
    if (taken < most) return all;
    await othersFirst();
  }
}
