import pg from "pg";
import { OWN_TABLES } from "./end";
import type { Writable } from "./end";
import { Failure } from "./failure";
import { columnKind, tableOf, valueOf } from "./rows";
import type { Column, ColumnKind, Row, Table, Value } from "./rows";

/** The oldest version that the statements here and the product's own are written for. */
const OLDEST_VERSION = 13;
/** A host that does not answer is given up after this long. */
const CONNECTING_MS = 10_000;

const ARRAYS: Record<ColumnKind, string> = { text: "text[]", integer: "bigint[]", real: "double precision[]" };

const quoted = (name: string): string => pg.escapeIdentifier(name);
const listed = (columns: readonly Column[], of = ""): string => columns.map(({ name }) => of + quoted(name)).join(", ");
const arrays = (columns: readonly Column[]): string =>
  columns.map(({ kind }, at) => `$${at + 1}::${ARRAYS[kind]}`).join(", ");
/** One list a column, which takes one statement for any number of rows. */
const turned = (columns: readonly Column[], rows: readonly Row[]): Value[][] =>
  columns.map((_, at) => rows.map((row) => row[at] ?? null));

/** @throws Failure for a server that is older than what is used of it */
export function checkVersion(versionNumber: number): void {
  const version = Math.floor(versionNumber / 10_000);
  if (version < OLDEST_VERSION)
    throw new Failure(`PostgreSQL ${version} is too old: version ${OLDEST_VERSION} or newer is needed`);
}

/** Connects, and sees to it that every value arrives as its text, whole numbers unrounded. @throws Failure */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTING_MS,
    types: { getTypeParser: () => (text: string | Buffer) => text },
    application_name: "voyance db",
  });
  // A connection that breaks between two statements fails the next one.
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ number: string }>("select current_setting('server_version_num') as number");
  checkVersion(Number(rows[0]?.number));
  return client;
}

/** The rows in one schema of a PostgreSQL database. */
export class PostgresEnd implements Writable {
  readonly #client: pg.Client;
  readonly #schema: string;
  constructor(client: pg.Client, schema: string) {
    this.#client = client;
    this.#schema = schema;
  }

  #place(table: Table): string {
    return `${quoted(this.#schema)}.${quoted(table.name)}`;
  }

  async #rows(table: Table, columns: readonly Column[], text: string, values: unknown[]): Promise<Row[]> {
    const { rows } = await this.#client.query<unknown[]>({ text, values, rowMode: "array" });
    return rows.map((row) => columns.map((column, at) => valueOf(table.name, column, row[at] ?? null)));
  }

  async migrations(): Promise<string[]> {
    const there = await this.#client.query(
      "select 1 from information_schema.tables where table_schema = $1 and table_name = 'kysely_migration'",
      [this.#schema],
    );
    if (there.rows.length === 0) return [];
    const { rows } = await this.#client.query<{ name: string }>(
      `select name from ${quoted(this.#schema)}.kysely_migration order by name collate "C"`,
    );
    return rows.map(({ name }) => name);
  }

  async tables(): Promise<Table[]> {
    const { rows } = await this.#client.query<{ table: string; name: string; type: string; place: string | null }>(
      `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         array_position(i.indkey::int2[], a.attnum) as place
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
       where c.relnamespace = $1::regnamespace and c.relkind = 'r'
         and c.relname !~ '^kysely_' and not starts_with(c.relname, $2) order by c.relname collate "C"`,
      [quoted(this.#schema), OWN_TABLES],
    );
    return [...new Set(rows.map(({ table }) => table))].map((table) => {
      const found = rows.filter((row) => row.table === table);
      const key = found.filter(({ place }) => place !== null).toSorted((a, b) => Number(a.place) - Number(b.place));
      return tableOf(
        table,
        found.map(({ name, type }) => ({ name, kind: columnKind(table, name, type) })),
        key.map(({ name }) => name),
      );
    });
  }

  page(table: Table, after: Row | undefined, most: number): Promise<Row[]> {
    const from = after ? `where (${listed(table.key)}) > (${after.map((_, at) => `$${at + 1}`).join(", ")})` : "";
    return this.#rows(
      table,
      table.columns,
      `select ${listed(table.columns)} from ${this.#place(table)} ${from} order by ${listed(table.key)} limit ${most}`,
      [...(after ?? [])],
    );
  }

  #wanted(table: Table): string {
    return `unnest(${arrays(table.key)}) as wanted (${listed(table.key)})`;
  }

  #matches(table: Table): string {
    return table.key.map(({ name }) => `t.${quoted(name)} = wanted.${quoted(name)}`).join(" and ");
  }

  #found(table: Table, columns: readonly Column[], keys: readonly Row[]): Promise<Row[]> {
    return this.#rows(
      table,
      columns,
      `select ${listed(columns, "t.")} from ${this.#wanted(table)} join ${this.#place(table)} t on ${this.#matches(table)}`,
      turned(table.key, keys),
    );
  }

  find(table: Table, keys: readonly Row[]): Promise<Row[]> {
    return this.#found(table, table.columns, keys);
  }

  findKeys(table: Table, keys: readonly Row[]): Promise<Row[]> {
    return this.#found(table, table.key, keys);
  }

  async insert(table: Table, rows: readonly Row[]): Promise<void> {
    await this.#client.query(
      `insert into ${this.#place(table)} (${listed(table.columns)}) select * from unnest(${arrays(table.columns)})`,
      turned(table.columns, rows),
    );
  }

  async remove(table: Table, keys: readonly Row[]): Promise<void> {
    await this.#client.query(
      `delete from ${this.#place(table)} t using ${this.#wanted(table)} where ${this.#matches(table)}`,
      turned(table.key, keys),
    );
  }
}
