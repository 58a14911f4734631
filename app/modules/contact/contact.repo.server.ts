import type { Insertable, Selectable } from "kysely";
import { pastMark } from "#app/db/past-mark.server";
import type { Db } from "#app/db/schema";
import type { PageMark } from "#app/shared/lists/pages";
import type { ContactMessagesTable, InboxStatus } from "./contact.table";

export type MessageRow = Selectable<ContactMessagesTable>;

/** @returns false for a message that exists already */
export async function insertMessage(db: Db, row: Insertable<ContactMessagesTable>): Promise<boolean> {
  const made = await db
    .insertInto("contact_messages")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** All messages of a person to us, oldest first. */
export function selectMessagesOf(
  db: Db,
  { userId, emailKey }: { userId: string; emailKey?: string },
): Promise<MessageRow[]> {
  return db
    .selectFrom("contact_messages")
    .selectAll()
    .where((eb) =>
      eb.or([eb("user_id", "=", userId), ...(emailKey === undefined ? [] : [eb("email_key", "=", emailKey)])]),
    )
    .orderBy("created_at")
    .execute();
}

export async function deleteMessages(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("contact_messages")
    .where("id", "in", [...ids])
    .execute();
}

/** Messages of a status or of all; waiting ones oldest first, others newest first. */
export function selectMessages(
  db: Db,
  status: InboxStatus | "all",
  { after, limit }: { after?: PageMark; limit: number },
): Promise<MessageRow[]> {
  const direction = status === "new" ? "asc" : "desc";
  return db
    .selectFrom("contact_messages")
    .selectAll()
    .$if(status !== "all", (query) => query.where("status", "=", status as InboxStatus))
    .$if(after !== undefined, (query) => query.where(pastMark(["created_at", "id"], after!, direction)))
    .orderBy("created_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .execute();
}

/** How many messages wait, how many of them came before an instant, and when the first of them came. */
export async function selectWaiting(db: Db, late: string): Promise<{ count: number; late: number; since?: string }> {
  const waiting = db.selectFrom("contact_messages").where("status", "=", "new");
  const row = await waiting
    .select((eb) => [
      eb.fn.countAll().as("count"),
      eb.fn.countAll().filterWhere("created_at", "<", late).as("late"),
      eb.fn.min("created_at").as("since"),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), late: Number(row.late), ...(row.since !== null && { since: row.since }) };
}

export function selectMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function updateMessage(
  db: Db,
  id: string,
  values: Partial<Pick<MessageRow, "status" | "answered_at" | "closed_at">>,
): Promise<void> {
  await db.updateTable("contact_messages").set(values).where("id", "=", id).execute();
}

/** Some of the messages that came before an instant. */
export async function selectMessagesBefore(db: Db, before: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("contact_messages")
    .select("id")
    .where("created_at", "<", before)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
