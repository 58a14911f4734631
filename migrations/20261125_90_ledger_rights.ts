import type { Kysely } from "kysely";

/** The charge that paid for a right is looked up with each month of premium. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("ledger_entries_rights").on("ledger_entries").column("rights").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("ledger_entries_rights").execute();
}
