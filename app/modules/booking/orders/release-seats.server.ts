import type { Selectable } from "kysely";
import { db } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import { orderSourceOf } from "#app/modules/inventory/search/inventory.server";
import type { FlightOrders } from "#app/modules/inventory/search/order-source";
import type { Ctx } from "#app/shared/context";
import type { PriceLocksTable } from "../rules/booking.table";
import { endLock, selectLock } from "../money/holds.repo.server";
import { isHeldOrderUsed } from "../money/orders.repo.server";
import { HELD_ORDER, HELD_ORDER_RELEASE } from "../rules/stored-orders";

/** Job that gives seats back which the airline keeps for a hold that is over. */
export const RELEASE_HELD_JOB = "release-held-seats";

/** The payload of the job, with the order it is about, since a lock goes with its trip. */
async function workOf(trx: Db, lockId: string): Promise<string> {
  const held = (await selectLock(trx, lockId))?.held_order;
  return HELD_ORDER_RELEASE.write({ lockId, ...(held && { held: HELD_ORDER.read(held, lockId) }) });
}

/** Notes that the seats of a hold are given back, in the transaction that ends it. */
export async function noteRelease(trx: Db, lockId: string): Promise<void> {
  await enqueueJob(trx, RELEASE_HELD_JOB, `release-held:${lockId}`, await workOf(trx, lockId));
}

/** Notes that seats are given back once their hold is over by itself: an airline may keep them for longer. */
export async function noteReleaseAtEnd(trx: Db, lockId: string, until: string, now: Date): Promise<void> {
  const delayMs = Math.max(0, Date.parse(until) - now.getTime());
  await enqueueJob(trx, RELEASE_HELD_JOB, `hold-over:${lockId}`, await workOf(trx, lockId), delayMs);
}

/** Gives back seats that will not be paid; seats that can't be cancelled lapse by themselves. Safe to repeat. */
export async function giveSeatsBack(flights: FlightOrders, ref: string): Promise<void> {
  if ((await flights.get(ref))?.status !== "held") return;
  const quote = await flights.quoteCancel(ref);
  if (quote) await flights.confirmCancel(quote.ref);
}

/**
 * Whether a hold is over; one whose time is over ends first, so that no payment begins for seats that are given back.
 */
async function isOver(lock: Selectable<PriceLocksTable>, at: string): Promise<boolean> {
  if (lock.used_at !== null || lock.ended_at !== null) return true;
  if (lock.locked_until > at) return false;
  return endLock(db(), { id: lock.id, tripId: lock.trip_id, userId: lock.user_id }, "lapsed", at);
}

/**
 * Gives the seats of a hold back, once it is over and no trip is booked with them: the work that follows its end. Safe
 * to repeat.
 * @throws Error when the source does not answer; the job is tried again
 */
export async function releaseHeld(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { lockId, held } = HELD_ORDER_RELEASE.read(payload, id);
  const lock = await selectLock(db(), lockId);
  if (lock && !(await isOver(lock, ctx.now.toISOString()))) return;
  const { provider, ref } = held ?? (lock?.held_order ? HELD_ORDER.read(lock.held_order, lockId) : {});
  const flights = provider && orderSourceOf(provider)?.flights;
  if (!flights || !ref || (await isHeldOrderUsed(db(), ref))) return;
  await giveSeatsBack(flights, ref);
  ctx.log.info({ event: "hold-released", lockId, ref }, "seats are given back");
}
