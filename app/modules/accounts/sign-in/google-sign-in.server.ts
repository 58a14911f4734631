import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { isUniqueViolation } from "#app/db/dialect.server";
import { newId, newToken } from "#app/db/ids.server";
import { googleConsentUrl, hasGoogle, readGoogleIdentity } from "#app/integrations/google/google-client.server";
import type { GoogleIdentity } from "#app/integrations/google/google-client.server";
import { GoogleFailure } from "#app/integrations/google/google-failure";
import type { GoogleFailureReason } from "#app/integrations/google/google-failure";
import { enqueueMail } from "#app/modules/email/email.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { googleConnectedMail } from "../account/account-mails";
import { insertUser, selectUser, selectUserByEmail } from "../account/accounts.repo.server";
import type { UserRow } from "../account/accounts.repo.server";
import { newAccountColumns, toCurrentUser } from "../account/accounts.server";
import type { CurrentUser } from "../account/current-user";
import { normaliseEmail } from "../account/email-address";
import { modeOf } from "./google-attempt";
import type { GoogleAttempt, GoogleMode } from "./google-attempt";
import { connectGoogle, selectUserByGoogle } from "./google.repo.server";
import { TOO_MANY, consumeAttempt } from "../account/rate-limits.server";

export { hasGoogle };

const PER_ADDRESS = { points: 60, seconds: 900 };
const GOOGLE_NOT_CONFIGURED = "Google sign-in isn't available here. Please use your email and password.";
const FAILED = "Authentication failed";

/** The page's message for each kind of failure (CHECKLIST AUTH-40, AUTH-42, AUTH-43). */
const FAILURES: Record<GoogleFailureReason, string> = {
  "no-token": "No authentication token received",
  "no-identity": "Authentication failed - no authentication data received from server",
  refused: FAILED,
  unreachable: FAILED,
  mismatch: FAILED,
};

function callbackUrl(ctx: Ctx): string {
  return `${ctx.origin}/auth/callback/google`;
}

/**
 * Begins a sign-in with Google: gives the browser's record, and the address to go to.
 * @param next a path of ours, already checked
 * @param userId the account that connects Google, for the mode "link"
 * @param isKept whether the device stays signed in afterwards
 * @throws AppError UNAVAILABLE when Google is not configured
 */
export async function beginGoogleSignIn(
  ctx: Ctx,
  mode: GoogleMode,
  next: string,
  { userId, isKept = false }: { userId?: string; isKept?: boolean } = {},
): Promise<{ attempt: GoogleAttempt; url: string }> {
  if (!hasGoogle()) throw new AppError("UNAVAILABLE", GOOGLE_NOT_CONFIGURED);
  const attempt: GoogleAttempt = {
    state: `${mode}.${newToken()}`,
    nonce: newToken(),
    verifier: newToken(),
    next,
    ...(isKept && { isKept }),
    ...(userId && { userId }),
  };
  return { attempt, url: await googleConsentUrl(callbackUrl(ctx), attempt) };
}

export interface GoogleReturn {
  code?: string | null;
  /** Undefined where the caller sends none: the browser's own cookie then proves the state. */
  state?: string | null;
  error?: string | null;
}

/**
 * Checks a return without asking Google: no code is exchanged for a return that this browser did not begin.
 * @throws AppError with the text of the documents (CHECKLIST AUTH-35, AUTH-39 to AUTH-41)
 */
export function checkGoogleReturn(
  attempt: GoogleAttempt | undefined,
  { code, state, error }: GoogleReturn,
): { attempt: GoogleAttempt; code: string } {
  if (error === "access_denied") throw new AppError("FORBIDDEN", "Access denied");
  if (error) throw new AppError("UNAUTHENTICATED", FAILED);
  if (!code) throw new AppError("BAD_REQUEST", "No authorization code received");
  if (!attempt || (state !== undefined && state !== attempt.state) || code.length > 2_048)
    throw new AppError("UNAUTHENTICATED", FAILED);
  return { attempt, code };
}

export interface GoogleSignIn {
  user: CurrentUser;
  mode: GoogleMode;
  isNew: boolean;
  next: string;
  /** Whether the device stays signed in. */
  isKept: boolean;
}

/**
 * Completes a sign-in with Google: by the account's unchanging id; an existing account of the same address is connected
 * only if both sides have proven the address.
 * @param signedIn the user of this browser: no other may connect Google to the account
 * @throws AppError with a text that may be shown
 */
