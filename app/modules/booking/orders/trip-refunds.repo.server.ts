import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#app/db/schema";
import type { TripRefundsTable } from "../rules/orders.table";
import type { RefundState } from "../rules/refund-follow";

export type TripRefundRow = Selectable<TripRefundsTable>;

export function selectTripRefund(db: Db, checkoutId: string): Promise<TripRefundRow | undefined> {
  return db.selectFrom("trip_refunds").selectAll().where("checkout_id", "=", checkoutId).executeTakeFirst();
}

/** Refunds of these payments. */
export function selectTripRefunds(db: Db, checkoutIds: readonly string[]): Promise<TripRefundRow[]> {
  if (checkoutIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("trip_refunds")
    .selectAll()
    .where("checkout_id", "in", [...checkoutIds])
    .execute();
}

/** Payments whose refund stands so, those first that wait longest. */
export async function selectRefundsIn(db: Db, states: readonly RefundState[], limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("trip_refunds")
    .select("checkout_id")
    .where("state", "in", [...states])
    .orderBy("created_at")
    .limit(limit)
    .execute();
  return rows.map(({ checkout_id }) => checkout_id);
}

/** Begins to follow a refund, unless it is followed. */
export async function insertTripRefund(db: Db, row: Insertable<TripRefundsTable>): Promise<void> {
  await db
    .insertInto("trip_refunds")
    .values(row)
    .onConflict((conflict) => conflict.column("checkout_id").doNothing())
    .execute();
}

/** Adds the refund that the traveller is promised for calling the trip off, once. */
export async function promiseRefund(db: Db, checkoutId: string, minor: number, at: string): Promise<void> {
  await db
    .updateTable("trip_refunds")
    .set((eb) => ({ promised_minor: eb("promised_minor", "+", minor), called_off: 1, next_at: at, updated_at: at }))
    .where("checkout_id", "=", checkoutId)
    .where("called_off", "=", 0)
    .execute();
}

export async function updateTripRefund(
  db: Db,
  checkoutId: string,
  values: Updateable<TripRefundsTable>,
): Promise<void> {
  await db.updateTable("trip_refunds").set(values).where("checkout_id", "=", checkoutId).execute();
}

/** Notes what is sent next, where the state that this rests on still stands and nothing else is on its way. */
export async function noteSending(
  db: Db,
  { checkout_id, passed_minor }: Pick<TripRefundRow, "checkout_id" | "passed_minor">,
  minor: number,
): Promise<boolean> {
  const row = await db
    .updateTable("trip_refunds")
    .set({ sending_minor: minor })
    .where("checkout_id", "=", checkout_id)
    .where("passed_minor", "=", passed_minor)
    .where("sending_minor", "is", null)
    .returning("checkout_id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes that what was on its way has gone back.
 * @param sent what was noted to be sent
 * @param passed all that has gone back by now
 * @returns whether this call did it
 */
export async function notePassed(
  db: Db,
  checkoutId: string,
  sent: number,
  passed: number,
  at: string,
): Promise<boolean> {
  const row = await db
    .updateTable("trip_refunds")
    .set({ passed_minor: passed, sending_minor: null, updated_at: at })
    .where("checkout_id", "=", checkoutId)
    .where("sending_minor", "=", sent)
    .returning("checkout_id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes refunds whose turn it is, those waiting longest first.
 * @param until when they are due again if nothing else is noted
 */
export async function claimRefundsDue(db: Db, at: string, until: string, limit: number): Promise<string[]> {
  const due = await db
    .selectFrom("trip_refunds")
    .select("checkout_id")
    .where("next_at", "<=", at)
    .orderBy("next_at")
    .limit(limit)
    .execute();
  const taken: string[] = [];
  for (const { checkout_id } of due) {
    const row = await db
      .updateTable("trip_refunds")
      .set({ next_at: until })
      .where("checkout_id", "=", checkout_id)
      .where("next_at", "<=", at)
      .returning("checkout_id")
      .executeTakeFirst();
    if (row) taken.push(row.checkout_id);
  }
  return taken;
}
