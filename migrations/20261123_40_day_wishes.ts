import type { Kysely } from "kysely";

/** With the days that an edit took away stand all the wishes they were made for, not only what was kept out of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_day_versions").renameColumn("unwanted", "wishes").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trip_day_versions").renameColumn("wishes", "unwanted").execute();
}
