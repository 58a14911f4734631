import type { Kysely } from "kysely";

/**
 * The refunds of ordered trips that were called off, followed to their end: the promised amount, the sources' amounts,
 * and the refunded amount. Amounts in cents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The amount that a source gives back for an order, as a person at the desk was told, for its traveller.
  await db.schema.alterTable("trip_orders").addColumn("given_minor", "bigint").execute();
  await db.schema
    .createTable("trip_refunds")
    .addColumn("checkout_id", "text", (c) =>
      c.primaryKey().references("trip_orderings.checkout_id").onDelete("cascade"),
    )
    .addColumn("trip_id", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull())
    // Whether its traveller called the trip off, and was promised a refund.
    .addColumn("called_off", "integer", (c) => c.notNull())
    .addColumn("promised_minor", "bigint", (c) => c.notNull())
    .addColumn("given_minor", "bigint", (c) => c.notNull())
    .addColumn("passed_minor", "bigint", (c) => c.notNull())
    // The next value of passed_minor, stored before the payment provider is asked.
    .addColumn("sending_minor", "bigint")
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("next_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("trip_refunds_next").on("trip_refunds").column("next_at").execute();
  await db.schema.createIndex("trip_refunds_trip").on("trip_refunds").column("trip_id").execute();
  await db.schema.createIndex("trip_refunds_state").on("trip_refunds").columns(["state", "created_at"]).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("trip_refunds").execute();
  await db.schema.alterTable("trip_orders").dropColumn("given_minor").execute();
}
