import type { Kysely } from "kysely";

/** JSON of how the orders of a booked trip stand and what is quoted for them; none of a trip that was booked at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("orders", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").dropColumn("orders").execute();
}
