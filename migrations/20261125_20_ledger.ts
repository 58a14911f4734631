import { PostgresAdapter, sql } from "kysely";
import type { Kysely } from "kysely";

interface Paid {
  id: string;
  user_id: string;
  trip_id: string | null;
  feature: string;
  item_key: string;
  amount_minor: number;
  currency: string;
  payment_intent: string | null;
  status: string;
  updated_at: string;
}

/** Enters payments from before the ledger, as the ledger would have entered them. */
async function enterPaid(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Paid>`select * from checkouts where status in
    ('paid', 'refunding', 'refunded', 'unrefundable') and amount_minor > 0`.execute(db);
  for (const row of rows) {
    const soldAs = row.feature === "trip" ? "trip" : row.item_key;
    const charge = `charge:${row.id}`;
    const enter = async (kind: string, source: string, transfers: [debit: string, credit: string][]): Promise<void> => {
      const id = `${kind}:${row.id}`;
      const ofEntry = kind === "charge" ? null : charge;
      const rights = kind === "charge" && row.feature !== "trip" ? `checkout:${row.id}:` : null;
      await sql`insert into ledger_entries
        (id, source, kind, user_id, checkout_id, of_entry, payment_intent, rights, sold_as, about, occurred_at)
        values (${id}, ${source}, ${kind}, ${row.user_id}, ${row.id}, ${ofEntry}, ${row.payment_intent}, ${rights},
          ${soldAs}, '', ${row.updated_at})`.execute(db);
      for (const [line, [debit, credit]] of transfers.entries())
        await sql`insert into ledger_transfers (entry_id, line, debit, credit, amount_minor, currency)
          values (${id}, ${line}, ${debit}, ${credit}, ${row.amount_minor}, ${row.currency})`.execute(db);
    };
    const isSold = row.status === "paid";
    await enter("charge", charge, [
      ["provider", "customer"],
      ...(isSold ? ([["customer", `revenue:${soldAs}`]] as [string, string][]) : []),
    ]);
    if (row.status === "refunded")
      await enter("refund", `refund:${charge}:${row.amount_minor}`, [["customer", "provider"]]);
  }
}

/**
 * The ledger. A line moves an amount from one account to another, so that every entry balances by its very shape; it is
 * written once and never changed. Rows outlive their trip and their account: money leaves a trace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ledger_entries")
    .addColumn("id", "text", (c) => c.primaryKey())
    // The event behind the entry; unique, so that no event is entered twice.
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
  for (const column of ["checkout_id", "of_entry", "payment_intent"])
    await db.schema.createIndex(`ledger_entries_${column}`).on("ledger_entries").column(column).execute();
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
  await enterPaid(db);
  // A right is held back while its payment is disputed, and for good once it was given back.
  await db.schema.alterTable("entitlements").addColumn("held_back_at", "text").execute();
  await db.schema
    .alterTable("checkouts")
    .addColumn("refunded_minor", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("checkouts").addColumn("dispute", "text").execute();
  await sql`update checkouts set refunded_minor = amount_minor where status = 'refunded'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("checkouts").dropColumn("dispute").execute();
  await db.schema.alterTable("checkouts").dropColumn("refunded_minor").execute();
  await db.schema.alterTable("entitlements").dropColumn("held_back_at").execute();
  await db.schema.dropTable("ledger_transfers").execute();
  await db.schema.dropTable("ledger_entries").execute();
  if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`drop function ledger_stays()`.execute(db);
}
