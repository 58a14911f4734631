import { mkdirSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import {
  CompiledQuery,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  replaceWithNoncontingentExpression,
} from "kysely";
import type {
  DatabaseConnection,
  Driver,
  PostgresDialectConfig,
  SqliteDatabase,
  SqliteDialectConfig,
  TransactionSettings,
} from "kysely";
import type { CustomTypesConfig, Pool } from "pg";
import { withRetries } from "./retry";
import type { Database } from "./schema";

/** Takes the write lock at the start of a transaction: a read that is followed by a write never meets a busy database halfway. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** Migrations run in one transaction here too: a second process that starts at the same time waits for the first. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
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

function openSqlite(file: string): SQLite.Database {
  if (file !== ":memory:") mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const database = new SQLite(file);
  database.pragma("journal_mode = WAL");
  // FULL costs one fsync a commit and loses no acknowledged booking when the power fails.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 8000");
  return database;
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
  return new pg.Pool({ connectionString, max: 10, types, statement_timeout: 10_000, lock_timeout: 5_000 });
}

/** The database in an SQLite file that is open. */
export function overSqlite(file: SQLite.Database): Kysely<Database> {
  return new Kysely<Database>({ dialect: new ImmediateSqliteDialect({ database: withKeptStatements(file) }) });
}

/** Opens the database that the address names: "sqlite:FILE" or "postgres://…". */
export function openDatabase(url: string): Kysely<Database> {
  if (url.startsWith("sqlite:")) return overSqlite(openSqlite(url.slice("sqlite:".length)));
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
