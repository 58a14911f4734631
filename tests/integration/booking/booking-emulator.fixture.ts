import type {
  CaptureAnswer,
  PaymentProvider,
  ProviderInvoice,
  ProviderPayment,
  ProviderRefund,
  ProviderSession,
  ProviderSubscription,
  RefundAnswer,
  SessionRequest,
} from "#app/integrations/stripe/payment-provider";
import { IdempotencyConflict } from "#app/integrations/stripe/payment-provider";
import { ForgedEvent } from "#app/shared/forged-event";
import { pick } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";

/** Lets waiting calls go on one at a time, in an order drawn from the generator. */
export class Scheduler {
  readonly #waiting: (() => void)[] = [];
  readonly #rng: Rng;
  constructor(rng: Rng) {
    this.#rng = rng;
  }

  turn(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Runs until all of the work is done. */
  async run(work: Promise<unknown>[]): Promise<void> {
    let isDone = false;
    const all = Promise.all(work).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      const next = this.#waiting.splice(Math.floor(this.#rng() * this.#waiting.length), 1)[0];
      next?.();
    }
    await all;
  }
}

interface Payment {
  id: string;
  amountMinor: number;
  refundedMinor: number;
  refunds: ProviderRefund[];
  dispute?: "open" | "won" | "lost";
  /** For money that is set aside: the captured amount, or that it was released. */
  taken?: number | "released";
}

/** A payment provider in memory whose calls come late, fail before they act, or act and lose their answer. */
export class PaymentEmulator implements PaymentProvider {
  readonly sessions = new Map<string, ProviderSession>();
  readonly payments = new Map<string, Payment>();
  readonly subscriptions = new Map<string, ProviderSubscription>();
  readonly #monthly = new Set<string>();
  readonly #later = new Set<string>();
  /** Share of calls that fail; half of them after they took effect. */
  faultRate = 0;
  scheduler: Scheduler;
  readonly #rng: Rng;
  readonly #keys = new Map<string, { request: string; id: string }>();
  readonly #name: string;
  #count = 0;

  /** @param name part of every id, so that runs on one database never share one */
  constructor(rng: Rng, name: string) {
    this.#name = name;
    this.#rng = rng;
    this.scheduler = new Scheduler(rng);
  }

  async #call<T>(effect: () => T): Promise<T> {
    if (this.faultRate > 0) await this.scheduler.turn();
    const isFaulty = this.#rng() < this.faultRate;
    if (isFaulty && this.#rng() < 0.5) throw new Error("The provider could not be reached");
    const answer = structuredClone(effect());
    if (this.faultRate > 0) await this.scheduler.turn();
    if (isFaulty) throw new Error("The provider's answer was lost");
    return answer;
  }

