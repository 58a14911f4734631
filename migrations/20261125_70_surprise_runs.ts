import type { Kysely } from "kysely";

/** Places drawn for a traveller's surprise, and the choice among them. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("surprise_runs").execute();
}
