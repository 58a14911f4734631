/** The movements of money, one row for each happening. */
export interface LedgerEntriesTable {
  id: string;
  /** The subject of the row, such as "charge:CHECKOUT"; unique. */
  source: string;
  kind: "charge" | "fee" | "refund" | "dispute" | "credit";
  user_id: string;
  checkout_id: string | null;
  /** The charge that a refund, a fee or a dispute is about. */
  of_entry: string | null;
  payment_intent: string | null;
  /** The stem of the sources of the rights that were paid. */
  rights: string | null;
  /** "trip", or the id of a product. */
  sold_as: string;
  /** Its name on a receipt. */
  about: string;
  occurred_at: string;
}

/** A line of an entry: an amount that moves from the account credited to the account debited. */
export interface LedgerTransfersTable {
  entry_id: string;
  line: number;
  debit: string;
  credit: string;
  amount_minor: number;
  currency: string;
}