export async function completeGoogleSignIn(
  ctx: Ctx,
  kept: GoogleAttempt | undefined,
  given: GoogleReturn,
  signedIn?: CurrentUser,
): Promise<GoogleSignIn> {
  const { attempt, code } = checkGoogleReturn(kept, given);
  await consumeAttempt(ctx, `google:address:${ctx.address}`, PER_ADDRESS, TOO_MANY);
  const mode = modeOf(attempt.state);
  if (mode === "link" && (!attempt.userId || attempt.userId !== signedIn?.id))
    throw new AppError("UNAUTHENTICATED", FAILED);
  const identity = await askGoogle(ctx, attempt, code);
  const { row, isNew } =
    attempt.userId && mode === "link"
      ? { row: await connect(ctx, attempt.userId, identity), isNew: false }
      : await findOrOpen(ctx, identity);
  ctx.log.info({ event: isNew ? "sign-up" : "sign-in", by: "google", userId: row.id }, "signed in with Google");
  return {
    user: await toCurrentUser(db(), row, ctx.now),
    mode,
    isNew,
    next: attempt.next,
    isKept: attempt.isKept ?? false,
  };
}

async function askGoogle(ctx: Ctx, attempt: GoogleAttempt, code: string): Promise<GoogleIdentity> {
  try {
    return await readGoogleIdentity(callbackUrl(ctx), attempt, code);
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error;
    ctx.log.warn(
      { event: "sign-in-refused", by: "google", reason: error.reason, why: error.message },
      "Google sign-in refused",
    );
    throw new AppError("UNAUTHENTICATED", FAILURES[error.reason], { cause: error });
  }
}

/** Connects Google to the account that asked for it while signed in. */
async function connect(ctx: Ctx, userId: string, identity: GoogleIdentity): Promise<UserRow> {
  const owner = await selectUserByGoogle(db(), identity.sub);
  if (owner && owner.id !== userId)
    throw new AppError("CONFLICT", "That Google account is already connected to another account");
  if (!owner) await connectAndTell(ctx, userId, identity.sub);
  const row = await selectUser(db(), userId);
  if (!row || row.google_sub !== identity.sub)
    throw new AppError("CONFLICT", "Your account is connected to another Google account. Disconnect that one first");
  return row;
}

/**
 * Connects and tells the owner. When another account takes the Google id at the same moment, nothing is changed: the
 * caller reads the row again.
 */
async function connectAndTell(ctx: Ctx, userId: string, sub: string): Promise<void> {
  try {
    await transact(async (trx) => {
      const row = await selectUser(trx, userId);
      if (row && (await connectGoogle(trx, userId, sub, ctx.now.toISOString()))) {
        await enqueueMail(trx, `google-connected:${newId()}`, {
          to: row.email,
          ...googleConnectedMail(row.first_name, mailOrigin(ctx.origin)),
        });
      }
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/** The account of an identity, or a new one. */
async function findOrOpen(ctx: Ctx, identity: GoogleIdentity): Promise<{ row: UserRow; isNew: boolean }> {
  const known = await selectUserByGoogle(db(), identity.sub);
  if (known) return { row: known, isNew: false };
  if (!identity.isEmailVerified)
    throw new AppError(
      "UNAUTHENTICATED",
      "Google hasn't verified that account's email address, so you can't sign in with it",
    );
  const sameAddress = await selectUserByEmail(db(), normaliseEmail(identity.email));
  if (sameAddress) return { row: await connectByAddress(ctx, sameAddress, identity), isNew: false };
  try {
    return { row: await open(ctx, identity), isNew: true };
  } catch (error) {
    // The same person in two windows: the other window has opened the account.
    const row = isUniqueViolation(error) ? await selectUserByGoogle(db(), identity.sub) : undefined;
    if (row) return { row, isNew: false };
    throw error;
  }
}

/** An account whose own address was never proven may belong to another person: it is not handed over. */
async function connectByAddress(ctx: Ctx, row: UserRow, identity: GoogleIdentity): Promise<UserRow> {
  // The same person in two windows: the other window has opened or connected it since the first look.
  if (row.google_sub === identity.sub) return row;
  const refusal = new AppError(
    "CONFLICT",
    "An account with this email already exists. Sign in with its password, then connect Google in your account settings.",
  );
  if (row.email_verified_at === null || row.google_sub !== null) throw refusal;
  await connectAndTell(ctx, row.id, identity.sub);
  const connected = await selectUser(db(), row.id);
  if (connected?.google_sub !== identity.sub) throw refusal;
  return connected;
}

async function open(ctx: Ctx, identity: GoogleIdentity): Promise<UserRow> {
  const at = ctx.now.toISOString();
  const email = normaliseEmail(identity.email);
  const firstName = identity.firstName || email.split("@", 1)[0]!;
  const id = newId();
  await insertUser(db(), {
    id,
    email,
    email_verified_at: at,
    google_sub: identity.sub,
    name: `${firstName} ${identity.lastName}`.trim(),
    first_name: firstName,
    last_name: identity.lastName,
    avatar: identity.picture ?? null,
    ...newAccountColumns(at),
  });
  return (await selectUser(db(), id))!;
}
