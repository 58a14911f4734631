import { sql } from "kysely";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // One run of the quiz; the answers are stored as they are given, so that another device can go on.
  await db.schema
    .createTable("quiz_sessions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("answers", "text", (c) => c.notNull().defaultTo("{}"))
    .addColumn("started_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addColumn("completed_at", "text")
    .addColumn("finalized_at", "text")
    .execute();
  await db.schema.createIndex("quiz_sessions_user").on("quiz_sessions").columns(["user_id", "started_at"]).execute();
  // One run at a time, even if two devices begin one.
  await db.schema
    .createIndex("quiz_sessions_one_open")
    .on("quiz_sessions")
    .column("user_id")
    .unique()
    .where(sql.ref("finalized_at"), "is", null)
    .execute();

  await db.schema
    .createTable("travel_profiles")
    .addColumn("user_id", "text", (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("answers", "text", (c) => c.notNull())
    .addColumn("dna", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("travel_preferences")
    .addColumn("user_id", "text", (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("home_airport", "text")
    .addColumn("home_label", "text")
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("units", "text", (c) => c.notNull())
    .addColumn("access_needs", "text", (c) => c.notNull().defaultTo("[]"))
    .addColumn("diets", "text", (c) => c.notNull().defaultTo("[]"))
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();

  // A traveller's marks of a destination: saved and dismissed exclude each other, visited stands beside either.
  await db.schema
    .createTable("destination_marks")
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("destination_slug", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("destination_marks_pk", ["user_id", "destination_slug", "kind"])
    .execute();

  // The travellers of a trip, its owner among them. An invitation is open until its link is used.
  await db.schema
    .createTable("trip_companions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("role", "text", (c) => c.notNull())
    // A traveller who deletes the account leaves the trip, with all their answers for it.
    .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text")
    .addColumn("token_hash", "text", (c) => c.unique())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("answers", "text")
    .addColumn("wishes", "text", (c) => c.notNull().defaultTo("{}"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("answered_at", "text")
    .execute();
  await db.schema.createIndex("trip_companions_trip").on("trip_companions").column("trip_id").execute();
  await db.schema.createIndex("trip_companions_user").on("trip_companions").column("user_id").execute();
  // One answer an account and trip: a taste counts once.
  await db.schema
    .createIndex("trip_companions_one_answer")
    .on("trip_companions")
    .columns(["trip_id", "user_id"])
    .unique()
    .execute();
  await db.schema
    .createIndex("trip_companions_one_owner")
    .on("trip_companions")
    .column("trip_id")
    .unique()
    .where(sql.ref("role"), "=", "owner")
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    "trip_companions",
    "destination_marks",
    "travel_preferences",
    "travel_profiles",
    "quiz_sessions",
  ])
    await db.schema.dropTable(table).execute();
}
