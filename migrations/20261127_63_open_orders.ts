import type { Kysely } from "kysely";

/** What a source calls an order whose outcome is open: what it tells of it later may name nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_orders").addColumn("open_ref", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_orders").dropColumn("open_ref").execute();
}
