import { PRICE_HOLD } from "#app/config/product";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import type { ProviderName } from "#app/modules/inventory/offers/offer";
import type { MadeOrder } from "#app/modules/inventory/search/order-source";
import { isBookable } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { holdTripWithin } from "#app/modules/trips/store/trips.server";
import type { Ctx } from "#app/shared/context";
import { itemKeyOf } from "../rules/booking";
import { remindOfEnd } from "./hold-ends.server";
import { insertLock, selectActiveLock } from "../money/locks.repo.server";
import type { Checkout } from "../money/booking.repo.server";
import type { RefundReason } from "../rules/refund-reason";
import { noteReleaseAtEnd } from "./release-seats.server";
import { HELD_ORDER } from "../rules/stored-orders";

/** The trip whose price a checkout was paid to hold, kept from change; or why the money has to go back. */
export async function findHoldObstacle(
  trx: Db,
  ctx: Pick<Ctx, "now">,
  checkout: Checkout,
): Promise<Trip | RefundReason> {
  const { trip_id: tripId, user_id: userId, price_locked_until: until } = checkout;
  if (!tripId || !until) throw new Error(`Checkout ${checkout.id} holds nothing`);
  // The trip cannot be booked or changed between the look at it and the hold.
  const trip = await holdTripWithin(trx, tripId, userId);
  if (!trip) return "gone";
  if (!isBookable(trip)) return "booked";
  const itemKey = itemKeyOf(trip);
  if (itemKey !== checkout.item_key) return "changed";
  const at = ctx.now.toISOString();
  if (until <= at) return "late";
  if ((await selectActiveLock(trx, { tripId, userId, itemKey }, at))?.paid) return "held";
  return trip;
}

/**
 * Holds the price whose fee a checkout has paid, and reminds of its end.
 * @param seats the order by which the airline keeps the seats: the price is held no longer than it does
 * @returns the id of the lock
 */
export async function insertPaidLock(
  trx: Db,
  ctx: Pick<Ctx, "now">,
  checkout: Checkout,
  seats?: { provider: ProviderName; made: MadeOrder },
): Promise<string> {
  const { trip_id: tripId, user_id: userId, price_locked_until: paidUntil, held_minor: heldMinor } = checkout;
  if (!tripId || !paidUntil || heldMinor === null) throw new Error(`Checkout ${checkout.id} holds nothing`);
  const ends = [paidUntil, seats?.made.payBy, seats?.made.priceUntil].flatMap((end) => (end ? [Date.parse(end)] : []));
  const until = new Date(Math.min(...ends)).toISOString();
  const lockId = newId();
  await insertLock(trx, {
    id: lockId,
    trip_id: tripId,
    user_id: userId,
    item_key: checkout.item_key,
    amount_minor: heldMinor,
    currency: checkout.currency,
    locked_until: until,
    used_at: null,
    checkout_id: checkout.id,
    fee_minor: checkout.amount_minor,
    cap_minor: PRICE_HOLD.capMinor,
    held_order: seats
      ? HELD_ORDER.write({ provider: seats.provider, ref: seats.made.ref, price: seats.made.price })
      : null,
    created_at: ctx.now.toISOString(),
  });
  if (seats) await noteReleaseAtEnd(trx, lockId, until, ctx.now);
  await remindOfEnd(trx, ctx, { tripId, userId, lockId, until, origin: checkout.origin });
  return lockId;
}

/**
 * Holds the price that a checkout was paid for, inside the transaction that takes its money into account.
 * @returns the trip, or why the money has to go back
 */
export async function holdForDays(trx: Db, ctx: Ctx, checkout: Checkout): Promise<Trip | RefundReason> {
  const trip = await findHoldObstacle(trx, ctx, checkout);
  if (typeof trip !== "string") await insertPaidLock(trx, ctx, checkout);
  return trip;
}
