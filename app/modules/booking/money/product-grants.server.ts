import { PAYMENT_GRACE_DAYS } from "#app/config/product";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import type { ProviderSession, ProviderSubscription } from "#app/integrations/stripe/payment-provider";
import { grantEntitlement, holdBackRights } from "#app/modules/accounts/account/accounts.server";
import type { Ctx } from "#app/shared/context";
import { upsertSubscription } from "./booking.repo.server";
import type { Checkout } from "./booking.repo.server";
import type { SubscriptionsTable } from "../rules/booking.table";
import { isTakenBack } from "./ledger.server";
import { askProvider } from "./payments.server";
import { PRODUCTS, grantsOf, planIdOf } from "../rules/products";
import type { Feature, Grant } from "../rules/products";

const DAY_MS = 86_400_000;

/** The subscription behind a paid session, read from the provider before the transaction begins. */
export interface ProductPayment {
  subscription?: ProviderSubscription;
  /** The payment of its first month, which the session itself does not name. */
  paymentIntent?: string;
}

export async function readProductPayment(ctx: Ctx, session: ProviderSession): Promise<ProductPayment> {
  const { subscription: id, invoice } = session;
  return {
    subscription: id ? await askProvider(ctx, (provider) => provider.findSubscription(id)) : undefined,
    paymentIntent: invoice ? await askProvider(ctx, (provider) => provider.findInvoicePayment(invoice)) : undefined,
  };
}

/** The beginning of the sources of all rights of one payment. One paid month grants once: it is named by its end. */
function stemOf(checkout: Pick<Checkout, "id"> | undefined, subscription: ProviderSubscription | undefined): string {
  return subscription ? monthStem(subscription.id, subscription.currentPeriodEnd) : `checkout:${checkout?.id ?? ""}:`;
}

/** The beginning of the sources of the days of grace of a subscription. */
export function graceStem(subscriptionId: string): string {
  return `subscription:${subscriptionId}:grace:`;
}

/** The beginning of the sources of all rights of one month. */
export function monthStem(subscriptionId: string, periodEnd: Date): string {
  return `subscription:${subscriptionId}:${periodEnd.toISOString()}:`;
}

async function grantAll(trx: Db, userId: string, grants: Grant[], stem: string): Promise<void> {
  for (const grant of grants) {
    await grantEntitlement(trx, {
      userId,
      kind: grant.kind,
      source: `${stem}${grant.kind}`,
      startsAt: grant.startsAt.toISOString(),
      endsAt: grant.endsAt?.toISOString(),
    });
  }
}

/** Notes how a subscription stands. */
export async function noteSubscription(
  trx: Db,
  userId: string,
  feature: SubscriptionsTable["feature"],
  subscription: ProviderSubscription,
): Promise<void> {
  const at = new Date().toISOString();
  await upsertSubscription(trx, {
    id: newId(),
    user_id: userId,
    provider_subscription_id: subscription.id,
    feature,
    status: subscription.status,
    current_period_end: subscription.currentPeriodEnd.toISOString(),
    cancel_at_period_end: subscription.cancelAtPeriodEnd ? 1 : 0,
    created_at: at,
    updated_at: at,
  });
}

/**
 * Grants what a paid product gives, inside the transaction that takes its money into account.
 * @returns what the sources of these rights begin with
 */
export async function grantProduct(
  trx: Db,
  ctx: Ctx,
  checkout: Checkout,
  payment: ProductPayment | undefined,
): Promise<string> {
  const subscription = payment?.subscription;
  const productId = planIdOf(checkout.item_key);
  if (PRODUCTS[productId].billing === "month" && !subscription)
    throw new Error(`Checkout ${checkout.id} was paid without a subscription`);
  const feature = checkout.feature as Feature;
  if (subscription)
    await noteSubscription(trx, checkout.user_id, feature === "trip_pass" ? "premium" : feature, subscription);
  const grants = grantsOf(feature, productId, ctx.now, subscription?.currentPeriodEnd);
  const stem = stemOf(checkout, subscription);
  await grantAll(trx, checkout.user_id, grants, stem);
  return stem;
}

/** Grants the month that a running subscription has paid for. */
export async function grantMonth(
  trx: Db,
  userId: string,
  feature: Feature,
  subscription: ProviderSubscription,
): Promise<void> {
  const grants = grantsOf(feature, "premium_monthly", subscription.currentPeriodStart, subscription.currentPeriodEnd);
  await grantAll(trx, userId, grants, stemOf(undefined, subscription));
}

/**
 * Grants what a subscription's state gives: a month that is paid; or, while its payment failed and is tried again, some
 * days of grace in place of the month. A month that was paid late counts again.
 */
export async function grantByState(
  trx: Db,
  userId: string,
  feature: Feature,
  subscription: ProviderSubscription,
): Promise<void> {
  const { id, status, currentPeriodStart, currentPeriodEnd } = subscription;
  const at = new Date().toISOString();
  const month = monthStem(id, currentPeriodEnd);
  const grace = graceStem(id);
  if (status === "active" || status === "trialing") {
    await grantMonth(trx, userId, feature, subscription);
    // Held back while it was unpaid; what was given back or is disputed stays so.
    if (!(await isTakenBack(trx, month))) await holdBackRights(trx, userId, month, null);
    return;
  }
  if (status === "past_due") {
    // A renewal that was told of as running before its payment failed.
    await holdBackRights(trx, userId, month, at);
    const until = new Date(currentPeriodStart.getTime() + PAYMENT_GRACE_DAYS * DAY_MS);
    const grants = grantsOf(feature, "premium_monthly", currentPeriodStart, until);
    await grantAll(trx, userId, grants, `${grace}${currentPeriodStart.toISOString()}:`);
  } else await holdBackRights(trx, userId, grace, at);
}
