import type { Kysely } from "kysely";

/** Orders of the sandbox, where they are made apart from the payment. Travellers' details are not in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sandbox_orders")
    .addColumn("ref", "text", (c) => c.primaryKey())
    .addColumn("part", "text", (c) => c.notNull())
    // An offer is ordered once.
    .addColumn("offer_ref", "text", (c) => c.notNull().unique())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("scenario", "text")
    .addColumn("looks", "integer", (c) => c.notNull())
    .addColumn("details", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("sandbox_orders").execute();
}
