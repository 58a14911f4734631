import { real } from "#app/config/env.server";
import { db, transact } from "#app/db/client.server";
import { isUniqueViolation } from "#app/db/dialect.server";
import { hashToken, newId, newToken } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import { TEXT_DATES } from "#app/modules/content/text-dates";
import { AppError, isAppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import {
  deleteSession,
  deleteTokenFamily,
  insertApiTokens,
  insertEntitlement,
  insertSession,
  insertUser,
  selectApiToken,
  selectEndOfRights,
  selectHoldings,
  selectSession,
  selectSessionEnd,
  selectUser,
  selectUserByEmail,
  updateHeldBack,
  updateQuizCompleted,
  useRefreshToken,
} from "./accounts.repo.server";
import type { UserRow } from "./accounts.repo.server";
import type { EntitlementsTable } from "./accounts.table";
import type { CurrentUser } from "./current-user";
import { normaliseEmail } from "./email-address";
import { hashPassword, requireUsablePassword, verifyPassword } from "./passwords.server";
import { TOO_MANY, resetAttempts, refundAttempt, consumeAttempt } from "./rate-limits.server";
import { isProtected, standingOf } from "./plans";
import type { Holdings } from "./plans";
import { endOfSession, isKept } from "./session-life";
import { SOCIAL_LINKS_SET } from "./stored-account";
import type { TokenPair } from "./token-pair";

const API_TOKEN_MS = 15 * 60_000;

/**
 * The one answer to a wrong address and to a wrong password (CHECKLIST AUTH-20): it never tells whether an account
 * exists.
 */
const WRONG_CREDENTIALS = "Email or password incorrect";

const SIGN_IN_PER_ACCOUNT = { points: 10, seconds: 900 };
const SIGN_IN_PER_ADDRESS = { points: 100, seconds: 900 };
const SIGN_UP_PER_ADDRESS = { points: 20, seconds: 3600 };

/** A user as pages see it, with the account's rights at an instant. */
export async function toCurrentUser(handle: Db, row: UserRow, now: Date): Promise<CurrentUser> {
  return currentUserOf(row, await selectHoldings(handle, row.id, now.toISOString()));
}

function currentUserOf(row: UserRow, held: Holdings): CurrentUser {
  return {
    ...standingOf(held, real()),
    id: row.id,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    name: row.name,
    firstName: row.first_name,
    lastName: row.last_name,
    handle: row.handle,
    avatar: row.avatar,
    bio: row.bio,
    socialLinks: SOCIAL_LINKS_SET.read(row.social_links, row.id),
    isAdmin: row.is_admin === 1,
    onboardingComplete: row.onboarding_complete === 1,
    loyalty: { points: row.loyalty_points, tier: row.loyalty_tier, memberSince: row.created_at },
    quizCompleted: row.quiz_completed === 1,
  };
}

export type SessionState =
  /** The end of the session: UTC ISO. */
  { status: "valid"; user: CurrentUser; until: string } | { status: "expired" } | { status: "unknown" };

/** The state of a session token; an expired token is told apart from an unknown one (CHECKLIST AUTH-81). */
export function findSessionState(ctx: Ctx, token: string): Promise<SessionState> {
  return callWithFaults(ctx, "profile", async () => {
    const session = await selectSession(db(), token, ctx.now.toISOString());
    if (!session) return { status: "unknown" as const };
    if (session.expiresAt <= ctx.now.toISOString()) return { status: "expired" as const };
    const user = currentUserOf(session.user, session.held);
    return { status: "valid" as const, user, until: session.expiresAt };
  });
}

/** The user of a browser session. */
export async function findUserBySession(ctx: Ctx, token: string): Promise<CurrentUser | undefined> {
  const state = await findSessionState(ctx, token);
  return state.status === "valid" ? state.user : undefined;
}

/** The user of an account, for work that goes on without a request; undefined once the account is deleted. */
export async function findUserOf(ctx: Pick<Ctx, "now">, userId: string): Promise<CurrentUser | undefined> {
  const row = await selectUser(db(), userId);
  return row && toCurrentUser(db(), row, ctx.now);
}

/** The user of an API caller's access token. */
export async function findUserByBearer(ctx: Ctx, token: string): Promise<CurrentUser | undefined> {
  const found = await selectApiToken(db(), token, "access", ctx.now.toISOString());
  const row = found && (await selectUser(db(), found.user_id));
  return row && toCurrentUser(db(), row, ctx.now);
}

/**
 * Opens a browser session.
 * @param former the session that the same browser had, which ends, so that signing in again leaves none behind
 * @param ends UTC ISO; after 24 hours unless the device is kept signed in (session-life.ts)
 * @returns the token for the cookie; only its hash is kept
 */
export async function createSession(
  ctx: Ctx,
  userId: string,
  userAgent: string,
  former?: string,
  ends = endOfSession(ctx.now, false),
): Promise<string> {
  const token = newToken();
  if (former) await deleteSession(db(), former);
  await insertSession(db(), {
    id: newId(),
    token_hash: hashToken(token),
    user_id: userId,
    user_agent: userAgent.slice(0, 300),
    address: ctx.address.slice(0, 60),
    created_at: ctx.now.toISOString(),
    expires_at: ends,
  });
  return token;
}

/**
 * The end of the session that takes the place of a browser's present one, UTC ISO: a device that is kept signed in
 * stays so as long as it was, and no longer.
 */
export async function endOfNextSession(ctx: Ctx, userId: string, token: string | undefined): Promise<string> {
  const ends = token && (await selectSessionEnd(db(), userId, token));
  return ends && isKept(ends, ctx.now) ? ends : endOfSession(ctx.now, false);
}

/** Checks address and password. @throws AppError UNAUTHENTICATED, or RATE_LIMITED after too many failures */
export async function signIn(ctx: Ctx, email: string, password: string): Promise<CurrentUser> {
  const address = normaliseEmail(email);
  const accountKey = `sign-in:account:${address}`;
  const addressKey = `sign-in:address:${ctx.address}`;
  // Counted before the check, so that simultaneous guesses are all counted; a right password takes its try back.
  await consumeAttempt(ctx, addressKey, SIGN_IN_PER_ADDRESS, TOO_MANY);
  await consumeAttempt(ctx, accountKey, SIGN_IN_PER_ACCOUNT, TOO_MANY);
  const row = await callWithFaults(ctx, "profile", () => selectUserByEmail(db(), address));
  if (!(await verifyPassword(row?.password_hash, password)) || !row) {
    ctx.log.warn({ event: "sign-in-refused" }, "sign-in refused");
    throw new AppError("UNAUTHENTICATED", WRONG_CREDENTIALS);
  }
  await Promise.all([resetAttempts(accountKey), refundAttempt(addressKey)]);
  ctx.log.info({ event: "sign-in", userId: row.id }, "signed in");
  return toCurrentUser(db(), row, ctx.now);
}

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** The first values of every new account, opened at an ISO instant; it accepts the terms of today. */
export function newAccountColumns(at: string) {
  return {
    social_links: SOCIAL_LINKS_SET.write({}),
    is_admin: 0,
    quiz_completed: 0,
    onboarding_complete: 0,
    loyalty_points: 0,
    loyalty_tier: "explorer",
    accepted_terms_version: TEXT_DATES.terms,
    accepted_terms_at: at,
    created_at: at,
    updated_at: at,
  };
}

/** The milliseconds after an account was opened in which the same form counts as sent twice. */
const SENT_TWICE_MS = 60_000;

/**
 * Answers the second of two equal posts, as a double press sends them, like the first: the account was opened just now
 * under the same name, and the password fits. It is a sign-in, counted as one, so it tells no more than signing in does
 * (docs/decisions/004).
 * @param account its address normalised
 * @throws AppError CONFLICT for every other account of that address, or RATE_LIMITED
 */
async function signInAsJustOpened(ctx: Ctx, account: NewAccount): Promise<CurrentUser> {
  const taken = new AppError("CONFLICT", "An account with this email already exists");
  const row = await selectUserByEmail(db(), account.email);
  const isSame =
    row?.first_name === account.firstName &&
    row.last_name === account.lastName &&
    Math.abs(ctx.now.getTime() - Date.parse(row.created_at)) < SENT_TWICE_MS;
  if (!isSame) throw taken;
  return signIn(ctx, account.email, account.password).catch((error: unknown) => {
    throw isAppError(error) && error.code === "UNAUTHENTICATED" ? taken : error;
  });
}

/**
 * Opens an account, once for a form that is sent twice. The answer may say that an address is taken, because the
 * documents need that for "Sign in instead"; tries are limited by address.
 * @throws AppError CONFLICT, VALIDATION_ERROR for a password that may not be used, or RATE_LIMITED
 */
export async function signUp(ctx: Ctx, account: NewAccount): Promise<CurrentUser> {
  const email = normaliseEmail(account.email);
  requireUsablePassword(account.password, { ...account, email });
  await consumeAttempt(ctx, `sign-up:address:${ctx.address}`, SIGN_UP_PER_ADDRESS, TOO_MANY);
  const at = ctx.now.toISOString();
  const row = {
    id: newId(),
    email,
    password_hash: await hashPassword(account.password),
    name: `${account.firstName} ${account.lastName}`,
    first_name: account.firstName,
    last_name: account.lastName,
    ...newAccountColumns(at),
  };
  try {
    await callWithFaults(ctx, "profile", () => insertUser(db(), row));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return signInAsJustOpened(ctx, { ...account, email });
  }
  ctx.log.info({ event: "sign-up", userId: row.id }, "account opened");
  const made = await selectUser(db(), row.id);
  return toCurrentUser(db(), made!, ctx.now);
}

/** Name and address of an account, for mails. */
export async function findAccount(
  userId: string,
): Promise<{ email: string; name: string; firstName: string } | undefined> {
  const row = await selectUser(db(), userId);
  return row && { email: row.email, name: row.name, firstName: row.first_name };
}

/** Ends a browser session. */
export async function signOut(ctx: Ctx, token: string): Promise<void> {
  const userId = await deleteSession(db(), token);
  if (userId) ctx.log.info({ event: "sign-out", userId }, "signed out");
}

async function issueTokens(
  handle: Db,
  ctx: Ctx,
  userId: string,
  family: string,
  familyEnds: string,
): Promise<TokenPair> {
  const token = newToken();
  const refreshToken = newToken();
  const at = ctx.now.toISOString();
  const soon = new Date(ctx.now.getTime() + API_TOKEN_MS).toISOString();
  const expiresAt = soon < familyEnds ? soon : familyEnds;
  const common = { family, user_id: userId, created_at: at, used_at: null };
  await insertApiTokens(handle, [
    { ...common, id: newId(), kind: "access", token_hash: hashToken(token), expires_at: expiresAt },
    { ...common, id: newId(), kind: "refresh", token_hash: hashToken(refreshToken), expires_at: familyEnds },
  ]);
  return { token, refreshToken, expiresAt };
}

/** Tokens of a new sign-in: 15 minutes for calls, 24 hours for refreshing. */
export function createApiTokens(ctx: Ctx, userId: string): Promise<TokenPair> {
  return issueTokens(db(), ctx, userId, newId(), endOfSession(ctx.now, false));
}

/**
 * Exchanges a refresh token for new tokens; never beyond 24 hours after the sign-in (CHECKLIST AUTH-82).
 * A token used twice was stolen or replayed: its whole family ends.
 * @throws AppError UNAUTHENTICATED
 */
export async function refreshApiTokens(ctx: Ctx, refreshToken: string): Promise<TokenPair> {
  const at = ctx.now.toISOString();
  // One transaction: of two uses at once, the second finds the tokens of the first and ends them too.
  const pair = await transact(async (trx) => {
    const found = await selectApiToken(trx, refreshToken, "refresh", at);
    if (!found) return undefined;
    if (await useRefreshToken(trx, found.id, at))
      return issueTokens(trx, ctx, found.user_id, found.family, found.expires_at);
    await deleteTokenFamily(trx, found.family);
    ctx.log.warn({ event: "refresh-reused", userId: found.user_id }, "a refresh token was used twice");
    return undefined;
  });
  if (!pair) throw new AppError("UNAUTHENTICATED", "Your login session has expired. Please sign in again.");
  return pair;
}

/** Ends the API sign-in that an access token belongs to. */
export async function revokeApiTokens(ctx: Ctx, token: string): Promise<void> {
  const found = await selectApiToken(db(), token, "access", ctx.now.toISOString());
  if (found) await deleteTokenFamily(db(), found.family);
}

/** Whether a trip that its owner books now gets price protection. */
export async function isTripProtected(handle: Db, userId: string, tripId: string, now: Date): Promise<boolean> {
  return isProtected(await selectHoldings(handle, userId, now.toISOString()), tripId, real());
}

export interface NewEntitlement {
  userId: string;
  kind: EntitlementsTable["kind"];
  /** The origin of the right; the same source grants once. */
  source: string;
  startsAt: string;
  endsAt?: string;
}

/** Grants a right. @returns whether it is new */
export function grantEntitlement(trx: Db, right: NewEntitlement): Promise<boolean> {
  return insertEntitlement(trx, {
    user_id: right.userId,
    kind: right.kind,
    source: right.source,
    starts_at: right.startsAt,
    ends_at: right.endsAt ?? null,
    trip_id: null,
    created_at: new Date().toISOString(),
  });
}

/**
 * Holds back the rights of an account's payment, while it is disputed or because it was given back; null gives them back.
 * @param sourceStem the beginning that the sources of these rights share
 */
export function holdBackRights(trx: Db, userId: string, sourceStem: string, at: string | null): Promise<void> {
  return updateHeldBack(trx, userId, sourceStem, at);
}

/** The end of rights whose sources begin with this text: UTC ISO; undefined when there are none. */
export function findEndOfRights(userId: string, sourceStem: string): Promise<string | undefined> {
  return selectEndOfRights(db(), userId, sourceStem);
}

/** Sets quiz_completed on the account, within the caller's transaction (CHECKLIST QUIZ-09). */
export function noteQuizCompleted(trx: Db, userId: string, at: string): Promise<void> {
  return updateQuizCompleted(trx, userId, at);
}
