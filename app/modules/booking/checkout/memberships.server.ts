import { real } from "#app/config/env.server";
import { PRODUCT } from "#app/config/product";
import { db, transact } from "#app/db/client.server";
import { findEndOfRights } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { BOOKING_TEXT } from "../rules/booking";
import {
  insertEvent,
  selectOwnCheckout,
  selectSubscription,
  selectSubscriptionByProviderId,
  selectSubscriptionsDue,
} from "../money/booking.repo.server";
import type { EventNote, SubscriptionRow } from "../money/booking.repo.server";
import { openCheckout } from "../money/checkout.server";
import type { StartedCheckout } from "../money/checkout.server";
import { failWith } from "../rules/failure.server";
import { fulfilCheckout } from "./fulfilment.server";
import { FEATURES, PRODUCTS, findPlanFor, isFeatureSold, planIdOf } from "../rules/products";
import type { Feature } from "../rules/products";
import { enterRenewal } from "../money/ledger.server";
import { graceStem, grantByState, monthStem, noteSubscription } from "../money/product-grants.server";
import { askProvider } from "../money/payments.server";
import { listPaymentsOf } from "../money/receipts.server";
import type { PaymentLine } from "../money/receipts.server";

export interface ProductOrder {
  feature: Feature;
  /** One of the products that lift the feature's paywall, by any of its ids; the first of them when left out. */
  productId?: string;
  /** Paths of this site, checked by safeRedirect before. */
  returnTo?: string;
  cancelTo?: string;
}

const ALREADY_PREMIUM = "You already have premium";
/** Its payment failed, and the provider has not given it up yet. */
const PREMIUM_UNPAID =
  "You still have premium: its last payment didn't go through, and we're trying again. Check your card, or cancel premium first.";
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
 * Opens the payment page for a product. The amount comes from the list of products, the buyer from the session.
 * @throws AppError VALIDATION_ERROR for a price that this feature is not sold for; CONFLICT when premium runs already,
 * or for a feature that is not sold here; UNAVAILABLE "Failed to create checkout session"
 */
export async function startProductCheckout(
  ctx: Ctx,
  user: CurrentUser,
  { feature, productId, returnTo, cancelTo }: ProductOrder,
): Promise<StartedCheckout> {
  if (!isFeatureSold(feature, real()))
    throw new AppError("CONFLICT", "Price protection isn't available here, because no trips are sold here");
  const id = productId === undefined ? FEATURES[feature].products[0] : findPlanFor(feature, productId);
  if (!id)
    throw new AppError("VALIDATION_ERROR", "This price isn't available", {
      fields: { priceId: ["This price isn't available"] },
    });
  const product = PRODUCTS[id];
  const isMonthly = product.billing === "month";
  return failWith(ctx, BOOKING_TEXT.checkoutFailed, async () => {
    const running = isMonthly ? await findRunningSubscription(user.id) : undefined;
    if (running) throw new AppError("CONFLICT", running.status === "past_due" ? PREMIUM_UNPAID : ALREADY_PREMIUM);
    return openCheckout(ctx, user, {
      scope: `product:${user.id}:${id}`,
      itemKey: id,
      feature,
      amountMinor: product.priceMinor,
      currency: PRODUCT.currency,
      billing: product.billing,
      lines: [
        { name: `${PRODUCT.name} ${product.name.toLowerCase()}`, unitAmountMinor: product.priceMinor, quantity: 1 },
      ],
      successPath: `/billing/success?session_id=SESSION_ID${returnTo ? `&${new URLSearchParams({ returnTo })}` : ""}`,
      cancelPath: cancelTo ?? upgradePath(feature, returnTo),
      returnTo,
      metadata: { feature, productId: id, userId: user.id },
    });
  });
}

async function findRunningSubscription(userId: string): Promise<SubscriptionRow | undefined> {
  const row = await selectSubscription(db(), userId);
  return row && RUNNING.includes(row.status) ? row : undefined;
}

export type ProductConfirmation = {
  status: "granted" | "processing" | "unpaid" | "failed" | "refunded";
  productName: string;
  isMonthly: boolean;
  returnTo?: string;
};

/**
 * The outcome of a product's payment, on the page that the traveller comes back to.
 * @throws AppError NOT_FOUND for a session that is not this user's; UNAVAILABLE when it cannot be checked
 */
