import type { Kysely } from "kysely";

/** Diets and access needs of travellers without an account; accounts have them in their preferences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("trip_companions")
    .addColumn("needs", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_companions").dropColumn("needs").execute();
}
