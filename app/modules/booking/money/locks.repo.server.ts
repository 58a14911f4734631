import type { Insertable, Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import type { PriceLock } from "../rules/booking";
import type { PriceLocksTable } from "../rules/booking.table";
import { HELD_ORDER } from "../rules/stored-orders";

/** A lock as stored. */
export type LockRow = Selectable<PriceLocksTable>;

/** A lock as the rules know it. */
export function toLock(row: LockRow): PriceLock {
  return {
    id: row.id,
    tripId: row.trip_id,
    itemKey: row.item_key,
    amountMinor: row.amount_minor,
    currency: row.currency,
    lockedUntil: row.locked_until,
    ...(row.held_order !== null && { order: HELD_ORDER.read(row.held_order, row.id) }),
    paid: row.checkout_id === null ? undefined : { feeMinor: row.fee_minor, capMinor: row.cap_minor ?? 0 },
  };
}

export async function insertLock(db: Db, row: Insertable<PriceLocksTable>): Promise<void> {
  await db.insertInto("price_locks").values(row).execute();
}

const LOCK = [
  ...(["id", "trip_id", "user_id", "item_key", "amount_minor", "currency", "locked_until", "used_at"] as const),
  ...(["checkout_id", "fee_minor", "cap_minor", "ended_at", "ended_as", "held_order", "created_at"] as const),
];

/** The locks of a trip that are neither used, nor ended, nor over. @param at UTC ISO instant */
export function locksThatHold(db: Db, { tripId, userId }: { tripId: string; userId: string }, at: string) {
  return db
    .selectFrom("price_locks")
    .select(LOCK)
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("ended_at", "is", null)
    .where("locked_until", ">", at);
}

/** The owner, the trip and the purpose of the lock that is asked for. */
export interface LockAsked {
  tripId: string;
  userId: string;
  itemKey: string;
}

/**
 * The lock of a trip that still holds what it is now: the one whose fee counts before one that is free, then the
 * longest.
 */
export function activeLock(db: Db, { itemKey, ...of }: LockAsked, at: string) {
  return locksThatHold(db, of, at)
    .where("item_key", "=", itemKey)
    .orderBy("fee_minor", "desc")
    .orderBy("locked_until", "desc")
    .limit(1);
}

/** Reads that lock. */
export async function selectActiveLock(db: Db, asked: LockAsked, at: string): Promise<PriceLock | undefined> {
  const row = await activeLock(db, asked, at).executeTakeFirst();
  return row && toLock(row);
}

/** How many of these locks belong to this trip and user. */
export async function countLocks(db: Db, ids: readonly string[], tripId: string, userId: string): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .selectFrom("price_locks")
    .select("id")
    .where("id", "in", [...ids])
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .execute();
  return rows.length;
}

/** Uses up every lock of a trip (CHECKLIST BOOK-17). @returns those for which an airline keeps seats */
export async function useUpLocks(db: Db, tripId: string, at: string): Promise<string[]> {
  const rows = await db
    .updateTable("price_locks")
    .set({ used_at: at })
    .where("trip_id", "=", tripId)
    .where("used_at", "is", null)
    .where("ended_at", "is", null)
    .returning(["id", "held_order"])
    .execute();
  return rows.flatMap(({ id, held_order }) => (held_order === null ? [] : id));
}
