import type { Kysely } from "kysely";

/** Whether the readers of a shared trip see what its flights and stay cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("trips")
    .addColumn("shares_prices", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").dropColumn("shares_prices").execute();
}
