import { hashToken } from "#app/db/ids.server";
import { withdrawJobs } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import { deleteMailedLinks } from "./accounts.repo.server";

/** Jobs that make a link and mail it. */
export const PASSWORD_RESET_JOB = "password-reset";
export const EMAIL_CONFIRMATION_JOB = "email-confirmation";

const MINUTE_MS = 60_000;

/** The beginning of the job keys of one address; the address itself is not in them. */
export function resetKey(address: string): string {
  return `${PASSWORD_RESET_JOB}:${hashToken(address).slice(0, 24)}:`;
}

/** The beginning of the job keys of one account. */
export function confirmationKey(userId: string): string {
  return `${EMAIL_CONFIRMATION_JOB}:${userId}:`;
}

/** Whether a link was asked for longer ago than it would be valid: mailed now, it would only worry its reader. */
export function isOverdue(requestedAt: string | undefined, now: Date, validMinutes: number): boolean {
  return requestedAt !== undefined && now.getTime() - Date.parse(requestedAt) > validMinutes * MINUTE_MS;
}

/** Voids every link of an account: mailed ones, and those that still wait to be mailed. */
export async function voidLinks(trx: Db, user: { id: string; email: string }): Promise<void> {
  await deleteMailedLinks(trx, user.id);
  await withdrawJobs(trx, PASSWORD_RESET_JOB, resetKey(user.email));
  await withdrawJobs(trx, EMAIL_CONFIRMATION_JOB, confirmationKey(user.id));
}
