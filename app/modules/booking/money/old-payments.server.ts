import { RETENTION } from "#app/config/retention";
import { db } from "#app/db/client.server";
import { deletePaymentsBefore } from "./old-payments.repo.server";

/** Deletes the records of payments that the books need no more. Those still under way are not touched. */
export async function forgetOldPayments(now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - RETENTION.paymentYears);
  await deletePaymentsBefore(db(), before.toISOString());
}
