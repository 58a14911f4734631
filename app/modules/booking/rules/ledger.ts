import type { ProductId } from "./products";

/** The thing that an amount was paid for. */
export type SoldAs = "trip" | ProductId;

/**
 * The accounts. "provider" is money that the payment provider holds for us, "customer" what is asked of travellers and
 * not paid yet (below zero: what they paid and nothing was sold for), "disputed" what a bank holds back.
 */
export type LedgerAccount = "provider" | "customer" | "disputed" | "fee" | "refund" | `revenue:${SoldAs}`;

/** The name of each account at the desk. */
export function accountName(account: string): string {
  return ACCOUNT_NAMES[account] ?? account.replace("revenue:", "Revenue: ").replaceAll("_", " ");
}

const ACCOUNT_NAMES: Record<string, string> = {
  provider: "Payment provider",
  customer: "Traveller",
  disputed: "Disputed",
  fee: "Provider's fees",
  refund: "Refunded",
};

/** An amount in minor units that leaves the account credited and arrives at the account debited. */
export interface Transfer {
  debit: LedgerAccount;
  credit: LedgerAccount;
  amountMinor: number;
  currency: string;
}

type Line = Pick<Transfer, "debit" | "credit" | "amountMinor">;

function inCurrency(currency: string, lines: readonly Line[]): Transfer[] {
  return lines.filter(({ amountMinor }) => amountMinor > 0).map((line) => ({ ...line, currency }));
}

/**
 * Money that came in for something that was sold.
 * @param creditMinor what of its price was paid before, with another payment
 */
export function saleTransfers(soldAs: SoldAs, receivedMinor: number, currency: string, creditMinor = 0): Transfer[] {
  return inCurrency(currency, [
    { debit: "customer", credit: `revenue:${soldAs}`, amountMinor: receivedMinor + creditMinor },
    { debit: "provider", credit: "customer", amountMinor: receivedMinor },
  ]);
}

/** The fee of a hold counts towards its trip: it is no fee any more, and the traveller has it to pay the trip with. */
export function creditTransfers(amountMinor: number, currency: string): Transfer[] {
  return inCurrency(currency, [{ debit: "revenue:price_hold", credit: "customer", amountMinor }]);
}

/**
 * Money that came in for something that could not be had: it stands as owed to the traveller until it is given back.
 */
export function unusedTransfers(receivedMinor: number, currency: string): Transfer[] {
  return inCurrency(currency, [{ debit: "provider", credit: "customer", amountMinor: receivedMinor }]);
}

/** Money that went back. @param wasSold whether it was revenue before */
export function refundTransfers(amountMinor: number, wasSold: boolean, currency: string): Transfer[] {
  return inCurrency(currency, [
    { debit: "refund", credit: "customer", amountMinor: wasSold ? amountMinor : 0 },
    { debit: "customer", credit: "provider", amountMinor },
  ]);
}

/** The provider's own fee. */
export function feeTransfers(amountMinor: number, currency: string): Transfer[] {
  return inCurrency(currency, [{ debit: "fee", credit: "provider", amountMinor }]);
}

export type DisputeStatus = "open" | "won" | "lost";

/** A dispute that begins, or that ends so. */
export function disputeTransfers(status: DisputeStatus, amountMinor: number, currency: string): Transfer[] {
  const lines: Record<DisputeStatus, Line> = {
    open: { debit: "disputed", credit: "provider", amountMinor },
    won: { debit: "provider", credit: "disputed", amountMinor },
    lost: { debit: "refund", credit: "disputed", amountMinor },
  };
  return inCurrency(currency, [lines[status]]);
}

/** The balance of each account after these transfers, debits less credits; they come to zero in each currency. */
export function balancesOf(transfers: readonly Transfer[]): Map<LedgerAccount, number> {
  const sums = new Map<LedgerAccount, number>();
  const add = (account: LedgerAccount, amount: number): void =>
    void sums.set(account, (sums.get(account) ?? 0) + amount);
  for (const { debit, credit, amountMinor } of transfers) {
    add(debit, amountMinor);
    add(credit, -amountMinor);
  }
  return sums;
}
