import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Trips with their people, the commands that changed them, and earlier days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("trips")
    .addColumn("id", "text", (c) => c.primaryKey())
    // Exactly one of owner and visitor holds a trip: a visitor's draft moves to the account at sign-in.
    .addColumn("owner_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .addColumn("visitor_id", "text")
    // The key that the form was given: a form sent twice makes one trip.
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
    // How many commands have changed a trip since it was made; every write names the revision it read.
    .addColumn("revision", "integer", (c) => c.notNull().defaultTo(0))
    // The ticks of a trip's packing list and checklist, as JSON.
    .addColumn("ticked", "text")
    // The owner's notes for a trip.
    .addColumn("notes", "text")
    // The spending of a party on a trip, as JSON.
    .addColumn("spending", "text")
    // JSON of the flights and the stay that were booked elsewhere; none before anything was told of them.
    .addColumn("elsewhere", "text")
    // Trips that are paid for without knowing where they go, and draws that are shown to others by an address.
    .addColumn("sealed_until", "text")
    // JSON list of how old each child is when the trip ends; none where nobody asked.
    .addColumn("child_ages", "text")
    // JSON of how the orders of a booked trip stand and what is quoted for them; none of a trip that was booked at once.
    .addColumn("orders", "text")
    .execute();
  await db.schema.createIndex("trips_owner").on("trips").columns(["owner_id", "start_date"]).execute();
  await db.schema.createIndex("trips_visitor").on("trips").column("visitor_id").execute();
  await db.schema.createIndex("trips_end").on("trips").column("end_date").execute();
  await db.schema.createIndex("trips_status").on("trips").column("status").execute();
  // The people of a trip, its owner among them. An invitation is open until somebody uses its link.
  await db.schema
    .createTable("trip_companions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("role", "text", (c) => c.notNull())
    // A companion who deletes the account leaves the trip, with all that was told for it.
    .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text")
    .addColumn("token_hash", "text", (c) => c.unique())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("answers", "text")
    .addColumn("wishes", "text", (c) => c.notNull().defaultTo("{}"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("answered_at", "text")
    // Diets and access needs of people without an account; those with one have it in their preferences.
    .addColumn("needs", "text", (column) => column.notNull().defaultTo("{}"))
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
  await db.schema.createIndex("trip_companions_email").on("trip_companions").column("email").execute();
  // One row per command that changed a trip, numbered without gaps by the revision it led to.
  await db.schema
    .createTable("trip_commands")
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("revision", "integer", (c) => c.notNull())
    // A command that is sent twice carries the same key, and is applied once.
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    // A hash of what was asked for: the same key may not ask for something else.
    .addColumn("fingerprint", "text", (c) => c.notNull())
    // The parts of the trip that it changed and the stop or person it was about, as a JSON list.
    .addColumn("changed", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    // Which device sent a command: what it sent itself a moment ago is no change by others.
    .addColumn("device", "text")
    .addPrimaryKeyConstraint("trip_commands_pk", ["trip_id", "revision"])
    .addUniqueConstraint("trip_commands_key", ["trip_id", "key"])
    .execute();
  // The days of a trip as they were before an edit, so that it can be undone; and those that were undone.
  await db.schema
    .createTable("trip_day_versions")
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    // The revision that took these days away: the newest of a side is the first to come back.
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("side", "text", (c) => c.notNull())
    // The edit that was made, or undone, in words.
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("itinerary", "text", (c) => c.notNull())
    // The places that were kept out of the days, as a JSON list.
    .addColumn("wishes", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("trip_day_versions_pk", ["trip_id", "revision"])
    .execute();
  await db.schema
    .createTable("planner_sessions")
    .addColumn("holder", "text", (c) => c.primaryKey())
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  // Forms that a device sends again until it hears that they arrived; each counts once.
  await db.schema
    .createTable("sent_forms")
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("sent_forms_pk", ["user_id", "key"])
    .execute();
  // The private address of an account's calendar. A new one takes the place of the old; only a hash of it is kept.
  await db.schema
    .createTable("calendar_feeds")
    .addColumn("user_id", "text", (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("calendar_feeds").execute();
  await db.schema.dropTable("sent_forms").execute();
  await db.schema.dropTable("planner_sessions").execute();
  await db.schema.dropTable("trip_day_versions").execute();
  await db.schema.dropTable("trip_commands").execute();
  await db.schema.dropTable("trip_companions").execute();
  await db.schema.dropTable("trips").execute();
}
