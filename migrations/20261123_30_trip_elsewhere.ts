import type { Kysely } from "kysely";

/** JSON of the flights and the stay that were booked elsewhere; null before any were entered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("elsewhere", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").dropColumn("elsewhere").execute();
}
