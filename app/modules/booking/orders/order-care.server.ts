import { db, transact } from "#app/db/client.server";
import { orderSourceOf } from "#app/modules/inventory/search/inventory.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import type { Ctx } from "#app/shared/context";
import { readChanges } from "./airline-changes.server";
import { noteLost } from "./order-lost.server";
import { nextCare } from "./order-care";
import { claimCare, selectOrder, selectOrdering, selectOrdersDue, updateOrder } from "../money/orders.repo.server";
import type { OrderRow } from "../money/orders.repo.server";
import { tellTripOfOrders } from "./trip-references.server";
import { MADE_ORDER } from "../rules/stored-orders";

/** Other processes do not read an order while this one does. */
const CLAIM_MS = 10 * 60_000;
/** An order that could not be read is read again after this. */
const AGAIN_MS = 15 * 60_000;

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Reads an order that stands: its tickets, and what its airline has changed. @returns when it is read again */
async function readOrder(ctx: Ctx, order: OrderRow, now: Date): Promise<string | null> {
  const ordering = await selectOrdering(db(), order.checkout_id);
  const source = orderSourceOf(order.provider);
  if (!ordering || !source || order.ref === null) return null;
  const { trip_id: tripId, user_id: userId, origin } = ordering;
  const trip = await getTrip(ctx, tripId, { userId });
  if (trip.status !== "booked") return null;
  const made = order.part === "flights" ? await source.flights.get(order.ref) : await source.stays.get(order.ref);
  if (!made) throw new Error(`Order ${order.ref} is not known to ${order.provider}`);
  if (made.status === "cancelled") {
    await noteLost(ctx, order, made, { tripId, userId, origin });
    return null;
  }
  await transact(async (trx) => {
    await updateOrder(trx, order.id, { made: MADE_ORDER.write(made), updated_at: now.toISOString() });
    await tellTripOfOrders(trx, order.checkout_id, now);
  });
  if (order.part === "flights") await readChanges(ctx, order, { tripId, userId, origin }, source.flights);
  return nextCare(made, order.cares + 1, trip.endDate, now) ?? null;
}

async function careFor(ctx: Ctx, id: string): Promise<void> {
  const now = new Date();
  if (!(await claimCare(db(), id, now.toISOString(), later(now, CLAIM_MS)))) return;
  const order = await selectOrder(db(), id);
  if (!order) return;
  try {
    const careAt = await readOrder(ctx, order, now);
    await updateOrder(db(), id, { care_at: careAt, cares: order.cares + 1 });
  } catch (error) {
    ctx.log.warn({ err: error, orderId: id, event: "order-care-failed" }, "an order could not be read again");
    await updateOrder(db(), id, { care_at: later(now, AGAIN_MS) });
  }
}

/** Orders that are read in this process. */
const reading = new Map<string, Promise<void>>();

/** Reads these orders again now, one after the other, beside everything else. */
export function lookAfter(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const work = ids.map((id) => {
    const before = reading.get(id);
    if (before) return before;
    const one = careFor(ctx, id)
      .catch((error: unknown) => ctx.log.error({ err: error, orderId: id }, "an order could not be looked after"))
      .finally(() => reading.delete(id));
    reading.set(id, one);
    return one;
  });
  return Promise.all(work).then(() => undefined);
}

/** Reads every order again whose turn it is. */
export async function sweepCare(ctx: Ctx, limit: number): Promise<void> {
  for (const { id } of await selectOrdersDue(db(), new Date().toISOString(), limit)) await lookAfter(ctx, [id]);
}
