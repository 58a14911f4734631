import type { Db } from "#app/db/schema";
import type { Checkout } from "../money/booking.repo.server";
import { selectCheckoutOfLock } from "../money/holds.repo.server";
import { enterCredit } from "../money/ledger.server";

/** Counts the fee of the paid hold that a price rests on, in the transaction that enters what was paid for the trip. */
export async function creditHold(trx: Db, checkout: Checkout): Promise<void> {
  const paidBy = checkout.hold_id === null ? undefined : await selectCheckoutOfLock(trx, checkout.hold_id);
  if (paidBy) await enterCredit(trx, paidBy, checkout);
}
