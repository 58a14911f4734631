import { z } from "zod";
import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { isUniqueViolation } from "#app/db/dialect.server";
import { enqueueJob, withdrawJobs } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import { hashToken, newId, newToken } from "#app/db/ids.server";
import { enqueueMail, sendNow } from "#app/modules/email/email.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { storedShape } from "#app/shared/stored-shape";
import { addressTakenMail, confirmEmailMail, emailChangedMail } from "../account/account-mails";
import { selectUser, selectUserByEmail } from "../account/accounts.repo.server";
import { normaliseEmail } from "../account/email-address";
import { EMAIL_CONFIRMATION_JOB, confirmationKey, isOverdue } from "../account/mailed-links.server";
import { TOO_MANY, consumeAttempt } from "../account/rate-limits.server";
import { proveOwner } from "./settings.server";
import { takeConfirmation, updateEmail, upsertConfirmation } from "./settings.repo.server";

const LINK_HOURS = 24;
const PER_ACCOUNT = { points: 5, seconds: 3600 };
const LINK_INVALID = "This link is no longer valid. Ask for a new one in your account settings.";

const REQUEST = storedShape(
  "jobs.payload",
  z.object({
    id: z.string(),
    userId: z.string(),
    email: z.string(),
    origin: z.string(),
    requestedAt: z.string().optional(),
  }),
);

/**
 * Mails a link that proves an address: the account's own, or one that the account wants to move to. The answer is the
 * same whether or not the address has an account already; only the job tells that, to the address's owner.
 * @throws AppError RATE_LIMITED
 */
export async function requestEmailConfirmation(ctx: Ctx, userId: string, email: string): Promise<void> {
  await consumeAttempt(ctx, `email-confirmation:account:${userId}`, PER_ACCOUNT, TOO_MANY);
  const id = newId();
  await callWithFaults(ctx, "mail", () =>
    transact(async (trx) => {
      // Only the newest link of an account is valid: an older one that still waits would be mailed in vain.
      await withdrawJobs(trx, EMAIL_CONFIRMATION_JOB, confirmationKey(userId));
      const request = REQUEST.write({
        id,
        userId,
        email: normaliseEmail(email),
        origin: ctx.origin,
        requestedAt: new Date().toISOString(),
      });
      await enqueueJob(trx, EMAIL_CONFIRMATION_JOB, `${confirmationKey(userId)}${id}`, request);
    }),
  );
}

/**
 * Asks for moving an account to another address; nothing changes before the link of the mail is used.
 * @throws AppError VALIDATION_ERROR with the field, CONFLICT for an account without a password, RATE_LIMITED
 */
export async function requestEmailChange(
  ctx: Ctx,
  userId: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const known = await selectUser(db(), userId);
  if (!known?.password_hash) throw new AppError("CONFLICT", "Set a password first, so that we know it's you.");
  if (normaliseEmail(email) === known.email)
    throw new AppError("VALIDATION_ERROR", "That is your address already", {
      fields: { email: ["That is your address already"] },
    });
  await proveOwner(ctx, userId, { password });
  await requestEmailConfirmation(ctx, userId, email);
}

/** Makes the link and mails it: the work behind a request. Like a reset link, it is stored in no table. */
export async function sendEmailConfirmation(work: Work): Promise<void> {
  const { id, userId, email, origin, requestedAt } = REQUEST.read(work.payload, work.id);
  if (isOverdue(requestedAt, new Date(), LINK_HOURS * 60)) return;
  const [user, holder] = await Promise.all([selectUser(db(), userId), selectUserByEmail(db(), email)]);
  if (!user) return;
  if (holder && holder.id !== userId)
    return sendNow(`email-taken:${id}`, {
      to: email,
      ...addressTakenMail(holder.first_name, mailOrigin(origin)),
      attachments: [],
    });
  const now = new Date();
  const token = newToken();
  await upsertConfirmation(db(), {
    user_id: userId,
    email,
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LINK_HOURS * 3_600_000).toISOString(),
  });
  const link = `${mailOrigin(origin)}/confirm-email?userId=${userId}&token=${token}`;
  await sendNow(`email-confirmation:${id}`, {
    to: email,
    ...confirmEmailMail(user.first_name, link, LINK_HOURS),
    attachments: [],
  });
}

/**
 * Uses a link: the address is proven, and the account moves to it. The former address is told.
 * @throws AppError CONFLICT for a link that is not valid, or an address that was taken meanwhile
 */
export async function confirmEmail(ctx: Ctx, { userId, token }: { userId: string; token: string }): Promise<void> {
  const at = ctx.now.toISOString();
  try {
    await transact(async (trx) => {
      const email = await takeConfirmation(trx, userId, hashToken(token), at);
      const user = email && (await selectUser(trx, userId));
      if (!user) throw new AppError("CONFLICT", LINK_INVALID);
      await updateEmail(trx, userId, email, at);
      if (user.email !== email)
        await enqueueMail(trx, `email-changed:${newId()}`, {
          to: user.email,
          ...emailChangedMail(user.first_name, email),
        });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("CONFLICT", "Another account uses this address now.");
    throw error;
  }
  ctx.log.info({ event: "email-confirmed", userId }, "address confirmed");
}
