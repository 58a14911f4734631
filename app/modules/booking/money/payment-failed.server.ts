import { mailOrigin } from "#app/config/mail-origin.server";
import type { Db } from "#app/db/schema";
import { transact } from "#app/db/client.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { nameOfWhole } from "#app/modules/trips/shown/longer-trip";
import { nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { findTripWithin } from "#app/modules/trips/store/trips.server";
import { closeCheckout } from "./booking.repo.server";
import type { Checkout } from "./booking.repo.server";
import { selectParts } from "./parts.repo.server";
import { paymentFailedMail } from "./payment-failed-mail";
import { wholePathOf } from "../rules/booking";
import { PRODUCTS, planIdOf } from "../rules/products";

/** The name of a checkout's purpose, as its payer knows it. */
async function nameOf(trx: Db, { id, trip_id, user_id, feature, item_key }: Checkout): Promise<string> {
  if (feature === "longer_trip") return nameOfParts(trx, id, user_id);
  if (!trip_id) return PRODUCTS[planIdOf(item_key)].name;
  const trip = await findTripWithin(trx, trip_id, user_id);
  const name = trip ? nameOfTrip(trip) : "Your trip";
  return feature === "price_hold" ? `${PRODUCTS.price_hold.name}: ${name}` : name;
}

/** The longer trip whose places were to be paid together; a place that was deleted since is left out of its name. */
async function nameOfParts(trx: Db, id: string, userId: string): Promise<string> {
  const trips: Trip[] = [];
  for (const { trip_id } of await selectParts(trx, id)) {
    const trip = trip_id === null ? undefined : await findTripWithin(trx, trip_id, userId);
    if (trip) trips.push(trip);
  }
  const inOrder = trips.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  return inOrder.length > 0 ? nameOfWhole(inOrder) : "Your trip";
}

function pathOf({ trip_id, feature, scope }: Checkout): string {
  if (feature === "longer_trip") return wholePathOf(scope);
  if (!trip_id) return "/billing/upgrade";
  return feature === "price_hold" ? `/trips/${trip_id}/hold` : `/trips/${trip_id}`;
}

/**
 * Closes a checkout whose payment was on its way and failed in the end, and writes to its payer, who may be gone for
 * days by then. Once: a caller that hears of it later changes nothing.
 */
export async function closeFailed(checkout: Checkout): Promise<void> {
  const account = await findAccount(checkout.user_id);
  await transact(async (trx) => {
    // The machine's clock, not the request's: reconciliation compares these times with its own.
    const didClose = await closeCheckout(trx, checkout, "failed", new Date().toISOString());
    if (!didClose || !account) return;
    const mail = paymentFailedMail({
      firstName: account.firstName,
      what: await nameOf(trx, checkout),
      amountMinor: checkout.amount_minor,
      currency: checkout.currency,
      link: `${mailOrigin(checkout.origin)}${pathOf(checkout)}`,
    });
    await enqueueMail(trx, `payment-failed:${checkout.id}`, { to: account.email, ...mail });
  });
}
