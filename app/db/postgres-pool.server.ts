import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { CustomTypesConfig, Pool, PoolClient, QueryResult } from "pg";
import { busy } from "./retry";

/** For a connection, new or free. */
const CONNECTION_MS = 3_000;

/**
 * How long the database may keep work waiting, in milliseconds, undefined for as long as it takes. Its own bounds end a
 * statement that it still answers for; a server or a line that answers nothing at all is given up a little later. A
 * migration takes long where a table is large; one that waits for a lock holds up all others behind it.
 */
const PATIENCE = {
  requests: { lock_timeout: 5_000, statement_timeout: 10_000, query_timeout: 11_000 },
  migrations: { lock_timeout: 5_000, statement_timeout: undefined, query_timeout: undefined },
} as const;

/** The work that a database is opened for. */
export type DatabaseWork = keyof typeof PATIENCE;

/**
 * Codes by which PostgreSQL says that it serves nobody just now: connection exceptions, no resources left (connections,
 * memory, disk), a statement that ran out of its time, and a server that stops, starts, or has ended this connection.
 */
const DOES_NOT_SERVE = /^(?:08|53|57014|57P0)/;

type IsVerdict = (error: unknown) => error is Error & { code?: string };

/**
 * Whether an error is about the way to the database, and not about a statement: no verdict of PostgreSQL came, or the
 * verdict is that it serves nobody. A value that our own reading refuses is a RangeError or a TypeError.
 */
function isAway(error: unknown, isVerdict: IsVerdict): boolean {
  if (isVerdict(error)) return DOES_NOT_SERVE.test(error.code ?? "");
  return !(error instanceof RangeError || error instanceof TypeError);
}

/**
 * A connection for one piece of work. Once it is lost it asks nothing more, and it is not given back to the pool.
 * @param client a connection of the library's pool
 */
function lend(client: PoolClient, isVerdict: IsVerdict): PostgresPoolClient {
  let lost: Error | undefined;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<QueryResult> => {
    if (lost) throw busy(lost);
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!isAway(error, isVerdict)) throw error;
      lost = error instanceof Error ? error : new Error(String(error));
      throw busy(lost);
    }
  };
  // The library's type has cursors too, which only streams of rows ask for; the product has none.
  return { query, release: () => client.release(lost) } as Pick<PostgresPoolClient, "release"> as PostgresPoolClient;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

let opened: Pool | undefined;

/** The connections to PostgreSQL by what they do, and the work that waits for one; empty with the embedded database. */
export function readConnections(): { label: "busy" | "idle" | "waiting"; value: number }[] {
  if (!opened) return [];
  const { totalCount, idleCount, waitingCount } = opened;
  return [
    { label: "busy", value: totalCount - idleCount },
    { label: "idle", value: idleCount },
    { label: "waiting", value: waitingCount },
  ];
}

/**
 * Connections to PostgreSQL, ten at most. A server that is gone, starts, or answers nothing fails the work that asks it
 * within {@link PATIENCE}, as AppError UNAVAILABLE; the next work tries a new connection.
 */
export async function openPool(connectionString: string, work: DatabaseWork): Promise<PostgresPool> {
  // Loaded only for PostgreSQL: the embedded database needs none of it.
  const { default: pg } = await import("pg");
  const overrides = new pg.TypeOverrides();
  overrides.setTypeParser(pg.types.builtins.INT8, safeInteger);
  overrides.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const types: CustomTypesConfig = overrides;
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    types,
    connectionTimeoutMillis: CONNECTION_MS,
    ...PATIENCE[work],
    keepAlive: true,
  });
  // An idle connection that breaks emits this event. The pool replaces the connection, and a transaction on it fails at
  // its next statement.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  opened = pool;
  const isVerdict: IsVerdict = (error) => error instanceof pg.DatabaseError;
  return {
    async connect() {
      try {
        return lend(await pool.connect(), isVerdict);
      } catch (error) {
        throw isAway(error, isVerdict) ? busy(error) : error;
      }
    },
    end: () => pool.end(),
  };
}
