import type { Db } from "#app/db/schema";

/** The moment at which a database is looked at. */
export interface Moment {
  now: Date;
  /**
   * Whether everything that was begun has had its time: sweeps have run, jobs were tried, and nothing is under way. What
   * may stand open for a while may not stand open then.
   */
  isSettled: boolean;
}

/** Something that holds in every database of the product, whatever happened to its processes. */
export interface Rule {
  /** What holds, as a sentence without its full stop. */
  holds: string;
  /** The rows that break it, a line each. */
  find: (db: Db, moment: Moment) => Promise<string[]>;
}

/** The values grouped by a key. */
export function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
