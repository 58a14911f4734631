import type { Kysely, RawBuilder } from "kysely";
import { jsonArrayFrom as listOnPostgres } from "kysely/helpers/postgres";
import { jsonArrayFrom as listOnSqlite } from "kysely/helpers/sqlite";
import { isPostgres } from "./lock.server";
import type { Database, Db } from "./schema";

/** A query of any tables, of which only the rows matter. */
type Query<Row> = Parameters<typeof listOnSqlite<Row>>[0];

/** The content of a column made by listOf; its type carries the type of the rows. */
export type Listed<Row> = string | Row[];

/**
 * The rows of a query as one column of another query, so that related rows take one round trip. The query names its
 * columns one by one, since SQLite takes no star here; they hold texts and numbers only.
 */
export function listOf<Row>(db: Db, query: Query<Row>): RawBuilder<Listed<Row>> {
  const list = isPostgres(db as Kysely<Database>) ? listOnPostgres(query) : listOnSqlite(query);
  return list as unknown as RawBuilder<Listed<Row>>;
}

/** The rows in such a column: SQLite gives them as a text. */
export function rowsIn<Row>(column: Listed<Row>): Row[] {
  return typeof column === "string" ? (JSON.parse(column) as Row[]) : column;
}

type Rows<Queries> = { [Name in keyof Queries]: Queries[Name] extends Query<infer Row> ? Row[] : never };

/** The rows of several queries, by their names, in one round trip. Each query names its columns one by one. */
export async function readTogether<Queries extends Record<string, Query<unknown>>>(
  db: Db,
  queries: Queries,
): Promise<Rows<Queries>> {
  const named = Object.entries(queries);
  const row = await db.selectNoFrom(named.map(([name, query]) => listOf(db, query).as(name))).executeTakeFirstOrThrow();
  return Object.fromEntries(
    Object.entries(row as Record<string, Listed<unknown>>).map(([name, column]) => [name, rowsIn(column)]),
  ) as Rows<Queries>;
}
