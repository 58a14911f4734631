/** The number of calls that go out together, and the pause before the next ones. */
export interface Batching {
  size: number;
  /** Milliseconds. */
  delayMs: number;
}

/** Work in the background (CHECKLIST LIM-07). */
export const REQUEST_BATCHES: Batching = { size: 5, delayMs: 200 };
/** Pictures fetched before they are visible (CHECKLIST LIM-08). */
export const PICTURE_BATCHES: Batching = { size: 3, delayMs: 100 };

/**
 * Calls for each item, a few at a time with a pause between the batches, so that the server is not flooded. Answers
 * keep the order of the items.
 * @param pause waits that many milliseconds
 */
export async function inBatches<I, O>(
  items: readonly I[],
  { size, delayMs }: Batching,
  call: (item: I) => Promise<O>,
  pause: (ms: number) => Promise<unknown>,
): Promise<O[]> {
  const answers: O[] = [];
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await pause(delayMs);
    answers.push(...(await Promise.all(items.slice(start, start + size).map(call))));
  }
  return answers;
}
