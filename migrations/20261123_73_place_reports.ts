import type { Kysely } from "kysely";

/** Travellers' reports about a place, the decision on each, and the change that followed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("place_reports")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("place_id", "text", (c) => c.notNull())
    .addColumn("place_name", "text", (c) => c.notNull())
    .addColumn("problem", "text", (c) => c.notNull())
    .addColumn("words", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("change", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("decided_at", "text")
    .execute();
  await db.schema.createIndex("place_reports_status").on("place_reports").columns(["status", "created_at"]).execute();
  await db.schema.createIndex("place_reports_user").on("place_reports").column("user_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("place_reports").execute();
}
