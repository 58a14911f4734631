import type { Insertable, Selectable } from "kysely";
import type { Db } from "#app/db/schema";
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
export function selectMessages(db: Db, status: InboxStatus | "all", limit: number): Promise<MessageRow[]> {
  return db
    .selectFrom("contact_messages")
    .selectAll()
    .$if(status !== "all", (query) => query.where("status", "=", status as InboxStatus))
    .orderBy("created_at", status === "new" ? "asc" : "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
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

/** Messages that came before an instant. */
export async function selectMessagesBefore(db: Db, before: string): Promise<string[]> {
  const rows = await db.selectFrom("contact_messages").select("id").where("created_at", "<", before).execute();
  return rows.map(({ id }) => id);
}
