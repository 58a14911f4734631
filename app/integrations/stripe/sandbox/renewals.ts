import { addMonth, toSeconds } from "./objects";
import type { SandboxSubscription } from "./objects";

/** The paid invoices of the months after the first one, newest first: each renewal of the sandbox goes through. */
export function renewalInvoices(subscription: SandboxSubscription) {
  const [item] = subscription.items.data;
  const amount = item?.price?.unit_amount;
  if (!item || amount === undefined) return [];
  const months: { start: Date; end: Date }[] = [];
  for (let start = addMonth(new Date(subscription.start_date * 1000)); toSeconds(start) <= item.current_period_start;) {
    const end = addMonth(start);
    months.unshift({ start, end });
    start = end;
  }
  return months.map(({ start, end }) => ({
    id: `in_${subscription.id.slice(4)}x${toSeconds(start)}`,
    object: "invoice" as const,
    amount_paid: amount,
    billing_reason: "subscription_cycle" as const,
    created: toSeconds(start),
    currency: subscription.currency,
    customer: subscription.customer,
    lines: { object: "list" as const, data: [{ period: { start: toSeconds(start), end: toSeconds(end) } }] },
    livemode: false,
    metadata: {},
    payments: { object: "list" as const, data: [] },
    period_end: toSeconds(end),
    status: "paid" as const,
    status_transitions: { paid_at: toSeconds(start) },
  }));
}
