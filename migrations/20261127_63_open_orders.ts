import type { Kysely } from "kysely";

/** The source's name of an order whose outcome is open: its later messages may carry only that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_orders").addColumn("open_ref", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_orders").dropColumn("open_ref").execute();
}
