/** Of an error that says that a source which costs money was asked often enough for a day. */
export const LOOKED_ENOUGH = "LOOKED_ENOUGH";

/** The share of a day's looks that is kept for prices that are protected: they were promised, surprises were not. */
const SHARE_OF_PROTECTION = 0.25;

/** How a day's looks are divided. @param inAll of all accounts together */
export function dividedLooks(inAll: number): { surprises: number; protection: number } {
  const protection = Math.ceil(inAll * SHARE_OF_PROTECTION);
  return { surprises: inAll - protection, protection };
}

/** The seconds of a day that are left, by UTC. */
export function secondsLeftOfDay(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1000);
}
