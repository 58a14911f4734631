import type Stripe from "stripe";
import { ForgedEvent } from "#app/shared/forged-event";
import { IdempotencyConflict } from "./payment-provider";
import type { CaptureAnswer, PaymentProvider, ProviderRefund, ProviderSession } from "./payment-provider";
import { feeOf, idOf, sessionParams, toDispute, toEvent, toRenewal, toSession, toSubscription } from "./stripe-objects";

type Sdk = typeof Stripe;

/** The library, and a connection that it made. */
interface Connection {
  sdk: Sdk;
  stripe: Stripe;
}

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

/** The one moment that a signature names, in whole seconds; undefined for none, several, or a malformed one. */
function signedAt(signature: string): number | undefined {
  const times = signature.split(",").filter((part) => part.trim().startsWith("t="));
  const seconds = times.length === 1 ? /^\s*t=(\d{1,12})\s*$/.exec(times[0] ?? "")?.[1] : undefined;
  return seconds === undefined ? undefined : Number(seconds);
}

function isMissing({ sdk }: Connection, error: unknown): boolean {
  return isRefused({ sdk }, error) && (error.code === "resource_missing" || error.statusCode === 404);
}

function isRefused(
  { sdk }: Pick<Connection, "sdk">,
  error: unknown,
): error is InstanceType<Sdk["errors"]["StripeInvalidRequestError"]> {
  return error instanceof sdk.errors.StripeInvalidRequestError;
}

async function orMissing<T>(connection: Connection, call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(connection, error)) return undefined;
    throw error;
  }
}

type SessionCalls = Pick<PaymentProvider, "findSession" | "createSession" | "expireSession">;

function sessionCalls(connection: Connection): SessionCalls {
  const { sdk, stripe } = connection;
  const findSession = async (id: string): Promise<ProviderSession | undefined> => {
    const found = await orMissing(connection, stripe.checkout.sessions.retrieve(id));
    const session = found && toSession(found);
    if (session?.status !== "complete" || session.paymentStatus !== "unpaid" || !session.paymentIntent) return session;
    // A session is "unpaid" both for money that is set aside and for money that has not come.
    const payment = await orMissing(connection, stripe.paymentIntents.retrieve(session.paymentIntent));
    if (payment?.status !== "requires_capture") return session;
    return { ...session, paymentStatus: "authorised", amountMinor: payment.amount_capturable };
  };
  return {
    findSession,
    async createSession(request) {
      try {
        return toSession(
          await stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey: request.idempotencyKey }),
        );
      } catch (error) {
        if (error instanceof sdk.errors.StripeIdempotencyError)
          throw new IdempotencyConflict(error.message, { cause: error });
        throw error;
      }
    },
    async expireSession(id) {
      try {
        return toSession(await stripe.checkout.sessions.expire(id));
      } catch (error) {
        // Paid, or expired, in the meantime: the provider refuses, and its answer is the truth.
        if (isRefused(connection, error)) return findSession(id);
        throw error;
      }
    },
  };
}

type PaymentCalls = Pick<PaymentProvider, "isPaymentPending" | "findPayment" | "capture" | "release">;

function paymentCalls(connection: Connection): PaymentCalls {
  const { stripe } = connection;
  /** The amount taken earlier of a payment that could not be captured just now, if any. */
  const capturedBefore = async (id: string, why: string): Promise<CaptureAnswer> => {
    const payment = await orMissing(connection, stripe.paymentIntents.retrieve(id));
    return payment?.status === "succeeded"
      ? { status: "captured", amountMinor: payment.amount_received }
      : { status: "refused", why };
  };
  return {
    async isPaymentPending(paymentIntent) {
      const payment = await orMissing(connection, stripe.paymentIntents.retrieve(paymentIntent));
      return (
        payment?.status === "processing" || payment?.status === "succeeded" || payment?.status === "requires_action"
      );
    },
    async findPayment(id) {
      const expand = ["latest_charge.balance_transaction"];
      const payment = await orMissing(connection, stripe.paymentIntents.retrieve(id, { expand }));
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
        const amount = { amount_to_capture: amountMinor };
        const payment = await stripe.paymentIntents.capture(paymentIntent, amount, { idempotencyKey });
        return { status: "captured", amountMinor: payment.amount_received };
      } catch (error) {
        if (!isRefused(connection, error)) throw error;
        return capturedBefore(paymentIntent, error.message);
      }
    },
    async release(paymentIntent, idempotencyKey) {
      try {
        await stripe.paymentIntents.cancel(paymentIntent, {}, { idempotencyKey });
        return "released";
      } catch (error) {
        if (!isRefused(connection, error)) throw error;
        // Ended before, by us or because its time was over; or captured, as the provider's answer then shows.
        return (await capturedBefore(paymentIntent, "")).status === "captured" ? "captured" : "released";
      }
    },
  };
}

