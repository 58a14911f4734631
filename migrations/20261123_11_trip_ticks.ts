import type { Kysely } from "kysely";

/** The ticked lines of a trip's packing list and checklist, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("ticked", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").dropColumn("ticked").execute();
}
