import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Existing orders are read again from time to time, and their airline's changes are stored with them: the flights
 * before and after, and their traveller's answer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_orders").addColumn("care_at", "text").execute();
  await db.schema
    .alterTable("trip_orders")
    .addColumn("cares", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update trip_orders set care_at = updated_at where state in ('made', 'kept')`.execute(db);
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
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("airline_changes").execute();
  await db.schema.dropIndex("trip_orders_care").execute();
  await db.schema.alterTable("trip_orders").dropColumn("cares").execute();
  await db.schema.alterTable("trip_orders").dropColumn("care_at").execute();
}
