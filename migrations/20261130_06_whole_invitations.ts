import type { Kysely } from "kysely";

/** A person who is invited to several places of a longer trip at once is one of the people of each; this joins them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_companions").addColumn("whole_invitation", "text").execute();
  await db.schema.createIndex("trip_companions_whole").on("trip_companions").column("whole_invitation").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("trip_companions_whole").execute();
  await db.schema.alterTable("trip_companions").dropColumn("whole_invitation").execute();
}
