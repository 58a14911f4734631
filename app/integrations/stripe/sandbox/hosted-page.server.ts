import type Stripe from "stripe";
import { currentSession } from "./api.server";
import { noteEvent } from "./events.server";
import type { SandboxDispute } from "./charges";
import { newInvoice, newPaymentIntent, newSubscription, rollSubscription, toSeconds } from "./objects";
import type { SandboxLine, SandboxSubscription, StoredSession } from "./objects";
import { newSandboxId, readRow, writeRow } from "./rows.server";
import type { SandboxStore, SandboxTransaction } from "./store";
import type { CarriedSession } from "./stored-objects";

/** The content of the hosted payment page. */
export interface HostedPayment {
  id: string;
  status: "open" | "complete" | "expired";
  lines: SandboxLine[];
  amountMinor: number;
  currency: string;
  isMonthly: boolean;
  successUrl: string;
  cancelUrl?: string;
}

function toHosted({ session, lines }: StoredSession): HostedPayment {
  const back = (url: string | null): string | undefined => url?.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
  return {
    id: session.id,
    status: (["complete", "expired"] as const).find((one) => one === session.status) ?? "open",
    lines,
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? "usd").toUpperCase(),
    isMonthly: session.mode === "subscription",
    successUrl: back(session.success_url) ?? "/",
    cancelUrl: back(session.cancel_url),
  };
}

/** The session behind a hosted page. */
export function findHostedPayment(store: SandboxStore, id: string, now: Date): Promise<HostedPayment | undefined> {
  return store.change(async (transaction) => {
    const stored = await currentSession(transaction, id, now);
    return stored && toHosted(stored);
  });
}

async function complete(
  transaction: SandboxTransaction,
  carried: CarriedSession,
  isSlow: boolean,
  now: Date,
): Promise<Stripe.Checkout.Session> {
  const { session } = carried;
  const paid = {
    ...session,
    status: "complete" as const,
    url: null,
    payment_status: isSlow || carried.isCapturedLater ? ("unpaid" as const) : ("paid" as const),
  };
  if (session.mode === "subscription") {
    const subscription = newSubscription(
      newSandboxId("sub"),
      session.currency ?? "usd",
      carried.subscriptionMetadata ?? {},
      now,
      session.amount_total ?? 0,
    );
    await transaction.insert({
      id: subscription.id,
      kind: "subscription",
      body: JSON.stringify(subscription),
      createdAt: now,
    });
    // The money of a month is on an invoice; the session itself names no payment.
    const payment = newPaymentIntent(newSandboxId("pi"), session, {}, "succeeded", now);
    const invoice = newInvoice(newSandboxId("in"), subscription, payment, now);
    await transaction.insert({ id: payment.id, kind: "payment_intent", body: JSON.stringify(payment), createdAt: now });
    await transaction.insert({ id: invoice.id, kind: "invoice", body: JSON.stringify(invoice), createdAt: now });
    return { ...paid, subscription: subscription.id, customer: subscription.customer, invoice: invoice.id };
  }
  const payment = newPaymentIntent(
    newSandboxId("pi"),
    session,
    carried.paymentMetadata ?? {},
    isSlow ? "processing" : carried.isCapturedLater ? "requires_capture" : "succeeded",
    now,
  );
  await transaction.insert({ id: payment.id, kind: "payment_intent", body: JSON.stringify(payment), createdAt: now });
  return { ...paid, payment_intent: payment.id };
}

/**
 * Pays a session. Paid a second time, or after it expired, nothing changes: the answer gives its state.
 * @param isSlow as with a bank transfer: the session is complete, the money comes later, see settleHostedPayment
 */
export function payHostedPayment(
  store: SandboxStore,
  id: string,
  now: Date,
  isSlow = false,
): Promise<HostedPayment | undefined> {
  return store.change(async (transaction) => {
    const current = await currentSession(transaction, id, now);
    if (!current || current.session.status !== "open") return current && toHosted(current);
    const stored = await readRow(transaction, id, "session");
    if (!stored) return undefined;
    const next: CarriedSession = { ...stored.value, session: await complete(transaction, stored.value, isSlow, now) };
    await writeRow(transaction, stored.row, next);
    await noteEvent(transaction, "checkout.session.completed", next.session, now);
    return toHosted(next);
  });
}

/** The money of a slow payment arrives, or does not. */
export function settleHostedPayment(
  store: SandboxStore,
  id: string,
  outcome: "succeeded" | "failed",
  now: Date,
): Promise<void> {
  return store.change(async (transaction) => {
    const stored = await readRow(transaction, id, "session");
    const intent = stored?.value.session.payment_intent;
    const payment = typeof intent === "string" ? await readRow(transaction, intent, "payment_intent") : undefined;
    if (!stored || !payment || payment.value.status !== "processing") return;
    const isPaid = outcome === "succeeded";
    await writeRow(transaction, payment.row, {
      ...payment.value,
      status: isPaid ? "succeeded" : "requires_payment_method",
      amount_received: isPaid ? payment.value.amount : 0,
    });
    const session: Stripe.Checkout.Session = { ...stored.value.session, payment_status: isPaid ? "paid" : "unpaid" };
    await writeRow(transaction, stored.row, { ...stored.value, session });
    await noteEvent(transaction, `checkout.session.async_payment_${outcome}`, session, now);
  });
}

/** A bank disputes a payment, or the dispute ends. */
export function disputePayment(
  store: SandboxStore,
  paymentIntent: string,
  status: SandboxDispute["status"],
  now: Date,
): Promise<void> {
  return store.change(async (transaction) => {
    const stored = await readRow(transaction, paymentIntent, "payment_intent");
    if (!stored || stored.value.status !== "succeeded") return;
    const dispute: SandboxDispute = stored.value.dispute ?? {
      id: newSandboxId("dp"),
      object: "dispute",
      amount: stored.value.amount_received,
      created: toSeconds(now),
      currency: stored.value.currency,
      livemode: false,
      metadata: {},
      payment_intent: paymentIntent,
      reason: "general",
      status,
    };
    const next = { ...dispute, status };
    await writeRow(transaction, stored.row, { ...stored.value, dispute: next });
    await noteEvent(transaction, `charge.dispute.${status === "needs_response" ? "created" : "closed"}`, next, now);
  });
}

/**
 * The subscription with this id in its present state, or a new running one for an account that comes with the sandbox.
 */
export function findOrInsertSubscription(
  store: SandboxStore,
  id: string,
  startedAt: Date,
  now: Date,
  unitAmountMinor: number,
): Promise<SandboxSubscription> {
  return store.change(async (transaction) => {
    const stored = await readRow(transaction, id, "subscription");
    if (stored) return rollSubscription(stored.value, now);
    const subscription = newSubscription(id, "usd", {}, startedAt, unitAmountMinor);
    await transaction.insert({ id, kind: "subscription", body: JSON.stringify(subscription), createdAt: startedAt });
    return rollSubscription(subscription, now);
  });
}

/** A payment in dollars, dated at that time; an existing one is returned unchanged. @returns its id */
export function findOrInsertPayment(
  store: SandboxStore,
  id: string,
  amountMinor: number,
  paidAt: Date,
): Promise<string> {
  return store.change(async (transaction) => {
    if (await readRow(transaction, id, "payment_intent")) return id;
    const paid = { amount_total: amountMinor, currency: "usd", customer_email: null };
    const payment = newPaymentIntent(id, paid, {}, "succeeded", paidAt);
    await transaction.insert({ id, kind: "payment_intent", body: JSON.stringify(payment), createdAt: paidAt });
    return id;
  });
}
