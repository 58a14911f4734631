import type { Kysely } from "kysely";

/** Surprise trips, and those whose place is sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Places drawn for somebody who wants to be surprised, and what became of them.
  await db.schema
    .createTable("surprise_runs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("root_id", "text", (c) => c.notNull())
    .addColumn("parent_id", "text")
    .addColumn("generation", "integer", (c) => c.notNull())
    .addColumn("request", "text", (c) => c.notNull())
    .addColumn("candidates", "text", (c) => c.notNull())
    .addColumn("seen", "text", (c) => c.notNull())
    .addColumn("is_again", "integer", (c) => c.notNull())
    .addColumn("chosen_id", "text")
    .addColumn("trip_id", "text", (c) => c.references("trips.id").onDelete("set null"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("shared_as", "text")
    .addColumn("share_hash", "text")
    .execute();
  await db.schema.createIndex("surprise_runs_user").on("surprise_runs").columns(["user_id", "created_at"]).execute();
  // Two windows that press the same button make one draw.
  await db.schema
    .createIndex("surprise_runs_draw")
    .on("surprise_runs")
    .columns(["user_id", "root_id", "generation"])
    .unique()
    .execute();
  await db.schema.createIndex("surprise_runs_trip").on("surprise_runs").column("trip_id").execute();
  await db.schema.createIndex("surprise_runs_shared").on("surprise_runs").column("share_hash").unique().execute();
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
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("sealed_trips").execute();
  await db.schema.dropTable("surprise_runs").execute();
}
