import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { hashToken, newId } from "#app/db/ids.server";
import { enqueueMail } from "#app/modules/email/email.server";
import type { Db } from "#app/db/schema";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { accountDeletedMail, passwordChangedMail } from "../account/account-mails";
import { deleteAllSessions, lockUser, selectUser } from "../account/accounts.repo.server";
import type { UserRow } from "../account/accounts.repo.server";
import { createSession, endOfNextSession } from "../account/accounts.server";
import type { CurrentUser } from "../account/current-user";
import { deviceName } from "../account/device-name";
import { normaliseEmail } from "../account/email-address";
import { hasGoogle } from "../sign-in/google-sign-in.server";
import { selectPasskeys } from "../sign-in/passkeys.repo.server";
import { disconnectGoogle } from "../sign-in/google.repo.server";
import { voidLinks } from "../account/mailed-links.server";
import { MAX_PASSWORD_LENGTH } from "../account/password-rules";
import { cookieSeconds } from "../account/session-life";
import { hashPassword, requireUsablePassword, verifyPassword } from "../account/passwords.server";
import { TOO_MANY, resetAttempts, consumeAttempt } from "../account/rate-limits.server";
import {
  deleteOtherSessions,
  deleteSessionById,
  deleteUser,
  selectEntitlements,
  selectGrants,
  selectPlannedOf,
  selectSessions,
  updatePassword,
} from "./settings.repo.server";

const CHECKS_PER_ACCOUNT = { points: 10, seconds: 900 };

interface SignedInDevice {
  id: string;
  name: string;
  address: string;
  /** UTC ISO instants. */
  since: string;
  until: string;
  isThisOne: boolean;
}

export interface AccountSettings {
  email: string;
  isEmailVerified: boolean;
  hasPassword: boolean;
  isGoogleConnected: boolean;
  /** Whether Google sign-in is set up here. */
  hasGoogle: boolean;
  /** How many there are. */
  passkeys: number;
  devices: SignedInDevice[];
}

async function requireRow(userId: string): Promise<UserRow> {
  const row = await selectUser(db(), userId);
  if (!row) throw new AppError("NOT_FOUND", "This account no longer exists");
  return row;
}

/** The account's ways of signing in, and its devices. @param token the session of the browser that asks */
export async function getAccountSettings(
  ctx: Ctx,
  userId: string,
  token: string | undefined,
): Promise<AccountSettings> {
  const [row, sessions, passkeys] = await Promise.all([
    requireRow(userId),
    selectSessions(db(), userId, ctx.now.toISOString()),
    selectPasskeys(db(), userId),
  ]);
  const own = token && hashToken(token);
  return {
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    hasPassword: row.password_hash !== null,
    isGoogleConnected: row.google_sub !== null,
    hasGoogle: hasGoogle(),
    passkeys: passkeys.length,
    devices: sessions.map((session) => ({
      id: session.id,
      name: deviceName(session.user_agent),
      address: session.address,
      since: session.created_at,
      until: session.expires_at,
      isThisOne: session.token_hash === own,
    })),
  };
}

export interface Proof {
  password?: string;
  /** The account's own address, typed: for accounts without a password. */
  email?: string;
}

/**
 * Makes sure that the person at the browser is the owner, before a step that cannot be taken back.
 * @throws AppError VALIDATION_ERROR with the field, RATE_LIMITED after ten tries
 */
export async function proveOwner(ctx: Ctx, userId: string, { password = "", email = "" }: Proof): Promise<UserRow> {
  const row = await requireRow(userId);
  const key = `owner:account:${userId}`;
  await consumeAttempt(ctx, key, CHECKS_PER_ACCOUNT, TOO_MANY);
  const refuse = (field: string, text: string): AppError =>
    new AppError("VALIDATION_ERROR", text, { fields: { [field]: [text] } });
  if (row.password_hash === null) {
    if (normaliseEmail(email) !== row.email) throw refuse("email", "That's not this account's email address");
  } else if (!(await verifyPassword(row.password_hash, password))) {
    ctx.log.warn({ event: "owner-refused", userId }, "owner check refused");
    throw refuse("currentPassword", "That's not your current password");
  }
  await resetAttempts(key);
  return row;
}

/**
 * Makes sure of the owner before Google becomes another way in; an account without a password cannot be asked for one.
 * @throws AppError VALIDATION_ERROR, or RATE_LIMITED after ten tries
 */
export async function proveBeforeConnecting(ctx: Ctx, userId: string, password: string): Promise<void> {
  const { password_hash: hash } = await requireRow(userId);
  if (hash !== null) await proveOwner(ctx, userId, { password: password.slice(0, MAX_PASSWORD_LENGTH) });
}

/**
 * Changes the password, ends every session and voids the links that were mailed before.
 * @param token the session of the browser that asks
 * @returns a new session for that browser, which lasts as long as the former one did, and the life of its cookie
 * @throws AppError VALIDATION_ERROR with the field
 */
