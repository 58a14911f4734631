import type { Insertable, Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import { UNANSWERED } from "../rules/airline-change";
import type { ChangeState } from "../rules/airline-change";
import type { AirlineChangesTable } from "../rules/orders.table";

export type AirlineChangeRow = Selectable<AirlineChangesTable>;

/** Keeps a change, or what its source says of it now. @returns whether it was not known */
export async function keepChange(db: Db, row: Insertable<AirlineChangesTable>): Promise<boolean> {
  const added = await db
    .insertInto("airline_changes")
    .values(row)
    .onConflict((conflict) => conflict.columns(["order_id", "source_ref"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return true;
  await db
    .updateTable("airline_changes")
    .set({ change: row.change, updated_at: row.updated_at })
    .where("order_id", "=", row.order_id)
    .where("source_ref", "=", row.source_ref)
    .where("state", "in", UNANSWERED)
    .execute();
  return false;
}

/** The changes of a trip that are still to be answered, in the order in which they were found. */
export function openChanges(db: Db, { tripId, userId }: { tripId: string; userId: string }) {
  return db
    .selectFrom("airline_changes")
    .select(["id", "order_id", "checkout_id", "trip_id", "user_id", "source_ref", "change", "state"])
    .select(["found_at", "updated_at"])
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .where("state", "in", UNANSWERED)
    .orderBy("found_at");
}

export function selectChangesOfOrder(db: Db, orderId: string): Promise<AirlineChangeRow[]> {
  return db.selectFrom("airline_changes").selectAll().where("order_id", "=", orderId).execute();
}

export function selectChange(db: Db, id: string): Promise<AirlineChangeRow | undefined> {
  return db.selectFrom("airline_changes").selectAll().where("id", "=", id).executeTakeFirst();
}

/** All changes of what was ordered for these payments. */
export function selectChangesOf(db: Db, checkoutIds: readonly string[]): Promise<AirlineChangeRow[]> {
  if (checkoutIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("airline_changes")
    .selectAll()
    .where("checkout_id", "in", [...checkoutIds])
    .orderBy("found_at")
    .execute();
}

/** Payments whose trips have a change that is to be answered. */
export async function selectCheckoutsWithChanges(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("airline_changes")
    .select("checkout_id")
    .where("state", "in", UNANSWERED)
    .orderBy("found_at")
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ checkout_id }) => checkout_id))];
}

/** Answers a change, unless that was done. @returns whether this call did it */
export async function answerChange(
  db: Db,
  id: string,
  from: readonly ChangeState[],
  state: ChangeState,
  at: string,
): Promise<boolean> {
  const row = await db
    .updateTable("airline_changes")
    .set({ state, updated_at: at })
    .where("id", "=", id)
    .where("state", "in", [...from])
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a trip that was called off there is nothing to answer any more. */
export async function endChanges(db: Db, tripId: string, userId: string, at: string): Promise<void> {
  await db
    .updateTable("airline_changes")
    .set({ state: "over", updated_at: at })
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .where("state", "in", UNANSWERED)
    .execute();
}
