import { db } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import {
  deleteMessages,
  selectMessage,
  selectMessages,
  selectMessagesBefore,
  selectWaiting,
  updateMessage,
} from "./contact.repo.server";
import type { MessageRow } from "./contact.repo.server";
import type { InboxStatus } from "./contact.table";
import { PAGE_LINES, pageOf } from "#app/shared/lists/pages";
import type { Page, PageMark } from "#app/shared/lists/pages";

export type { MessageRow };

/** A page of messages for the desk, of a status or of all; its guard has let the caller in. */
export async function listMessages(status: InboxStatus | "all", after?: PageMark): Promise<Page<MessageRow>> {
  const found = await selectMessages(db(), status, { after, limit: PAGE_LINES + 1 });
  return pageOf(found, ({ id, created_at: at }) => ({ at, id }));
}

/** The messages that wait. @param late UTC ISO instant: those that came before it have waited too long */
export function countWaitingMessages(late: string): ReturnType<typeof selectWaiting> {
  return selectWaiting(db(), late);
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

/** At most so many of the messages that came before an instant. */
export function listMessagesBefore(before: string, most: number): Promise<string[]> {
  return selectMessagesBefore(db(), before, most);
}
