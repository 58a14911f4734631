import type { Kysely } from "kysely";

/** When the price of a protected trip is asked for again that could not be looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("price_protections").addColumn("try_after", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("price_protections").dropColumn("try_after").execute();
}
