import type { Kysely } from "kysely";

/**
 * The time at which a source reported that an open order has failed: if it is not found from then on, it was never
 * made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_orders").addColumn("told_failed_at", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_orders").dropColumn("told_failed_at").execute();
}
