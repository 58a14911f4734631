import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // The device that sent a command: its own change of a moment ago is no change by others.
  await db.schema.alterTable("trip_commands").addColumn("device", "text").execute();

  // Forms that a device sends again until it hears that they arrived; each counts once.
  await db.schema
    .createTable("sent_forms")
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("sent_forms_pk", ["user_id", "key"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("sent_forms").execute();
  await db.schema.alterTable("trip_commands").dropColumn("device").execute();
}
