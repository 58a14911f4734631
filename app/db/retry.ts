import { AppError, isAppError, isNoRoom, noRoom } from "#app/shared/app-error";

/** How long work waits for others. */
interface Patience {
  /** The number of tries in all. */
  tries: number;
  /** Longest pause between two tries, in milliseconds. */
  mostPauseMs: number;
}

/** For two transactions that collided on the same rows: the first is done soon. */
const COLLISION: Patience = { tries: 8, mostPauseMs: 320 };
/** For a file of SQLite that another process holds: about two thirds of a second, 1.3 at most. */
export const LOCKED_FILE: Patience = { tries: 16, mostPauseMs: 100 };
/**
 * Doubled with each further try, and drawn between zero and that, so that two transactions that collided do not do so
 * again.
 */
const FIRST_PAUSE_MS = 20;
/** A start waits for another one that brings the same file up to date, and for a database that starts: half a minute. */
const START = { tries: 60, pauseMs: 500 } as const;
/** Seconds after which a refused caller may come back. */
const RETRY_SECONDS = 2;

/**
 * Codes by which PostgreSQL refuses a statement only because of other transactions: serialisation failure, deadlock and
 * lock time-out.
 */
const COLLISIONS = new Set(["40001", "40P01", "55P03"]);

/** Whether work failed only because of other transactions. Nothing of it is kept then, so it may be done again. */
function isCollision(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && (COLLISIONS.has(code) || code.startsWith("SQLITE_BUSY"));
}

type Pause = (ms: number) => Promise<unknown>;

const sleep: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The refusal of a caller while the database serves others, or nobody, or has no room; the caller may come back. */
export function busy(cause: unknown): AppError {
  if (isNoRoom(cause)) return noRoom(cause);
  return new AppError("UNAVAILABLE", "We are very busy just now. Please try again in a moment.", {
    retryAfter: RETRY_SECONDS,
    cause,
  });
}

/**
 * Does the work, again after a collision. The work must leave nothing behind when it fails.
 * @throws the errors of the work: its own at once; AppError UNAVAILABLE for a collision after the last try
 */
export async function withRetries<T>(
  work: () => T | Promise<T>,
  { tries, mostPauseMs }: Patience = COLLISION,
  pause: Pause = sleep,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isCollision(error)) throw error;
      if (tried >= tries) throw busy(error);
      await pause(Math.random() * Math.min(mostPauseMs, FIRST_PAUSE_MS * 2 ** (tried - 1)));
    }
  }
}

/**
 * Does work of the start again while another process holds the database, or while it does not answer yet: machines
 * start together.
 * @param onWait is told once, of the first failure
 * @throws the last error of the work
 */
export async function onceFree<T>(
  work: () => Promise<T>,
  onWait: (error: AppError) => void,
  pause: Pause = sleep,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried >= START.tries || !isAppError(error) || error.code !== "UNAVAILABLE") throw error;
      if (tried === 1) onWait(error);
      await pause(START.pauseMs);
    }
  }
}
