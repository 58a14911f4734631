import type { Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import type { CalendarFeedsTable } from "./documents.table";

/** The account whose trips an address opens. */
export async function selectFeedOwner(db: Db, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("calendar_feeds")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row?.user_id;
}

/** The time at which the account's address was made. */
export function selectFeed(
  db: Db,
  userId: string,
): Promise<Pick<Selectable<CalendarFeedsTable>, "created_at"> | undefined> {
  return db.selectFrom("calendar_feeds").select("created_at").where("user_id", "=", userId).executeTakeFirst();
}

/** Gives an account an address; an earlier one opens nothing any more. */
export async function upsertFeed(db: Db, userId: string, tokenHash: string, at: string): Promise<void> {
  await db
    .insertInto("calendar_feeds")
    .values({ user_id: userId, token_hash: tokenHash, created_at: at })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ token_hash: tokenHash, created_at: at }))
    .execute();
}

/** Takes an account's address away. */
export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute();
}

/** The trip that an address in a mail opens, and the traveller to whom it was mailed. */
export async function selectMailedCalendar(
  db: Db,
  tokenHash: string,
): Promise<{ tripId: string; userId: string } | undefined> {
  const row = await db
    .selectFrom("mailed_calendars")
    .select(["trip_id", "user_id"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row && { tripId: row.trip_id, userId: row.user_id };
}

/** Notes an address for a mail about a trip. */
export async function insertMailedCalendar(
  db: Db,
  { tripId, userId }: { tripId: string; userId: string },
  tokenHash: string,
  at: string,
): Promise<void> {
  await db
    .insertInto("mailed_calendars")
    .values({ token_hash: tokenHash, trip_id: tripId, user_id: userId, created_at: at })
    .execute();
}

/** Takes away all the addresses that were mailed to an account. */
export async function deleteMailedCalendars(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("mailed_calendars").where("user_id", "=", userId).execute();
}
