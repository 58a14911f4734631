import type { Kysely } from "kysely";

/** Pages read by browsers whose owners agreed to be counted: no account, no address, no data that leads to either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("page_readings")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("reader", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("page_readings_reader").on("page_readings").column("reader").execute();
  await db.schema.createIndex("page_readings_at").on("page_readings").columns(["at", "path"]).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("page_readings").execute();
}
