import { sql } from "kysely";
import type { Insertable, Selectable, Updateable } from "kysely";
import { pastMark } from "#app/db/past-mark.server";
import type { Db } from "#app/db/schema";
import type { PageMark } from "#app/shared/lists/pages";
import { closeParts } from "./parts.repo.server";
import type { BookingsTable, CheckoutStatus, CheckoutsTable, SubscriptionsTable } from "../rules/booking.table";

export type Checkout = Selectable<CheckoutsTable>;
export type BookingRow = Selectable<BookingsTable>;
export type SubscriptionRow = Selectable<SubscriptionsTable>;

/** Money of these was taken into account already. */
const SETTLED = [
  ...(["paid", "refunding", "refunded", "unrefundable"] as const),
  ...(["ordering", "releasing", "released"] as const),
];

/** The open checkout of a scope; a unique index allows only one. */
export function selectOpenCheckout(db: Db, scope: string): Promise<Checkout | undefined> {
  return db
    .selectFrom("checkouts")
    .selectAll()
    .where("scope", "=", scope)
    .where("status", "=", "open")
    .executeTakeFirst();
}

export async function selectLastAttempt(db: Db, scope: string): Promise<number> {
  const row = await db
    .selectFrom("checkouts")
    .select((eb) => eb.fn.max("attempt").as("last"))
    .where("scope", "=", scope)
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** @returns undefined when another open checkout of the scope, or the same attempt, came first */
export async function insertCheckout(db: Db, row: Insertable<CheckoutsTable>): Promise<Checkout | undefined> {
  return db
    .insertInto("checkouts")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Notes the provider's session on a checkout that is still open and has no other one. @returns whether it was so */
export async function attachSession(
  db: Db,
  id: string,
  sessionId: string,
  url: string | null,
  at: string,
): Promise<boolean> {
  const row = await db
    .updateTable("checkouts")
    .set({ provider_session_id: sessionId, url, updated_at: at })
    .where("id", "=", id)
    .where("status", "=", "open")
    .where((eb) => eb.or([eb("provider_session_id", "is", null), eb("provider_session_id", "=", sessionId)]))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export function selectCheckout(db: Db, id: string): Promise<Checkout | undefined> {
  return db.selectFrom("checkouts").selectAll().where("id", "=", id).executeTakeFirst();
}

export function selectCheckoutBySession(db: Db, sessionId: string): Promise<Checkout | undefined> {
  return db.selectFrom("checkouts").selectAll().where("provider_session_id", "=", sessionId).executeTakeFirst();
}

/** A user's checkout by the provider's session id; undefined for a session of another user. */
export function selectOwnCheckout(db: Db, sessionId: string, userId: string): Promise<Checkout | undefined> {
  return db
    .selectFrom("checkouts")
    .selectAll()
    .where("provider_session_id", "=", sessionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** The checkouts that sell a trip and reached the provider, newest first; a place paid with others has their session. */
export function selectTripCheckouts(db: Db, tripId: string, userId: string): Promise<Checkout[]> {
  return db
    .selectFrom("checkouts as own")
    .leftJoin("checkouts as whole", "whole.id", "own.part_of")
    .selectAll("own")
    .select((eb) => eb.fn.coalesce("own.provider_session_id", "whole.provider_session_id").as("provider_session_id"))
    .where("own.trip_id", "=", tripId)
    .where("own.user_id", "=", userId)
    .where("own.feature", "=", "trip")
    .where((eb) => eb(eb.fn.coalesce("own.provider_session_id", "whole.provider_session_id"), "is not", null))
    .orderBy("own.attempt", "desc")
    .execute();
}

/**
 * Closes a checkout that took no money, with those of the places paid by it, in the caller's transaction, if it still
 * is as it was read: one that did take money, or that has been given a session since, is left alone.
 * @returns whether this call closed it
 */
export async function closeCheckout(
  trx: Db,
  read: Pick<Checkout, "id" | "provider_session_id">,
  status: "expired" | "failed",
  at: string,
): Promise<boolean> {
  const session = read.provider_session_id;
  const closed = await trx
    .updateTable("checkouts")
    .set({ status, updated_at: at })
    .where("id", "=", read.id)
    .where("status", "=", "open")
    .where("provider_session_id", session === null ? "is" : "=", session)
    .returning("id")
    .executeTakeFirst();
  if (closed) await closeParts(trx, read.id, status, at);
  return closed !== undefined;
}

/**
 * Takes a checkout's money into account, once: of any number of callers one gets the row.
 * On PostgreSQL the others wait here until the first has committed or given up.
 */
export function claimPayment(
  db: Db,
  id: string,
  values: Updateable<CheckoutsTable> & { status: "paid" | "ordering" | "refunding" | "releasing" },
): Promise<Checkout | undefined> {
  return db
    .updateTable("checkouts")
    .set(values)
    .where("id", "=", id)
    .where("status", "not in", [...SETTLED])
    .returningAll()
    .executeTakeFirst();
}

/** Notes what went back of a checkout's money, and what is disputed of it. */
export async function updateMoneyBack(
  db: Db,
  id: string,
  values: Pick<Updateable<CheckoutsTable>, "refunded_minor" | "dispute" | "status" | "refund_reason">,
): Promise<void> {
  await db.updateTable("checkouts").set(values).where("id", "=", id).execute();
}

export async function markRefunded(db: Db, id: string, refundId: string | null, at: string): Promise<void> {
  await db
    .updateTable("checkouts")
    .set((eb) => ({ status: "refunded", refund_id: refundId, refunded_minor: eb.ref("amount_minor"), updated_at: at }))
    .where("id", "=", id)
    .where("status", "=", "refunding")
    .execute();
}

/** The checkouts of a user that may still be paid; a place that is paid with others by theirs. */
export function selectOpenCheckoutsOf(db: Db, userId: string): Promise<Checkout[]> {
  return db
    .selectFrom("checkouts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("status", "=", "open")
    .where("part_of", "is", null)
    .execute();
}

/** How many checkouts have this status. */
export async function countCheckouts(db: Db, status: CheckoutStatus): Promise<number> {
  const row = await db
    .selectFrom("checkouts")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", status)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Checkouts of a status that were last looked at before the given time; those longest not looked at first. Open places
 * that are paid with others are looked at by the checkout of the whole.
 */
export function selectCheckoutsToCheck(
  db: Db,
  status: CheckoutStatus,
  before: string,
  limit: number,
): Promise<Pick<Checkout, "id">[]> {
  return db
    .selectFrom("checkouts")
    .select("id")
    .where("status", "=", status)
    .where((eb) => eb.or([eb("part_of", "is", null), eb("status", "!=", "open")]))
    .where("updated_at", "<=", before)
    .orderBy("updated_at")
    .limit(limit)
    .execute();
}

export async function touchCheckout(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable("checkouts").set({ updated_at: at }).where("id", "=", id).execute();
}

/** @returns whether this call made the booking: false when the trip has one */
export async function insertBooking(db: Db, row: Insertable<BookingsTable>): Promise<boolean> {
  const made = await db
    .insertInto("bookings")
    .values(row)
    .onConflict((conflict) => conflict.column("trip_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export function selectBooking(db: Db, tripId: string, userId: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom("bookings")
    .selectAll()
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** @returns whether this call was the first to tell the traveller */
export async function markAnnounced(db: Db, bookingId: string, at: string): Promise<boolean> {
  const row = await db
    .updateTable("bookings")
    .set({ announced_at: at })
    .where("id", "=", bookingId)
    .where("announced_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface EventNote {
  id: string;
  type: string;
}

/** Notes a webhook; the same one a second time changes nothing. */
export async function insertEvent(
  db: Db,
  event: EventNote,
  sessionId: string | null,
  outcome: string,
  at: string,
): Promise<void> {
  await db
    .insertInto("payment_events")
    .values({ id: event.id, type: event.type, provider_session_id: sessionId, outcome, received_at: at })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export async function hasEvent(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom("payment_events").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Whether money of a cancelled trip of this account has still to go back by itself (`trip-cancelled`). */
export async function isGivingBackAnything(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("bookings")
    .innerJoin("jobs", (join) => join.on("jobs.key", "=", sql<string>`'trip-cancelled:' || bookings.trip_id`))
    .select("jobs.id")
    .where("bookings.user_id", "=", userId)
    .where("jobs.done_at", "is", null)
    .where("jobs.given_up_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest subscription of a user. */
export function selectSubscription(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Every subscription of a user that may still charge. */
export function selectRunningSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("status", "not in", ["canceled", "incomplete_expired"])
    .execute();
}

/** Notes that a subscription charges no more. */
export async function markSubscriptionEnding(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable("subscriptions").set({ cancel_at_period_end: 1, updated_at: at }).where("id", "=", id).execute();
}

export function selectSubscriptionByProviderId(db: Db, providerId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("provider_subscription_id", "=", providerId)
    .executeTakeFirst();
}

/** Writes what the provider says of a subscription; its owner never changes. */
export async function upsertSubscription(db: Db, row: Insertable<SubscriptionsTable>): Promise<void> {
  const { status, current_period_end, cancel_at_period_end, updated_at } = row;
  await db
    .insertInto("subscriptions")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("provider_subscription_id")
        .doUpdateSet({ status, current_period_end, cancel_at_period_end, updated_at }),
    )
    .execute();
}

/** Running subscriptions whose paid month is over: renewed or ended at the provider, not yet here. */
export function selectSubscriptionsDue(db: Db, at: string, limit: number): Promise<SubscriptionRow[]> {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("status", "in", ["active", "trialing", "past_due"])
    .where("current_period_end", "<=", at)
    .orderBy("current_period_end")
    .limit(limit)
    .execute();
}

/** Checkouts with who paid and what was booked by them, the latest first. The account may be gone. */
function checkoutsWithPayers(db: Db) {
  return db
    .selectFrom("checkouts")
    .leftJoin("users", "users.id", "checkouts.user_id")
    .leftJoin("bookings", "bookings.checkout_id", "checkouts.id")
    .selectAll("checkouts")
    .select(["users.email", "bookings.reference"])
    .orderBy("checkouts.updated_at", "desc")
    .orderBy("checkouts.id", "desc");
}

export type CheckoutWithPayer = Awaited<ReturnType<ReturnType<typeof checkoutsWithPayers>["execute"]>>[number];

/** Checkouts of a status with the travellers who paid, the latest first. The account may be gone. */
export function selectCheckoutsFor(
  db: Db,
  status: CheckoutStatus,
  { after, limit }: { after?: PageMark; limit: number },
): Promise<CheckoutWithPayer[]> {
  return checkoutsWithPayers(db)
    .where("checkouts.status", "=", status)
    .$if(after !== undefined, (query) =>
      query.where(pastMark(["checkouts.updated_at", "checkouts.id"], after!, "desc")),
    )
    .limit(limit)
    .execute();
}

/** These checkouts that each pay for several places, and those of the places. */
export async function selectWholes(db: Db, ids: readonly string[]): Promise<CheckoutWithPayer[]> {
  if (ids.length === 0) return [];
  return checkoutsWithPayers(db)
    .where((eb) => eb.or([eb("checkouts.id", "in", [...ids]), eb("part_of", "in", [...ids])]))
    .execute();
}

/** Whether a user has paid for one trip and no other. */
export async function isOnlyBooking(db: Db, userId: string): Promise<boolean> {
  const rows = await db.selectFrom("bookings").select("id").where("user_id", "=", userId).limit(2).execute();
  return rows.length === 1;
}
