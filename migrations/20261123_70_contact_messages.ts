import type { Kysely } from "kysely";

/** Messages to us. The key makes a message that is sent twice count once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("contact_messages")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("answered_at", "text")
    .addColumn("closed_at", "text")
    .execute();
  await db.schema
    .createIndex("contact_messages_status")
    .on("contact_messages")
    .columns(["status", "created_at"])
    .execute();
  await db.schema.createIndex("contact_messages_email").on("contact_messages").column("email_key").execute();
  await db.schema.createIndex("contact_messages_user").on("contact_messages").column("user_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("contact_messages").execute();
}
