import type { Kysely } from "kysely";

/** The private addresses of a trip's calendar in the mails about it. Only a hash of each is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mailed_calendars")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("mailed_calendars_trip").on("mailed_calendars").column("trip_id").execute();
  await db.schema.createIndex("mailed_calendars_user").on("mailed_calendars").column("user_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("mailed_calendars").execute();
}
