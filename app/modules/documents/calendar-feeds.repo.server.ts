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
