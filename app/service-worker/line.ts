/** The milliseconds that an answer is waited for where a copy is at hand. */
const PATIENCE_MS = 1500;
/** The milliseconds that an answer is waited for without a copy, when the page can only be drawn from the bundles. */
const PATIENCE_WITHOUT_COPY_MS = 3000;
/**
 * The milliseconds that an answer is waited for when the connection hung just now, and the newest version was not asked
 * for.
 */
const LITTLE_PATIENCE_MS = 300;
/** The milliseconds for which a connection that hung is taken to hang still. */
const DOUBT_MS = 20_000;

let hungAt = -Infinity;

/** Whether the connection hung just now. */
function isInDoubt(): boolean {
  return performance.now() - hungAt < DOUBT_MS;
}

/** Called with each answer of the server: the connection works. */
export function noteAnswer(): void {
  hungAt = -Infinity;
}

/**
 * The answer of the server, if it comes in time for a traveller who could be shown something else.
 * @param instead the alternative: a copy, also where the newest version is asked for and the connection gets its time,
 * or a drawing
 * @returns undefined when the answer is late; the request goes on, for the next time
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
    // A connection that is cut fails at once.
  } finally {
    clearTimeout(timer);
  }
  hungAt = performance.now();
  return undefined;
}
