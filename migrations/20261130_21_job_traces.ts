import type { Kysely } from "kysely";

/** The trace that a job goes on with, in whatever process does it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("jobs").addColumn("trace", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("jobs").dropColumn("trace").execute();
}
