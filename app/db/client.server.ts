import type { Kysely, LogEvent, Transaction } from "kysely";
import { env } from "#app/config/env.server";
import { openDatabase } from "./dialect.server";
import { tracing } from "#app/config/tracing";
import { withRetries } from "./retry";
import type { Database } from "./schema";
import { collectTold } from "./told.server";

let opened: Kysely<Database> | undefined;

const WORDS_OF_A_STATEMENT = 500;

/** Notes a statement in the trace of the work that asked it: its words with places for values, never the values. */
export function noteStatement({ level, query: { sql }, queryDurationMillis }: LogEvent): void {
  const [verb = ""] = sql.trimStart().split(/\s/, 1);
  const facts = { "db.query.text": sql.slice(0, WORDS_OF_A_STATEMENT) };
  tracing()?.note(`db ${verb.toLowerCase()}`, "client", facts, queryDurationMillis, level === "error");
}

/** The database of this process, opened at first use. */
export function db(): Kysely<Database> {
  opened ??= openDatabase(env().DATABASE_URL, tracing() && noteStatement);
  return opened;
}

/** Puts another database in its place: tests run the real use cases on a throw-away database. */
export function useDatabase(database: Kysely<Database>): void {
  opened = database;
}

/** Closes it, at the end of the process. */
export async function closeDatabase(): Promise<void> {
  await opened?.destroy();
  opened = undefined;
}

/**
 * Runs the work in one transaction; after a collision with other transactions it is tried again, five times at most.
 * The work must use only the handle that it is given: SQLite has one connection, and a query by another handle waits
 * for the end of the transaction. What the work tells others (`tell`) is passed on when it is committed.
 * @throws AppError UNAVAILABLE while others hold the database
 */
export function transact<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return withRetries(async () => {
    let passOn = (): void => undefined;
    try {
      return await db()
        .transaction()
        .execute((trx) => {
          passOn = collectTold(trx);
          return work(trx);
        });
    } finally {
      // After a failure too: a commit may stand although its answer was lost.
      passOn();
    }
  });
}
