import { PRODUCT } from "#app/config/product";
import { db, transact } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { findOrInsertPayment, findOrInsertSubscription } from "#app/integrations/stripe/sandbox/hosted-page.server";
import { addMonth } from "#app/integrations/stripe/sandbox/objects";
import { selectCheckout } from "../money/booking.repo.server";
import { saleTransfers } from "../rules/ledger";
import { insertEntry, selectChargeOfCheckout, selectChargeOfRights } from "../money/ledger.repo.server";
import { enterRenewal } from "../money/ledger.server";
import { grantMonth, monthStem, noteSubscription } from "../money/product-grants.server";
import { PRODUCTS, planIdOf } from "../rules/products";
import { sandboxStore } from "../money/sandbox-objects.repo.server";

const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);

/**
 * Gives an account of the sandbox a running premium subscription, as if it had been bought, with the payment of its
 * first month. Running it again changes nothing, not even one that was cancelled meanwhile.
 */
export async function seedSandboxSubscription(userId: string, startedAt: Date, now: Date): Promise<void> {
  const stem = `seed${userId.replaceAll("-", "")}`;
  const { priceMinor: amountMinor } = PRODUCTS.premium_monthly;
  const running = await findOrInsertSubscription(sandboxStore(), `sub_${stem}`, startedAt, now, amountMinor);
  const item = running.items.data[0];
  if (!item) return;
  const began = fromSeconds(running.created);
  const payment = await findOrInsertPayment(sandboxStore(), `pi_${stem}`, amountMinor, began);
  const subscription = {
    id: running.id,
    status: running.status,
    currentPeriodStart: fromSeconds(item.current_period_start),
    currentPeriodEnd: fromSeconds(item.current_period_end),
    cancelAtPeriodEnd: running.cancel_at_period_end,
  };
  const firstMonth = monthStem(running.id, addMonth(began));
  await transact(async (trx) => {
    await noteSubscription(trx, userId, "premium", subscription);
    await grantMonth(trx, userId, "premium", subscription);
    if (await selectChargeOfRights(trx, firstMonth)) return;
    const month = { paidAt: began, periodEnd: addMonth(began), paymentIntent: payment };
    await enterRenewal(
      trx,
      userId,
      { id: `in_${stem}`, amountMinor, currency: PRODUCT.currency, ...month },
      firstMonth,
    );
  });
}

/**
 * Gives something that the sandbox was seeded with as paid the payment that paid for it: it can be given back, and
 * billing lists it. Running it again changes nothing.
 * @param paid when: UTC ISO; what a receipt calls it, where not by the name of its product; the stem of the sources of
 * the rights it paid for
 */
export async function seedSandboxPayment(
  checkoutId: string,
  { paidAt, about = "", rights }: { paidAt: string; about?: string; rights?: string },
): Promise<void> {
  const checkout = await selectCheckout(db(), checkoutId);
  if (checkout?.status !== "paid" || (await selectChargeOfCheckout(db(), checkoutId))) return;
  const { amount_minor: amountMinor, currency } = checkout;
  const soldAs = checkout.feature === "trip" ? "trip" : planIdOf(checkout.item_key);
  const stem = `pi_seed${checkoutId.replaceAll("-", "")}`;
  const paymentIntent = await findOrInsertPayment(sandboxStore(), stem, amountMinor, new Date(paidAt));
  await transact(async (trx) => {
    const entry = {
      id: newId(),
      source: `charge:${checkout.id}`,
      kind: "charge" as const,
      user_id: checkout.user_id,
      checkout_id: checkout.id,
      of_entry: null,
      payment_intent: paymentIntent,
      rights: rights ?? null,
      sold_as: soldAs,
      about,
      occurred_at: paidAt,
    };
    await insertEntry(trx, entry, saleTransfers(soldAs, amountMinor, currency));
    const paid = { payment_intent: paymentIntent };
    await trx.updateTable("checkouts").set(paid).where("id", "=", checkoutId).execute();
    await trx.updateTable("bookings").set(paid).where("checkout_id", "=", checkoutId).execute();
  });
}
