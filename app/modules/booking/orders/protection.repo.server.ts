import type { Insertable, Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import type { PriceProtectionsTable } from "../rules/protection.table";

export type Protection = Selectable<PriceProtectionsTable>;

export async function insertProtection(db: Db, row: Insertable<PriceProtectionsTable>): Promise<void> {
  await db
    .insertInto("price_protections")
    .values(row)
    .onConflict((conflict) => conflict.column("trip_id").doNothing())
    .execute();
}

/** The protection of a trip, for its owner. */
export function selectProtection(db: Db, tripId: string, userId: string): Promise<Protection | undefined> {
  return db
    .selectFrom("price_protections")
    .selectAll()
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Every protection of an account. */
export function selectProtectionsOf(db: Db, userId: string): Promise<Protection[]> {
  return db.selectFrom("price_protections").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();
}

/**
 * Protections that run on a day and were not looked at on it, nor failed just now; those longest not looked at first.
 */
export function selectProtectionsDue(db: Db, today: string, now: string, limit: number): Promise<Protection[]> {
  return db
    .selectFrom("price_protections")
    .selectAll()
    .where("checked_on", "<", today)
    .where("until", ">=", today)
    .where((eb) => eb.or([eb("try_after", "is", null), eb("try_after", "<=", now)]))
    .orderBy("checked_on")
    .limit(limit)
    .execute();
}

/** Lets a protection wait that could not be looked at, so that it keeps no other from being looked at. */
export async function postponeProtection(db: Db, tripId: string, until: string): Promise<void> {
  await db.updateTable("price_protections").set({ try_after: until }).where("trip_id", "=", tripId).execute();
}

/** Notes a day's price, once: of any number of processes that looked, one gets to. @returns whether this one did */
export async function noteDay(db: Db, read: Protection, today: string, backMinor: number): Promise<boolean> {
  const noted = await db
    .updateTable("price_protections")
    .set({
      checked_on: today,
      lowest_minor: read.lowest_minor - backMinor,
      back_minor: read.back_minor + backMinor,
    })
    .where("trip_id", "=", read.trip_id)
    .where("checked_on", "=", read.checked_on)
    .returning("trip_id")
    .executeTakeFirst();
  return noted !== undefined;
}
