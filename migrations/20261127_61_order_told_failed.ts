import type { Kysely } from "kysely";

/** When a source said that an order which was open has failed: what is not found from then on was never made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_orders").addColumn("told_failed_at", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_orders").dropColumn("told_failed_at").execute();
}
