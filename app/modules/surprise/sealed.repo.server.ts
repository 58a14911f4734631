import type { Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import type { SealedWish } from "./sealed";
import type { SealedHints } from "./sealed-hints";
import type { SealedTripsTable } from "./sealed.table";
import { SEALED_HINTS, SEALED_WISH } from "./stored-sealed";

/** A sealed trip beside the trip itself. */
export interface SealedTrip {
  tripId: string;
  userId: string;
  wish: SealedWish;
  hints: SealedHints;
  opensAt: string;
  openedAt: string | null;
  calledOffAt: string | null;
  refundMinor: number | null;
  origin: string;
}

function toSealed(row: Selectable<SealedTripsTable>): SealedTrip {
  return {
    tripId: row.trip_id,
    userId: row.user_id,
    wish: SEALED_WISH.read(row.wish, row.trip_id),
    hints: SEALED_HINTS.read(row.hints, row.trip_id),
    opensAt: row.opens_at,
    openedAt: row.opened_at,
    calledOffAt: row.called_off_at,
    refundMinor: row.refund_minor,
    origin: row.origin,
  };
}

export async function insertSealed(
  db: Db,
  sealed: Pick<SealedTrip, "tripId" | "userId" | "wish" | "hints" | "opensAt" | "origin"> & { createdAt: string },
): Promise<void> {
  await db
    .insertInto("sealed_trips")
    .values({
      trip_id: sealed.tripId,
      user_id: sealed.userId,
      wish: SEALED_WISH.write(sealed.wish),
      hints: SEALED_HINTS.write(sealed.hints),
      opens_at: sealed.opensAt,
      opened_at: null,
      called_off_at: null,
      refund_minor: null,
      origin: sealed.origin,
      created_at: sealed.createdAt,
    })
    .execute();
}

/** The sealed trip of this user. */
export async function selectSealed(db: Db, tripId: string, userId: string): Promise<SealedTrip | undefined> {
  const row = await db
    .selectFrom("sealed_trips")
    .selectAll()
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && toSealed(row);
}

/** Every sealed trip of an account, the first first. */
export async function selectSealedOf(db: Db, userId: string): Promise<SealedTrip[]> {
  const rows = await db
    .selectFrom("sealed_trips")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map(toSealed);
}

/** Envelopes that are due and neither opened nor called off. */
export async function selectDue(db: Db, at: string, limit: number): Promise<SealedTrip[]> {
  const rows = await db
    .selectFrom("sealed_trips")
    .selectAll()
    .where("opened_at", "is", null)
    .where("called_off_at", "is", null)
    .where("opens_at", "<=", at)
    .orderBy("opens_at")
    .orderBy("trip_id")
    .limit(limit)
    .execute();
  return rows.map(toSealed);
}

/** Stores the outcome of an envelope. */
export async function noteSealed(
  db: Db,
  tripId: string,
  userId: string,
  what: { opened_at: string } | { called_off_at: string; refund_minor: number },
): Promise<void> {
  await db.updateTable("sealed_trips").set(what).where("trip_id", "=", tripId).where("user_id", "=", userId).execute();
}
