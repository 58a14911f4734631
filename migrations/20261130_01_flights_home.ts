import type { Kysely } from "kysely";

/** The flight home of a longer trip's last place may be on the ticket of its first one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").addColumn("flight_home", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trips").dropColumn("flight_home").execute();
}
