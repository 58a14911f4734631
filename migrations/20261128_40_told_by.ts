import type { Kysely } from "kysely";

/**
 * The account by which a companion filled in a seat: it alone sees and exports the details without the birth date. Null
 * where it was the link alone, as is assumed for all older details.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_travellers").addColumn("told_by", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_travellers").dropColumn("told_by").execute();
}
