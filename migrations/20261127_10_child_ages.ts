import type { Kysely } from "kysely";

/** JSON list of how old each child is when the trip ends; none where nobody asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("child_ages", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").dropColumn("child_ages").execute();
}
