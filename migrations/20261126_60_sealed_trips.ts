import type { Kysely } from "kysely";

/** Trips that are paid for with an unknown destination, and draws that are shown to others by an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("sealed_until", "text").execute();
  await db.schema
    .createTable("sealed_trips")
    .addColumn("trip_id", "text", (c) => c.primaryKey().references("trips.id").onDelete("cascade"))
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("wish", "text", (c) => c.notNull())
    .addColumn("hints", "text", (c) => c.notNull())
    .addColumn("opens_at", "text", (c) => c.notNull())
    .addColumn("opened_at", "text")
    .addColumn("called_off_at", "text")
    .addColumn("refund_minor", "integer")
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sealed_trips_user").on("sealed_trips").column("user_id").execute();
  await db.schema.createIndex("sealed_trips_due").on("sealed_trips").columns(["opened_at", "opens_at"]).execute();
  await db.schema.alterTable("surprise_runs").addColumn("shared_as", "text").execute();
  await db.schema.alterTable("surprise_runs").addColumn("share_hash", "text").execute();
  await db.schema.createIndex("surprise_runs_shared").on("surprise_runs").column("share_hash").unique().execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("surprise_runs_shared").execute();
  await db.schema.alterTable("surprise_runs").dropColumn("share_hash").execute();
  await db.schema.alterTable("surprise_runs").dropColumn("shared_as").execute();
  await db.schema.dropTable("sealed_trips").execute();
  await db.schema.alterTable("trips").dropColumn("sealed_until").execute();
}
