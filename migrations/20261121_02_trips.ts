import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("trips")
    .addColumn("id", "text", (c) => c.primaryKey())
    // Exactly one of owner and visitor holds a trip: a visitor's draft moves to the account at sign-in.
    .addColumn("owner_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .addColumn("visitor_id", "text")
    // The key of the form: a form sent twice makes one trip.
    .addColumn("form_key", "text", (c) => c.notNull().unique())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("destination_slug", "text")
    .addColumn("destination_name", "text", (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("origin_label", "text", (c) => c.notNull())
    .addColumn("start_date", "text", (c) => c.notNull())
    .addColumn("end_date", "text", (c) => c.notNull())
    .addColumn("adults", "integer", (c) => c.notNull())
    .addColumn("children", "integer", (c) => c.notNull())
    .addColumn("budget_minor", "bigint", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("planner_step", "text", (c) => c.notNull())
    .addColumn("preferences", "text", (c) => c.notNull())
    .addColumn("flight", "text")
    .addColumn("hotel", "text")
    .addColumn("itinerary", "text")
    .addColumn("price_confidence", "double precision", (c) => c.notNull())
    .addColumn("shared_at", "text")
    .addColumn("booked_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("trips_owner").on("trips").columns(["owner_id", "start_date"]).execute();
  await db.schema.createIndex("trips_visitor").on("trips").column("visitor_id").execute();

  await db.schema
    .createTable("planner_sessions")
    .addColumn("holder", "text", (c) => c.primaryKey())
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();

  // One row per itinerary generated from an allowance, so that the allowance is counted in one place.
  await db.schema
    .createTable("itinerary_grants")
    .addColumn("trip_id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("itinerary_grants_user").on("itinerary_grants").column("user_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["itinerary_grants", "planner_sessions", "trips"]) await db.schema.dropTable(table).execute();
}
