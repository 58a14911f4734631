import type Stripe from "stripe";
import { IdempotencyConflict } from "./payment-provider";
import { ForgedEvent } from "#app/shared/forged-event";
import type {
  CaptureAnswer,
  PaymentProvider,
  ProviderEvent,
  ProviderInvoice,
  ProviderPayment,
  ProviderSession,
  ProviderSubscription,
  SessionRequest,
} from "./payment-provider";

export interface StripeSettings {
  secretKey: string;
  /** Another server that speaks the Stripe API, such as the built-in sandbox. */
  apiBase?: string;
  /** One secret, or the new and the old one while they are exchanged. */
  webhookSecrets: readonly string[];
  timeoutMs?: number;
}

/** A webhook signed longer ago than this is refused, and one dated further ahead, which would hold all that time. */
const WEBHOOK_TOLERANCE_SECONDS = 300;

const DEFAULT_TIMEOUT_MS = 8000;

/** The secrets in a setting: during rotation it holds two, separated by a comma. */
export function webhookSecretsOf(setting: string): string[] {
  return setting
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one.length > 0);
}

function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === "string" ? value : value?.id;
}

/** One of the known values: the API may add others, and a state that is not known to be paid counts as unpaid. */
function known<T extends string, F extends string>(value: string | null, values: readonly T[], otherwise: F): T | F {
  return values.find((one) => one === value) ?? otherwise;
}

