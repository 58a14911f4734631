import type { Kysely } from "kysely";

/** A longer trip may have a name of its own, which all of its places keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("journey_name", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").dropColumn("journey_name").execute();
}
