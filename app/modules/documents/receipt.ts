/** A payment as its receipt prints it; amounts in words with their currency. */
export interface ReceiptView {
  number: string;
  /** The day of the payment, in words. */
  paidOn: string;
  payer: { name: string; email: string };
  lines: readonly { label: string; amount: string }[];
  total: string;
  /** The notes on this payment: whether it was real, and refunds. */
  notes: readonly string[];
}

/** The file name of a receipt. */
export function receiptFileName({ number }: Pick<ReceiptView, "number">): string {
  return `Voyance_Receipt_${number}.pdf`;
}
