import type { Kysely, Transaction } from "kysely";
import { env } from "#app/config/env.server";
import { openDatabase } from "./dialect.server";
import type { Database } from "./schema";

let opened: Kysely<Database> | undefined;

/** The database of this process, opened at first use. */
export function db(): Kysely<Database> {
  opened ??= openDatabase(env().DATABASE_URL);
  return opened;
}

/** Puts another database in its place: tests run the real use cases on a throw-away one. */
export function useDatabase(database: Kysely<Database>): void {
  opened = database;
}

/** Closes it, at the end of the process. */
export async function closeDatabase(): Promise<void> {
  await opened?.destroy();
  opened = undefined;
}

/** PostgreSQL asks the caller to try again after a deadlock or a serialisation failure. */
function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === "40001" || code === "40P01";
}

/**
 * Runs the work in one transaction; a deadlock is tried again up to three times.
 * Use only the handle passed to the work inside it: on SQLite the pool has one connection and would wait for ever.
 */
export async function transact<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db().transaction().execute(work);
    } catch (error) {
      if (attempt >= 3 || !isRetryable(error)) throw error;
    }
  }
}
