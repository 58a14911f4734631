import type { Kysely } from "kysely";

/** JSON of the states and references of a booked trip's orders; null for a trip that was booked at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("orders", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").dropColumn("orders").execute();
}
