import { PostgresAdapter, sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * The ledger. A line moves an amount from one account to another, so that every entry balances by its very shape; it is
 * written once and never changed. Rows outlive their trip and their account: money leaves a trace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ledger_entries")
    .addColumn("id", "text", (c) => c.primaryKey())
    // The event of the entry; unique, so that nothing is entered twice.
    .addColumn("source", "text", (c) => c.notNull().unique())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.notNull())
    .addColumn("checkout_id", "text")
    // The charge that a refund, a fee or a dispute is about.
    .addColumn("of_entry", "text")
    .addColumn("payment_intent", "text")
    // The stem of the sources of the rights that were paid.
    .addColumn("rights", "text")
    .addColumn("sold_as", "text", (c) => c.notNull())
    .addColumn("about", "text", (c) => c.notNull())
    .addColumn("occurred_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("ledger_entries_user").on("ledger_entries").columns(["user_id", "occurred_at"]).execute();
  await db.schema.createIndex("ledger_entries_rights").on("ledger_entries").column("rights").execute();
  await db.schema.createIndex("ledger_entries_checkout_id").on("ledger_entries").column("checkout_id").execute();
  await db.schema.createIndex("ledger_entries_of_entry").on("ledger_entries").column("of_entry").execute();
  await db.schema.createIndex("ledger_entries_payment_intent").on("ledger_entries").column("payment_intent").execute();
  await db.schema.createIndex("ledger_entries_kind").on("ledger_entries").columns(["kind", "occurred_at"]).execute();
  await db.schema.createIndex("ledger_entries_at").on("ledger_entries").column("occurred_at").execute();
  await db.schema
    .createTable("ledger_transfers")
    .addColumn("entry_id", "text", (c) => c.notNull().references("ledger_entries.id").onDelete("cascade"))
    .addColumn("line", "integer", (c) => c.notNull())
    .addColumn("debit", "text", (c) => c.notNull())
    .addColumn("credit", "text", (c) => c.notNull())
    .addColumn("amount_minor", "bigint", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("ledger_transfers_line", ["entry_id", "line"])
    .addCheckConstraint("ledger_transfers_move", sql`amount_minor > 0 and debit <> credit`)
    .execute();
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create function ledger_stays() returns trigger language plpgsql as
      $$ begin raise exception 'the ledger is append-only'; end $$`.execute(db);
    for (const table of ["ledger_entries", "ledger_transfers"])
      await sql`create trigger ${sql.raw(`${table}_stay`)} before update on ${sql.table(table)}
        for each row execute function ledger_stays()`.execute(db);
  } else {
    for (const table of ["ledger_entries", "ledger_transfers"])
      await sql`create trigger ${sql.raw(`${table}_stay`)} before update on ${sql.table(table)}
        begin select raise(abort, 'the ledger is append-only'); end`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("ledger_transfers").execute();
  await db.schema.dropTable("ledger_entries").execute();
  if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`drop function ledger_stays()`.execute(db);
}
