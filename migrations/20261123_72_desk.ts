import type { Kysely } from "kysely";

/**
 * The desk's data: its notes and answers beside messages and applications, and a log of every change with its author.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("desk_entries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("subject_kind", "text", (c) => c.notNull())
    .addColumn("subject_id", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("author_name", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("desk_entries_subject")
    .on("desk_entries")
    .columns(["subject_kind", "subject_id", "created_at"])
    .execute();
  await db.schema
    .createTable("audit_entries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("actor_id", "text", (c) => c.notNull())
    .addColumn("actor_name", "text", (c) => c.notNull())
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("before", "text", (c) => c.notNull())
    .addColumn("after", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("audit_entries_at").on("audit_entries").column("at").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("audit_entries").execute();
  await db.schema.dropTable("desk_entries").execute();
}
