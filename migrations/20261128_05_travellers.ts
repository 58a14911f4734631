import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Names and papers of the people who fly, sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // * Who travels, as airlines and hotels want to know it: sealed texts. A seat that a companion has filled in goes with the
  // companion.
  await db.schema
    .createTable("trip_travellers")
    .addColumn("trip_id", "text", (c) => c.notNull().references("trips.id").onDelete("cascade"))
    .addColumn("seat", "text", (c) => c.notNull())
    .addColumn("companion_id", "text", (c) => c.references("trip_companions.id").onDelete("cascade"))
    .addColumn("details", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addColumn("told_by", "text")
    .addPrimaryKeyConstraint("trip_travellers_pk", ["trip_id", "seat"])
    .execute();
  await db.schema
    .createIndex("trip_travellers_companion")
    .on("trip_travellers")
    .column("companion_id")
    .unique()
    .where(sql.ref("companion_id"), "is not", null)
    .execute();
  await db.schema
    .createTable("trip_contacts")
    .addColumn("trip_id", "text", (c) => c.primaryKey().references("trips.id").onDelete("cascade"))
    .addColumn("contact", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("saved_travellers")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("details", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("saved_travellers_user").on("saved_travellers").column("user_id").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("saved_travellers").execute();
  await db.schema.dropTable("trip_contacts").execute();
  await db.schema.dropTable("trip_travellers").execute();
}
