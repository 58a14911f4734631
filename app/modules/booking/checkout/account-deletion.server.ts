import { db, transact } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { deleteAccount } from "#app/modules/accounts/settings/settings.server";
import { personOf } from "#app/modules/accounts/account/email-address";
import { forgetSent, removeSentFiles } from "#app/modules/desk/inbox.server";
import { listPictureFilesOf, removePictureFiles } from "#app/modules/memories/own-pictures.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import {
  isGivingBackAnything,
  markSubscriptionEnding,
  selectOpenCheckoutsOf,
  selectRunningSubscriptions,
} from "../money/booking.repo.server";
import type { SubscriptionRow } from "../money/booking.repo.server";
import { endCheckout } from "./end-checkout.server";
import { isOrderingAnything } from "../money/orders.repo.server";
import { failWith } from "../rules/failure.server";
import { askProvider } from "../money/payments.server";

const MOST_TRIES = 5;
const UNREACHABLE =
  "Your account isn't deleted yet: we couldn't reach the payment service to close what is open there. Please try again in a few minutes.";

const BEING_BOOKED = "One of your trips is being booked right now. Delete your account once that's done.";
const BEING_CANCELLED =
  "A trip that you cancelled is still being settled. Delete your account in a few minutes, once your refund is on its way.";

// The machine's clock, not the request's: reconciliation compares these times with its own.
const machineTime = (): string => new Date().toISOString();

/**
 * A paid subscription may run out; one that waits for money, or for the end of a trial, must end now or it would still
 * charge.
 */
async function endAtProvider(ctx: Ctx, row: SubscriptionRow): Promise<void> {
  const id = row.provider_subscription_id;
  const now = await askProvider(ctx, (provider) => provider.findSubscription(id));
  if (!now || now.status === "canceled" || now.status === "incomplete_expired") return;
  if (now.status !== "active") await askProvider(ctx, (provider) => provider.cancelSubscription(id));
  else if (!now.cancelAtPeriodEnd)
    await askProvider(ctx, (provider) =>
      provider.setCancelAtPeriodEnd(id, true, `delete-account:${row.id}:${row.updated_at}`),
    );
}

async function endSubscription(ctx: Ctx, row: SubscriptionRow): Promise<void> {
  await endAtProvider(ctx, row);
  await transact((trx) => markSubscriptionEnding(trx, row.id, machineTime()));
}

/** @throws AppError CONFLICT while a trip is being booked, or the money of a cancelled one has still to go back */
async function requireNothingUnderWay(trx: Db, userId: string): Promise<void> {
  const isBooking = await isOrderingAnything(trx, userId);
  if (!isBooking && !(await isGivingBackAnything(trx, userId))) return;
  throw new AppError("CONFLICT", isBooking ? BEING_BOOKED : BEING_CANCELLED);
}

/** Whether nothing is left that could charge an account. */
async function isUncharged(trx: Db, userId: string): Promise<boolean> {
  const [open, running] = [await selectOpenCheckoutsOf(trx, userId), await selectRunningSubscriptions(trx, userId)];
  return open.length === 0 && running.every((row) => row.cancel_at_period_end === 1);
}

/**
 * Deletes an account. Subscriptions and checkouts that could still take its money end at the payment provider first: an
 * account that is gone could not stop them. The caller has proven to be the owner.
 * @throws AppError UNAVAILABLE when the provider cannot be reached, CONFLICT while a trip is being booked or cancelled;
 * the account is kept then
 */
export async function deleteAccountAndPayments(
  ctx: Ctx,
  user: Pick<CurrentUser, "id" | "email" | "isEmailVerified">,
): Promise<void> {
  await failWith(ctx, UNREACHABLE, async () => {
    await requireNothingUnderWay(db(), user.id);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      for (const checkout of await selectOpenCheckoutsOf(db(), user.id)) await endCheckout(ctx, checkout);
      // After the payment pages: one of them may just have become a subscription.
      for (const row of await selectRunningSubscriptions(db(), user.id)) await endSubscription(ctx, row);
      // Another tab may have opened or paid something since: then all of it is ended again.
      let files: string[] = [];
      let pictures: string[] = [];
      const isDeleted = await deleteAccount(ctx, user.id, async (trx) => {
        await requireNothingUnderWay(trx, user.id);
        if (!(await isUncharged(trx, user.id))) return false;
        files = await forgetSent(trx, personOf(user));
        pictures = await listPictureFilesOf(trx, user.id);
        return true;
      });
      if (!isDeleted) continue;
      await removeSentFiles(files);
      return await removePictureFiles(pictures);
    }
    throw new Error("Other tabs went on buying");
  });
}
