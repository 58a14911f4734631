import type { Kysely } from "kysely";

/** The places that were planned under the allowance of a longer trip, each counted once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("planned_places")
    .addColumn("journey_id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("place", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("planned_places_key", ["user_id", "journey_id", "place"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("planned_places").execute();
}
