import { PRICES, PRODUCT } from "#app/config/product";
import { db, transact } from "#app/db/client.server";
import { findOrInsertSubscription } from "#app/integrations/stripe/sandbox/hosted-page.server";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { BOOKING_TEXT } from "./booking";
import {
  insertEvent,
  selectOwnCheckout,
  selectPlanPayments,
  selectSubscription,
  selectSubscriptionByProviderId,
  selectSubscriptionsDue,
} from "./booking.repo.server";
import type { Checkout, EventNote, SubscriptionRow } from "./booking.repo.server";
import { openCheckout } from "./checkout.server";
import type { StartedCheckout } from "./checkout.server";
import { failWith } from "./failure.server";
import { fulfilCheckout } from "./fulfilment.server";
import { findPrice, purchaseOptions } from "./plan";
import type { Feature, PriceId } from "./plan";
import { grantMonth, noteSubscription } from "./plan-grants.server";
import { askProvider } from "./payments.server";
import { sandboxStore } from "./sandbox-objects.repo.server";

export interface PlanOrder {
  feature: Feature;
  /** One of the prices that the feature is sold for; the first of them when left out. */
  priceId?: string;
  /** Paths of this site, checked by safeRedirect before. */
  returnTo?: string;
  cancelTo?: string;
}

const RUNNING = ["active", "trialing", "past_due"];

function upgradePath(feature: Feature, returnTo: string | undefined): string {
  return `/billing/upgrade?${new URLSearchParams({ feature, canceled: "1", ...(returnTo && { returnTo }) })}`;
}

/** A paywall learns by this word that it may ask again; the word itself opens nothing (CHECKLIST PAY-03). */
function afterPurchase(returnTo: string, feature: Feature): string {
  const isPaywall = feature === "surprise_me" || feature === "price_lock";
  if (!isPaywall || returnTo.includes("purchase_success=")) return returnTo;
  const [path = "", hash] = returnTo.split("#");
  return `${path}${path.includes("?") ? "&" : "?"}purchase_success=true${hash === undefined ? "" : `#${hash}`}`;
}

/**
 * Opens the payment page for a plan. The amount comes from the list of prices, the buyer from the session.
 * @throws AppError VALIDATION_ERROR for a price that this feature is not sold for; CONFLICT when premium runs already;
 *   UNAVAILABLE "Failed to create checkout session"
 */
export async function startPlanCheckout(
  ctx: Ctx,
  user: CurrentUser,
  { feature, priceId, returnTo, cancelTo }: PlanOrder,
): Promise<StartedCheckout> {
  const price = priceId === undefined ? purchaseOptions(feature)[0]?.price_id : findPrice(feature, priceId);
  if (!price)
    throw new AppError("VALIDATION_ERROR", "This price is not on offer", {
      fields: { priceId: ["This price is not on offer"] },
    });
  const plan = PRICES[price];
  const isMonthly = plan.per === "month";
  return failWith(ctx, BOOKING_TEXT.checkoutFailed, async () => {
    if (isMonthly && (await findRunningSubscription(user.id)))
      throw new AppError("CONFLICT", "You have premium already");
    return openCheckout(ctx, user, {
      scope: `plan:${user.id}:${price}`,
      subject: price,
      feature,
      amountMinor: plan.priceMinor,
      currency: PRODUCT.currency,
      billing: isMonthly ? "month" : "once",
      lines: [{ name: `${PRODUCT.name} ${plan.name.toLowerCase()}`, unitAmountMinor: plan.priceMinor, quantity: 1 }],
      successPath: `/billing/success?session_id=SESSION_ID${returnTo ? `&${new URLSearchParams({ returnTo })}` : ""}`,
      cancelPath: cancelTo ?? upgradePath(feature, returnTo),
      returnTo,
      metadata: { feature, priceId: price, userId: user.id },
    });
  });
}

async function findRunningSubscription(userId: string): Promise<SubscriptionRow | undefined> {
  const row = await selectSubscription(db(), userId);
  return row && RUNNING.includes(row.status) ? row : undefined;
}

export type PlanConfirmation = {
  status: "granted" | "processing" | "unpaid" | "failed";
  planName: string;
  isMonthly: boolean;
  returnTo?: string;
};

/**
 * What became of a plan's payment, on the page that the traveller comes back to.
 * @throws AppError NOT_FOUND for a session that is not this user's; UNAVAILABLE when it cannot be checked
 */
