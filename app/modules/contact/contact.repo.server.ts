import type { Insertable, Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import type { ContactMessagesTable } from "./contact.table";

export type MessageRow = Selectable<ContactMessagesTable>;

/** @returns false for a message that is there already */
export async function insertMessage(db: Db, row: Insertable<ContactMessagesTable>): Promise<boolean> {
  const made = await db
    .insertInto("contact_messages")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Everything that a person wrote to us, oldest first. */
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
