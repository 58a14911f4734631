import type { Kysely } from "kysely";

/**
 * Buttons pressed in browsers whose owners agreed to be counted: no account, no address, no data that leads to either.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("measured_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("reader", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("details", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("measured_events_reader").on("measured_events").column("reader").execute();
  await db.schema.createIndex("measured_events_at").on("measured_events").column("at").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("measured_events").execute();
}
