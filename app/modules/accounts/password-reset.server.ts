import { z } from "zod";
import { db, transact } from "#app/db/client.server";
import { enqueueJob, wakeJobs } from "#app/db/jobs.server";
import { hashToken, newId, newToken } from "#app/db/ids.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { AppError } from "#app/shared/app-error";
import { callPort } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { deleteAllSessions, selectUser, selectUserByEmail } from "./accounts.repo.server";
import { normaliseEmail } from "./accounts.server";
import { passwordProblems } from "./password-rules";
import { deleteReset, selectReset, updatePassword, upsertReset } from "./password-reset.repo.server";
import { hashPassword } from "./passwords.server";
import { remember } from "./rate-limits.server";

export const PASSWORD_RESET_JOB = "password-reset";

const LINK_MINUTES = 60;
const PER_ACCOUNT = { points: 5, seconds: 3600 };
const PER_ADDRESS = { points: 20, seconds: 3600 };
const TOO_MANY = "Too many attempts. Please wait a few minutes and try again.";
const LINK_INVALID = "This reset link is not valid any more. Please request a new one.";

/**
 * Asks for a reset link. The answer and its time are the same for known and unknown addresses: whether there is
 * an account is looked up by the job that sends the mail.
 * @throws AppError RATE_LIMITED
 */
export async function requestPasswordReset(ctx: Ctx, email: string): Promise<void> {
  const address = normaliseEmail(email);
  await remember(ctx, `reset:address:${ctx.address}`, PER_ADDRESS, TOO_MANY);
  await remember(ctx, `reset:account:${address}`, PER_ACCOUNT, TOO_MANY);
  await callPort(ctx, "mail", () => enqueueJob(db(), PASSWORD_RESET_JOB, `${PASSWORD_RESET_JOB}:${newId()}`, { email: address, origin: ctx.origin }));
  wakeJobs();
}

const jobSchema = z.object({ email: z.string(), origin: z.string() });

/** Makes the link and mails it, if the address has an account: the work behind a request. */
export async function sendPasswordReset(payload: unknown): Promise<void> {
  const { email, origin } = jobSchema.parse(payload);
  const user = await selectUserByEmail(db(), email);
  if (!user) return;
  const now = new Date();
  const token = newToken();
  const link = `${origin}/reset-password?userId=${user.id}&resetToken=${token}`;
  const text = `Hello ${user.first_name},\n\nsomebody, hopefully you, asked to reset the password of your Voyance account. This link works once, for ${LINK_MINUTES} minutes:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`;
  await transact(async (trx) => {
    await upsertReset(trx, { user_id: user.id, token_hash: hashToken(token), created_at: now.toISOString(), expires_at: new Date(now.getTime() + LINK_MINUTES * 60_000).toISOString() });
    await enqueueMail(trx, `reset:${hashToken(token)}`, { to: user.email, subject: "Reset your Voyance password", text, html: `<!doctype html><html lang="en"><body><p>Hello,</p><p>this link resets the password of your Voyance account. It works once, for ${LINK_MINUTES} minutes.</p><p><a href="${link}">Reset your password</a></p><p>If you did not ask for it, do nothing.</p></body></html>` });
  });
  wakeJobs();
}

/**
 * Sets a new password by the link of the mail. The link is used up, and every session of the account ends.
 * @throws AppError VALIDATION_ERROR for a password that may not be used, CONFLICT for a link that is not valid
 */
export async function resetPassword(ctx: Ctx, { userId, resetToken, password }: { userId: string; resetToken: string; password: string }): Promise<void> {
  await remember(ctx, `reset-use:address:${ctx.address}`, PER_ADDRESS, TOO_MANY);
  const found = await selectReset(db(), userId, hashToken(resetToken), ctx.now.toISOString());
  const user = found && (await selectUser(db(), userId));
  if (!user) throw new AppError("CONFLICT", LINK_INVALID);
  const problems = passwordProblems(password, [user.first_name, user.last_name, ...user.email.split(/[@.]/)]);
  if (problems.length > 0) throw new AppError("VALIDATION_ERROR", problems[0]!, { fields: { password: problems } });
  const passwordHash = await hashPassword(password);
  await transact(async (trx) => {
    // Whoever deletes the row has the link; a second try at the same time finds none.
    if (!(await deleteReset(trx, userId, hashToken(resetToken)))) throw new AppError("CONFLICT", LINK_INVALID);
    await updatePassword(trx, userId, passwordHash, ctx.now.toISOString());
    await deleteAllSessions(trx, userId);
    await enqueueMail(trx, `password-changed:${newId()}`, { to: user.email, subject: "Your Voyance password was changed", text: `Hello ${user.first_name},\n\nthe password of your Voyance account was changed just now, and you were signed out everywhere. If it was not you, ask for a reset at once: ${ctx.origin}/forgot-password\n`, html: `<!doctype html><html lang="en"><body><p>The password of your Voyance account was changed just now, and you were signed out everywhere.</p><p>If it was not you, <a href="${ctx.origin}/forgot-password">ask for a reset at once</a>.</p></body></html>` });
  });
  ctx.log.info({ event: "password-reset", userId }, "password reset");
  wakeJobs();
}
