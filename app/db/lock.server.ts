import { PostgresAdapter, sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "./schema";

/** A held lock is asked for again after this long. */
const ASK_AGAIN_MS = 200;
/** Longer than any start takes: after it something else is wrong, and the start should say so. */
const PATIENCE_MS = 10 * 60_000;

/** Whether the database is PostgreSQL, and not the embedded one. */
export function isPostgres(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

async function isTaken(connection: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(hashtext(${name})) as got`.execute(
    connection,
  );
  return rows[0]?.got !== true;
}

/**
 * Runs the work in one process at a time; other processes on the same database wait until it is done or its process is
 * gone. On SQLite the work runs at once: it must be safe to run twice there, in transactions that check what exists
 * already.
 * @throws Error when the lock is not free after ten minutes
 */
export function withProcessLock<T>(db: Kysely<Database>, name: string, work: () => Promise<T>): Promise<T> {
  if (!isPostgres(db)) return work();
  return db.connection().execute(async (connection) => {
    const giveUpAt = performance.now() + PATIENCE_MS;
    // The lock is asked for again and again: a waiting statement would run into the time limits of the pool.
    while (await isTaken(connection, name)) {
      if (performance.now() > giveUpAt) throw new Error(`Another process holds the lock "${name}" and does not let go`);
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
    }
  });
}
