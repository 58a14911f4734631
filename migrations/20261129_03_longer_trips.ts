import type { Kysely } from "kysely";

/** A longer trip is a row of trips, one a place, that name the same journey; what lies between two is on both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("journey_id", "text").execute();
  await db.schema.alterTable("trips").addColumn("between_places", "text").execute();
  await db.schema.createIndex("trips_journey").on("trips").columns(["journey_id", "start_date"]).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("trips_journey").execute();
  await db.schema.alterTable("trips").dropColumn("between_places").execute();
  await db.schema.alterTable("trips").dropColumn("journey_id").execute();
}