function toSession(session: Stripe.Checkout.Session): ProviderSession {
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

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
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

/** The one moment that a signature names, in whole seconds; undefined for none, several, or a malformed one. */
function signedAt(signature: string): number | undefined {
  const times = signature.split(",").filter((part) => part.trim().startsWith("t="));
  const seconds = times.length === 1 ? /^\s*t=(\d{1,12})\s*$/.exec(times[0] ?? "")?.[1] : undefined;
  return seconds === undefined ? undefined : Number(seconds);
}

/** @throws ForgedEvent for a signed body that is not an event */
function toEvent(event: Stripe.Event): ProviderEvent {
  const { id, type } = event as Partial<Stripe.Event>;
  if (typeof id !== "string" || typeof type !== "string") throw new ForgedEvent("The body is not an event");
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- Stripe sends what it likes; of most events nothing is read.
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

function toRenewal(invoice: Stripe.Invoice): ProviderInvoice {
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
function toDispute(dispute: Stripe.Dispute): NonNullable<ProviderPayment["dispute"]> {
  // An inquiry that was closed, or a dispute that was withdrawn, holds back no money any more.
  const isOver = dispute.status === "won" || dispute.status === "warning_closed" || dispute.status === "prevented";
  const status = isOver ? "won" : dispute.status === "lost" ? "lost" : "open";
  return { status, amountMinor: dispute.amount };
}

/** The fee of a charge; undefined while the bank has not settled it. */
function feeOf(charge: Stripe.Charge | undefined): number | undefined {
  const entry = charge?.balance_transaction;
  return typeof entry === "object" && entry !== null ? entry.fee : undefined;
}

function sessionParams(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
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

/** Connects to the payment provider through its official library. */
export async function connectStripe(settings: StripeSettings): Promise<PaymentProvider> {
  // Loaded at first use: the library is large, and most pages never pay for anything.
  const { default: StripeSdk } = await import("stripe");
  const base = settings.apiBase ? new URL(settings.apiBase) : undefined;
  const stripe = new StripeSdk(settings.secretKey, {
    timeout: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "Voyance" },
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === "http:" ? 80 : 443),
      protocol: base.protocol === "http:" ? ("http" as const) : ("https" as const),
    }),
  });

  const isMissing = (error: unknown): boolean =>
    error instanceof StripeSdk.errors.StripeInvalidRequestError &&
    (error.code === "resource_missing" || error.statusCode === 404);
  const isRefused = (error: unknown): boolean => error instanceof StripeSdk.errors.StripeInvalidRequestError;
  const orMissing = async <T>(call: Promise<T>): Promise<T | undefined> => {
    try {
      return await call;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const findSession = async (id: string): Promise<ProviderSession | undefined> => {
    const found = await orMissing(stripe.checkout.sessions.retrieve(id));
    const session = found && toSession(found);
    if (session?.status !== "complete" || session.paymentStatus !== "unpaid" || !session.paymentIntent) return session;
    // A session is "unpaid" both for money that is set aside and for money that has not come.
    const payment = await orMissing(stripe.paymentIntents.retrieve(session.paymentIntent));
    if (payment?.status !== "requires_capture") return session;
    return { ...session, paymentStatus: "authorised", amountMinor: payment.amount_capturable };
  };

  /** The amount taken earlier of a payment that could not be captured just now, if any. */
  const capturedBefore = async (id: string, why: string): Promise<CaptureAnswer> => {
    const payment = await orMissing(stripe.paymentIntents.retrieve(id));
    return payment?.status === "succeeded"
      ? { status: "captured", amountMinor: payment.amount_received }
      : { status: "refused", why };
  };

  return {
    findSession,
    async createSession(request) {
      try {
        return toSession(
          await stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey: request.idempotencyKey }),
        );
      } catch (error) {
        if (error instanceof StripeSdk.errors.StripeIdempotencyError)
          throw new IdempotencyConflict(error.message, { cause: error });
        throw error;
      }
    },
    async expireSession(id) {
      try {
        return toSession(await stripe.checkout.sessions.expire(id));
      } catch (error) {
        // Paid, or expired, in the meantime: the provider refuses, and its answer is the truth.
        if (isRefused(error)) return findSession(id);
        throw error;
      }
    },
    async isPaymentPending(paymentIntent) {
      const payment = await orMissing(stripe.paymentIntents.retrieve(paymentIntent));
      return (
        payment?.status === "processing" || payment?.status === "succeeded" || payment?.status === "requires_action"
      );
    },
    async findPayment(id) {
      const payment = await orMissing(
        stripe.paymentIntents.retrieve(id, { expand: ["latest_charge.balance_transaction"] }),
      );
      if (!payment) return undefined;
      const charge = typeof payment.latest_charge === "object" ? (payment.latest_charge ?? undefined) : undefined;
      const dispute = charge?.disputed
        ? (await stripe.disputes.list({ payment_intent: id, limit: 1 })).data[0]
        : undefined;
      return {
        receivedMinor: payment.amount_received,
        refundedMinor: charge?.amount_refunded ?? 0,
        currency: payment.currency.toUpperCase(),
        feeMinor: feeOf(charge),
        dispute: dispute && toDispute(dispute),
      };
    },
    async capture(paymentIntent, amountMinor, idempotencyKey) {
      try {
        const payment = await stripe.paymentIntents.capture(
          paymentIntent,
          { amount_to_capture: amountMinor },
          { idempotencyKey },
        );
        return { status: "captured", amountMinor: payment.amount_received };
      } catch (error) {
        if (!isRefused(error)) throw error;
        return capturedBefore(paymentIntent, (error as Error).message);
      }
    },
    async release(paymentIntent, idempotencyKey) {
      try {
        await stripe.paymentIntents.cancel(paymentIntent, {}, { idempotencyKey });
        return "released";
      } catch (error) {
        if (!isRefused(error)) throw error;
        // Ended before, by us or because its time was over; or captured, as the provider's answer then shows.
        return (await capturedBefore(paymentIntent, "")).status === "captured" ? "captured" : "released";
      }
    },
    async refund({ paymentIntent, amountMinor, idempotencyKey, isDuplicate, metadata }) {
      try {
        const reason = isDuplicate ? "duplicate" : "requested_by_customer";
        const refund = await stripe.refunds.create(
          {
            payment_intent: paymentIntent,
            ...(amountMinor !== undefined && { amount: amountMinor }),
            reason,
            metadata,
          },
          { idempotencyKey },
        );
        return { status: "refunded", id: refund.id };
      } catch (error) {
        // Money that is short today may be there tomorrow; other requests that the provider calls invalid stay so.
        if (!(error instanceof StripeSdk.errors.StripeInvalidRequestError) || error.code === "balance_insufficient")
          throw error;
        return error.code === "charge_already_refunded"
          ? { status: "refunded" }
          : { status: "refused", why: error.message };
      }
    },
    async findInvoicePayment(id) {
      const invoice = await orMissing(stripe.invoices.retrieve(id, { expand: ["payments"] }));
      const paid = invoice?.payments?.data.find((one) => one.status === "paid");
      return idOf(paid?.payment.payment_intent);
    },
    async listRenewals(id) {
      const invoices = await stripe.invoices.list({
        subscription: id,
        status: "paid",
        limit: 24,
        expand: ["data.payments"],
      });
      return invoices.data.filter((one) => one.billing_reason === "subscription_cycle").map(toRenewal);
    },
    async openPortal(id, returnUrl) {
      const subscription = await orMissing(stripe.subscriptions.retrieve(id));
      const customer = idOf(subscription?.customer);
      if (!customer) return undefined;
      const portal = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
      return portal.url;
    },
    async cancelSubscription(id) {
      await orMissing(stripe.subscriptions.cancel(id));
    },
    async findSubscription(id) {
      const subscription = await orMissing(stripe.subscriptions.retrieve(id));
      return subscription && toSubscription(subscription);
    },
    async setCancelAtPeriodEnd(id, cancel, idempotencyKey) {
      return toSubscription(
        await stripe.subscriptions.update(id, { cancel_at_period_end: cancel }, { idempotencyKey }),
      );
    },
    readEvent(payload, signature) {
      // The library reads a malformed time as one that is never too old, and accepts times ahead of its clock.
      const at = signedAt(signature);
      if (at === undefined) throw new ForgedEvent("The signature does not say when it was made");
      if (at > Math.floor(Date.now() / 1000) + WEBHOOK_TOLERANCE_SECONDS)
        throw new ForgedEvent("The signature is dated ahead of our clock");
      for (const secret of settings.webhookSecrets) {
        try {
          return toEvent(stripe.webhooks.constructEvent(payload, signature, secret, WEBHOOK_TOLERANCE_SECONDS));
        } catch (error) {
          if (!(error instanceof StripeSdk.errors.StripeSignatureVerificationError))
            throw new ForgedEvent("The event could not be read", { cause: error });
        }
      }
      throw new ForgedEvent("No webhook secret signed this event");
    },
  };
}
