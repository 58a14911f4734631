import type { Kysely } from "kysely";

/** What people without an account eat and need to get about; those with one have it in their preferences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("trip_companions")
    .addColumn("needs", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_companions").dropColumn("needs").execute();
}
