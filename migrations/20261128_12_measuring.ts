import type { Kysely } from "kysely";

/** How quickly pages were read, and what was done on them, without names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Pages read by browsers whose owners agreed to be counted: no account, no address, nothing that leads to either.
  await db.schema
    .createTable("page_readings")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("reader", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("page_readings_reader").on("page_readings").column("reader").execute();
  await db.schema.createIndex("page_readings_at").on("page_readings").columns(["at", "path"]).execute();
  // Presses in browsers whose owners agreed to be counted: no account, no address, nothing that leads to either.
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
  await db.schema.dropTable("page_readings").execute();
}
