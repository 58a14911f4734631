/** How often one piece of work is tried in all. */
const MOST_TRIES = 5;
/** Doubled with each further try, and drawn between nothing and that, so that two who collided do not do so again. */
const FIRST_PAUSE_MS = 20;

/**
 * What the database refuses only because somebody else was there: PostgreSQL's serialisation failure, deadlock and lock
 * time-out, and SQLite's busy file. Nothing of the work is kept then, so that it may be done again.
 */
const COLLISIONS = new Set(["40001", "40P01", "55P03", "SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT"]);

/** Whether work failed only because of others on the same rows. */
function isCollision(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && COLLISIONS.has(code);
}

/** Milliseconds to wait. */
type Pause = (ms: number) => Promise<unknown>;

const sleep: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Does the work, again after a collision, five times at most. The work must leave nothing behind when it fails.
 * @throws what the work throws: its own errors at once, a collision after the last try
 */
export async function withRetries<T>(work: () => Promise<T>, pause: Pause = sleep): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= MOST_TRIES || !isCollision(error)) throw error;
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  }
}
