import type { Kysely } from "kysely";

/** JSON of the flights and the stay that were booked elsewhere; none before anything was told of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("elsewhere", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").dropColumn("elsewhere").execute();
}
