import type { Kysely } from "kysely";

/**
 * Booked trips whose price is watched, with the refunds. They are deleted with their trip; the money itself stands in
 * the ledger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("price_protections")
    .addColumn("trip_id", "text", (c) => c.primaryKey().references("trips.id").onDelete("cascade"))
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("payment_intent", "text", (c) => c.notNull())
    .addColumn("lowest_minor", "bigint", (c) => c.notNull())
    .addColumn("back_minor", "bigint", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("until", "text", (c) => c.notNull())
    .addColumn("checked_on", "text", (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("price_protections_due")
    .on("price_protections")
    .columns(["checked_on", "until"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("price_protections").execute();
}
