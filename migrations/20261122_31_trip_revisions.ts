import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // The number of commands that have changed a trip; every write names the revision it read.
  await db.schema
    .alterTable("trips")
    .addColumn("revision", "integer", (c) => c.notNull().defaultTo(0))
    .execute();

  // One row per command that changed a trip, numbered without gaps by the revision it led to.
  await db.schema
    .createTable("trip_commands")
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("revision", "integer", (c) => c.notNull())
    // A command that is sent twice carries the same key, and is applied once.
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    // A hash of the request: the same key may not be used for another request.
    .addColumn("fingerprint", "text", (c) => c.notNull())
    // The changed parts of the trip and the stop or person of the command, as a JSON list.
    .addColumn("changed", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("trip_commands_pk", ["trip_id", "revision"])
    .addUniqueConstraint("trip_commands_key", ["trip_id", "key"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("trip_commands").execute();
  await db.schema.alterTable("trips").dropColumn("revision").execute();
}
