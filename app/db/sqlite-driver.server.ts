import { CompiledQuery } from "kysely";
import type { DatabaseConnection, Driver, QueryResult, SqliteDatabase } from "kysely";
import { isNoRoom, noRoom } from "#app/shared/app-error";
import { LOCKED_FILE, withRetries } from "./retry";

/**
 * The handle of one query, or of one transaction. All handles share the one connection to the file: a query runs at
 * once, unless the transaction of another holder is open.
 */
class Holder implements DatabaseConnection {
  readonly #driver: SharedSqliteDriver;
  constructor(driver: SharedSqliteDriver) {
    this.#driver = driver;
  }
  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.ask<Row>(this, query);
  }
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

/** The one connection to a file. */
export interface SqliteFile extends SqliteDatabase {
  readonly inTransaction: boolean;
}

interface Transaction {
  holder: Holder;
  ended: Promise<void>;
  end: () => void;
}

/**
 * SQLite in one thread. A file that another process holds is asked again after pauses in which everything else goes on,
 * other queries too: the library's own waiting would stop the whole process, health checks included.
 */
export class SharedSqliteDriver implements Driver {
  readonly #database: SqliteFile;
  #open: Transaction | undefined;
  constructor(database: SqliteFile) {
    this.#database = database;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new Holder(this));
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  /**
   * Runs a query of a holder. A query inside a transaction is tried once, since only the whole transaction can be
   * repeated.
   * @throws AppError UNAVAILABLE while another process holds the file
   */
  async ask<Row>(holder: Holder, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#open?.holder === holder) return this.#run(query);
    return withRetries(async () => {
      while (this.#open) await this.#open.ended;
      return this.#run<Row>(query);
    }, LOCKED_FILE);
  }

  /**
   * Takes the write lock at the start, so that a read before a write never meets a busy file halfway.
   * @throws AppError UNAVAILABLE while another process holds the file
   */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await withRetries(async () => {
      while (this.#open) await this.#open.ended;
      this.#run(CompiledQuery.raw("begin immediate"));
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      this.#open = { holder: connection as Holder, ended, end };
    }, LOCKED_FILE);
  }

  /** A commit that fails leaves the transaction open, to be rolled back. */
  async commitTransaction(): Promise<void> {
    this.#run(CompiledQuery.raw("commit"));
    this.#close();
  }

  async rollbackTransaction(): Promise<void> {
    try {
      // SQLite rolls a transaction back by itself when a disk is full; the error of another rollback would stand in
      // place of the one that tells why.
      if (this.#database.inTransaction) this.#run(CompiledQuery.raw("rollback"));
    } finally {
      this.#close();
    }
  }

  destroy(): Promise<void> {
    this.#database.close();
    return Promise.resolve();
  }

  #close(): void {
    this.#open?.end();
    this.#open = undefined;
  }

  /** @throws AppError UNAVAILABLE when the disk takes nothing more */
  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    try {
      const statement = this.#database.prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
    } catch (error) {
      throw isNoRoom(error) ? noRoom(error) : error;
    }
  }
}
