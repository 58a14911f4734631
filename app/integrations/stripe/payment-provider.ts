/** One line of a payment; the amount is for a quantity of one. */
export interface PaymentLine {
  name: string;
  description?: string;
  unitAmountMinor: number;
  quantity: number;
}

export interface SessionRequest {
  /** The same key with the same request gives the same session. */
  idempotencyKey: string;
  /** Our own id of this checkout; comes back with the session. */
  clientReference: string;
  lines: PaymentLine[];
  currency: string;
  /** "once", or billed again each month until cancelled. */
  billing: "once" | "month";
  /** "later": the money is set aside now and taken by capture, or freed by release. */
  capture: "now" | "later";
  successUrl: string;
  cancelUrl: string;
  customerEmail: string;
  metadata: Record<string, string>;
}

/** A checkout session as the provider holds it at this moment. */
export interface ProviderSession {
  id: string;
  /** The hosted payment page, while the session is open. */
  url?: string;
  status: "open" | "complete" | "expired";
  /** Money counts only when this is not "unpaid"; "authorised" is set aside and not taken. */
  paymentStatus: "paid" | "authorised" | "unpaid" | "no_payment_required";
  amountMinor: number;
  currency: string;
  paymentIntent?: string;
  subscription?: string;
  /** The invoice of a subscription's first month; such a session names no payment of its own. */
  invoice?: string;
  clientReference?: string;
  metadata: Record<string, string>;
}

/** A payment as the provider holds it at this moment. Amounts in minor units. */
export interface ProviderPayment {
  receivedMinor: number;
  refundedMinor: number;
  currency: string;
  /** The provider's fee; undefined while it is not known. */
  feeMinor?: number;
  /** The latest dispute about it. */
  dispute?: { status: "open" | "won" | "lost"; amountMinor: number };
}

/** A refund of a payment, made by us or by hand. */
export interface ProviderRefund {
  amountMinor: number;
  /** As it was asked for; empty for one made by hand that names nothing. */
  metadata: Record<string, string>;
}

/** A paid invoice of a subscription. */
export interface ProviderInvoice {
  id: string;
  amountMinor: number;
  currency: string;
  paidAt: Date;
  paymentIntent?: string;
  /** The end of the month it paid for. */
  periodEnd: Date;
}

interface RefundRequest {
  paymentIntent: string;
  /** Minor units; the whole rest of the payment when left out. */
  amountMinor?: number;
  idempotencyKey: string;
  /** Whether the trip was paid twice; otherwise the paid goods could not be delivered. */
  isDuplicate: boolean;
  metadata: Record<string, string>;
}

/** "refused": asking again would bring the same answer. */
export type RefundAnswer = { status: "refunded"; id?: string } | { status: "refused"; why: string };

/** "refused": the money that was set aside cannot be taken any more. */
export type CaptureAnswer = { status: "captured"; amountMinor: number } | { status: "refused"; why: string };

export interface ProviderSubscription {
  id: string;
  status: string;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

/** The event that a verified webhook reports; the state itself is read again from the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  sessionId?: string;
  subscriptionId?: string;
  paymentIntent?: string;
}

/** The payment provider as the product uses it; the real one and the built-in sandbox answer alike. */
export interface PaymentProvider {
  /** @throws IdempotencyConflict when the key was used with another request */
  createSession(request: SessionRequest): Promise<ProviderSession>;
  findSession(id: string): Promise<ProviderSession | undefined>;
  /** Ends an open session; one that can no longer be ended is returned unchanged. */
  expireSession(id: string): Promise<ProviderSession | undefined>;
  /** Whether the money of a slow payment may still come. False once it failed or was cancelled. */
  isPaymentPending(paymentIntent: string): Promise<boolean>;
  /** The state of a payment: the amounts received, refunded, kept as a fee and disputed. */
  findPayment(paymentIntent: string): Promise<ProviderPayment | undefined>;
  /** The payment of an invoice, if it was paid by one. */
  findInvoicePayment(invoice: string): Promise<string | undefined>;
  /** Takes money that was set aside, once, whole or a part of it; the rest is freed. Taken before counts as done. */
  capture(paymentIntent: string, amountMinor: number, idempotencyKey: string): Promise<CaptureAnswer>;
  /** Frees money that was set aside. "captured": it was taken before, and has to be refunded instead. */
  release(paymentIntent: string, idempotencyKey: string): Promise<"released" | "captured">;
  /** Refunds a payment, whole or in part. A payment refunded before counts as done. */
  refund(request: RefundRequest): Promise<RefundAnswer>;
  /** Every refund of a payment that was made or is on its way; those that failed are left out. */
  listRefunds(paymentIntent: string): Promise<ProviderRefund[]>;
  findSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** The invoices of a subscription that were paid after its first month, newest first, two years at most. */
  listRenewals(subscription: string): Promise<ProviderInvoice[]>;
  /** A page of the provider where a subscriber changes the card and reads invoices; undefined where there is none. */
  openPortal(subscription: string, returnUrl: string): Promise<string | undefined>;
  /** Ends a subscription at once: no further charge is made. One that has ended, or never existed, counts as done. */
  cancelSubscription(id: string): Promise<void>;
  /** Lets a subscription end, or continue, when the paid period is over. */
  setCancelAtPeriodEnd(id: string, cancel: boolean, idempotencyKey: string): Promise<ProviderSubscription>;
  /**
   * Verifies a webhook against the raw body.
   * @throws ForgedEvent when no secret signed it, or when it was signed more than five minutes ago
   */
  readEvent(payload: string, signature: string): ProviderEvent;
}

export class IdempotencyConflict extends Error {
  override readonly name = "IdempotencyConflict";
}
