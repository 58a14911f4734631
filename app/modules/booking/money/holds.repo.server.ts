import type { Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import type { Checkout } from "./booking.repo.server";
import type { HoldEnd, PriceLocksTable } from "../rules/booking.table";
import { locksThatHold } from "./locks.repo.server";

/** Uses up one lock for a booking. @returns whether it could: not twice, and not after it ended */
export async function consumeLock(db: Db, id: string, at: string): Promise<boolean> {
  const row = await db
    .updateTable("price_locks")
    .set({ used_at: at })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a lock that is unused.
 * @returns whether it was: of any number of callers one ends it, or a booking uses it up
 */
export async function endLock(
  db: Db,
  by: { id: string; tripId: string; userId: string } | { checkoutId: string },
  as: HoldEnd,
  at: string,
): Promise<boolean> {
  const update = db
    .updateTable("price_locks")
    .set({ ended_at: at, ended_as: as })
    .where("used_at", "is", null)
    .where("ended_at", "is", null);
  const row = await (
    "id" in by
      ? update.where("id", "=", by.id).where("trip_id", "=", by.tripId).where("user_id", "=", by.userId)
      : update.where("checkout_id", "=", by.checkoutId)
  )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a lock back that was used up by a booking which came to nothing. */
export async function restoreLock(db: Db, id: string): Promise<void> {
  await db.updateTable("price_locks").set({ used_at: null }).where("id", "=", id).execute();
}

export function selectLock(db: Db, id: string): Promise<Selectable<PriceLocksTable> | undefined> {
  return db.selectFrom("price_locks").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The checkout that paid for a lock. */
export async function selectCheckoutOfLock(db: Db, lockId: string): Promise<string | undefined> {
  const row = await db.selectFrom("price_locks").select("checkout_id").where("id", "=", lockId).executeTakeFirst();
  return row?.checkout_id ?? undefined;
}

/** Decides that a payment that was used goes back. @returns whether this call did */
export async function beginRefund(
  db: Db,
  checkoutId: string,
  reason: string,
  at: string,
): Promise<Checkout | undefined> {
  return db
    .updateTable("checkouts")
    .set({ status: "refunding", refund_reason: reason, updated_at: at })
    .where("id", "=", checkoutId)
    .where("status", "=", "paid")
    .returningAll()
    .executeTakeFirst();
}

/** Every price that an account ever held. */
export function selectLocksOf(db: Db, userId: string): Promise<Selectable<PriceLocksTable>[]> {
  return db.selectFrom("price_locks").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();
}

/** The paid hold of a trip that runs, whatever it holds. */
export function selectRunningHold(
  db: Db,
  tripId: string,
  userId: string,
  at: string,
): Promise<Selectable<PriceLocksTable> | undefined> {
  return locksThatHold(db, { tripId, userId }, at)
    .where("checkout_id", "is not", null)
    .orderBy("locked_until", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The paid hold of a trip that ran out last, unused. */
export function selectHoldThatRanOut(
  db: Db,
  tripId: string,
  userId: string,
  at: string,
): Promise<Selectable<PriceLocksTable> | undefined> {
  return db
    .selectFrom("price_locks")
    .selectAll()
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .where("checkout_id", "is not", null)
    .where("used_at", "is", null)
    .where("locked_until", "<=", at)
    .where((is) => is.or([is("ended_at", "is", null), is("ended_as", "=", "lapsed")]))
    .orderBy("locked_until", "desc")
    .limit(1)
    .executeTakeFirst();
}
