import type { Kysely } from "kysely";

/** The desk's look-ups of ordered trips: those whose money needs a person, and orders by state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("trip_orderings_money").on("trip_orderings").columns(["money", "paid_at"]).execute();
  await db.schema.createIndex("trip_orders_state").on("trip_orders").columns(["state", "updated_at"]).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("trip_orders_state").execute();
  await db.schema.dropIndex("trip_orderings_money").execute();
}
