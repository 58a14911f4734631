import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { PageMark } from "#app/shared/lists/pages";

/**
 * Holds for the rows that come after a mark in a list ordered by two columns in one direction: one comparison of both,
 * so that an index of the two finds the page however far on it is.
 * @param columns the instant and the id, as `table.column` where two tables have them
 */
export function pastMark(
  [at, id]: readonly [at: string, id: string],
  mark: PageMark,
  direction: "asc" | "desc",
): RawBuilder<boolean> {
  const is = sql.raw(direction === "asc" ? ">" : "<");
  return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) ${is} (${mark.at}, ${mark.id})`;
}
