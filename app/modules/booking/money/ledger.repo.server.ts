import type { Selectable } from "kysely";
import { dayOf } from "#app/db/day-of.server";
import type { Db } from "#app/db/schema";
import type { LedgerAccount, Transfer } from "../rules/ledger";
import type { LedgerEntriesTable, LedgerTransfersTable } from "../rules/ledger.table";

export type LedgerEntry = Selectable<LedgerEntriesTable>;

function toTransfer(row: Pick<LedgerTransfersTable, "debit" | "credit" | "amount_minor" | "currency">): Transfer {
  return {
    debit: row.debit as LedgerAccount,
    credit: row.credit as LedgerAccount,
    amountMinor: row.amount_minor,
    currency: row.currency,
  };
}

/** Enters something that happened to money, once for its source. @returns whether it is new */
export async function insertEntry(db: Db, entry: LedgerEntry, transfers: readonly Transfer[]): Promise<boolean> {
  if (transfers.length === 0) return false;
  const made = await db
    .insertInto("ledger_entries")
    .values(entry)
    .onConflict((conflict) => conflict.column("source").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return false;
  await db
    .insertInto("ledger_transfers")
    .values(
      transfers.map(({ debit, credit, amountMinor, currency }, line) => ({
        entry_id: entry.id,
        line,
        debit,
        credit,
        amount_minor: amountMinor,
        currency,
      })),
    )
    .execute();
  return true;
}

/** The charge of a payment. */
export function selectChargeOfPayment(db: Db, paymentIntent: string): Promise<LedgerEntry | undefined> {
  return db
    .selectFrom("ledger_entries")
    .selectAll()
    .where("payment_intent", "=", paymentIntent)
    .where("kind", "=", "charge")
    .executeTakeFirst();
}

/** The charge of a checkout; undefined for one that took no money. */
export function selectChargeOfCheckout(db: Db, checkoutId: string): Promise<LedgerEntry | undefined> {
  return db
    .selectFrom("ledger_entries")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .where("kind", "=", "charge")
    .executeTakeFirst();
}

/** The charge that paid for rights whose sources begin so. */
export function selectChargeOfRights(db: Db, rights: string): Promise<LedgerEntry | undefined> {
  return db
    .selectFrom("ledger_entries")
    .selectAll()
    .where("rights", "=", rights)
    .where("kind", "=", "charge")
    .executeTakeFirst();
}

/** Everything that was entered about a charge, itself first. */
export async function selectAbout(db: Db, chargeId: string): Promise<(LedgerEntry & { transfers: Transfer[] })[]> {
  const rows = await db
    .selectFrom("ledger_entries")
    .innerJoin("ledger_transfers", "ledger_transfers.entry_id", "ledger_entries.id")
    .selectAll("ledger_entries")
    .select(["debit", "credit", "amount_minor", "currency"])
    .where((eb) => eb.or([eb("ledger_entries.id", "=", chargeId), eb("of_entry", "=", chargeId)]))
    .orderBy("occurred_at")
    .orderBy("of_entry")
    .orderBy("ledger_entries.id")
    .orderBy("line")
    .execute();
  const entries = new Map<string, LedgerEntry & { transfers: Transfer[] }>();
  for (const { debit, credit, amount_minor, currency, ...entry } of rows) {
    const known = entries.get(entry.id) ?? { ...entry, transfers: [] };
    known.transfers.push(toTransfer({ debit, credit, amount_minor, currency }));
    entries.set(entry.id, known);
  }
  return [...entries.values()];
}

/** Holds a charge until the end of the transaction, so that two readings of one payment enter nothing twice. */
export async function holdCheckout(db: Db, checkoutId: string): Promise<void> {
  await db
    .updateTable("checkouts")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", checkoutId)
    .execute();
}

/** The charges of each day since an instant by what was sold: how many, and what came in (US cents). */
export async function selectSalesByDay(
  db: Db,
  since: string,
): Promise<{ on: string; soldAs: string; count: number; receivedMinor: number }[]> {
  const rows = await db
    .selectFrom("ledger_entries")
    .innerJoin("ledger_transfers", "ledger_transfers.entry_id", "ledger_entries.id")
    .select((eb) => [
      dayOf("occurred_at").as("on"),
      "sold_as as soldAs",
      eb.fn.count("ledger_entries.id").distinct().as("count"),
      eb.fn.sum("amount_minor").as("receivedMinor"),
    ])
    .where("kind", "=", "charge")
    .where("occurred_at", ">=", since)
    .where("debit", "=", "provider")
    .groupBy([dayOf("occurred_at"), "sold_as"])
    .execute();
  return rows.map(({ on, soldAs, count, receivedMinor }) => ({
    on,
    soldAs,
    count: Number(count),
    receivedMinor: Number(receivedMinor),
  }));
}

/** The charges of a user, newest first, with what came in and what went back. */
export async function selectPaymentsOf(
  db: Db,
  userId: string,
  limit: number,
): Promise<(LedgerEntry & { receivedMinor: number; refundedMinor: number; currency: string })[]> {
  const rows = await db
    .selectFrom("ledger_entries as charge")
    .innerJoin("ledger_transfers as received", (join) =>
      join.onRef("received.entry_id", "=", "charge.id").on("received.debit", "=", "provider"),
    )
    .selectAll("charge")
    .select(["received.amount_minor as receivedMinor", "received.currency"])
    .select((eb) =>
      eb
        .selectFrom("ledger_entries as back")
        .innerJoin("ledger_transfers as paid", "paid.entry_id", "back.id")
        .whereRef("back.of_entry", "=", "charge.id")
        .where("back.kind", "=", "refund")
        .where("paid.credit", "=", "provider")
        .select((inner) => inner.fn.coalesce(inner.fn.sum<number>("paid.amount_minor"), inner.val(0)).as("sum"))
        .as("refundedMinor"),
    )
    .where("charge.user_id", "=", userId)
    .where("charge.kind", "=", "charge")
    .orderBy("charge.occurred_at", "desc")
    .orderBy("charge.id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, refundedMinor: Number(row.refundedMinor) }));
}

/** The entries about disputes of a user's payments: the charge and the source, which ends with how it stands. */
export function selectDisputesOf(db: Db, userId: string): Promise<Pick<LedgerEntry, "of_entry" | "source" | "kind">[]> {
  return db
    .selectFrom("ledger_entries")
    .select(["of_entry", "source", "kind"])
    .where("user_id", "=", userId)
    .where("kind", "=", "dispute")
    .execute();
}

/** One charge of a user; undefined for another user's. */
export function selectOwnCharge(db: Db, id: string, userId: string): Promise<LedgerEntry | undefined> {
  return db
    .selectFrom("ledger_entries")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("kind", "=", "charge")
    .executeTakeFirst();
}

/** The charges of a user that share a payment, in the order in which they were made: several places of one trip. */
export function selectOwnChargesOfPayment(db: Db, paymentIntent: string, userId: string): Promise<LedgerEntry[]> {
  return db
    .selectFrom("ledger_entries")
    .selectAll()
    .where("payment_intent", "=", paymentIntent)
    .where("user_id", "=", userId)
    .where("kind", "=", "charge")
    .orderBy("occurred_at")
    .orderBy("id")
    .execute();
}

/** Charges of a time whose fee is not known yet; those that wait longest first. */
export function selectChargesWithoutFee(db: Db, since: string, before: string, limit: number): Promise<LedgerEntry[]> {
  return db
    .selectFrom("ledger_entries as charge")
    .selectAll()
    .where("kind", "=", "charge")
    .where("payment_intent", "is not", null)
    .where("occurred_at", ">", since)
    .where("occurred_at", "<=", before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("ledger_entries as fee")
            .select("fee.id")
            .whereRef("fee.of_entry", "=", "charge.id")
            .where("fee.kind", "=", "fee"),
        ),
      ),
    )
    .orderBy("occurred_at")
    .limit(limit)
    .execute();
}

/** The balance of each account, debits less credits, by currency. */
export async function selectBalances(db: Db): Promise<{ account: string; currency: string; amountMinor: number }[]> {
  const sides = await Promise.all(
    (["debit", "credit"] as const).map((side) =>
      db
        .selectFrom("ledger_transfers")
        .select([`${side} as account`, "currency"])
        .select((eb) => eb.fn.sum<number>("amount_minor").as("sum"))
        .groupBy([side, "currency"])
        .execute(),
    ),
  );
  const sums = new Map<string, { account: string; currency: string; amountMinor: number }>();
  sides.forEach((rows, index) => {
    for (const { account, currency, sum } of rows) {
      const key = `${account} ${currency}`;
      const known = sums.get(key) ?? { account, currency, amountMinor: 0 };
      known.amountMinor += index === 0 ? Number(sum) : -Number(sum);
      sums.set(key, known);
    }
  });
  return [...sums.values()].toSorted((a, b) => (a.account < b.account ? -1 : 1));
}
