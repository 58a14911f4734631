import type { Kysely } from "kysely";

/** Whether a traveller is reminded of a trip by mail before it begins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("travel_preferences")
    .addColumn("trip_reminders", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("travel_preferences").dropColumn("trip_reminders").execute();
}
