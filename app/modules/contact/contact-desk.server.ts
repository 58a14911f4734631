import { db } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import {
  deleteMessages,
  selectMessage,
  selectMessages,
  selectMessagesBefore,
  updateMessage,
} from "./contact.repo.server";
import type { MessageRow } from "./contact.repo.server";
import type { InboxStatus } from "./contact.table";

export type { MessageRow };

const MOST_LISTED = 200;

/** Messages for the desk; its guard has let the caller in. */
export function listMessages(status: InboxStatus | "all"): Promise<MessageRow[]> {
  return selectMessages(db(), status, MOST_LISTED);
}

/** One message for the desk. */
export function findMessage(id: string): Promise<MessageRow | undefined> {
  return selectMessage(db(), id);
}

/**
 * Puts a message into another status, in the transaction that records the change.
 * @param at UTC ISO instant
 * @returns the message as it was; undefined when it does not exist
 */
export async function setMessageStatus(
  trx: Db,
  id: string,
  status: InboxStatus,
  at: string,
): Promise<MessageRow | undefined> {
  const before = await selectMessage(trx, id);
  if (before)
    await updateMessage(trx, id, {
      status,
      ...(status === "answered" && { answered_at: before.answered_at ?? at }),
      closed_at: status === "closed" ? at : null,
    });
  return before;
}

/** Deletes messages for good. */
export function removeMessages(trx: Db, ids: readonly string[]): Promise<void> {
  return deleteMessages(trx, ids);
}

/** Messages that came before an instant. */
export function listMessagesBefore(before: string): Promise<string[]> {
  return selectMessagesBefore(db(), before);
}
