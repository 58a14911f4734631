import type { Db } from "#app/db/schema";
import type { ProviderSession } from "#app/integrations/stripe/payment-provider";
import { orderSourceOf } from "#app/modules/inventory/search/inventory.server";
import type { MadeOrder } from "#app/modules/inventory/search/order-source";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { beginOrdering } from "./begin-ordering.server";
import type { Checkout } from "../money/booking.repo.server";
import type { PriceLock } from "../rules/booking";
import { beginRefund, endLock } from "../money/holds.repo.server";
import { updateCheckout } from "../money/orders.repo.server";
import type { Ordering } from "../money/orders.repo.server";
import { findHoldObstacle, insertPaidLock } from "./hold-purchase.server";
import { REFUND_REASON } from "../rules/refund-reason";
import type { RefundReason } from "../rules/refund-reason";
import { noteRelease } from "./release-seats.server";
import { MADE_ORDER } from "../rules/stored-orders";

/**
 * Notes that the airline has to be asked to keep the seats of a trip, in the transaction that takes the payment of its
 * fee into account.
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

/** An airline that keeps seats for so much less than was sold has not kept what was paid for. */
const SHORT_BY_MS = 3_600_000;

/** Whether the airline ends a hold well before the end that was sold. */
function isShort({ price_locked_until: sold }: Checkout, { payBy, priceUntil }: MadeOrder): boolean {
  const ends = [payBy, priceUntil].flatMap((end) => (end ? [Date.parse(end)] : []));
  return sold !== null && Math.min(...ends) < Date.parse(sold) - SHORT_BY_MS;
}

/**
 * Holds the price at which the airline keeps the seats, in the transaction that ends their order. Of a trip that was
 * booked, changed or deleted meanwhile the fee goes back, and so do the seats; also of one whose seats are kept for
 * less than was sold.
 */
export async function endAsHeld(trx: Db, now: Date, ordering: Ordering, checkout: Checkout): Promise<void> {
  const at = now.toISOString();
  await updateCheckout(trx, checkout.id, { status: "paid", updated_at: at });
  const [row] = ordering.orders;
  if (!row?.made) throw new Error(`No seats are held for checkout ${checkout.id}`);
  const seats = { provider: row.provider, made: MADE_ORDER.read(row.made, row.id) };
  const found = await findHoldObstacle(trx, { now }, checkout);
  const trip = typeof found !== "string" && isShort(checkout, seats.made) ? "refused" : found;
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
