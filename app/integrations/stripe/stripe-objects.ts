/** The provider's objects, in the words of our port and back; pure. */
import type Stripe from "stripe";
import { ForgedEvent } from "#app/shared/forged-event";
import type {
  ProviderEvent,
  ProviderInvoice,
  ProviderPayment,
  ProviderSession,
  ProviderSubscription,
  SessionRequest,
} from "./payment-provider";

/** The id of an object that is named by its id or comes whole. */
export function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === "string" ? value : value?.id;
}

/** One of the known values: the API may add others, and a state that is not known to be paid counts as unpaid. */
function known<T extends string, F extends string>(value: string | null, values: readonly T[], otherwise: F): T | F {
  return values.find((one) => one === value) ?? otherwise;
}

/** A checkout session in the words of the port; amounts in minor units. */
export function toSession(session: Stripe.Checkout.Session): ProviderSession {
  return {
    id: session.id,
    url: session.url ?? undefined,
    status: known(session.status, ["complete", "expired"], "open"),
    paymentStatus: known(session.payment_status, ["paid", "no_payment_required"], "unpaid"),
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
    paymentIntent: idOf(session.payment_intent),
    subscription: idOf(session.subscription),
    invoice: idOf(session.invoice),
    clientReference: session.client_reference_id ?? undefined,
    metadata: session.metadata ?? {},
  };
}

/** A subscription in the words of the port. @throws Error for one without an item */
export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`);
  return {
    id: subscription.id,
    status: subscription.status,
    currentPeriodStart: new Date(item.current_period_start * 1000),
    currentPeriodEnd: new Date(item.current_period_end * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
  };
}

/** @throws ForgedEvent for a signed body that is not an event */
export function toEvent(event: Stripe.Event): ProviderEvent {
  const { id, type } = event as Partial<Stripe.Event>;
  if (typeof id !== "string" || typeof type !== "string") throw new ForgedEvent("The body is not an event");
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- Stripe sends what it likes; of most events nothing is read.
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.expired":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
      return { id, type, sessionId: event.data.object.id };
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return { id, type, subscriptionId: event.data.object.id };
    case "invoice.paid":
    case "invoice.payment_failed":
      return { id, type, subscriptionId: idOf(event.data.object.parent?.subscription_details?.subscription) };
    case "charge.updated":
    case "charge.refunded":
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return { id, type, paymentIntent: idOf(event.data.object.payment_intent) };
    default:
      return { id, type };
  }
}

/** A paid invoice of a subscription; amounts in minor units. */
export function toRenewal(invoice: Stripe.Invoice): ProviderInvoice {
  const paid = invoice.payments?.data.find((one) => one.status === "paid");
  const periodEnd = Math.max(invoice.period_end, ...invoice.lines.data.map((line) => line.period.end));
  return {
    id: invoice.id,
    amountMinor: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    paidAt: new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000),
    paymentIntent: idOf(paid?.payment.payment_intent),
    periodEnd: new Date(periodEnd * 1000),
  };
}

/** Won by us, or lost; in every other state of a dispute the money is held back. */
export function toDispute(dispute: Stripe.Dispute): NonNullable<ProviderPayment["dispute"]> {
  // An inquiry that was closed, or a dispute that was withdrawn, holds back no money any more.
  const isOver = dispute.status === "won" || dispute.status === "warning_closed" || dispute.status === "prevented";
  const status = isOver ? "won" : dispute.status === "lost" ? "lost" : "open";
  return { status, amountMinor: dispute.amount };
}

/** The fee of a charge; undefined while the bank has not settled it. */
export function feeOf(charge: Stripe.Charge | undefined): number | undefined {
  const entry = charge?.balance_transaction;
  return typeof entry === "object" && entry !== null ? entry.fee : undefined;
}

/** The fields of a new checkout session. */
export function sessionParams(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const recurring = request.billing === "month" ? { recurring: { interval: "month" as const } } : {};
  return {
    mode: request.billing === "month" ? "subscription" : "payment",
    client_reference_id: request.clientReference,
    customer_email: request.customerEmail,
    line_items: request.lines.map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: request.currency.toLowerCase(),
        unit_amount: line.unitAmountMinor,
        product_data: { name: line.name, ...(line.description && { description: line.description }) },
        ...recurring,
      },
    })),
    metadata: request.metadata,
    ...(request.billing === "month"
      ? { subscription_data: { metadata: request.metadata } }
      : {
          payment_intent_data: {
            metadata: request.metadata,
            ...(request.capture === "later" && { capture_method: "manual" as const }),
          },
        }),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}
