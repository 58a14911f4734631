import type { Db } from "#app/db/schema";

/** Deletes settled payments, and notes of the provider's events, from before an instant. */
export async function deletePaymentsBefore(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom("checkouts")
    .where("status", "not in", ["open", "refunding", "unrefundable"])
    .where("updated_at", "<", before)
    .execute();
  await db.deleteFrom("ledger_entries").where("occurred_at", "<", before).execute();
  await db.deleteFrom("payment_events").where("received_at", "<", before).execute();
}
