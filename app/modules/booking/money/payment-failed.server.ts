import { mailOrigin } from "#app/config/mail-origin.server";
import type { Db } from "#app/db/schema";
import { transact } from "#app/db/client.server";
import { wakeJobs } from "#app/db/jobs.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { nameOfTrip } from "#app/modules/trips/trip/trip";
import { findTripWithin } from "#app/modules/trips/store/trips.server";
import { closeCheckout } from "./booking.repo.server";
import type { Checkout } from "./booking.repo.server";
import { paymentFailedMail } from "./payment-failed-mail";
import { PRODUCTS, planIdOf } from "../rules/products";

/** The name of a checkout's purpose, as its payer knows it. */
async function nameOf(trx: Db, { trip_id, user_id, feature, item_key }: Checkout): Promise<string> {
  if (!trip_id) return PRODUCTS[planIdOf(item_key)].name;
  const trip = await findTripWithin(trx, trip_id, user_id);
  const name = trip ? nameOfTrip(trip) : "Your trip";
  return feature === "price_hold" ? `${PRODUCTS.price_hold.name}: ${name}` : name;
}

function pathOf({ trip_id, feature }: Checkout): string {
  if (!trip_id) return "/billing/upgrade";
  return feature === "price_hold" ? `/trips/${trip_id}/hold` : `/trips/${trip_id}`;
}

/**
 * Closes a checkout whose payment was on its way and failed in the end, and writes to its payer, who may be gone for
 * days by then. Once: a caller that hears of it later changes nothing.
 */
export async function closeFailed(checkout: Checkout): Promise<void> {
  const account = await findAccount(checkout.user_id);
  const isFirst = await transact(async (trx) => {
    // The machine's clock, not the request's: reconciliation compares these times with its own.
    const didClose = await closeCheckout(trx, checkout, "failed", new Date().toISOString());
    if (!didClose || !account) return false;
    const mail = paymentFailedMail({
      firstName: account.firstName,
      what: await nameOf(trx, checkout),
      amountMinor: checkout.amount_minor,
      currency: checkout.currency,
      link: `${mailOrigin(checkout.origin)}${pathOf(checkout)}`,
    });
    await enqueueMail(trx, `payment-failed:${checkout.id}`, { to: account.email, ...mail });
    return true;
  });
  if (isFirst) wakeJobs();
}
