import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#app/db/schema";
import type { TripCompanionsTable } from "./companions.table";

export type CompanionRow = Selectable<TripCompanionsTable>;

/** The people of a trip, the owner first, then as they were invited. */
export async function selectCompanions(db: Db, tripId: string): Promise<CompanionRow[]> {
  const rows = await db
    .selectFrom("trip_companions")
    .selectAll()
    .where("trip_id", "=", tripId)
    .orderBy("created_at")
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.sort((a, b) => Number(b.role === "owner") - Number(a.role === "owner"));
}

/** Who an invitation was made for. */
export function selectInvitation(db: Db, tokenHash: string): Promise<CompanionRow | undefined> {
  return db.selectFrom("trip_companions").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** Invitations that are for an account: answered with it, or sent to its address. */
export function selectInvitationsFor(db: Db, userId: string, email: string): Promise<CompanionRow[]> {
  return db
    .selectFrom("trip_companions")
    .selectAll()
    .where("role", "=", "companion")
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("email", "=", email)]))
    .orderBy("created_at", "desc")
    .execute();
}

/** The places an account has in the company of trips. */
export function selectCompanyOf(db: Db, userId: string): Promise<CompanionRow[]> {
  return db
    .selectFrom("trip_companions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Adds one of the people; the owner of a trip is added once. */
export async function insertCompanion(db: Db, row: Insertable<TripCompanionsTable>): Promise<void> {
  await db
    .insertInto("trip_companions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateCompanion(db: Db, id: string, values: Updateable<TripCompanionsTable>): Promise<void> {
  await db.updateTable("trip_companions").set(values).where("id", "=", id).execute();
}

/** Keeps an answer, unless the invitation is another account's by now. @returns whether it was kept */
export async function answerInvitation(
  db: Db,
  id: string,
  userId: string | undefined,
  values: Updateable<TripCompanionsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("trip_companions")
    .set(values)
    .where("id", "=", id)
    .where((eb) =>
      userId === undefined ? eb("user_id", "is", null) : eb.or([eb("user_id", "is", null), eb("user_id", "=", userId)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes somebody off a trip of this owner. @returns whether there was somebody */
export async function deleteCompanion(db: Db, tripId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("trip_companions")
    .where("id", "=", id)
    .where("trip_id", "=", tripId)
    .where("role", "=", "companion")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
