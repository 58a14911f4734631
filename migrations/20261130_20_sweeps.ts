import type { Kysely } from "kysely";

/** Work by the clock that one process does for all on the database, under a lease that ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sweeps")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("holder", "text")
    .addColumn("held_until", "text", (column) => column.notNull())
    .addColumn("next_at", "text", (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("sweeps").execute();
}
