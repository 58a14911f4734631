import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import type { ProviderInvoice } from "#app/integrations/stripe/payment-provider";
import type { Checkout } from "./booking.repo.server";
import { creditTransfers, refundTransfers, saleTransfers, unusedTransfers } from "../rules/ledger";
import type { DisputeStatus, SoldAs, Transfer } from "../rules/ledger";
import { insertEntry, selectAbout, selectChargeOfCheckout, selectChargeOfRights } from "./ledger.repo.server";
import type { LedgerEntry } from "./ledger.repo.server";
import { planIdOf } from "../rules/products";

// The machine's clock, not the request's: entries of all processes stand in the order in which they were made.
const machineTime = (): string => new Date().toISOString();

/** The thing that a checkout sells, in the ledger's word. */
function soldAsOf({ feature, item_key }: Pick<Checkout, "feature" | "item_key">): SoldAs {
  if (feature === "longer_trip") return "trip";
  return feature === "trip" || feature === "price_hold" ? feature : planIdOf(item_key);
}

/** Money that came in, as the provider tells of it. */
export interface ReceivedMoney {
  amountMinor: number;
  currency: string;
  paymentIntent: string | undefined;
  /** Its name on a receipt. */
  about: string;
  /** The stem of the sources of the rights it paid for. */
  rights?: string;
}

/**
 * Enters the money of a checkout, in the transaction that takes it into account.
 * @param isUsed whether anything was sold for it
 */
export async function enterCharge(
  trx: Db,
  checkout: Checkout,
  { amountMinor, currency, paymentIntent, about, rights }: ReceivedMoney,
  isUsed: boolean,
): Promise<void> {
  const soldAs = soldAsOf(checkout);
  const transfers = isUsed
    ? saleTransfers(soldAs, amountMinor, currency, checkout.credit_minor)
    : unusedTransfers(amountMinor, currency);
  const entry: LedgerEntry = {
    id: newId(),
    source: `charge:${checkout.id}`,
    kind: "charge",
    user_id: checkout.user_id,
    checkout_id: checkout.id,
    of_entry: null,
    payment_intent: paymentIntent ?? null,
    rights: rights ?? null,
    sold_as: soldAs,
    about,
    occurred_at: machineTime(),
  };
  await insertEntry(trx, entry, transfers);
}

/** Enters that the fee of a hold counts towards a trip, once, in the transaction that books it. */
export async function enterCredit(trx: Db, holdCheckoutId: string, checkout: Checkout): Promise<void> {
  const charge = await selectChargeOfCheckout(trx, holdCheckoutId);
  if (!charge) throw new Error(`The hold of checkout ${checkout.id} has no charge`);
  await enterAbout(trx, charge, "credit", checkout.id, creditTransfers(checkout.credit_minor, checkout.currency));
}

/**
 * Enters a month of a subscription that was paid after its first one.
 * @param rights the stem of the sources of its rights
 */
export async function enterRenewal(trx: Db, userId: string, invoice: ProviderInvoice, rights: string): Promise<void> {
  const entry: LedgerEntry = {
    id: newId(),
    source: `charge:${invoice.id}`,
    kind: "charge",
    user_id: userId,
    checkout_id: null,
    of_entry: null,
    payment_intent: invoice.paymentIntent ?? null,
    rights,
    sold_as: "premium_monthly",
    about: "",
    occurred_at: invoice.paidAt.toISOString(),
  };
  await insertEntry(trx, entry, saleTransfers("premium_monthly", invoice.amountMinor, invoice.currency));
}

/** Enters what follows a charge: a fee, a refund, a dispute. @returns whether it is new */
export function enterAbout(
  trx: Db,
  charge: LedgerEntry,
  kind: Exclude<LedgerEntry["kind"], "charge">,
  /** The part of the name that tells this happening from others of its kind about the same charge. */
  name: string,
  transfers: readonly Transfer[],
): Promise<boolean> {
  const source = `${kind}:${charge.id}:${name}`;
  return insertEntry(
    trx,
    { ...charge, id: newId(), source, kind, of_entry: charge.id, rights: null, occurred_at: machineTime() },
    transfers,
  );
}

function sumOf(entries: readonly { transfers: Transfer[] }[], side: "debit" | "credit", account: string): number {
  return entries
    .flatMap(({ transfers }) => transfers)
    .filter((transfer) => transfer[side] === account)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Begins the name of a share of what went back by hand of a payment for several places. */
const BY_HAND = "hand-";

const isByHand = ({ source }: Pick<LedgerEntry, "source">): boolean =>
  (source.split(":").at(-1) ?? "").startsWith(BY_HAND);

/** The entries about a charge, for a comparison with the provider's word. */
export async function readCharge(trx: Db, charge: LedgerEntry) {
  const entries = await selectAbout(trx, charge.id);
  const refunds = entries.filter(({ kind }) => kind === "refund");
  return {
    entries,
    currency: entries[0]?.transfers[0]?.currency ?? "",
    receivedMinor: sumOf(
      entries.filter(({ kind }) => kind === "charge"),
      "debit",
      "provider",
    ),
    refundedMinor: sumOf(refunds, "credit", "provider"),
    /** The part of what went back that is a share of a refund by hand of a payment for several places. */
    byHandMinor: sumOf(refunds.filter(isByHand), "credit", "provider"),
    wasSold: entries.some(({ transfers }) => transfers.some(({ credit }) => credit.startsWith("revenue:"))),
  };
}

/** Where the dispute stands by what was entered: what a late reading says of its beginning changes nothing. */
export function disputeOf(entries: readonly Pick<LedgerEntry, "kind" | "source">[]): DisputeStatus | null {
  const names = entries.filter(({ kind }) => kind === "dispute").map(({ source }) => source.split(":").at(-1));
  return (["won", "lost", "open"] as const).find((status) => names.includes(status)) ?? null;
}

/** Whether the payment of these rights was given back whole, or is disputed. @param rights the stem of their sources */
export async function isTakenBack(trx: Db, rights: string): Promise<boolean> {
  const charge = await selectChargeOfRights(trx, rights);
  if (!charge) return false;
  const { entries, receivedMinor, refundedMinor } = await readCharge(trx, charge);
  const dispute = disputeOf(entries);
  return refundedMinor >= receivedMinor || dispute === "open" || dispute === "lost";
}

/**
 * Enters what went back of a charge until now; what was entered before counts.
 * @param ownMinor all that has gone back of it
 * @param byHandMinor beside that, all of its share of what went back by hand of a payment for several places
 * @returns whether any of it is new
 */
export async function enterRefunds(trx: Db, charge: LedgerEntry, ownMinor: number, byHandMinor = 0): Promise<boolean> {
  const known = await readCharge(trx, charge);
  const more = (minor: number) => refundTransfers(minor, known.wasSold, known.currency);
  const ownMore = more(ownMinor - (known.refundedMinor - known.byHandMinor));
  const isOwnNew = await enterAbout(trx, charge, "refund", String(ownMinor), ownMore);
  const byHandMore = more(byHandMinor - known.byHandMinor);
  return (await enterAbout(trx, charge, "refund", `${BY_HAND}${byHandMinor}`, byHandMore)) || isOwnNew;
}

/** Enters that all money of a checkout went back. */
export async function enterWholeRefund(trx: Db, checkoutId: string): Promise<void> {
  const charge = await selectChargeOfCheckout(trx, checkoutId);
  if (charge) await enterRefunds(trx, charge, (await readCharge(trx, charge)).receivedMinor);
}
