import type { Kysely } from "kysely";

/** What the owner has written down for a trip. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("notes", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").dropColumn("notes").execute();
}
