import { db, transact } from "#app/db/client.server";
import type { ProviderSession } from "#app/integrations/stripe/payment-provider";
import type { Ctx } from "#app/shared/context";
import { countCheckouts, markRefunded } from "./booking.repo.server";
import type { Checkout } from "./booking.repo.server";
import { enterWholeRefund } from "./ledger.server";
import { markReleased, markUnrefundable } from "./orders.repo.server";
import { askProvider } from "./payments.server";
import { REFUND_REASON } from "../rules/refund-reason";

// The machine's clock, not the request's: reconciliation compares these times with its own.
const machineTime = (): string => new Date().toISOString();

/** How a refund ended: "impossible" leaves money that a person has to give back. */
type Outcome = { status: "refunded"; id?: string } | { status: "nothing paid" } | { status: "impossible"; why: string };

/** The payment behind a checkout that names none: of a subscription it stands on the invoice of the first month. */
async function findPayment(ctx: Ctx, session: ProviderSession | undefined): Promise<string | undefined> {
  const invoice = session?.invoice;
  return (
    session?.paymentIntent ?? (invoice && (await askProvider(ctx, (provider) => provider.findInvoicePayment(invoice))))
  );
}

async function returnMoney(ctx: Ctx, checkout: Checkout): Promise<Outcome> {
  const sessionId = checkout.provider_session_id;
  const session =
    checkout.payment_intent === null && sessionId
      ? await askProvider(ctx, (provider) => provider.findSession(sessionId))
      : undefined;
  // A product that cannot be used must not be charged again next month either.
  const subscription = session?.subscription;
  if (subscription) await askProvider(ctx, (provider) => provider.cancelSubscription(subscription));
  const paymentIntent = checkout.payment_intent ?? (await findPayment(ctx, session));
  if (!paymentIntent)
    return session && (session.paymentStatus === "no_payment_required" || session.amountMinor === 0)
      ? { status: "nothing paid" }
      : { status: "impossible", why: "The provider names no payment for this checkout" };
  const answer = await askProvider(ctx, (provider) =>
    provider.refund({
      paymentIntent,
      // The payment of a place that was paid with others is theirs as well.
      ...(checkout.part_of !== null && { amountMinor: checkout.amount_minor }),
      idempotencyKey: `refund:${checkout.id}`,
      isDuplicate: checkout.refund_reason === REFUND_REASON.duplicate,
      metadata: { checkoutId: checkout.id },
    }),
  );
  return answer.status === "refused" ? { status: "impossible", why: answer.why } : answer;
}

/**
 * Lets money go that was set aside for an order that cannot be made. Money that was taken after all, by hand, is given
 * back by a person.
 */
async function sendRelease(ctx: Ctx, checkout: Checkout): Promise<boolean> {
  const about = { checkoutId: checkout.id, tripId: checkout.trip_id, reason: checkout.refund_reason };
  try {
    const { payment_intent: paymentIntent } = checkout;
    const answer =
      paymentIntent &&
      (await askProvider(ctx, (provider) => provider.release(paymentIntent, `release:${checkout.id}`)));
    const status = answer === "captured" ? "unrefundable" : "released";
    await markReleased(db(), checkout.id, status, machineTime());
    if (status === "released") ctx.log.warn({ ...about, event: "release" }, "money set aside was let go");
    else ctx.log.error({ ...about, event: "refund-impossible" }, "payment must be given back by hand");
    return true;
  } catch (error) {
    ctx.log.error({ ...about, err: error }, "release failed, it will be tried again");
    return false;
  }
}

/**
 * Gives a payment back that could not be used, as far as that is not done. Safe to repeat: the provider knows the
 * request by its key. A refund that the provider refuses for good is not tried again: it is logged as an error,
 * counted, and left to a person.
 * @returns whether it is settled; false leaves it to the next reconciliation
 */
export async function sendRefund(ctx: Ctx, checkout: Checkout): Promise<boolean> {
  if (checkout.status === "releasing") return sendRelease(ctx, checkout);
  if (checkout.status !== "refunding") return true;
  const about = { checkoutId: checkout.id, tripId: checkout.trip_id, reason: checkout.refund_reason };
  try {
    const outcome = await returnMoney(ctx, checkout);
    if (outcome.status === "impossible") {
      await markUnrefundable(db(), checkout.id, machineTime());
      ctx.log.error({ ...about, event: "refund-impossible", why: outcome.why }, "payment must be given back by hand");
      return true;
    }
    await transact(async (trx) => {
      await markRefunded(trx, checkout.id, outcome.status === "refunded" ? (outcome.id ?? null) : null, machineTime());
      await enterWholeRefund(trx, checkout.id);
    });
    ctx.log.warn(
      { ...about, event: "refund" },
      outcome.status === "refunded" ? "payment refunded" : "nothing was paid",
    );
    return true;
  } catch (error) {
    ctx.log.error({ ...about, err: error }, "refund failed, it will be tried again");
    return false;
  }
}

/** Payments that only a person can give back; for the metrics. */
export function countUnrefundable(): Promise<number> {
  return countCheckouts(db(), "unrefundable");
}

/** Payment pages that are open, and payments that are on their way back; for the metrics. */
export async function countUnsettled(): Promise<{ label: "open" | "refunding"; value: number }[]> {
  const states = ["open", "refunding"] as const;
  return Promise.all(states.map(async (label) => ({ label, value: await countCheckouts(db(), label) })));
}
