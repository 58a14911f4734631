import { IS_WHOLE } from "./day-sample";

/** Milliseconds of a day. */
const DAY_MS = 86_400_000;

/**
 * The seed of the first run, another one each day; a failure names the seed that it was found with, and `CHAOS_SEED`
 * repeats it.
 */
const FIRST = Number(process.env.CHAOS_SEED ?? Math.floor(Date.now() / DAY_MS) * 1000);

/**
 * How often a chaos suite runs: 15 times in `npm test`, with other seeds each day, 1,000 times in `npm run test:all`.
 * @param asked a number from the environment, such as `MONEY_RUNS=5000`
 */
export function chaosRuns(asked: string | undefined): number {
  return Number(asked ?? (IS_WHOLE ? 1000 : 15));
}

/** Whether so many runs have certainly met each of the things that may happen. */
export function meetsEverything(runs: number): boolean {
  return runs >= 60;
}

/** @returns the seeds of the runs, one a run */
export function chaosSeeds(runs: number): number[] {
  return Array.from({ length: runs }, (_, index) => FIRST + index);
}

/** How long a suite may take: it follows the count, and a machine with other work is several times slower. */
export function chaosTimeoutMs(runs: number, msARun: number): number {
  return Math.max(240_000, runs * msARun);
}
