import type { Kysely } from "kysely";

/**
 * A price that is held by an order: the order behind a lock, orderings whose purpose is to hold, and orders that pay
 * for a hold instead of ordering anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("price_locks").addColumn("held_order", "text").execute();
  await db.schema
    .alterTable("trip_orderings")
    .addColumn("purpose", "text", (c) => c.notNull().defaultTo("trip"))
    .execute();
  await db.schema.alterTable("trip_orders").addColumn("held_ref", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_orders").dropColumn("held_ref").execute();
  await db.schema.alterTable("trip_orderings").dropColumn("purpose").execute();
  await db.schema.alterTable("price_locks").dropColumn("held_order").execute();
}
