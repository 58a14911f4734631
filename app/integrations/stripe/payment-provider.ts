/** One line of what is paid for; the amount is for one of the quantity. */
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
  /** "later": the money is set aside now and taken by capture, or let go by release. */
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
  /** What a subscription's first month was billed by; such a session names no payment of its own. */
  invoice?: string;
  clientReference?: string;
  metadata: Record<string, string>;
}

/** A payment as the provider holds it at this moment. Amounts in minor units. */
export interface ProviderPayment {
  receivedMinor: number;
  refundedMinor: number;
  currency: string;
  /** What the provider keeps for itself; undefined while it has not said. */
  feeMinor?: number;
  /** The latest dispute about it. */
  dispute?: { status: "open" | "won" | "lost"; amountMinor: number };
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
  /** Minor units; all that is left of the payment when left out. */
  amountMinor?: number;
  idempotencyKey: string;
  /** Paid twice; otherwise what was paid for could not be had. */
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

/** What a verified webhook says happened; the state itself is read again from the provider. */
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
  /** Ends an open session; one that can no longer be ended is returned as it is. */
  expireSession(id: string): Promise<ProviderSession | undefined>;
  /** Whether the money of a slow payment may still come. False once it failed or was called off. */
  isPaymentPending(paymentIntent: string): Promise<boolean>;
  /** How a payment stands: what came in, what went back, what the provider kept, what is disputed. */
  findPayment(paymentIntent: string): Promise<ProviderPayment | undefined>;
  /** The payment of an invoice, if it was paid by one. */
  findInvoicePayment(invoice: string): Promise<string | undefined>;
  /** Takes money that was set aside, once, whole or a part of it; the rest is let go. Taken before counts as done. */
  capture(paymentIntent: string, amountMinor: number, idempotencyKey: string): Promise<CaptureAnswer>;
  /** Lets money go that was set aside. "captured": it was taken before, and has to be given back instead. */
  release(paymentIntent: string, idempotencyKey: string): Promise<"released" | "captured">;
  /** Gives a payment back, whole or in part. A payment given back before counts as done. */
  refund(request: RefundRequest): Promise<RefundAnswer>;
  findSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** The invoices of a subscription that were paid after its first month, newest first, two years at most. */
  listRenewals(subscription: string): Promise<ProviderInvoice[]>;
  /** A page of the provider where a subscriber changes the card and reads invoices; undefined where there is none. */
  openPortal(subscription: string, returnUrl: string): Promise<string | undefined>;
  /** Ends a subscription at once: nothing more is charged. One that has ended, or never was, counts as done. */
  cancelSubscription(id: string): Promise<void>;
  /** Lets a subscription end, or go on, when the paid period is over. */
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