export async function confirmProductCheckout(
  ctx: Ctx,
  user: CurrentUser,
  sessionId: string,
): Promise<ProductConfirmation> {
  const checkout = sessionId ? await selectOwnCheckout(db(), sessionId, user.id) : undefined;
  const feature = checkout?.feature;
  if (!checkout || !feature || feature === "trip" || feature === "longer_trip" || feature === "price_hold")
    throw new AppError("NOT_FOUND", "We couldn't find this payment.");
  const { status } = await failWith(ctx, "We couldn't check your payment just now. Please try again.", () =>
    fulfilCheckout(ctx, sessionId),
  );
  const product = PRODUCTS[planIdOf(checkout.item_key)];
  const known =
    status === "booked" || status === "ordering" || status === "expired" || status === "unknown" ? "failed" : status;
  const returnTo = checkout.return_to ?? undefined;
  return {
    status: known,
    productName: product.name,
    isMonthly: product.billing === "month",
    returnTo: returnTo && afterPurchase(returnTo, feature),
  };
}

export interface Billing {
  subscription?: {
    status: string;
    currentPeriodEnd: string;
    isEnding: boolean;
    /** Until when premium goes on while a payment that failed is tried again: UTC ISO. */
    graceUntil?: string;
  };
  payments: PaymentLine[];
}

/** The contents of the billing pages besides the account's membership. */
export async function getBilling(user: CurrentUser): Promise<Billing> {
  const [subscription, payments] = await Promise.all([selectSubscription(db(), user.id), listPaymentsOf(user)]);
  return {
    subscription: subscription && {
      status: subscription.status,
      currentPeriodEnd: subscription.current_period_end,
      isEnding: subscription.cancel_at_period_end === 1,
      // The account may hold other rights, which end at another time or never.
      graceUntil:
        subscription.status === "past_due"
          ? await findEndOfRights(user.id, graceStem(subscription.provider_subscription_id))
          : undefined,
    },
    payments,
  };
}

/**
 * Lets premium end with the month that is paid, or go on after all.
 * @throws AppError NOT_FOUND without a running subscription; UNAVAILABLE when the provider cannot be reached
 */
export async function setPremiumEnding(ctx: Ctx, user: CurrentUser, isEnding: boolean): Promise<void> {
  const row = await findRunningSubscription(user.id);
  if (!row) throw new AppError("NOT_FOUND", "You have no active subscription");
  await failWith(ctx, "We couldn't change your subscription just now. Please try again.", async () => {
    const key = `${isEnding ? "end" : "keep"}:${row.id}:${row.updated_at}`;
    const subscription = await askProvider(ctx, (provider) =>
      provider.setCancelAtPeriodEnd(row.provider_subscription_id, isEnding, key),
    );
    await transact((trx) => noteSubscription(trx, user.id, row.feature, subscription));
  });
}

/**
 * A page of the payment provider where the card is changed and invoices are read.
 * @param returnUrl where its way back leads
 * @throws AppError NOT_FOUND where there is none; UNAVAILABLE when the provider cannot be reached
 */
export async function openPaymentPortal(ctx: Ctx, user: CurrentUser, returnUrl: string): Promise<string> {
  const row = await findRunningSubscription(user.id);
  const url =
    row && real().payments !== "sandbox"
      ? await failWith(ctx, "We couldn't open the payment service just now. Please try again.", () =>
          askProvider(ctx, (provider) => provider.openPortal(row.provider_subscription_id, returnUrl)),
        )
      : undefined;
  if (!url) throw new AppError("NOT_FOUND", "There's no card to change here");
  return url;
}

/**
 * Reads a subscription again from the provider: a renewed one grants its month, an ended one is noted.
 * @param event the webhook that asks; noted in the same transaction
 */
export async function syncSubscription(ctx: Ctx, providerSubscriptionId: string, event?: EventNote): Promise<void> {
  const row = await selectSubscriptionByProviderId(db(), providerSubscriptionId);
  const subscription = row && (await askProvider(ctx, (provider) => provider.findSubscription(providerSubscriptionId)));
  const renewals = subscription
    ? await askProvider(ctx, (provider) => provider.listRenewals(providerSubscriptionId))
    : [];
  await transact(async (trx) => {
    if (row && subscription) {
      await noteSubscription(trx, row.user_id, row.feature, subscription);
      await grantByState(trx, row.user_id, row.feature, subscription);
      for (const renewal of renewals)
        await enterRenewal(trx, row.user_id, renewal, monthStem(subscription.id, renewal.periodEnd));
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
