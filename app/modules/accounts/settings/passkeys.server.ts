import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { isUniqueViolation } from "#app/db/dialect.server";
import { newId } from "#app/db/ids.server";
import { askForNewPasskey, readNewPasskey } from "#app/integrations/webauthn/passkey-ceremony.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { passkeyAddedMail } from "../account/account-mails";
import { selectUser } from "../account/accounts.repo.server";
import type { CurrentUser } from "../account/current-user";
import { deviceName } from "../account/device-name";
import { MOST_PASSKEYS, PASSKEY_PATIENCE_MS } from "../sign-in/passkeys";
import type { PasskeyAnswer, PasskeyView } from "../sign-in/passkeys";
import {
  closePasskeyOffer,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  selectPasskeys,
  takeChallenge,
  updatePasskeyName,
} from "../sign-in/passkeys.repo.server";
import { endOfQuestion, siteOf, toKeptPasskey } from "../sign-in/passkeys.server";
import { proveOwner } from "./settings.server";
import type { Proof } from "./settings.server";

const NOT_ADDED = "We couldn't add that passkey. Please try again.";
const GONE = "That passkey is already removed";

/** The passkeys of an account, for its owner, and whether a password or the typed address proves that owner. */
export async function readPasskeys(userId: string): Promise<{ passkeys: PasskeyView[]; hasPassword: boolean }> {
  const [rows, user] = await Promise.all([selectPasskeys(db(), userId), selectUser(db(), userId)]);
  const passkeys = rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    addedAt: created_at,
    usedAt: last_used_at,
  }));
  return { passkeys, hasPassword: user?.password_hash !== null };
}

/**
 * The question to the device of an owner who adds a passkey. A passkey is a new way in, so the owner is proven first.
 * @throws AppError VALIDATION_ERROR with the field, RATE_LIMITED, or CONFLICT for more than an account may have
 */
export async function beginAddingPasskey(ctx: Ctx, userId: string, proof: Proof) {
  const { email, name } = await proveOwner(ctx, userId, proof);
  const known = await selectPasskeys(db(), userId);
  if (known.length >= MOST_PASSKEYS)
    throw new AppError("CONFLICT", `An account has at most ${MOST_PASSKEYS} passkeys. Remove one first.`);
  const user = { id: userId, email, name };
  const options = await askForNewPasskey(siteOf(ctx), user, known.map(toKeptPasskey), PASSKEY_PATIENCE_MS);
  await insertChallenge(db(), options.challenge, userId, endOfQuestion(ctx));
  return options;
}

/**
 * Keeps the passkey that a device made, under the device's name, and tells the owner by mail.
 * @throws AppError UNAUTHENTICATED for an answer to no open question of this account, CONFLICT for a known passkey
 */
export async function addPasskey(ctx: Ctx, user: CurrentUser, answer: PasskeyAnswer, userAgent: string): Promise<void> {
  const at = ctx.now.toISOString();
  const made = await readNewPasskey(siteOf(ctx), answer, (challenge) => takeChallenge(db(), challenge, user.id, at));
  if (!made) throw new AppError("UNAUTHENTICATED", NOT_ADDED);
  const id = newId();
  const row = {
    id,
    user_id: user.id,
    credential_id: made.credentialId,
    public_key: made.publicKey,
    counter: made.counter,
    transports: JSON.stringify(made.transports),
    name: deviceName(userAgent),
    created_at: at,
  };
  try {
    await transact(async (trx) => {
      await insertPasskey(trx, row);
      await closePasskeyOffer(trx, user.id, at);
      const mail = passkeyAddedMail(user.firstName, row.name, mailOrigin(ctx.origin));
      await enqueueMail(trx, `passkey-added:${id}`, { to: user.email, ...mail });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("CONFLICT", "That passkey is here already.") : error;
  }
  ctx.log.info({ event: "passkey-added", userId: user.id }, "a passkey was added");
}

/** @throws AppError NOT_FOUND */
export async function renamePasskey(userId: string, id: string, name: string): Promise<void> {
  if (!(await updatePasskeyName(db(), userId, id, name))) throw new AppError("NOT_FOUND", GONE);
}

/** Takes a passkey away, once the owner is proven. @throws AppError VALIDATION_ERROR with the field, NOT_FOUND */
export async function removePasskey(ctx: Ctx, userId: string, id: string, proof: Proof): Promise<void> {
  await proveOwner(ctx, userId, proof);
  if (!(await deletePasskey(db(), userId, id))) throw new AppError("NOT_FOUND", GONE);
  ctx.log.info({ event: "passkey-removed", userId }, "a passkey was removed");
}

/** Whether a passkey is still to be offered: once, and not to an account that has one. */
export async function offersPasskey(userId: string): Promise<boolean> {
  const row = await selectUser(db(), userId);
  return row?.passkey_offer_closed_at === null && (await selectPasskeys(db(), userId)).length === 0;
}

/** Notes that the offer was declined. */
export async function declinePasskey(ctx: Ctx, userId: string): Promise<void> {
  await closePasskeyOffer(db(), userId, ctx.now.toISOString());
}
