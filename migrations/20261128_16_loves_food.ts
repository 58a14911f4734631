import type { Kysely } from "kysely";

/** Whether every plan of a traveller looks for good food; travellers of before have not said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("travel_preferences")
    .addColumn("loves_food", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("travel_preferences").dropColumn("loves_food").execute();
}
