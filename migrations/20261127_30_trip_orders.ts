import type { Kysely } from "kysely";

/**
 * Trips that are ordered after their payment, and the orders of each. Like checkouts they outlive their trip and their
 * account: they record the purchases of a payment. The travellers are not in them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("bookings")
    .addColumn("state", "text", (c) => c.notNull().defaultTo("confirmed"))
    .execute();
  await db.schema
    .createTable("trip_orderings")
    .addColumn("checkout_id", "text", (c) => c.primaryKey().references("checkouts.id"))
    .addColumn("trip_id", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("money", "text", (c) => c.notNull())
    .addColumn("payment_intent", "text")
    .addColumn("amount_minor", "bigint", (c) => c.notNull())
    .addColumn("credit_minor", "bigint", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("captured_minor", "bigint", (c) => c.notNull())
    .addColumn("back_minor", "bigint", (c) => c.notNull())
    // The rise of a price up to which its traveller is not asked again.
    .addColumn("allowance_minor", "bigint", (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("about", "text", (c) => c.notNull())
    .addColumn("paid_at", "text", (c) => c.notNull())
    // The worker of the row, and the end of its claim; other workers leave the row alone meanwhile.
    .addColumn("lease", "text")
    .addColumn("lease_until", "text")
    .addColumn("next_at", "text", (c) => c.notNull())
    .addColumn("failures", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("trip_orderings_due").on("trip_orderings").columns(["state", "next_at"]).execute();
  await db.schema.createIndex("trip_orderings_trip").on("trip_orderings").column("trip_id").execute();
  await db.schema.createIndex("trip_orderings_user").on("trip_orderings").column("user_id").execute();
  await db.schema
    .createTable("trip_orders")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("checkout_id", "text", (c) => c.notNull().references("trip_orderings.checkout_id"))
    .addColumn("part", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("attempt", "integer", (c) => c.notNull())
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("offer_ref", "text")
    .addColumn("offer", "text", (c) => c.notNull())
    .addColumn("price_minor", "bigint", (c) => c.notNull())
    .addColumn("rise_minor", "bigint", (c) => c.notNull())
    .addColumn("why", "text")
    .addColumn("message", "text")
    .addColumn("made", "text")
    .addColumn("ref", "text")
    .addColumn("quote", "text")
    .addColumn("first_sent_at", "text")
    .addColumn("sent_at", "text")
    .addColumn("look_at", "text")
    .addColumn("looks", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addUniqueConstraint("trip_orders_part", ["checkout_id", "part"])
    .execute();
  await db.schema.createIndex("trip_orders_ref").on("trip_orders").column("ref").execute();
  await db.schema.createIndex("trip_orders_offer_ref").on("trip_orders").column("offer_ref").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("trip_orders").execute();
  await db.schema.dropTable("trip_orderings").execute();
  await db.schema.alterTable("bookings").dropColumn("state").execute();
}
