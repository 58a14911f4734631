import { db } from "#app/db/client.server";
import { noteAudit } from "#app/modules/desk/audit.server";
import type { Actor } from "#app/modules/desk/audit.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { PAGE_LINES, latestFirst, pageOf } from "#app/shared/lists/pages";
import type { PageMark } from "#app/shared/lists/pages";
import { selectCheckout, selectCheckoutsFor, selectWholes } from "../money/booking.repo.server";
import type { CheckoutWithPayer } from "../money/booking.repo.server";
import { accountName, balancesOf } from "../rules/ledger";
import { selectAbout, selectBalances, selectChargeOfCheckout } from "../money/ledger.repo.server";
import { PAYMENT_FILTERS } from "../money/payment-state";
import { selectParts } from "../money/parts.repo.server";
import type { PaymentFilter } from "../money/payment-state";
import { sendRefund } from "../money/refunds.server";

function toDeskLine(row: CheckoutWithPayer) {
  return {
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
  };
}

const markOf = ({ id, updated_at: at }: CheckoutWithPayer): PageMark => ({ at, id });

/** The checkout by which one of several places was paid, or that of one thing alone. */
const paymentOf = (row: CheckoutWithPayer): string => row.part_of ?? row.id;

/**
 * A page of payments by how they stand, for the desk; its guard has let the caller in. Places that were paid together
 * are one payment with its places, also where only one of them stands so; where they changed at different times it may
 * stand on two pages.
 */
export async function listPayments(filter: PaymentFilter, after?: PageMark) {
  const asked = { after, limit: PAGE_LINES + 1 };
  const found = PAYMENT_FILTERS[filter].statuses.map((status) => selectCheckoutsFor(db(), status, asked));
  const { rows, ...page } = pageOf(latestFirst(await Promise.all(found), markOf), markOf);
  const isOfWhole = ({ part_of, feature }: CheckoutWithPayer): boolean => part_of !== null || feature === "longer_trip";
  const wholes = await selectWholes(db(), [...new Set(rows.filter(isOfWhole).map(paymentOf))]);
  const known = new Map([...rows, ...wholes].map((row) => [row.id, row]));
  const payments = [...new Set(rows.map(paymentOf))].flatMap((id) => {
    const payment = known.get(id);
    const places = wholes.filter(({ part_of }) => part_of === id);
    return payment ? [{ ...toDeskLine(payment), places: places.map(toDeskLine) }] : [];
  });
  return { ...page, rows: payments };
}

/**
 * A payment with everything that the ledger says of it; its guard has let the caller in.
 * @throws AppError NOT_FOUND
 */
export async function getPaymentLedger(id: string) {
  const checkout = await selectCheckout(db(), id);
  if (!checkout) throw new AppError("NOT_FOUND", "We couldn't find this payment");
  const parts = checkout.feature === "longer_trip" ? await selectParts(db(), id) : [];
  const charges = await Promise.all([checkout, ...parts].map((one) => selectChargeOfCheckout(db(), one.id)));
  const charge = charges.find((one) => one !== undefined);
  const about = await Promise.all(charges.map(async (one) => (one ? selectAbout(db(), one.id) : [])));
  const entries = about.flat().toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at));
  return {
    feature: checkout.feature,
    status: checkout.status,
    /** The payment for several places of which this is one. */
    partOf: checkout.part_of,
    parts: parts.map((part) => ({ id: part.id, amountMinor: part.amount_minor, status: part.status })),
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
