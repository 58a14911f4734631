import type { Kysely } from "kysely";

/** The time of the next try for a protected trip whose price could not be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("price_protections").addColumn("try_after", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("price_protections").dropColumn("try_after").execute();
}
