import { pastMark } from "#app/db/past-mark.server";
import type { Db } from "#app/db/schema";
import type { PageMark } from "#app/shared/lists/pages";
import type { MoneyState, Saga } from "../rules/order-saga";
import { selectChangesOf, selectCheckoutsWithChanges } from "../orders/airline-changes.repo.server";
import type { AirlineChangeRow } from "../orders/airline-changes.repo.server";
import type { Ordering } from "../money/orders.repo.server";
import { selectRefundsIn, selectTripRefunds } from "../orders/trip-refunds.repo.server";
import type { TripRefundRow } from "../orders/trip-refunds.repo.server";

/** A trip that is ordered, with what the desk shows beside it. */
export interface OrderingAtDesk extends Ordering {
  /** Undefined once the account is deleted. */
  email: string | null;
  /** The six letters; undefined when it was not booked. */
  reference: string | null;
  refunded_minor: number;
  /** Null once the trip is deleted. */
  trip_status: string | null;
  changes: AirlineChangeRow[];
  refund?: TripRefundRow;
}

const selectFull = (db: Db) =>
  db
    .selectFrom("trip_orderings")
    .leftJoin("users", "users.id", "trip_orderings.user_id")
    .leftJoin("bookings", "bookings.checkout_id", "trip_orderings.checkout_id")
    .leftJoin("checkouts", "checkouts.id", "trip_orderings.checkout_id")
    .leftJoin("trips", "trips.id", "trip_orderings.trip_id")
    .selectAll("trip_orderings")
    .select(["users.email", "bookings.reference", "checkouts.refunded_minor", "trips.status as trip_status"]);

async function withOrders(
  db: Db,
  rows: readonly (Omit<OrderingAtDesk, "orders" | "changes" | "refund" | "refunded_minor"> & {
    refunded_minor: number | null;
  })[],
): Promise<OrderingAtDesk[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ checkout_id }) => checkout_id);
  const [orders, changes, refunds] = await Promise.all([
    db.selectFrom("trip_orders").selectAll().where("checkout_id", "in", ids).orderBy("part").execute(),
    selectChangesOf(db, ids),
    selectTripRefunds(db, ids),
  ]);
  const of = <Row extends { checkout_id: string }>(all: readonly Row[], id: string): Row[] =>
    all.filter(({ checkout_id }) => checkout_id === id);
  return rows.map((row) => ({
    ...row,
    refunded_minor: row.refunded_minor ?? 0,
    orders: of(orders, row.checkout_id),
    changes: of(changes, row.checkout_id),
    refund: of(refunds, row.checkout_id)[0],
  }));
}

/** Trips in a state of their orders, the newest payments first. */
export async function selectOrderingsIn(
  db: Db,
  state: Saga["state"],
  { after, limit }: { after?: PageMark; limit: number },
): Promise<OrderingAtDesk[]> {
  const rows = await selectFull(db)
    .where("trip_orderings.state", "=", state)
    .$if(after !== undefined, (query) =>
      query.where(pastMark(["trip_orderings.paid_at", "trip_orderings.checkout_id"], after!, "desc")),
    )
    .orderBy("trip_orderings.paid_at", "desc")
    .orderBy("trip_orderings.checkout_id", "desc")
    .limit(limit)
    .execute();
  return withOrders(db, rows);
}

/**
 * Trips that may need a person: in hand, with an order that is being cancelled, with money that can't move by itself,
 * with a change of their airline, or with a refund that is not decided.
 */
export async function selectUnsettled(db: Db, money: readonly MoneyState[], limit: number): Promise<OrderingAtDesk[]> {
  const changed = [
    ...(await selectCheckoutsWithChanges(db, limit)),
    ...(await selectRefundsIn(db, ["unsaid", "by hand"], limit)),
  ];
  const [inHand, byMoney, cancelling, byChange] = await Promise.all([
    selectFull(db).where("trip_orderings.state", "=", "ordering").orderBy("paid_at").limit(limit).execute(),
    money.length > 0
      ? selectFull(db)
          .where("trip_orderings.money", "in", [...money])
          .orderBy("paid_at")
          .limit(limit)
          .execute()
      : [],
    selectFull(db)
      .where("trip_orderings.checkout_id", "in", (eb) =>
        eb.selectFrom("trip_orders").select("checkout_id").where("state", "=", "cancelling"),
      )
      .limit(limit)
      .execute(),
    changed.length > 0 ? selectFull(db).where("trip_orderings.checkout_id", "in", changed).execute() : [],
  ]);
  const found = new Map([...inHand, ...byMoney, ...cancelling, ...byChange].map((row) => [row.checkout_id, row]));
  return withOrders(db, [...found.values()]);
}

/** One trip that is ordered, by the payment it was ordered for. */
export async function selectOrderingAtDesk(db: Db, checkoutId: string): Promise<OrderingAtDesk | undefined> {
  const rows = await selectFull(db).where("trip_orderings.checkout_id", "=", checkoutId).execute();
  return (await withOrders(db, rows))[0];
}

/** Has everything of a trip that waits looked at from now on. */
export async function lookNow(db: Db, checkoutId: string, at: string): Promise<void> {
  await db
    .updateTable("trip_orders")
    .set({ look_at: at })
    .where("checkout_id", "=", checkoutId)
    .where("look_at", "is not", null)
    .execute();
  await db
    .updateTable("trip_orders")
    .set({ care_at: at })
    .where("checkout_id", "=", checkoutId)
    .where("care_at", "is not", null)
    .execute();
  await db.updateTable("trip_orderings").set({ next_at: at }).where("checkout_id", "=", checkoutId).execute();
}
