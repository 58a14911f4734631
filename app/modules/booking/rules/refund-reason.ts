/** Why a payment cannot be used and goes back, in the words that its traveller reads. */
export const REFUND_REASON = {
  duplicate: "The trip was booked by another payment.",
  changed: "The trip was changed after its payment page was opened.",
  gone: "The trip no longer exists.",
  amount: "The amount paid is not the amount we asked for.",
  account: "The account was deleted.",
  booked: "The trip was booked before its price was held.",
  held: "The price of this trip was held already.",
  late: "The payment arrived after the hold had ended.",
  unheld: "The hold was released before this payment arrived.",
  refused: "The airline or the hotel couldn't honour the price.",
  given: "We refunded your payment.",
} as const;

export type RefundReason = keyof typeof REFUND_REASON;
