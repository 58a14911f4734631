import type { ExpressionBuilder, Insertable, Selectable, Updateable } from "kysely";
import type { Database, Db } from "#app/db/schema";
import type { BookingsTable, CheckoutsTable } from "../rules/booking.table";
import type { Saga, SagaOrder } from "../rules/order-saga";
import type { TripOrderingsTable, TripOrdersTable } from "../rules/orders.table";

type OrderingRow = Selectable<TripOrderingsTable>;
export type OrderRow = Selectable<TripOrdersTable>;

/** A trip that is ordered, with its orders. */
export interface Ordering extends OrderingRow {
  orders: OrderRow[];
}

/** An order as the rules know it. */
export function toSagaOrder(row: OrderRow): SagaOrder {
  return {
    part: row.part,
    state: row.state,
    priceMinor: row.price_minor,
    attempt: row.attempt,
    why: row.why ?? undefined,
    firstSentAt: row.first_sent_at ?? undefined,
    sentAt: row.sent_at ?? undefined,
    lookAt: row.look_at ?? undefined,
    looks: row.looks,
    isToldFailed: row.told_failed_at !== null,
  };
}

/** The same of a whole ordering. */
export function toSaga(row: Ordering): Saga {
  return {
    state: row.state,
    money: row.money,
    amountMinor: row.amount_minor,
    creditMinor: row.credit_minor,
    capturedMinor: row.captured_minor,
    backMinor: row.back_minor,
    paidAt: row.paid_at,
    orders: row.orders.map(toSagaOrder),
  };
}

/** The columns of an order as the rules have decided it; the answers of its source meanwhile stay. */
export function toOrderColumns(order: SagaOrder): Updateable<TripOrdersTable> {
  return {
    state: order.state,
    attempt: order.attempt,
    why: order.why ?? null,
    first_sent_at: order.firstSentAt ?? null,
    sent_at: order.sentAt ?? null,
    look_at: order.lookAt ?? null,
    looks: order.looks,
  };
}

export async function insertOrdering(
  db: Db,
  ordering: Insertable<TripOrderingsTable>,
  orders: Insertable<TripOrdersTable>[],
): Promise<void> {
  await db.insertInto("trip_orderings").values(ordering).execute();
  await db.insertInto("trip_orders").values(orders).execute();
}

export async function selectOrdering(db: Db, checkoutId: string): Promise<Ordering | undefined> {
  const row = await db
    .selectFrom("trip_orderings")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .executeTakeFirst();
  if (!row) return undefined;
  const orders = await db
    .selectFrom("trip_orders")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .orderBy("part")
    .execute();
  return { ...row, orders };
}

/** Which of these offers an order was sent for before, by whatever trip: a search sells once. */
export async function selectUsedOffers(db: Db, offerRefs: string[]): Promise<Set<string>> {
  if (offerRefs.length === 0) return new Set();
  const rows = await db
    .selectFrom("trip_orders")
    .select("offer_ref")
    .where("offer_ref", "in", offerRefs)
    .where("attempt", ">", 0)
    .execute();
  return new Set(rows.flatMap(({ offer_ref }) => offer_ref ?? []));
}

/**
 * A lease that ends later than this from now was taken by a clock that ran ahead, in milliseconds: no lease, and no
 * pause of an ordering, lasts that long. Its process has ended; one that lives loses it and says so.
 */
const NO_LEASE_MS = 3_600_000;

/** The instant after which nothing that was set by a right clock lies. @param at UTC ISO instant of now */
const noLeaseAfter = (at: string): string => new Date(Date.parse(at) + NO_LEASE_MS).toISOString();

