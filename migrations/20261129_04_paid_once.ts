import type { Kysely } from "kysely";

/** Places of a longer trip that are paid together: each has a checkout of its own, which names that of the whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("checkouts").addColumn("part_of", "text").execute();
  await db.schema.createIndex("checkouts_part_of").on("checkouts").column("part_of").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("checkouts_part_of").execute();
  await db.schema.alterTable("checkouts").dropColumn("part_of").execute();
}