export async function changePassword(
  ctx: Ctx,
  user: CurrentUser,
  { current, next, userAgent, token }: { current: string; next: string; userAgent: string; token?: string },
): Promise<{ token: string; keptSeconds: number | undefined }> {
  const row = await proveOwner(ctx, user.id, { password: current });
  if (row.password_hash === null)
    throw new AppError("CONFLICT", "This account has no password yet. Ask for a link to set one.");
  requireUsablePassword(next, { email: row.email, firstName: row.first_name, lastName: row.last_name });
  const passwordHash = await hashPassword(next);
  const ends = await endOfNextSession(ctx, user.id, token);
  await transact(async (trx) => {
    await updatePassword(trx, user.id, passwordHash, ctx.now.toISOString());
    await deleteAllSessions(trx, user.id);
    await voidLinks(trx, row);
    await enqueueMail(trx, `password-changed:${newId()}`, {
      to: row.email,
      ...passwordChangedMail(row.first_name, mailOrigin(ctx.origin)),
    });
  });
  ctx.log.info({ event: "password-changed", userId: user.id }, "password changed");
  const session = await createSession(ctx, user.id, userAgent, undefined, ends);
  return { token: session, keptSeconds: cookieSeconds(ends, ctx.now) };
}

/** Ends one other session of the user. @throws AppError NOT_FOUND */
export async function endDevice(ctx: Ctx, userId: string, sessionId: string): Promise<void> {
  if (!(await deleteSessionById(db(), userId, sessionId)))
    throw new AppError("NOT_FOUND", "That device is already signed out");
  ctx.log.info({ event: "device-ended", userId }, "a device was signed out");
}

/** Ends every session but the one of the browser that asks, API callers included. */
export async function endOtherDevices(ctx: Ctx, userId: string, token: string): Promise<void> {
  await deleteOtherSessions(db(), userId, token);
  ctx.log.info({ event: "devices-ended", userId }, "signed out everywhere else");
}

/** Takes Google away from an account. @throws AppError CONFLICT when no other way in would be left */
export async function removeGoogle(ctx: Ctx, userId: string): Promise<void> {
  if (!(await disconnectGoogle(db(), userId, ctx.now.toISOString())))
    throw new AppError("CONFLICT", "Set a password first: right now, Google is the only way to sign in.");
  ctx.log.info({ event: "google-disconnected", userId }, "Google disconnected");
}

/**
 * All data about a person in this module, for that person. Hashes and tokens are secrets, not personal data, and left
 * out.
 */
export async function exportAccount(ctx: Ctx, userId: string) {
  const [row, sessions, entitlements, grants, planned, passkeys] = await Promise.all([
    requireRow(userId),
    selectSessions(db(), userId, ctx.now.toISOString()),
    selectEntitlements(db(), userId),
    selectGrants(db(), userId),
    selectPlannedOf(db(), userId),
    selectPasskeys(db(), userId),
  ]);
  return {
    emailVerifiedAt: row.email_verified_at,
    isGoogleConnected: row.google_sub !== null,
    acceptedTerms: { version: row.accepted_terms_version, at: row.accepted_terms_at },
    createdAt: row.created_at,
    signedIn: sessions.map(({ user_agent, address, created_at, expires_at }) => ({
      userAgent: user_agent,
      address,
      since: created_at,
      until: expires_at,
    })),
    passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({
      name,
      addedAt: created_at,
      usedAt: last_used_at,
    })),
    rights: entitlements.map(({ kind, starts_at, ends_at, trip_id }) => ({
      kind,
      startsAt: starts_at,
      endsAt: ends_at,
      tripId: trip_id,
    })),
    itineraries: grants.map(({ trip_id, kind, created_at }) => ({
      tripId: trip_id,
      paidBy: kind,
      at: created_at,
      places: planned.filter(({ journey_id }) => journey_id === trip_id).map(({ place }) => place),
    })),
  };
}

/**
 * Deletes the account with its trips; the caller has proven to be the owner.
 * @param isReady called while the account is locked: whether everything that must end before has ended
 * @returns false when it was not ready, and nothing was deleted
 */
export async function deleteAccount(
  ctx: Ctx,
  userId: string,
  isReady: (trx: Db) => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const isGone = await transact(async (trx) => {
    const row = (await lockUser(trx, userId)) ? await selectUser(trx, userId) : undefined;
    if (!row) return true;
    if (!(await isReady(trx))) return false;
    await voidLinks(trx, row);
    await deleteUser(trx, userId);
    await enqueueMail(trx, `account-deleted:${userId}`, { to: row.email, ...accountDeletedMail(row.first_name) });
    return true;
  });
  if (!isGone) return false;
  ctx.log.info({ event: "account-deleted", userId }, "account deleted");
  return true;
}
