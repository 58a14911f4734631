import { real } from "#app/config/env.server";
import { receiptNote } from "#app/config/reality-words";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { receiptFileName } from "#app/modules/documents/receipt";
import type { ReceiptView } from "#app/modules/documents/receipt";
import { printReceipt } from "#app/modules/documents/receipt-pdf.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { formatDate } from "#app/shared/format";
import { formatMoneyExact } from "#app/shared/money";
import { selectDisputesOf, selectOwnCharge, selectPaymentsOf } from "./ledger.repo.server";
import type { LedgerEntry } from "./ledger.repo.server";
import { disputeOf, readCharge } from "./ledger.server";
import { disputeInWords } from "../rules/money-back";
import { PRODUCTS, findPlanId } from "../rules/products";

const MOST_LISTED = 200;

/** A payment as its traveller is told of it. Amounts in minor units. */
export interface PaymentLine {
  id: string;
  name: string;
  amountMinor: number;
  /** The part of it that went back. */
  refundedMinor: number;
  /** The bank's steps about it, in words. */
  dispute?: string;
  currency: string;
  /** UTC ISO instant. */
  paidAt: string;
}

function nameOf({ about, sold_as }: Pick<LedgerEntry, "about" | "sold_as">): string {
  const product = sold_as === "price_hold" ? sold_as : findPlanId(sold_as);
  return about || (product ? PRODUCTS[product].name : "Trip");
}

/** Every payment of an account, newest first. */
export async function listPaymentsOf(user: Pick<CurrentUser, "id">): Promise<PaymentLine[]> {
  const [rows, disputes] = await Promise.all([
    selectPaymentsOf(db(), user.id, MOST_LISTED),
    selectDisputesOf(db(), user.id),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row),
    amountMinor: row.receivedMinor,
    refundedMinor: row.refundedMinor,
    dispute: disputeInWords({ dispute: disputeOf(disputes.filter(({ of_entry }) => of_entry === row.id)) }),
    currency: row.currency,
    paidAt: row.occurred_at,
  }));
}

/** A receipt number: the end of the id, whose letters and digits are not confused when read aloud. */
function numberOf(id: string): string {
  return id.replaceAll("-", "").slice(-10).toUpperCase();
}

/**
 * The receipt of one payment as a document; a payment of another account is not found.
 * @throws AppError NOT_FOUND, and what printReceipt throws
 */
export async function getReceipt(
  ctx: Ctx,
  user: Pick<CurrentUser, "id" | "name" | "email">,
  id: string,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const charge = await selectOwnCharge(db(), id, user.id);
  if (!charge) throw new AppError("NOT_FOUND", "We couldn't find this receipt.");
  const { entries, receivedMinor, refundedMinor, currency, wasSold } = await readCharge(db(), charge);
  const dispute = disputeInWords({ dispute: disputeOf(entries) });
  const note = receiptNote(real());
  const amount = formatMoneyExact(receivedMinor, currency);
  const view: ReceiptView = {
    number: numberOf(charge.id),
    paidOn: formatDate(charge.occurred_at.slice(0, 10)),
    payer: { name: user.name, email: user.email },
    lines: [{ label: nameOf(charge), amount }],
    total: amount,
    notes: [
      ...(refundedMinor > 0 ? [`${formatMoneyExact(refundedMinor, currency)} of this was refunded.`] : []),
      ...(dispute ? [dispute] : []),
      ...(!wasSold && refundedMinor < receivedMinor ? ["This payment couldn't be used and is on its way back."] : []),
      "Taxes and fees are included in these amounts.",
      ...(note ? [note] : []),
    ],
  };
  return { fileName: receiptFileName(view), bytes: await printReceipt(ctx, user.id, view) };
}
