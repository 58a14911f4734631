/** How long an answer is waited for where a copy is at hand, in milliseconds. */
const PATIENCE_MS = 1500;
/** The same where there is no copy, and a page can only be drawn from the bundles. */
const PATIENCE_WITHOUT_COPY_MS = 3000;
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
 * The answer of the server, if it comes within the patience of somebody who has something at hand.
 * @param instead what that is: a copy, also where somebody asks for the newest and gives the line its time, or a drawing
 * @returns undefined when it does not; the request goes on, for the next time
 */
export async function answerInTime(
  answer: Promise<Response>,
  instead: "copy" | "copy, asked anew" | "drawing" = "copy",
): Promise<Response | undefined> {
  const withCopy = isInDoubt() && instead === "copy" ? LITTLE_PATIENCE_MS : PATIENCE_MS;
  const patience = instead === "drawing" ? PATIENCE_WITHOUT_COPY_MS : withCopy;
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
