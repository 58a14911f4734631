/** How long an answer is waited for where a copy is at hand, in milliseconds. */
const PATIENCE_MS = 1500;
/** The same when the line hung just now, and nobody asks for the newest. */
const LITTLE_PATIENCE_MS = 300;
/** How long a line that hung is taken to hang still, in milliseconds. */
const DOUBT_MS = 20_000;

let hungAt = -Infinity;

/** Whether the line hung just now. */
function isInDoubt(): boolean {
  return performance.now() - hungAt < DOUBT_MS;
}

/** What the line says to a request that asks anew what it is worth. */
export function noteAnswer(): void {
  hungAt = -Infinity;
}

/**
 * The answer of the server, if it comes within the patience of somebody who has a copy at hand.
 * @param isReload whether somebody asked for the newest: then the line is given its time
 * @returns undefined when it does not; the request goes on, for the next time
 */
export async function answerInTime(answer: Promise<Response>, isReload = false): Promise<Response | undefined> {
  const patience = isInDoubt() && !isReload ? LITTLE_PATIENCE_MS : PATIENCE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), patience);
  });
  try {
    const first = await Promise.race([answer, late]);
    if (first !== "late") {
      noteAnswer();
      return first;
    }
  } catch {
    // A line that is cut says so at once.
  } finally {
    clearTimeout(timer);
  }
  hungAt = performance.now();
  return undefined;
}
