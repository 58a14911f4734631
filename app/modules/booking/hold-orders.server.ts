import { db } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import type { ProviderSession } from "#app/integrations/stripe/payment-provider";
import { orderSourceOf } from "#app/modules/inventory/inventory.server";
import type { Trip } from "#app/modules/trips/trip";
import type { Ctx } from "#app/shared/context";
import { beginOrdering } from "./begin-ordering.server";
import type { Checkout } from "./booking.repo.server";
import type { PriceLock } from "./booking";
import { beginRefund, endLock, selectLock } from "./holds.repo.server";
import { updateCheckout } from "./orders.repo.server";
import type { Ordering } from "./orders.repo.server";
import { findHoldObstacle, insertPaidLock } from "./paid-holds.server";
import { REFUND_REASON } from "./refund-reason";
import type { RefundReason } from "./refund-reason";
import { HELD_ORDER, HELD_ORDER_RELEASE, MADE_ORDER } from "./stored-orders";

/** Job that gives seats back which the airline keeps for a hold that is over. */
export const RELEASE_HELD_JOB = "release-held-seats";

/**
 * Notes that the airline has to be asked to keep the seats of a trip, in the transaction that takes the payment of its fee
 * into account.
 * @returns why the money has to go back; undefined when it is on its way
 */
export async function beginHolding(
  trx: Db,
  ctx: Ctx,
  checkout: Checkout,
  session: ProviderSession,
  about: (trip: Trip) => string,
): Promise<RefundReason | undefined> {
  const trip = await findHoldObstacle(trx, ctx, checkout);
  if (typeof trip === "string") return trip;
  await beginOrdering(trx, checkout, session, trip, about(trip), "hold");
  return undefined;
}

/**
 * Holds the price at which the airline keeps the seats, in the transaction that ends their order. Of a trip that was booked,
 * changed or deleted meanwhile the fee goes back, and so do the seats.
 */
export async function endAsHeld(trx: Db, now: Date, ordering: Ordering, checkout: Checkout): Promise<void> {
  const at = now.toISOString();
  await updateCheckout(trx, checkout.id, { status: "paid", updated_at: at });
  const [row] = ordering.orders;
  if (!row?.made) throw new Error(`No seats are held for checkout ${checkout.id}`);
  const seats = { provider: row.provider, made: MADE_ORDER.read(row.made, row.id) };
  const trip = await findHoldObstacle(trx, { now }, checkout);
  // A lock goes with its trip: seats of a trip that is deleted lapse by themselves.
  const lockId = trip === "gone" ? undefined : await insertPaidLock(trx, { now }, checkout, seats);
  if (typeof trip !== "string") return;
  if (lockId && (await endLock(trx, { checkoutId: checkout.id }, "returned", at))) await noteRelease(trx, lockId);
  // Reconciliation sends it.
  await beginRefund(trx, checkout.id, REFUND_REASON[trip], at);
}

/** Whether the airline still keeps the seats of a hold; it is believed to while it does not answer. */
export async function areSeatsKept(ctx: Ctx, { order }: PriceLock): Promise<boolean> {
  if (!order) return true;
  try {
    const made = await orderSourceOf(order.provider)?.flights.get(order.ref);
    return made !== undefined && made.status !== "cancelled";
  } catch (error) {
    ctx.log.warn({ err: error, ref: order.ref }, "whether seats are kept is not known");
    return true;
  }
}

/** Notes that the seats of a hold are given back, in the transaction that ends it. */
export async function noteRelease(trx: Db, lockId: string): Promise<void> {
  await enqueueJob(trx, RELEASE_HELD_JOB, `release-held:${lockId}`, HELD_ORDER_RELEASE.write({ lockId }));
}

/**
 * Gives seats back that nobody will pay: the work that follows the end of a hold. Safe to repeat; what can't be cancelled
 * lapses by itself.
 * @throws Error when the source does not answer; the job is tried again
 */
export async function releaseHeld(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { lockId } = HELD_ORDER_RELEASE.read(payload, id);
  const lock = await selectLock(db(), lockId);
  if (!lock?.held_order || lock.used_at !== null) return;
  const { provider, ref } = HELD_ORDER.read(lock.held_order, lockId);
  const flights = orderSourceOf(provider)?.flights;
  if (!flights || (await flights.get(ref))?.status !== "held") return;
  const quote = await flights.quoteCancel(ref);
  if (quote) await flights.confirmCancel(quote.ref);
  ctx.log.info({ event: "hold-released", lockId, ref }, "seats are given back");
}
