import { db } from "#app/db/client.server";
import { noteAudit } from "#app/modules/desk/audit.server";
import type { Actor } from "#app/modules/desk/audit.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { selectCheckout, selectCheckoutsFor } from "../money/booking.repo.server";
import { accountName, balancesOf } from "../rules/ledger";
import { selectAbout, selectBalances, selectChargeOfCheckout } from "../money/ledger.repo.server";
import { PAYMENT_FILTERS } from "../money/payment-state";
import type { PaymentFilter } from "../money/payment-state";
import { sendRefund } from "../money/refunds.server";

const MOST_LISTED = 200;

/** Payments by how they stand, for the desk; its guard has let the caller in. */
export async function listPayments(filter: PaymentFilter) {
  const rows = await selectCheckoutsFor(db(), PAYMENT_FILTERS[filter].statuses, MOST_LISTED);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    reference: row.reference,
    feature: row.feature,
    amountMinor: row.amount_minor,
    status: row.status,
    reason: row.refund_reason,
    refundedMinor: row.refunded_minor,
    dispute: row.dispute,
    updatedAt: row.updated_at,
  }));
}

/**
 * A payment with everything that the ledger says of it; its guard has let the caller in.
 * @throws AppError NOT_FOUND
 */
export async function getPaymentLedger(id: string) {
  const [checkout, charge] = await Promise.all([selectCheckout(db(), id), selectChargeOfCheckout(db(), id)]);
  if (!checkout) throw new AppError("NOT_FOUND", "We couldn't find this payment");
  const entries = charge ? await selectAbout(db(), charge.id) : [];
  return {
    feature: checkout.feature,
    status: checkout.status,
    dispute: checkout.dispute,
    amountMinor: checkout.amount_minor,
    currency: checkout.currency,
    session: checkout.provider_session_id,
    payment: charge?.payment_intent ?? null,
    entries: entries.map(({ kind, occurred_at, transfers }) => ({ kind, at: occurred_at, transfers })),
    balances: [...balancesOf(entries.flatMap(({ transfers }) => transfers))].map(([account, amountMinor]) => ({
      account: accountName(account),
      amountMinor,
    })),
  };
}

/** The balance of each account of the whole ledger, debits less credits. */
export async function listBalances() {
  const rows = await selectBalances(db());
  return rows.map(({ account, amountMinor, currency }) => ({ account: accountName(account), amountMinor, currency }));
}

/**
 * Tries a refund now that was decided before, by the same command that tries it by itself.
 * @returns whether it is settled
 * @throws AppError CONFLICT for a payment that is not being given back
 */
export async function tryRefundNow(ctx: Ctx, actor: Actor, id: string): Promise<boolean> {
  const checkout = await selectCheckout(db(), id);
  if (checkout?.status !== "refunding") throw new AppError("CONFLICT", "This payment is not being refunded");
  const isSettled = await sendRefund(ctx, checkout);
  await noteAudit(db(), ctx, actor, {
    action: "refund tried",
    subject: `checkout ${id}`,
    before: { status: checkout.status },
    after: { status: (await selectCheckout(db(), id))?.status ?? null },
  });
  return isSettled;
}
