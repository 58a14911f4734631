import type { Kysely } from "kysely";

/** JSON list of each child's age when the trip ends; null where it was not asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("child_ages", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").dropColumn("child_ages").execute();
}
