import { sql } from "kysely";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("price_locks")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    // The offers, dates and people that the price was locked for.
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("amount_minor", "bigint", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("locked_until", "text", (c) => c.notNull())
    .addColumn("used_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("price_locks_trip").on("price_locks").column("trip_id").execute();

  // One row per checkout session asked of the payment provider, for a trip or for a plan. Rows outlive their trip and
  // their account, so that a later payment is still found and can be refunded.
  await db.schema
    .createTable("checkouts")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull())
    .addColumn("trip_id", "text")
    .addColumn("feature", "text", (c) => c.notNull())
    .addColumn("scope", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("provider_session_id", "text", (c) => c.unique())
    .addColumn("url", "text")
    .addColumn("amount_minor", "bigint", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("return_to", "text")
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("price_locked_until", "text")
    .addColumn("payment_intent", "text")
    .addColumn("refund_id", "text")
    .addColumn("refund_reason", "text")
    .addColumn("attempt", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("checkouts_scope_attempt")
    .on("checkouts")
    .columns(["scope", "attempt"])
    .unique()
    .execute();
  // One open session a scope, even for simultaneous requests.
  await db.schema
    .createIndex("checkouts_one_open")
    .on("checkouts")
    .column("scope")
    .unique()
    .where(sql.ref("status"), "=", "open")
    .execute();
  await db.schema.createIndex("checkouts_trip").on("checkouts").columns(["trip_id", "status"]).execute();
  await db.schema.createIndex("checkouts_user").on("checkouts").column("user_id").execute();
  await db.schema.createIndex("checkouts_status").on("checkouts").columns(["status", "created_at"]).execute();

  // The unique trip makes a second booking impossible, even for simultaneous requests.
  await db.schema
    .createTable("bookings")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("trip_id", "text", (c) => c.notNull().unique().references("trips.id").onDelete("cascade"))
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("reference", "text", (c) => c.notNull().unique())
    .addColumn("checkout_id", "text", (c) => c.notNull().unique())
    .addColumn("amount_minor", "bigint", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("payment_intent", "text")
    .addColumn("price_locked_until", "text")
    .addColumn("announced_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("subscriptions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("provider_subscription_id", "text", (c) => c.notNull().unique())
    .addColumn("plan", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("current_period_end", "text", (c) => c.notNull())
    .addColumn("cancel_at_period_end", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("subscriptions_user").on("subscriptions").column("user_id").execute();

  await db.schema
    .createTable("payment_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("provider_session_id", "text")
    .addColumn("outcome", "text", (c) => c.notNull())
    .addColumn("received_at", "text", (c) => c.notNull())
    .execute();

  // Objects of the built-in payment sandbox, as a payment provider would keep them.
  await db.schema
    .createTable("sandbox_payment_objects")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("idempotency_key", "text", (c) => c.unique())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    "sandbox_payment_objects",
    "payment_events",
    "subscriptions",
    "bookings",
    "checkouts",
    "price_locks",
  ])
    await db.schema.dropTable(table).execute();
}
