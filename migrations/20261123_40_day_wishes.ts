import type { Kysely } from "kysely";

/**
 * The days that an edit replaced are stored with all the wishes they were made for, not only with the places kept out
 * of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_day_versions").renameColumn("unwanted", "wishes").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_day_versions").renameColumn("wishes", "unwanted").execute();
}
