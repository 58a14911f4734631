import { real } from "#app/config/env.server";
import { receiptNote } from "#app/config/reality-words";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { receiptFileName } from "#app/modules/documents/receipt";
import type { ReceiptView } from "#app/modules/documents/receipt";
import { printReceipt } from "#app/modules/documents/receipt-pdf.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { formatCount, formatDate } from "#app/shared/format";
import { formatMoneyExact } from "#app/shared/money";
import { selectDisputesOf, selectOwnCharge, selectOwnChargesOfPayment, selectPaymentsOf } from "./ledger.repo.server";
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
  /** The places that it paid for together; none for anything else. */
  places: { name: string; amountMinor: number; refundedMinor: number }[];
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

/** The name of a payment: of several places their number, each with its name below. */
function nameOfAll(charges: readonly Pick<LedgerEntry, "about" | "sold_as">[]): string {
  const [first] = charges;
  if (charges.length > 1) return `Trip of ${formatCount(charges.length, "place")}`;
  return first ? nameOf(first) : "";
}

/** Every payment of an account, newest first; places that were paid together are one. */
export async function listPaymentsOf(user: Pick<CurrentUser, "id">): Promise<PaymentLine[]> {
  const [rows, disputes] = await Promise.all([
    selectPaymentsOf(db(), user.id, MOST_LISTED),
    selectDisputesOf(db(), user.id),
  ]);
  const paymentOf = ({ payment_intent, id }: LedgerEntry): string => payment_intent ?? id;
  const payments = new Set(rows.map(paymentOf));
  return [...payments].map((payment) => {
    const charges = rows.filter((row) => paymentOf(row) === payment).toReversed();
    const { id, currency, occurred_at: paidAt } = charges[0]!;
    const about = disputes.filter(({ of_entry }) => charges.some((charge) => charge.id === of_entry));
    const places = charges.map((charge) => ({
      name: nameOf(charge),
      amountMinor: charge.receivedMinor,
      refundedMinor: charge.refundedMinor,
    }));
    return {
      id,
      name: nameOfAll(charges),
      amountMinor: places.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      refundedMinor: places.reduce((sum, { refundedMinor }) => sum + refundedMinor, 0),
      places: places.length > 1 ? places : [],
      dispute: disputeInWords({ dispute: disputeOf(about) }),
      currency,
      paidAt,
    };
  });
}

/** A receipt number: the end of the id, whose letters and digits are not confused when read aloud. */
function numberOf(id: string): string {
  return id.replaceAll("-", "").slice(-10).toUpperCase();
}

/** Said while a payment, or a part of it, was not used and has not gone back yet. */
function unusedNote(unused: number, all: number): string[] {
  if (unused === 0) return [];
  return [`${unused < all ? "Part of this" : "This"} payment couldn't be used and is on its way back.`];
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
  const asked = await selectOwnCharge(db(), id, user.id);
  if (!asked) throw new AppError("NOT_FOUND", "We couldn't find this receipt.");
  const { payment_intent: paymentIntent } = asked;
  // Places that were paid together have one receipt, whichever of them it is asked for.
  const charges = paymentIntent === null ? [asked] : await selectOwnChargesOfPayment(db(), paymentIntent, user.id);
  const read = await Promise.all(charges.map(async (charge) => ({ charge, ...(await readCharge(db(), charge)) })));
  const [first = asked] = charges;
  const currency = read[0]?.currency ?? "";
  const money = (minor: number): string => formatMoneyExact(minor, currency);
  const receivedMinor = read.reduce((sum, one) => sum + one.receivedMinor, 0);
  const refundedMinor = read.reduce((sum, one) => sum + one.refundedMinor, 0);
  const unused = read.filter((one) => !one.wasSold && one.refundedMinor < one.receivedMinor);
  const dispute = disputeInWords({ dispute: disputeOf(read.flatMap(({ entries }) => entries)) });
  const note = receiptNote(real());
  const view: ReceiptView = {
    number: numberOf(first.id),
    paidOn: formatDate(first.occurred_at.slice(0, 10)),
    payer: { name: user.name, email: user.email },
    lines: read.map((one) => ({ label: nameOf(one.charge), amount: money(one.receivedMinor) })),
    total: money(receivedMinor),
    notes: [
      ...(refundedMinor > 0 ? [`${money(refundedMinor)} of this was refunded.`] : []),
      ...(dispute ? [dispute] : []),
      ...unusedNote(unused.length, read.length),
      "Taxes and fees are included in these amounts.",
      ...(note ? [note] : []),
    ],
  };
  return { fileName: receiptFileName(view), bytes: await printReceipt(ctx, user.id, view) };
}
