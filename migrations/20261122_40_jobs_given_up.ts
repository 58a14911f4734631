import type { Kysely } from "kysely";

/** The time at which a job was given up: until then it is tried again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("jobs").addColumn("given_up_at", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("jobs").dropColumn("given_up_at").execute();
}
