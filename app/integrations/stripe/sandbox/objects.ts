import type Stripe from "stripe";
import type { SandboxDispute } from "./charges";
import type { CreateRefund, CreateSession } from "./sandbox.schema";

/** A session lives this long, as with the real provider. */
const SESSION_SECONDS = 24 * 3600;

export interface SandboxLine {
  name: string;
  description?: string;
  unitAmountMinor: number;
  quantity: number;
  interval?: "day" | "week" | "month" | "year";
}

/** A stored session: the public object, and the content of its hosted page. */
export interface StoredSession {
  session: Stripe.Checkout.Session;
  lines: SandboxLine[];
}

/** The members of a subscription that the product and the hosted page use. */
export interface SandboxSubscription {
  id: string;
  object: "subscription";
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  created: number;
  currency: string;
  customer: string;
  ended_at: number | null;
  items: {
    object: "list";
    data: {
      id: string;
      object: "subscription_item";
      created: number;
      current_period_start: number;
      current_period_end: number;
      metadata: Stripe.Metadata;
      quantity: number;
      subscription: string;
      /** The price of a month; subscriptions of older versions lack it. */
      price?: { unit_amount: number };
    }[];
    has_more: false;
    url: string;
  };
  livemode: false;
  metadata: Stripe.Metadata;
  start_date: number;
  status: "active" | "canceled";
}

/** The members of an invoice that the product uses: the payment of a subscription's first month. */
export interface SandboxInvoice {
  id: string;
  object: "invoice";
  amount_paid: number;
  created: number;
  currency: string;
  customer: string;
  livemode: false;
  metadata: Stripe.Metadata;
  payments: {
    object: "list";
    data: {
      id: string;
      object: "invoice_payment";
      amount_paid: number;
      invoice: string;
      payment: { type: "payment_intent"; payment_intent: string };
      status: "paid";
    }[];
    has_more: false;
    url: string;
  };
  status: "paid";
}

export type StoredPaymentIntent = Stripe.PaymentIntent & {
  amount_refunded: number;
  refunds?: Stripe.Refund[];
  dispute?: SandboxDispute;
};

/** Seconds since 1970, as the API counts time. */
export function toSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

/** The lines of a request with their totals. */
function linesOf(params: CreateSession): SandboxLine[] {
  return params.line_items.map(({ quantity, price_data: price }) => ({
    name: price.product_data.name,
    description: price.product_data.description,
    unitAmountMinor: price.unit_amount,
    quantity,
    interval: price.recurring?.interval,
  }));
}

/** What a session of the API has too, and this product makes no use of. */
const UNUSED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

/** A new open session. The hosted page stands on the site that the traveller comes back to. */
export function newSession(id: string, params: CreateSession, now: Date): StoredSession {
  const lines = linesOf(params);
  const total = lines.reduce((sum, line) => sum + line.unitAmountMinor * line.quantity, 0);
  const session: Stripe.Checkout.Session = {
    ...UNUSED,
    id,
    object: "checkout.session",
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: toSeconds(now),
    currency: params.line_items[0]?.price_data.currency ?? null,
    customer: null,
    customer_account: null,
    customer_creation: params.mode === "payment" ? "if_required" : "always",
    customer_details: null,
    customer_email: params.customer_email ?? null,
    expires_at: toSeconds(now) + SESSION_SECONDS,
    invoice: null,
    livemode: false,
    metadata: params.metadata,
    mode: params.mode,
    payment_intent: null,
    payment_method_collection: params.mode === "payment" ? "if_required" : "always",
    payment_method_types: ["card"],
    payment_status: total === 0 ? "no_payment_required" : "unpaid",
    status: "open",
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${new URL(params.success_url).origin}/sandbox/pay/${id}`,
  };
  return { session, lines };
}

/**
 * The payment of a session.
 * @param status "processing" while a slow method has not settled, "requires_capture" while the money is only set aside
 */
export function newPaymentIntent(
  id: string,
  session: Pick<Stripe.Checkout.Session, "amount_total" | "currency" | "customer_email">,
  metadata: Stripe.Metadata,
  status: "succeeded" | "processing" | "requires_capture",
  now: Date,
): StoredPaymentIntent {
  const amount = session.amount_total ?? 0;
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount,
    amount_capturable: status === "requires_capture" ? amount : 0,
    amount_received: status === "succeeded" ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: status === "requires_capture" ? "manual" : "automatic_async",
    client_secret: null,
    confirmation_method: "automatic",
    created: toSeconds(now),
    currency: session.currency ?? "",
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: session.customer_email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_group: null,
  };
}

export function newRefund(
  id: string,
  params: CreateRefund,
  payment: StoredPaymentIntent,
  amount: number,
  now: Date,
): Stripe.Refund {
  return {
    id,
    object: "refund",
    amount,
    balance_transaction: null,
    charge: null,
    created: toSeconds(now),
    currency: payment.currency,
    customer: null,
    customer_account: null,
    metadata: params.metadata,
    payment_intent: payment.id,
    payment_method: null,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}

/** The same day of the next month, or its last day when it has none. */
export function addMonth(at: Date): Date {
  const next = new Date(at);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(at.getUTCDate(), days));
  return next;
}

export function newSubscription(
  id: string,
  currency: string,
  metadata: Stripe.Metadata,
  now: Date,
  unitAmountMinor: number,
): SandboxSubscription {
  const created = toSeconds(now);
  return {
    id,
    object: "subscription",
    cancel_at_period_end: false,
    canceled_at: null,
    created,
    currency,
    customer: `cus_${id.slice(4)}`,
    ended_at: null,
    items: {
      object: "list",
      data: [
        {
          id: `si_${id.slice(4)}`,
          object: "subscription_item",
          created,
          current_period_start: created,
          current_period_end: toSeconds(addMonth(now)),
          metadata: {},
          quantity: 1,
          subscription: id,
          price: { unit_amount: unitAmountMinor },
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    livemode: false,
    metadata,
    start_date: created,
    status: "active",
  };
}

/** The paid invoice of a subscription's first month. */
export function newInvoice(
  id: string,
  subscription: Pick<SandboxSubscription, "currency" | "customer">,
  payment: Pick<StoredPaymentIntent, "id" | "amount_received">,
  now: Date,
): SandboxInvoice {
  return {
    id,
    object: "invoice",
    amount_paid: payment.amount_received,
    created: toSeconds(now),
    currency: subscription.currency,
    customer: subscription.customer,
    livemode: false,
    metadata: {},
    payments: {
      object: "list",
      data: [
        {
          id: `inpay_${id.slice(3)}`,
          object: "invoice_payment",
          amount_paid: payment.amount_received,
          invoice: id,
          payment: { type: "payment_intent", payment_intent: payment.id },
          status: "paid",
        },
      ],
      has_more: false,
      url: `/v1/invoice_payments?invoice=${id}`,
    },
    status: "paid",
  };
}

/** The subscription in its present state: periods that are over were renewed, or ended it. */
export function rollSubscription(subscription: SandboxSubscription, now: Date): SandboxSubscription {
  const rolled = structuredClone(subscription);
  const item = rolled.items.data[0];
  while (item && rolled.status === "active" && item.current_period_end <= toSeconds(now)) {
    if (rolled.cancel_at_period_end) {
      rolled.status = "canceled";
      rolled.ended_at = item.current_period_end;
    } else {
      item.current_period_start = item.current_period_end;
      item.current_period_end = toSeconds(addMonth(new Date(item.current_period_end * 1000)));
    }
  }
  return rolled;
}
