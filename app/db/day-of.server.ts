import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** The UTC date of a column of instants: what both databases can group by. @param column such as "occurred_at" */
export function dayOf(column: string): RawBuilder<string> {
  return sql<string>`substr(${sql.ref(column)}, 1, 10)`;
}
