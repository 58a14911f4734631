import type SQLite from "better-sqlite3";
import { OWN_TABLES } from "./end";
import type { Writable } from "./end";
import { columnKind, tableOf, valueOf } from "./rows";
import type { Column, Row, Table, Value } from "./rows";

const quoted = (name: string): string => `"${name}"`;
const listed = (columns: readonly Column[]): string => columns.map(({ name }) => quoted(name)).join(", ");
const marks = (columns: readonly Column[]): string => columns.map(() => "?").join(", ");

/** What SQLite is given for a value: whole numbers without rounding. */
function bound(columns: readonly Column[], row: Row): (Value | bigint)[] {
  return row.map((value, at) => (columns[at]?.kind === "integer" && value !== null ? BigInt(value) : value));
}

/** The rows of an SQLite file that is open. */
export class SqliteEnd implements Writable {
  readonly #file: SQLite.Database;
  readonly #statements = new Map<string, SQLite.Statement>();
  constructor(file: SQLite.Database) {
    this.#file = file;
  }

  #prepared(sql: string): SQLite.Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#file.prepare(sql);
      if (statement.reader) statement.raw().safeIntegers();
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #read(table: Table, columns: readonly Column[], found: unknown[]): Row[] {
    return (found as unknown[][]).map((row) =>
      columns.map((column, at) => valueOf(table.name, column, row[at] ?? null)),
    );
  }

  migrations(): Promise<string[]> {
    const there = this.#file.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
    if (!there) return Promise.resolve([]);
    const names = this.#file.prepare("select name from kysely_migration order by name").pluck().all();
    return Promise.resolve(names as string[]);
  }

  tables(): Promise<Table[]> {
    const names = this.#file
      .prepare(
        `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'
         and name not like 'kysely\\_%' escape '\\' and substr(name, 1, ${OWN_TABLES.length}) <> ? order by name`,
      )
      .pluck()
      .all(OWN_TABLES) as string[];
    return Promise.resolve(
      names.map((name) => {
        const found = this.#file.pragma(`table_info(${quoted(name)})`) as { name: string; type: string; pk: number }[];
        const columns = found.map((column) => ({
          name: column.name,
          kind: columnKind(name, column.name, column.type),
        }));
        const key = found.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
        return tableOf(
          name,
          columns,
          key.map((column) => column.name),
        );
      }),
    );
  }

  page(table: Table, after: Row | undefined, most: number): Promise<Row[]> {
    const from = after ? `where (${listed(table.key)}) > (${marks(table.key)})` : "";
    const statement = this.#prepared(
      `select ${listed(table.columns)} from ${quoted(table.name)} ${from} order by ${listed(table.key)} limit ?`,
    );
    return Promise.resolve(this.#read(table, table.columns, statement.all(after ? bound(table.key, after) : [], most)));
  }

  #found(table: Table, columns: readonly Column[], keys: readonly Row[]): Promise<Row[]> {
    const statement = this.#prepared(
      `select ${listed(columns)} from ${quoted(table.name)} where (${listed(table.key)}) = (${marks(table.key)})`,
    );
    const found = keys.flatMap((key) => statement.all(bound(table.key, key)));
    return Promise.resolve(this.#read(table, columns, found));
  }

  find(table: Table, keys: readonly Row[]): Promise<Row[]> {
    return this.#found(table, table.columns, keys);
  }

  findKeys(table: Table, keys: readonly Row[]): Promise<Row[]> {
    return this.#found(table, table.key, keys);
  }

  #all(statement: SQLite.Statement, rows: (Value | bigint)[][]): Promise<void> {
    this.#file.transaction(() => {
      for (const row of rows) statement.run(row);
    })();
    return Promise.resolve();
  }

  insert(table: Table, rows: readonly Row[]): Promise<void> {
    const statement = this.#prepared(
      `insert into ${quoted(table.name)} (${listed(table.columns)}) values (${marks(table.columns)})`,
    );
    return this.#all(
      statement,
      rows.map((row) => bound(table.columns, row)),
    );
  }

  remove(table: Table, keys: readonly Row[]): Promise<void> {
    const statement = this.#prepared(
      `delete from ${quoted(table.name)} where (${listed(table.key)}) = (${marks(table.key)})`,
    );
    return this.#all(
      statement,
      keys.map((key) => bound(table.key, key)),
    );
  }
}
