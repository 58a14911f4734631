const FIRST_SECONDS = 2;
const MOST_SECONDS = 3600;
const KEPT_MS = 3 * 24 * 3_600_000;
/** About an hour of tries, whatever the time is: the process may have been away for days, or its clock ahead. */
const LEAST_TRIES = 12;

/** Seconds to wait after the given number of tries: 2, 4, 8 … up to an hour. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(MOST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1));
}

/**
 * The time at which failed work is tried again; undefined once it has failed for three days, and twelve times.
 * @param createdAt UTC ISO instant at which the work came up
 */
export function nextTryAt(attempts: number, createdAt: string, now: Date): Date | undefined {
  const next = new Date(now.getTime() + retryDelaySeconds(attempts) * 1000);
  const isKept = attempts < LEAST_TRIES || next.getTime() - new Date(createdAt).getTime() <= KEPT_MS;
  return isKept ? next : undefined;
}
