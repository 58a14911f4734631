import { sql } from "kysely";
import type { Kysely } from "kysely";

/** The quiz, the Travel DNA and what a traveller likes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One run of the quiz; the answers are kept here as they are given, so that another device can go on.
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
  // One run at a time, whichever device begins it.
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
  // The marks of a traveller on a destination: saved and dismissed exclude each other, visited stands beside either.
  await db.schema
    .createTable("destination_marks")
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("destination_slug", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("destination_marks_pk", ["user_id", "destination_slug", "kind"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("destination_marks").execute();
  await db.schema.dropTable("travel_preferences").execute();
  await db.schema.dropTable("travel_profiles").execute();
  await db.schema.dropTable("quiz_sessions").execute();
}
