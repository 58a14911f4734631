/**
 * How often a chaos suite runs, and from which seed on: `MONEY_RUNS=1000 CHAOS_SEED=50001` looks longer, and at other
 * orders of events than every run of the suite does.
 */

/** The seed of the first run; a failure names the seed that it was found with. */
const FIRST = Number(process.env.CHAOS_SEED ?? 1);

/** @returns the seeds of the runs, one a run */
export function chaosSeeds(runs: number): number[] {
  return Array.from({ length: runs }, (_, index) => FIRST + index);
}

/** How long a suite may take: it follows the count, and a machine with other work is several times slower. */
export function chaosTimeoutMs(runs: number, msARun: number): number {
  return Math.max(240_000, runs * msARun);
}