export async function confirmPlanCheckout(ctx: Ctx, user: CurrentUser, sessionId: string): Promise<PlanConfirmation> {
  const checkout = sessionId ? await selectOwnCheckout(db(), sessionId, user.id) : undefined;
  if (!checkout || checkout.feature === "trip") throw new AppError("NOT_FOUND", "We couldn't find this payment.");
  const { status } = await failWith(ctx, "We couldn't check your payment just now. Please try again.", () =>
    fulfilCheckout(ctx, sessionId),
  );
  const plan = PRICES[checkout.subject as PriceId];
  const known = status === "granted" || status === "processing" || status === "unpaid" ? status : "failed";
  const returnTo = checkout.return_to ?? undefined;
  return {
    status: known,
    planName: plan.name,
    isMonthly: plan.per === "month",
    returnTo: returnTo && afterPurchase(returnTo, checkout.feature),
  };
}

export interface Billing {
  subscription?: { status: string; currentPeriodEnd: string; isEnding: boolean };
  payments: { id: string; name: string; amountMinor: number; currency: string; paidAt: string }[];
}

/** What the billing pages show besides the account's own plan. */
export async function getBilling(user: CurrentUser): Promise<Billing> {
  const [subscription, payments] = await Promise.all([
    selectSubscription(db(), user.id),
    selectPlanPayments(db(), user.id),
  ]);
  return {
    subscription: subscription && {
      status: subscription.status,
      currentPeriodEnd: subscription.current_period_end,
      isEnding: subscription.cancel_at_period_end === 1,
    },
    payments: payments.map(toPayment),
  };
}

function toPayment(row: Checkout): Billing["payments"][number] {
  return {
    id: row.id,
    name: PRICES[row.subject as PriceId].name,
    amountMinor: row.amount_minor,
    currency: row.currency,
    paidAt: row.updated_at,
  };
}

/**
 * Lets premium end with the month that is paid, or go on after all.
 * @throws AppError NOT_FOUND without a running subscription; UNAVAILABLE when the provider cannot be reached
 */
export async function setPremiumEnding(ctx: Ctx, user: CurrentUser, isEnding: boolean): Promise<void> {
  const row = await findRunningSubscription(user.id);
  if (!row) throw new AppError("NOT_FOUND", "You have no running subscription");
  await failWith(ctx, "We couldn't change your subscription just now. Please try again.", async () => {
    const key = `${isEnding ? "end" : "keep"}:${row.id}:${row.updated_at}`;
    const subscription = await askProvider(ctx, (provider) =>
      provider.setCancelAtPeriodEnd(row.provider_subscription_id, isEnding, key),
    );
    await transact((trx) => noteSubscription(trx, user.id, row.plan, subscription));
  });
}

/**
 * Reads a subscription again from the provider: a renewed one grants its month, an ended one is noted.
 * @param event the webhook that asks; noted in the same transaction
 */
export async function syncSubscription(ctx: Ctx, providerSubscriptionId: string, event?: EventNote): Promise<void> {
  const row = await selectSubscriptionByProviderId(db(), providerSubscriptionId);
  const subscription = row && (await askProvider(ctx, (provider) => provider.findSubscription(providerSubscriptionId)));
  await transact(async (trx) => {
    if (row && subscription) {
      await noteSubscription(trx, row.user_id, row.plan, subscription);
      if (subscription.status === "active" || subscription.status === "trialing")
        await grantMonth(trx, row.user_id, row.plan, subscription);
    }
    if (event)
      await insertEvent(
        trx,
        event,
        providerSubscriptionId,
        row ? "subscription read" : "unknown subscription",
        new Date().toISOString(),
      );
  });
}

/** Reads the subscriptions again whose month is over. */
export async function syncDueSubscriptions(ctx: Ctx, limit: number): Promise<void> {
  for (const row of await selectSubscriptionsDue(db(), ctx.now.toISOString(), limit)) {
    try {
      await syncSubscription(ctx, row.provider_subscription_id);
    } catch (error) {
      ctx.log.error({ err: error, subscriptionId: row.id }, "subscription could not be read");
    }
  }
}

/** Gives an account of the sandbox a running premium subscription, as if it had been bought. Running it again changes nothing, not even one that was cancelled meanwhile. */
export async function seedSandboxSubscription(userId: string, startedAt: Date, now: Date): Promise<void> {
  const id = `sub_seed${userId.replaceAll("-", "")}`;
  const running = await findOrInsertSubscription(sandboxStore(), id, startedAt, now);
  const item = running.items.data[0];
  if (!item) return;
  const subscription = {
    id,
    status: running.status,
    currentPeriodStart: new Date(item.current_period_start * 1000),
    currentPeriodEnd: new Date(item.current_period_end * 1000),
    cancelAtPeriodEnd: running.cancel_at_period_end,
  };
  await transact(async (trx) => {
    await noteSubscription(trx, userId, "premium", subscription);
    await grantMonth(trx, userId, "premium", subscription);
  });
}