/** Refunds with which nothing goes back. */
const UNDONE = ["failed", "canceled"];

function refundCalls(connection: Connection): Pick<PaymentProvider, "refund" | "listRefunds"> {
  return {
    async listRefunds(paymentIntent) {
      const refunds: ProviderRefund[] = [];
      for await (const { amount, status, metadata } of connection.stripe.refunds.list({
        payment_intent: paymentIntent,
        limit: 100,
      }))
        if (!UNDONE.includes(status ?? "")) refunds.push({ amountMinor: amount, metadata: metadata ?? {} });
      return refunds;
    },
    async refund({ paymentIntent, amountMinor, idempotencyKey, isDuplicate, metadata }) {
      try {
        const reason = isDuplicate ? "duplicate" : "requested_by_customer";
        const amount = amountMinor !== undefined && { amount: amountMinor };
        const asked = { payment_intent: paymentIntent, ...amount, reason, metadata } as const;
        const refund = await connection.stripe.refunds.create(asked, { idempotencyKey });
        return { status: "refunded", id: refund.id };
      } catch (error) {
        // Money that is short today may be there tomorrow; other requests that the provider calls invalid stay so.
        if (!isRefused(connection, error) || error.code === "balance_insufficient") throw error;
        return error.code === "charge_already_refunded"
          ? { status: "refunded" }
          : { status: "refused", why: error.message };
      }
    },
  };
}

type SubscriptionCalls = Pick<
  PaymentProvider,
  | "findInvoicePayment"
  | "listRenewals"
  | "openPortal"
  | "cancelSubscription"
  | "findSubscription"
  | "setCancelAtPeriodEnd"
>;

function subscriptionCalls(connection: Connection): SubscriptionCalls {
  const { stripe } = connection;
  return {
    async findInvoicePayment(id) {
      const invoice = await orMissing(connection, stripe.invoices.retrieve(id, { expand: ["payments"] }));
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
      const subscription = await orMissing(connection, stripe.subscriptions.retrieve(id));
      const customer = idOf(subscription?.customer);
      if (!customer) return undefined;
      const portal = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
      return portal.url;
    },
    async cancelSubscription(id) {
      await orMissing(connection, stripe.subscriptions.cancel(id));
    },
    async findSubscription(id) {
      const subscription = await orMissing(connection, stripe.subscriptions.retrieve(id));
      return subscription && toSubscription(subscription);
    },
    async setCancelAtPeriodEnd(id, cancel, idempotencyKey) {
      return toSubscription(
        await stripe.subscriptions.update(id, { cancel_at_period_end: cancel }, { idempotencyKey }),
      );
    },
  };
}

function eventCalls({ sdk, stripe }: Connection, secrets: readonly string[]): Pick<PaymentProvider, "readEvent"> {
  return {
    readEvent(payload, signature) {
      // The library reads a malformed time as one that is never too old, and accepts times ahead of its clock.
      const at = signedAt(signature);
      if (at === undefined) throw new ForgedEvent("The signature does not say when it was made");
      if (at > Math.floor(Date.now() / 1000) + WEBHOOK_TOLERANCE_SECONDS)
        throw new ForgedEvent("The signature is dated ahead of our clock");
      for (const secret of secrets) {
        try {
          return toEvent(stripe.webhooks.constructEvent(payload, signature, secret, WEBHOOK_TOLERANCE_SECONDS));
        } catch (error) {
          if (!(error instanceof sdk.errors.StripeSignatureVerificationError))
            throw new ForgedEvent("The event could not be read", { cause: error });
        }
      }
      throw new ForgedEvent("No webhook secret signed this event");
    },
  };
}

/** Connects to the payment provider through its official library. */
export async function connectStripe(settings: StripeSettings): Promise<PaymentProvider> {
  // Loaded at first use: the library is large, and most pages never pay for anything.
  const { default: sdk } = await import("stripe");
  const base = settings.apiBase ? new URL(settings.apiBase) : undefined;
  const stripe = new sdk(settings.secretKey, {
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
  const connection = { sdk, stripe };
  return {
    ...sessionCalls(connection),
    ...paymentCalls(connection),
    ...refundCalls(connection),
    ...subscriptionCalls(connection),
    ...eventCalls(connection, settings.webhookSecrets),
  };
}
