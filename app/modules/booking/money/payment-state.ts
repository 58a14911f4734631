import type { CheckoutStatus } from "../rules/booking.table";
import type { DisputeStatus } from "../rules/ledger";

/** How a payment stands, in words, and the task of the desk about it. */
export const PAYMENT_STATES: Record<CheckoutStatus, { words: string; next: string }> = {
  open: {
    words: "Waiting for payment",
    next: "Nothing: the payment page closes by itself, and once it is paid the trip is booked.",
  },
  paid: { words: "Paid", next: "Nothing." },
  expired: { words: "Expired unpaid", next: "Nothing: no money was taken." },
  failed: { words: "Failed", next: "Nothing: no money was taken." },
  refunding: { words: "Being refunded", next: "Nothing: we try again automatically. You can try it now." },
  refunded: { words: "Refunded", next: "Nothing." },
  ordering: {
    words: "Set aside while the trip is ordered",
    next: "Nothing, as long as the order moves on: see the list of orders.",
  },
  releasing: { words: "Being released", next: "Nothing: we try again automatically, and no money was taken." },
  released: { words: "Released", next: "Nothing: no money was taken." },
  unrefundable: {
    words: "Refund by hand",
    next: "Refund it in the payment provider's dashboard, and write to the traveller.",
  },
};

/** The meaning of a dispute, and the task of the desk about it. */
export const DISPUTE_STATES: Record<DisputeStatus, string> = {
  open: "The traveller's bank disputes it. Answer in the payment provider's dashboard.",
  won: "It was disputed, and we kept the money.",
  lost: "It was disputed, and the bank returned the money.",
};

/** The filters of the list at the desk, those first that need a person. */
export const PAYMENT_FILTERS = {
  attention: { label: "Needs attention", statuses: ["unrefundable", "refunding", "releasing"] },
  open: { label: "Open", statuses: ["open", "ordering"] },
  paid: { label: "Paid", statuses: ["paid"] },
  refunded: { label: "Refunded", statuses: ["refunded"] },
  unpaid: { label: "Not paid", statuses: ["expired", "failed", "released"] },
} as const satisfies Record<string, { label: string; statuses: readonly CheckoutStatus[] }>;
export type PaymentFilter = keyof typeof PAYMENT_FILTERS;

/** The filter that an address names. */
export function paymentFilterOf(text: string | null): PaymentFilter {
  return text !== null && Object.hasOwn(PAYMENT_FILTERS, text) ? (text as PaymentFilter) : "attention";
}