  #session(id: string): ProviderSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`No session ${id}`);
    return session;
  }

  createSession(request: SessionRequest): Promise<ProviderSession> {
    return this.#call(() => {
      const text = JSON.stringify(request);
      const before = this.#keys.get(request.idempotencyKey);
      if (before && before.request !== text) throw new IdempotencyConflict(request.idempotencyKey);
      if (before) return this.#session(before.id);
      const id = `cs_${this.#name}_${++this.#count}`;
      this.#keys.set(request.idempotencyKey, { request: text, id });
      const session: ProviderSession = {
        id,
        url: `https://pay.invalid/${id}`,
        status: "open",
        paymentStatus: "unpaid",
        amountMinor: request.lines.reduce((sum, line) => sum + line.unitAmountMinor * line.quantity, 0),
        currency: request.currency,
        clientReference: request.clientReference,
        metadata: request.metadata,
      };
      this.sessions.set(id, session);
      if (request.billing === "month") this.#monthly.add(id);
      if (request.capture === "later") this.#later.add(id);
      return session;
    });
  }

  findSession(id: string): Promise<ProviderSession | undefined> {
    return this.#call(() => this.sessions.get(id));
  }

  expireSession(id: string): Promise<ProviderSession | undefined> {
    return this.#call(() => {
      const session = this.#session(id);
      if (session.status === "open") Object.assign(session, { status: "expired", url: undefined });
      return session;
    });
  }

  /** The traveller's payment on the hosted page. */
  pay(id: string): boolean {
    const session = this.#session(id);
    if (session.status !== "open") return false;
    const payment: Payment = { id: `pi_${id}`, amountMinor: session.amountMinor, refundedMinor: 0, refunds: [] };
    this.payments.set(payment.id, payment);
    const paymentStatus = this.#later.has(id) ? "authorised" : "paid";
    Object.assign(session, { status: "complete", paymentStatus, url: undefined });
    // Like the real provider: the payment of a subscription is on its invoice.
    if (this.#monthly.has(id)) {
      const startedAt = new Date();
      this.subscriptions.set(`sub_${id}`, {
        id: `sub_${id}`,
        status: "active",
        currentPeriodStart: startedAt,
        currentPeriodEnd: new Date(startedAt.getTime() + 30 * 86_400_000),
        cancelAtPeriodEnd: false,
      });
      Object.assign(session, { subscription: `sub_${id}`, invoice: `in_${id}` });
    } else Object.assign(session, { paymentIntent: payment.id });
    return true;
  }

  capture(paymentIntent: string, amountMinor: number): Promise<CaptureAnswer> {
    return this.#call((): CaptureAnswer => {
      const payment = this.#payment(paymentIntent);
      if (payment.taken === "released") return { status: "refused", why: "let go" };
      if (amountMinor > payment.amountMinor) throw new Error("more than was set aside");
      payment.taken ??= amountMinor;
      return { status: "captured", amountMinor: payment.taken };
    });
  }

  release(paymentIntent: string): Promise<"released" | "captured"> {
    return this.#call(() => {
      const payment = this.#payment(paymentIntent);
      payment.taken ??= "released";
      return payment.taken === "released" ? "released" : "captured";
    });
  }

  #payment(id: string): Payment {
    const payment = this.payments.get(id);
    if (!payment) throw new Error(`No payment ${id}`);
    return payment;
  }

  /** The received amount of a payment, minor units. */
  receivedOf(payment: Payment): number {
    if (!this.#later.has(payment.id.replace(/^pi_/, ""))) return payment.amountMinor;
    return typeof payment.taken === "number" ? payment.taken : 0;
  }

  refund({
    paymentIntent,
    amountMinor,
    idempotencyKey,
    metadata,
  }: {
    paymentIntent: string;
    amountMinor?: number;
    idempotencyKey: string;
    metadata: Record<string, string>;
  }): Promise<RefundAnswer> {
    return this.#call((): RefundAnswer => {
      const payment = this.#payment(paymentIntent);
      if (this.#keys.has(idempotencyKey)) return { status: "refunded", id: `re_${paymentIntent}` };
      this.#keys.set(idempotencyKey, { request: "refund", id: paymentIntent });
      const leftMinor = this.receivedOf(payment) - payment.refundedMinor;
      if (amountMinor !== undefined && amountMinor > leftMinor) throw new Error("more than is left of the payment");
      this.giveBack(payment, amountMinor ?? leftMinor, metadata);
      return { status: "refunded", id: `re_${paymentIntent}` };
    });
  }

  /** Money that goes back; by hand where it names nothing. */
  giveBack(payment: Payment, amountMinor: number, metadata: Record<string, string> = {}): void {
    payment.refundedMinor += amountMinor;
    payment.refunds.push({ amountMinor, metadata });
  }

  listRefunds(paymentIntent: string): Promise<ProviderRefund[]> {
    return this.#call(() => this.payments.get(paymentIntent)?.refunds ?? []);
  }

  findPayment(id: string): Promise<ProviderPayment | undefined> {
    return this.#call(() => {
      const payment = this.payments.get(id);
      return (
        payment && {
          receivedMinor: this.receivedOf(payment),
          refundedMinor: payment.refundedMinor,
          currency: "USD",
          feeMinor: Math.round(payment.amountMinor * 0.029) + 30,
          dispute: payment.dispute && { status: payment.dispute, amountMinor: payment.amountMinor },
        }
      );
    });
  }

  isPaymentPending(): Promise<boolean> {
    return Promise.resolve(false);
  }

  findInvoicePayment(invoice: string): Promise<string | undefined> {
    return this.#call(() => this.payments.get(`pi_${invoice.slice(3)}`)?.id);
  }

  findSubscription(id: string): Promise<ProviderSubscription | undefined> {
    return this.#call(() => this.subscriptions.get(id));
  }

  #change(id: string, changes: Partial<ProviderSubscription>): ProviderSubscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error(`No subscription ${id}`);
    return Object.assign(subscription, changes);
  }

  listRenewals(): Promise<ProviderInvoice[]> {
    return this.#call(() => []);
  }

  openPortal(): Promise<string | undefined> {
    return Promise.resolve(undefined);
  }

  cancelSubscription(id: string): Promise<void> {
    return this.#call(() => void this.#change(id, { status: "canceled" }));
  }

  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<ProviderSubscription> {
    return this.#call(() => this.#change(id, { cancelAtPeriodEnd: cancel }));
  }

  /**
   * Reads "evt_SESSION", or "evt_SESSION#2" for another event of it. The word "signed" signs: real signatures have
   * tests of their own.
   */
  readEvent(payload: string, signature: string): { id: string; type: string; sessionId: string } {
    if (signature !== "signed") throw new ForgedEvent("not signed");
    return {
      id: payload,
      type: "checkout.session.completed",
      sessionId: payload.replace(/^evt_/, "").replace(/#.*/, ""),
    };
  }

  /** One of the open sessions, as a traveller with an old tab would find it. */
  anyOf(ids: readonly string[]): string | undefined {
    return ids.length > 0 ? pick(this.#rng, ids) : undefined;
  }
}
