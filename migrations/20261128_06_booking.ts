import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Products, payments and holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("entitlements")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("trip_id", "text")
    .addColumn("source", "text", (c) => c.notNull().unique())
    .addColumn("starts_at", "text", (c) => c.notNull())
    .addColumn("ends_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    // A right is held back while its payment is disputed, and for good once it was given back.
    .addColumn("held_back_at", "text")
    .execute();
  await db.schema.createIndex("entitlements_user").on("entitlements").column("user_id").execute();
  // One row per itinerary generated from an allowance, so that the allowance is counted in one place.
  await db.schema
    .createTable("itinerary_grants")
    .addColumn("trip_id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("itinerary_grants_user").on("itinerary_grants").column("user_id").execute();
  await db.schema
    .createTable("price_locks")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    // The subject of the locked price: offers, dates and people.
    .addColumn("item_key", "text", (c) => c.notNull())
    .addColumn("amount_minor", "bigint", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("locked_until", "text", (c) => c.notNull())
    .addColumn("used_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    // The checkout that paid for the hold, its fee, and up to what rise it holds; nothing of it for one that is free.
    .addColumn("checkout_id", "text")
    .addColumn("fee_minor", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("cap_minor", "bigint")
    .addColumn("ended_at", "text")
    .addColumn("ended_as", "text")
    .addColumn("held_order", "text")
    .execute();
  await db.schema.createIndex("price_locks_trip").on("price_locks").column("trip_id").execute();
  await db.schema.createIndex("price_locks_checkout").on("price_locks").column("checkout_id").unique().execute();
  await db.schema.createIndex("price_locks_user").on("price_locks").columns(["user_id", "created_at"]).execute();
  // One row per checkout session asked of the payment provider, for a trip or for a plan. Rows outlive their trip and
  // their account, so that a payment that comes later is still found and can be given back.
  await db.schema
    .createTable("checkouts")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull())
    .addColumn("trip_id", "text")
    .addColumn("feature", "text", (c) => c.notNull())
    .addColumn("scope", "text", (c) => c.notNull())
    .addColumn("item_key", "text", (c) => c.notNull())
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
    .addColumn("refunded_minor", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("dispute", "text")
    // Of a hold: the price that it holds. Of a trip: the hold whose fee counts towards it, and how much.
    .addColumn("held_minor", "bigint")
    .addColumn("hold_id", "text")
    .addColumn("credit_minor", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("checkouts_scope_attempt")
    .on("checkouts")
    .columns(["scope", "attempt"])
    .unique()
    .execute();
  // One open session a scope, whoever comes first.
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
  await db.schema.createIndex("checkouts_touched").on("checkouts").column("updated_at").execute();
  // The unique trip is what makes a second booking impossible, whoever comes first.
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
    .addColumn("credit_minor", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("state", "text", (c) => c.notNull().defaultTo("confirmed"))
    .execute();
  await db.schema.createIndex("bookings_user").on("bookings").column("user_id").execute();
  await db.schema
    .createTable("subscriptions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("provider_subscription_id", "text", (c) => c.notNull().unique())
    .addColumn("feature", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("current_period_end", "text", (c) => c.notNull())
    .addColumn("cancel_at_period_end", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("subscriptions_user").on("subscriptions").column("user_id").execute();
  await db.schema
    .createIndex("subscriptions_due")
    .on("subscriptions")
    .columns(["status", "current_period_end"])
    .execute();
  await db.schema
    .createTable("payment_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("provider_session_id", "text")
    .addColumn("outcome", "text", (c) => c.notNull())
    .addColumn("received_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("payment_events_at").on("payment_events").column("received_at").execute();
  // Booked trips whose price is watched, and what of it went back. They go with their trip; the money itself stands in the ledger.
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
    // When the price of a protected trip is asked for again that could not be looked at.
    .addColumn("try_after", "text")
    .execute();
  await db.schema
    .createIndex("price_protections_due")
    .on("price_protections")
    .columns(["checked_on", "until"])
    .execute();
  await db.schema
    .createIndex("price_protections_user")
    .on("price_protections")
    .columns(["user_id", "created_at"])
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
  await db.schema.dropTable("sandbox_payment_objects").execute();
  await db.schema.dropTable("price_protections").execute();
  await db.schema.dropTable("payment_events").execute();
  await db.schema.dropTable("subscriptions").execute();
  await db.schema.dropTable("bookings").execute();
  await db.schema.dropTable("checkouts").execute();
  await db.schema.dropTable("price_locks").execute();
  await db.schema.dropTable("itinerary_grants").execute();
  await db.schema.dropTable("entitlements").execute();
}
