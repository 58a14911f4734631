import type { Kysely } from "kysely";

/** Trips that are watched, what is expected, and the devices that are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Watched trips, the expected disruptions, and the alerts to their travellers.
  await db.schema
    .createTable("disruption_subscriptions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("subscribed_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addUniqueConstraint("disruption_subscriptions_once", ["trip_id", "user_id"])
    .execute();
  await db.schema
    .createIndex("disruption_subscriptions_user")
    .on("disruption_subscriptions")
    .columns(["user_id", "status"])
    .execute();
  await db.schema
    .createIndex("disruption_subscriptions_expiry")
    .on("disruption_subscriptions")
    .column("expires_at")
    .execute();
  await db.schema
    .createTable("disruption_predictions")
    .addColumn("trip_id", "text", (c) => c.primaryKey().references("trips.id").onDelete("cascade"))
    .addColumn("overall_risk", "text", (c) => c.notNull())
    .addColumn("risk_score", "double precision", (c) => c.notNull())
    .addColumn("events", "text", (c) => c.notNull())
    .addColumn("is_sample", "integer", (c) => c.notNull())
    .addColumn("last_updated", "text", (c) => c.notNull())
    .addColumn("next_check_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("disruption_predictions_at")
    .on("disruption_predictions")
    .column("last_updated")
    .execute();
  await db.schema
    .createTable("disruption_alerts")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("event_id", "text", (c) => c.notNull())
    .addColumn("event", "text", (c) => c.notNull())
    .addColumn("is_sample", "integer", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .addUniqueConstraint("disruption_alerts_once", ["trip_id", "event_id"])
    .execute();
  await db.schema.createIndex("disruption_alerts_at").on("disruption_alerts").column("at").execute();
  // Devices that asked for alerts, each with the address that its browser's maker gave it and the keys to seal a message for it.
  await db.schema
    .createTable("push_devices")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("endpoint", "text", (c) => c.notNull())
    .addColumn("endpoint_hash", "text", (c) => c.notNull().unique())
    .addColumn("p256dh", "text", (c) => c.notNull())
    .addColumn("auth", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("push_devices_user").on("push_devices").column("user_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("push_devices").execute();
  await db.schema.dropTable("disruption_alerts").execute();
  await db.schema.dropTable("disruption_predictions").execute();
  await db.schema.dropTable("disruption_subscriptions").execute();
}