/** Takes an ordering to work on, unless another process has it. @returns whether this call got it */
export async function takeLease(
  db: Db,
  checkoutId: string,
  lease: { token: string; until: string },
  at: string,
): Promise<boolean> {
  const row = await db
    .updateTable("trip_orderings")
    .set({ lease: lease.token, lease_until: lease.until })
    .where("checkout_id", "=", checkoutId)
    .where((eb) =>
      eb.or([
        eb("lease_until", "is", null),
        eb("lease_until", "<=", at),
        // A process that died with it left it closed until the clock is there again.
        eb("lease_until", ">", noLeaseAfter(at)),
      ]),
    )
    .returning("checkout_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes an ordering as long as the caller works on it. @returns whether it still does */
export async function updateOrdering(
  db: Db,
  checkoutId: string,
  token: string,
  values: Updateable<TripOrderingsTable>,
): Promise<boolean> {
  const row = await db
    .updateTable("trip_orderings")
    .set(values)
    .where("checkout_id", "=", checkoutId)
    .where("lease", "=", token)
    .returning("checkout_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateOrder(db: Db, id: string, values: Updateable<TripOrdersTable>): Promise<void> {
  await db.updateTable("trip_orders").set(values).where("id", "=", id).execute();
}

/** Orderings that are to be gone on with, those waiting longest first. @param at UTC ISO instant */
export function selectOrderingsDue(db: Db, at: string, limit: number): Promise<{ checkout_id: string }[]> {
  return db
    .selectFrom("trip_orderings")
    .select("checkout_id")
    .where("state", "=", "ordering")
    .where((eb) => eb.or([eb("next_at", "<=", at), eb("next_at", ">", noLeaseAfter(at))]))
    .orderBy("next_at")
    .limit(limit)
    .execute();
}

/** Changes the checkout that an ordering is about. */
export async function updateCheckout(db: Db, id: string, values: Updateable<CheckoutsTable>): Promise<void> {
  await db.updateTable("checkouts").set(values).where("id", "=", id).execute();
}

export async function updateBookingOf(db: Db, checkoutId: string, values: Updateable<BookingsTable>): Promise<void> {
  await db.updateTable("bookings").set(values).where("checkout_id", "=", checkoutId).execute();
}

export async function deleteBookingOf(db: Db, checkoutId: string): Promise<void> {
  await db.deleteFrom("bookings").where("checkout_id", "=", checkoutId).execute();
}

/** Orders that a source speaks of: by its names for them, or by our own key. */
interface SpokenOf {
  provider: OrderRow["provider"];
  names: readonly string[];
  key?: string;
}

function isSpokenOf({ provider, names, key }: SpokenOf) {
  const [, id, attempt] = /^(.+)-(\d{1,6})$/.exec(key ?? "") ?? [];
  return (eb: ExpressionBuilder<Database, "trip_orders">) =>
    eb.and([
      eb("provider", "=", provider),
      eb.or([
        ...(names.length > 0
          ? (["ref", "offer_ref", "open_ref"] as const).map((column) => eb(column, "in", [...names]))
          : []),
        ...(id ? [eb.and([eb("id", "=", id), eb("attempt", "=", Number(attempt))])] : []),
      ]),
    ]);
}

const UNDECIDED = ["sending", "open", "cancelling"] as const;

/** Has these orders looked at now. @returns their orderings, which are still in hand */
async function lookNow(db: Db, ids: readonly string[], hasFailed: boolean, at: string): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable("trip_orders")
    .set({ look_at: at, ...(hasFailed && { told_failed_at: at }) })
    .where("id", "in", [...ids])
    .where("state", "in", UNDECIDED)
    .returning("checkout_id")
    .execute();
  const checkouts = [...new Set(rows.map(({ checkout_id }) => checkout_id))];
  if (checkouts.length > 0)
    await db.updateTable("trip_orderings").set({ next_at: at }).where("checkout_id", "in", checkouts).execute();
  return checkouts;
}

/**
 * Has orders looked at now that a source speaks of, and notes that it says they have failed.
 * @returns the orderings that are still in hand; undefined where it names nothing of ours, decided or not
 */
export async function callToLook(
  db: Db,
  spokenOf: SpokenOf,
  hasFailed: boolean,
  at: string,
): Promise<string[] | undefined> {
  if (spokenOf.names.length === 0 && !spokenOf.key) return undefined;
  const rows = await db.selectFrom("trip_orders").select("id").where(isSpokenOf(spokenOf)).execute();
  const ids = rows.map(({ id }) => id);
  return ids.length > 0 ? lookNow(db, ids, hasFailed, at) : undefined;
}

/**
 * Has every order looked at now whose outcome is open, since one of them has failed and its source does not say which.
 * Only where there is no other that was sent by then, it is that one.
 * @param by UTC ISO instant at which it failed
 */
export async function callAllToLook(
  db: Db,
  { provider, part }: Pick<OrderRow, "provider" | "part">,
  by: string,
  at: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("trip_orders")
    .select("id")
    .where("provider", "=", provider)
    .where("part", "=", part)
    .where("state", "in", ["sending", "open"])
    .where("sent_at", "<=", by)
    .execute();
  return lookNow(
    db,
    rows.map(({ id }) => id),
    rows.length === 1,
    at,
  );
}

/** Has orders that stand read again now of which a source speaks. @returns their ids */
export async function callToCare(db: Db, ref: string | undefined, at: string): Promise<string[]> {
  if (ref === undefined) return [];
  const rows = await db
    .updateTable("trip_orders")
    .set({ care_at: at })
    .where("ref", "=", ref)
    .where("state", "in", ["made", "kept"])
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes an order to read it again, unless another process has it. @returns whether this call got it */
export async function claimCare(db: Db, id: string, at: string, until: string): Promise<boolean> {
  const row = await db
    .updateTable("trip_orders")
    .set({ care_at: until })
    .where("id", "=", id)
    .where("care_at", "<=", at)
    .where("state", "in", ["made", "kept"])
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Orders of booked trips whose turn it is to be read again, those waiting longest first. @param at UTC ISO instant */
export function selectOrdersDue(db: Db, at: string, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom("trip_orders")
    .innerJoin("trip_orderings", "trip_orderings.checkout_id", "trip_orders.checkout_id")
    .select("trip_orders.id")
    .where("trip_orders.care_at", "<=", at)
    .where("trip_orders.state", "in", ["made", "kept"])
    .where("trip_orderings.state", "in", ["confirmed", "partly"])
    .orderBy("trip_orders.care_at")
    .limit(limit)
    .execute();
}

/**
 * Notes that a source has cancelled an order that stood, and that its trip stands in part.
 * @returns whether it stood
 */
export async function loseOrder(
  db: Db,
  id: string,
  values: Pick<Updateable<TripOrdersTable>, "made" | "quote" | "updated_at">,
): Promise<boolean> {
  const row = await db
    .updateTable("trip_orders")
    .set({ ...values, state: "cancelled", care_at: null })
    .where("id", "=", id)
    .where("state", "in", ["made", "kept"])
    .returning("checkout_id")
    .executeTakeFirst();
  if (!row) return false;
  await db
    .updateTable("trip_orderings")
    .set({ state: "partly" })
    .where("checkout_id", "=", row.checkout_id)
    .where("state", "=", "confirmed")
    .execute();
  return true;
}

/** Whether a trip is being booked, or is booked, with seats that were held. */
export async function isHeldOrderUsed(db: Db, ref: string): Promise<boolean> {
  const row = await db
    .selectFrom("trip_orders")
    .innerJoin("trip_orderings", "trip_orderings.checkout_id", "trip_orders.checkout_id")
    .select("trip_orders.id")
    .where("held_ref", "=", ref)
    .where((eb) =>
      eb.or([eb("trip_orderings.state", "=", "ordering"), eb("trip_orders.state", "not in", ["refused", "cancelled"])]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function selectOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom("trip_orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Notes that money which was set aside is let go, or that a person has to give back what was taken of it. */
export async function markReleased(db: Db, id: string, status: "released" | "unrefundable", at: string): Promise<void> {
  await db
    .updateTable("checkouts")
    .set({ status, updated_at: at })
    .where("id", "=", id)
    .where("status", "=", "releasing")
    .execute();
}

/** Ends the tries of a refund that cannot be made. */
export async function markUnrefundable(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable("checkouts")
    .set({ status: "unrefundable", updated_at: at })
    .where("id", "=", id)
    .where("status", "=", "refunding")
    .execute();
}

/** Whether a trip of this account is being ordered. */
export async function isOrderingAnything(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("trip_orderings")
    .select("checkout_id")
    .where("user_id", "=", userId)
    .where("state", "=", "ordering")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many orderings stand in each state, for the metrics: counted in an index, without reading a row. */
export async function countOrderings(db: Db): Promise<{ state: string; count: number }[]> {
  const rows = await db
    .selectFrom("trip_orderings")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  return rows.map((row) => ({ state: row.state, count: Number(row.count) }));
}

/** The instant at which the oldest trip was paid that is still being ordered. */
export async function selectOldestOrdering(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("trip_orderings")
    .select((eb) => eb.fn.min("paid_at").as("at"))
    .where("state", "=", "ordering")
    .executeTakeFirst();
  return row?.at ?? undefined;
}
