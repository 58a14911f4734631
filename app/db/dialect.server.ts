import { mkdirSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  SqliteAdapter,
  SqliteDialect,
  replaceWithNoncontingentExpression,
} from "kysely";
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  Logger,
  PostgresDialectConfig,
  QueryResult,
  TransactionSettings,
} from "kysely";
import { openPool } from "./postgres-pool.server";
import type { DatabaseWork } from "./postgres-pool.server";
import { withRetries } from "./retry";
import type { Database } from "./schema";
import { SharedSqliteDriver } from "./sqlite-driver.server";
import type { SqliteFile } from "./sqlite-driver.server";

/** Migrations run in one transaction here too: a second process that starts at the same time waits for the first. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SharedSqliteDialect extends SqliteDialect {
  readonly #database: SqliteFile;
  constructor(database: SqliteFile) {
    super({ database });
    this.#database = database;
  }
  override createDriver(): Driver {
    return new SharedSqliteDriver(this.#database);
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * A connection that repeats a statement after a lock refused it. Inside a transaction only the whole transaction can be
 * repeated: see transact.
 */
class RetryingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  isInTransaction = false;
  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.isInTransaction
      ? this.inner.executeQuery<R>(query)
      : withRetries(() => this.inner.executeQuery<R>(query));
  }
  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

/** A connection of the library's pool. */
type PooledConnection = Parameters<PostgresDriver["releaseConnection"]>[0];

class RetryingPostgresDriver extends PostgresDriver {
  override async acquireConnection(): Promise<RetryingConnection> {
    return new RetryingConnection(await super.acquireConnection());
  }
  override async beginTransaction(connection: RetryingConnection, settings: TransactionSettings): Promise<void> {
    connection.isInTransaction = true;
    await super.beginTransaction(connection, settings);
  }
  override async commitTransaction(connection: RetryingConnection): Promise<void> {
    await super.commitTransaction(connection);
    connection.isInTransaction = false;
  }
  override async rollbackTransaction(connection: RetryingConnection): Promise<void> {
    await super.rollbackTransaction(connection);
    connection.isInTransaction = false;
  }
  override async releaseConnection(connection: PooledConnection): Promise<void> {
    const { inner } = connection as unknown as RetryingConnection;
    await super.releaseConnection(inner as PooledConnection);
  }
}

class RetryingPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new RetryingPostgresDriver(this.#config);
  }
}

/** The most statements that stay prepared; the product has some two hundred. */
const MOST_STATEMENTS = 500;

/** Keeps each statement prepared: preparing costs as much as most of our queries. */
function withKeptStatements(database: SQLite.Database): SqliteFile {
  const statements = new Map<string, SQLite.Statement>();
  return {
    get inTransaction() {
      return database.inTransaction;
    },
    close: () => database.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        if (statements.size >= MOST_STATEMENTS) statements.clear();
        statement = database.prepare(sql);
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

/** The first read of a file may find another process just closing it. */
const OPENING_MS = 2000;

function openSqlite(file: string): SQLite.Database {
  if (file !== ":memory:") mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  const database = new SQLite(file, { timeout: OPENING_MS });
  database.pragma("journal_mode = WAL");
  // FULL costs one fsync a commit and loses no acknowledged booking when the power fails.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // The library would wait in the only thread of this process and stop everything else; the driver waits without
  // blocking it.
  database.pragma("busy_timeout = 0");
  return database;
}

/** The database in an SQLite file that is open. @param log is told of each statement once it has run */
export function overSqlite(file: SQLite.Database, log?: Logger): Kysely<Database> {
  return new Kysely<Database>({ dialect: new SharedSqliteDialect(withKeptStatements(file)), log });
}

/**
 * Opens the database that the address names: "sqlite:FILE" or "postgres://…".
 * @param log as for overSqlite
 * @param work decides how long PostgreSQL may take for a statement
 */
export function openDatabase(url: string, log?: Logger, work: DatabaseWork = "requests"): Kysely<Database> {
  if (url.startsWith("sqlite:")) return overSqlite(openSqlite(url.slice("sqlite:".length)), log);
  return new Kysely<Database>({
    log,
    dialect: new RetryingPostgresDialect({ pool: () => openPool(url, work) }),
    // SQLite takes "in ()" for nothing; PostgreSQL calls it a syntax error.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}

/** Whether a write failed because a unique value exists already, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY" || code === "23505";
}
