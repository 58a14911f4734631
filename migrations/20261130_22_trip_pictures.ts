import type { Kysely } from "kysely";

/** Pictures of travellers from their trips; the files themselves lie on the disk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("trip_pictures")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    // The same file counts once a trip, however often it is sent.
    .addColumn("digest", "text", (c) => c.notNull())
    .addColumn("card_file", "text", (c) => c.notNull())
    .addColumn("full_file", "text", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("day", "text")
    .addColumn("taken_at", "text")
    .addColumn("lat", "double precision")
    .addColumn("lon", "double precision")
    .addColumn("caption", "text", (c) => c.notNull())
    .addColumn("is_shared", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addUniqueConstraint("trip_pictures_once", ["trip_id", "digest"])
    .execute();
  await db.schema.createIndex("trip_pictures_card").on("trip_pictures").column("card_file").execute();
  await db.schema.createIndex("trip_pictures_full").on("trip_pictures").column("full_file").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("trip_pictures").execute();
}
