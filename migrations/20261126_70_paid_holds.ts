import type { Kysely } from "kysely";

/** Prices that are held for days for a fee, and how a hold ended before its time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The checkout that paid for the hold, its fee, and the rise it covers; null for a free hold.
  await db.schema.alterTable("price_locks").addColumn("checkout_id", "text").execute();
  await db.schema
    .alterTable("price_locks")
    .addColumn("fee_minor", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("price_locks").addColumn("cap_minor", "bigint").execute();
  await db.schema.alterTable("price_locks").addColumn("ended_at", "text").execute();
  await db.schema.alterTable("price_locks").addColumn("ended_as", "text").execute();
  await db.schema.createIndex("price_locks_checkout").on("price_locks").column("checkout_id").unique().execute();
  // For a hold: the price that it holds. For a trip: the hold whose fee counts towards it, and the amount.
  await db.schema.alterTable("checkouts").addColumn("held_minor", "bigint").execute();
  await db.schema.alterTable("checkouts").addColumn("hold_id", "text").execute();
  await db.schema
    .alterTable("checkouts")
    .addColumn("credit_minor", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("bookings")
    .addColumn("credit_minor", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("bookings").dropColumn("credit_minor").execute();
  for (const column of ["held_minor", "hold_id", "credit_minor"])
    await db.schema.alterTable("checkouts").dropColumn(column).execute();
  await db.schema.dropIndex("price_locks_checkout").execute();
  for (const column of ["checkout_id", "fee_minor", "cap_minor", "ended_at", "ended_as"])
    await db.schema.alterTable("price_locks").dropColumn(column).execute();
}
