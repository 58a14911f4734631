import { deleteOlder } from "#app/db/delete-old.server";
import type { Db } from "#app/db/schema";

/** Deletes settled payments, and notes of the provider's events, from before an instant. */
export async function deletePaymentsBefore(db: Db, before: string): Promise<void> {
  const settled = db
    .selectFrom("checkouts")
    .select("id")
    .where("status", "not in", ["open", "refunding", "unrefundable", "ordering", "releasing"])
    .where("updated_at", "<", before);
  // Orders for a payment go with it.
  await db.deleteFrom("trip_orders").where("checkout_id", "in", settled).execute();
  await db.deleteFrom("trip_orderings").where("checkout_id", "in", settled).execute();
  await db.deleteFrom("checkouts").where("id", "in", settled).execute();
  await deleteOlder(db, "ledger_entries", "occurred_at", before);
  await deleteOlder(db, "payment_events", "received_at", before);
}
