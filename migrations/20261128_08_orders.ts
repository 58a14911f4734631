import type { Kysely } from "kysely";

/** Orders at airlines and hotels, and their outcomes. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    // How much a price may rise before its traveller is asked again.
    .addColumn("allowance_minor", "bigint", (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("about", "text", (c) => c.notNull())
    .addColumn("paid_at", "text", (c) => c.notNull())
    // The process that works on it, until when; others leave it alone meanwhile.
    .addColumn("lease", "text")
    .addColumn("lease_until", "text")
    .addColumn("next_at", "text", (c) => c.notNull())
    .addColumn("failures", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addColumn("purpose", "text", (c) => c.notNull().defaultTo("trip"))
    .execute();
  await db.schema.createIndex("trip_orderings_due").on("trip_orderings").columns(["state", "next_at"]).execute();
  await db.schema.createIndex("trip_orderings_trip").on("trip_orderings").column("trip_id").execute();
  await db.schema.createIndex("trip_orderings_user").on("trip_orderings").column("user_id").execute();
  await db.schema.createIndex("trip_orderings_money").on("trip_orderings").columns(["money", "paid_at"]).execute();
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
    .addColumn("care_at", "text")
    .addColumn("cares", "integer", (c) => c.notNull().defaultTo(0))
    // The amount that the desk was told a source gives back of an order, for its traveller.
    .addColumn("given_minor", "bigint")
    // When a source said that an order which was open has failed: what is not found from then on was never made.
    .addColumn("told_failed_at", "text")
    .addColumn("held_ref", "text")
    // The source's name for an order whose outcome is open: later events may name nothing else.
    .addColumn("open_ref", "text")
    .addUniqueConstraint("trip_orders_part", ["checkout_id", "part"])
    .execute();
  await db.schema.createIndex("trip_orders_ref").on("trip_orders").column("ref").execute();
  await db.schema.createIndex("trip_orders_offer_ref").on("trip_orders").column("offer_ref").execute();
  await db.schema.createIndex("trip_orders_state").on("trip_orders").columns(["state", "updated_at"]).execute();
  await db.schema.createIndex("trip_orders_care").on("trip_orders").column("care_at").execute();
  await db.schema
    .createTable("airline_changes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull().references("trip_orders.id").onDelete("cascade"))
    .addColumn("checkout_id", "text", (c) => c.notNull())
    .addColumn("trip_id", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.notNull())
    .addColumn("source_ref", "text", (c) => c.notNull())
    .addColumn("change", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("found_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addUniqueConstraint("airline_changes_source", ["order_id", "source_ref"])
    .execute();
  await db.schema.createIndex("airline_changes_trip").on("airline_changes").column("trip_id").execute();
  await db.schema.createIndex("airline_changes_checkout").on("airline_changes").column("checkout_id").execute();
  await db.schema.createIndex("airline_changes_state").on("airline_changes").columns(["state", "found_at"]).execute();
  await db.schema
    .createTable("trip_refunds")
    .addColumn("checkout_id", "text", (c) =>
      c.primaryKey().references("trip_orderings.checkout_id").onDelete("cascade"),
    )
    .addColumn("trip_id", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull())
    // Whether its traveller called the trip off, and was promised something for it.
    .addColumn("called_off", "integer", (c) => c.notNull())
    .addColumn("promised_minor", "bigint", (c) => c.notNull())
    .addColumn("given_minor", "bigint", (c) => c.notNull())
    .addColumn("passed_minor", "bigint", (c) => c.notNull())
    // The coming value of passed_minor, noted before the payment provider is asked.
    .addColumn("sending_minor", "bigint")
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("next_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("trip_refunds_next").on("trip_refunds").column("next_at").execute();
  await db.schema.createIndex("trip_refunds_trip").on("trip_refunds").column("trip_id").execute();
  await db.schema.createIndex("trip_refunds_state").on("trip_refunds").columns(["state", "created_at"]).execute();
  // Orders of the sandbox, where they are made apart from the payment. Nobody who travels is in them.
  await db.schema
    .createTable("sandbox_orders")
    .addColumn("ref", "text", (c) => c.primaryKey())
    .addColumn("part", "text", (c) => c.notNull())
    // An offer is ordered once.
    .addColumn("offer_ref", "text", (c) => c.notNull().unique())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("scenario", "text")
    .addColumn("looks", "integer", (c) => c.notNull())
    .addColumn("details", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("sandbox_orders").execute();
  await db.schema.dropTable("trip_refunds").execute();
  await db.schema.dropTable("airline_changes").execute();
  await db.schema.dropTable("trip_orders").execute();
  await db.schema.dropTable("trip_orderings").execute();
}
