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
import type { DatabaseConnection, Driver, PostgresDialectConfig, SqliteDatabase, TransactionSettings } from "kysely";
import type { CustomTypesConfig, Pool } from "pg";
import { withRetries } from "./retry";
import type { Database } from "./schema";
import { SharedSqliteDriver } from "./sqlite-driver.server";

/** Migrations run in one transaction here too: a second process that starts at the same time waits for the first. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SharedSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  constructor(database: SqliteDatabase) {
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

/** Repeats a statement that met a lock. Inside a transaction only the whole of it can be repeated: see transact. */
class RetryingPostgresDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();
  readonly #inTransaction = new WeakSet<DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (this.#known.has(connection)) return connection;
    this.#known.add(connection);
    const once = connection.executeQuery.bind(connection);
    connection.executeQuery = (query) =>
      this.#inTransaction.has(connection) ? once(query) : withRetries(() => once(query));
    return connection;
  }
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.#inTransaction.add(connection);
    await super.beginTransaction(connection, settings);
  }
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#inTransaction.delete(connection);
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection);
    this.#inTransaction.delete(connection);
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

/** Statements that stay prepared; the product has some two hundred. */
const MOST_STATEMENTS = 500;

/** Keeps each statement prepared: preparing costs as much as most of our queries. */
function withKeptStatements(database: SQLite.Database): SqliteDatabase {
  const statements = new Map<string, SQLite.Statement>();
  return {
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

/** The first look at a file may find another process just closing it. */
const OPENING_MS = 2000;

function openSqlite(file: string): SQLite.Database {
  if (file !== ":memory:") mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  const database = new SQLite(file, { timeout: OPENING_MS });
  database.pragma("journal_mode = WAL");
  // FULL costs one fsync a commit and loses no acknowledged booking when the power fails.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // The library waits in the one thread of this process, with all that goes on in it: the driver waits outside of it.
  database.pragma("busy_timeout = 0");
  return database;
}

type Revision = () => string | undefined;
const revisions = new WeakMap<Kysely<Database>, Revision>();

/**
 * Both numbers move with what is written: the first with every row that this connection changes, at once and before its
 * transaction ends; the second with every commit of any other connection, of this process or another.
 */
function revisionOfSqlite(database: SQLite.Database): Revision {
  const own = database.prepare("select total_changes()").pluck();
  const others = database.prepare("pragma data_version").pluck();
  return () => {
    try {
      return `${String(own.get())}.${String(others.get())}`;
    } catch {
      // A database that can't be asked just now says nothing about what was written.
      return undefined;
    }
  };
}

/**
 * A text that is the same for as long as nothing at all was written. What was read after it was asked for holds for as
 * long as it stays; undefined on a database that can't say so (PostgreSQL).
 */
export function revisionOf(database: Kysely<Database>): string | undefined {
  return revisions.get(database)?.();
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

async function openPool(connectionString: string): Promise<Pool> {
  // Loaded only where it is the database: the embedded one needs none of it.
  const { default: pg } = await import("pg");
  const overrides = new pg.TypeOverrides();
  overrides.setTypeParser(pg.types.builtins.INT8, safeInteger);
  overrides.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const types: CustomTypesConfig = overrides;
  const pool = new pg.Pool({ connectionString, max: 10, types, statement_timeout: 10_000, lock_timeout: 5_000 });
  // A connection that breaks while nothing is asked of it tells so by an event. The pool makes another one in its place,
  // and a transaction that it breaks fails at its next statement.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Opens the database that the address names: "sqlite:FILE" or "postgres://…". */
export function openDatabase(url: string): Kysely<Database> {
  if (url.startsWith("sqlite:")) {
    const file = openSqlite(url.slice("sqlite:".length));
    const database = new Kysely<Database>({
      dialect: new SharedSqliteDialect(withKeptStatements(file)),
    });
    revisions.set(database, revisionOfSqlite(file));
    return database;
  }
  return new Kysely<Database>({
    dialect: new RetryingPostgresDialect({ pool: () => openPool(url) }),
    // SQLite takes "in ()" for nothing; PostgreSQL calls it a syntax error.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}

/** Whether a write failed because a unique value exists already, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY" || code === "23505";
}
