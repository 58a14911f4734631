import type { Kysely } from "kysely";

/** Guides of the desk that stand in front of the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("written_guides")
    .addColumn("featured", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("written_guides").dropColumn("featured").execute();
}
