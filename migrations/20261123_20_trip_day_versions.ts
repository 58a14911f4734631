import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // The days of a trip before an edit, so that it can be undone; and the days that were undone.
  await db.schema
    .createTable("trip_day_versions")
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    // The revision that replaced these days: the newest of each side is the first to come back.
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("side", "text", (c) => c.notNull())
    // The edit that was made, or undone, in words.
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("itinerary", "text", (c) => c.notNull())
    // The places that are kept out of the days, as a JSON list.
    .addColumn("unwanted", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("trip_day_versions_pk", ["trip_id", "revision"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("trip_day_versions").execute();
}
