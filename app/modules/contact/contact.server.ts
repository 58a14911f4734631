import { mailOrigin } from "#app/config/mail-origin.server";
import { PRODUCT } from "#app/config/product";
import { db, transact } from "#app/db/client.server";
import { hashToken, newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import { normaliseEmail } from "#app/modules/accounts/account/email-address";
import type { Person } from "#app/modules/accounts/account/email-address";
import { TOO_MANY, consumeAttempt, mayConfirmTo } from "#app/modules/accounts/account/rate-limits.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { callWithFaults, todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { messageMail, receivedMail } from "./contact-mails";
import { insertMessage, selectMessagesOf } from "./contact.repo.server";
import type { ContactMessage } from "./contact.schema";

const MESSAGES_PER_ADDRESS = { points: 10, seconds: 3_600 };
/** The same words of the same sender on the same day are one message, however often the button was pressed. */
function keyOf(ctx: Ctx, emailKey: string, message: string): string {
  return `typed:${hashToken([todayOf(ctx), emailKey, message].join("\n"))}`;
}

/**
 * Takes a message to us: it is stored, our people are told, and its sender gets a confirmation.
 * @param sender the account it is written from, and the key under which a device sends it again
 * @throws AppError RATE_LIMITED, PortFailure
 */
export async function sendMessage(
  ctx: Ctx,
  message: ContactMessage,
  sender: { userId?: string; deviceKey?: string } = {},
): Promise<void> {
  const emailKey = normaliseEmail(message.email);
  const key =
    sender.deviceKey && sender.userId ? `${sender.userId}:${sender.deviceKey}` : keyOf(ctx, emailKey, message.message);
  await callWithFaults(ctx, "contact", async () => {
    await consumeAttempt(ctx, `contact:address:${ctx.address}`, MESSAGES_PER_ADDRESS, TOO_MANY);
    const isConfirmed = await mayConfirmTo(ctx, emailKey);
    const id = newId();
    await transact(async (trx) => {
      const isFirst = await insertMessage(trx, {
        id,
        key,
        user_id: sender.userId ?? null,
        name: message.name,
        email: message.email,
        email_key: emailKey,
        message: message.message,
        status: "new",
        created_at: ctx.now.toISOString(),
        answered_at: null,
        closed_at: null,
      });
      if (!isFirst) return;
      await enqueueMail(trx, `message:${id}`, {
        to: PRODUCT.supportEmail,
        replyTo: message.email,
        ...messageMail(message, `${mailOrigin(ctx.origin)}/admin/messages/${id}`),
      });
      if (isConfirmed) await enqueueMail(trx, `message-received:${id}`, { to: message.email, ...receivedMail() });
    });
  });
}

/** A person's messages to us, for that person. */
export async function exportMessages(person: Person) {
  const rows = await selectMessagesOf(db(), person);
  return rows.map(({ id, name, email, message, status, created_at, answered_at }) => ({
    id,
    name,
    email,
    message,
    status,
    sentAt: created_at,
    answeredAt: answered_at,
  }));
}

/** The ids of a person's messages to us. */
export async function listMessageIdsOf(trx: Db, person: Person): Promise<string[]> {
  return (await selectMessagesOf(trx, person)).map(({ id }) => id);
}
