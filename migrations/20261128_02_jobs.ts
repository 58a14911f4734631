import { sql } from "kysely";
import type { Kysely } from "kysely";

/** The work that is left after a committed change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Work that follows a committed change; the unique key makes it happen once.
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("payload", "text", (c) => c.notNull())
    .addColumn("run_at", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("claimed_until", "text")
    .addColumn("done_at", "text")
    .addColumn("last_error", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    // When a job was given up: until then it is tried again.
    .addColumn("given_up_at", "text")
    .execute();
  await db.schema.createIndex("jobs_due").on("jobs").columns(["done_at", "run_at"]).execute();
  await db.schema
    .createIndex("jobs_waiting")
    .on("jobs")
    .columns(["kind", "attempts", "run_at"])
    .where(sql.ref("done_at"), "is", null)
    .where(sql.ref("given_up_at"), "is", null)
    .execute();
  await db.schema.createIndex("jobs_given_up").on("jobs").column("given_up_at").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("jobs").execute();
}
