import { z } from "zod";
import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { enqueueJob, withdrawJobs } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import { hashToken, newId, newToken } from "#app/db/ids.server";
import { enqueueMail, sendNow } from "#app/modules/email/email.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { storedShape } from "#app/shared/stored-shape";
import { passwordChangedMail, resetLinkMail } from "../account/account-mails";
import { deleteAllSessions, selectUser, selectUserByEmail } from "../account/accounts.repo.server";
import { normaliseEmail } from "../account/email-address";
import { PASSWORD_RESET_JOB, isOverdue, resetKey, voidLinks } from "../account/mailed-links.server";
import { deleteReset, selectReset, updatePasswordByMail, upsertReset } from "./password-reset.repo.server";
import { hashPassword, requireUsablePassword } from "../account/passwords.server";
import { TOO_MANY, consumeAttempt } from "../account/rate-limits.server";

const LINK_MINUTES = 60;
const PER_ACCOUNT = { points: 5, seconds: 3600 };
const PER_ADDRESS = { points: 20, seconds: 3600 };
/**
 * The milliseconds until the look-up starts: the answer has left long before, so that its time does not show the work.
 */
const AFTER_THE_ANSWER_MS = 1_500;
const LINK_INVALID = "This reset link is no longer valid. Please request a new one.";

const REQUEST = storedShape(
  "jobs.payload",
  z.object({ id: z.string(), email: z.string(), origin: z.string(), requestedAt: z.string().optional() }),
);

/**
 * Asks for a reset link. The answer and its time are the same for known and unknown addresses: the job that sends the
 * mail looks up whether there is an account.
 * @throws AppError RATE_LIMITED
 */
export async function requestPasswordReset(ctx: Ctx, email: string): Promise<void> {
  const address = normaliseEmail(email);
  await consumeAttempt(ctx, `reset:address:${ctx.address}`, PER_ADDRESS, TOO_MANY);
  await consumeAttempt(ctx, `reset:account:${address}`, PER_ACCOUNT, TOO_MANY);
  const id = newId();
  await callWithFaults(ctx, "mail", () =>
    transact(async (trx) => {
      // Only the newest link of an account is valid: an older one that still waits would be mailed in vain.
      await withdrawJobs(trx, PASSWORD_RESET_JOB, resetKey(address));
      await enqueueJob(
        trx,
        PASSWORD_RESET_JOB,
        resetKey(address) + id,
        REQUEST.write({ id, email: address, origin: ctx.origin, requestedAt: new Date().toISOString() }),
        AFTER_THE_ANSWER_MS,
      );
    }),
  );
}

/**
 * Makes the link and mails it, if the address has an account: the work behind a request. The link is sent from here and
 * stored in no table, where a reader of the database could use it; a second try makes another link.
 */
export async function sendPasswordReset(work: Work): Promise<void> {
  const { id, email, origin, requestedAt } = REQUEST.read(work.payload, work.id);
  const user = await selectUserByEmail(db(), email);
  const now = new Date();
  // The link was asked for too long ago to be waited for: out of the blue it would only worry its reader.
  if (!user || isOverdue(requestedAt, now, LINK_MINUTES)) return;
  const token = newToken();
  await upsertReset(db(), {
    user_id: user.id,
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LINK_MINUTES * 60_000).toISOString(),
  });
  const link = `${mailOrigin(origin)}/reset-password?userId=${user.id}&resetToken=${token}`;
  await sendNow(`reset:${id}`, {
    to: user.email,
    ...resetLinkMail(user.first_name, link, LINK_MINUTES),
    attachments: [],
  });
}

/**
 * Sets a new password by the link of the mail. The link is used up, every session of the account ends, a requested move
 * to another address is off, and the address counts as proven: a person with the link reads the mails.
 * @throws AppError VALIDATION_ERROR for a password that may not be used, CONFLICT for a link that is not valid
 */
export async function resetPassword(
  ctx: Ctx,
  { userId, resetToken, password }: { userId: string; resetToken: string; password: string },
): Promise<void> {
  await consumeAttempt(ctx, `reset-use:address:${ctx.address}`, PER_ADDRESS, TOO_MANY);
  const tokenHash = hashToken(resetToken);
  const found = await callWithFaults(ctx, "profile", () => selectReset(db(), userId, tokenHash, ctx.now.toISOString()));
  const user = found && (await selectUser(db(), userId));
  if (!user) throw new AppError("CONFLICT", LINK_INVALID);
  requireUsablePassword(password, { email: user.email, firstName: user.first_name, lastName: user.last_name });
  const passwordHash = await hashPassword(password);
  await transact(async (trx) => {
    // The try that deletes the row has the link; a second try at the same time finds none.
    if (!(await deleteReset(trx, userId, tokenHash))) throw new AppError("CONFLICT", LINK_INVALID);
    await updatePasswordByMail(trx, userId, passwordHash, ctx.now.toISOString());
    await deleteAllSessions(trx, userId);
    await voidLinks(trx, user);
    await enqueueMail(trx, `password-changed:${newId()}`, {
      to: user.email,
      ...passwordChangedMail(user.first_name, mailOrigin(ctx.origin)),
    });
  });
  ctx.log.info({ event: "password-reset", userId }, "password reset");
}
