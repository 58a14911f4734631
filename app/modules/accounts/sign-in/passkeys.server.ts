import { PRODUCT } from "#app/config/product";
import { db } from "#app/db/client.server";
import { askForPasskey, readPasskeyUse } from "#app/integrations/webauthn/passkey-ceremony.server";
import type { KeptPasskey, Site } from "#app/integrations/webauthn/passkey-ceremony.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { selectUser } from "../account/accounts.repo.server";
import { toCurrentUser } from "../account/accounts.server";
import type { CurrentUser } from "../account/current-user";
import { TOO_MANY, consumeAttempt, refundAttempt } from "../account/rate-limits.server";
import { PASSKEY_PATIENCE_MS, PASSKEY_REFUSED } from "./passkeys";
import type { PasskeyAnswer } from "./passkeys";
import { insertChallenge, selectPasskeyByCredential, takeChallenge, updatePasskeyUse } from "./passkeys.repo.server";
import type { PasskeyRow } from "./passkeys.repo.server";

const QUESTIONS_PER_ADDRESS = { points: 100, seconds: 900 };
const ANSWERS_PER_ADDRESS = { points: 100, seconds: 900 };

/** The site that passkeys belong to: the public address, and no header that a caller could set. */
export function siteOf(ctx: Ctx): Site {
  return { origin: ctx.origin, name: PRODUCT.name };
}

/** A passkey as the library reads it. */
export function toKeptPasskey(row: PasskeyRow): KeptPasskey {
  return {
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports) as string[],
  };
}

/** The end of a question that is asked now, UTC ISO. */
export function endOfQuestion(ctx: Ctx): string {
  return new Date(ctx.now.getTime() + PASSKEY_PATIENCE_MS).toISOString();
}

/** The question for a sign-in with a passkey: no address is needed. @throws AppError RATE_LIMITED */
export async function beginPasskeySignIn(ctx: Ctx) {
  await consumeAttempt(ctx, `passkey:questions:${ctx.address}`, QUESTIONS_PER_ADDRESS, TOO_MANY);
  const options = await askForPasskey(siteOf(ctx), PASSKEY_PATIENCE_MS);
  await insertChallenge(db(), options.challenge, null, endOfQuestion(ctx));
  return options;
}

/**
 * Signs in the owner of the passkey that a device answers with. Each question is answered once, and a passkey whose
 * count goes backwards was copied: it is refused.
 * @throws AppError UNAUTHENTICATED in the same words for every reason, or RATE_LIMITED
 */
export async function signInWithPasskey(ctx: Ctx, answer: PasskeyAnswer): Promise<CurrentUser> {
  const key = `passkey:answers:${ctx.address}`;
  await consumeAttempt(ctx, key, ANSWERS_PER_ADDRESS, TOO_MANY);
  const at = ctx.now.toISOString();
  const refuse = (why: string): AppError => {
    ctx.log.warn({ event: "passkey-refused", why }, "a passkey was refused");
    return new AppError("UNAUTHENTICATED", PASSKEY_REFUSED);
  };
  const passkey = await callWithFaults(ctx, "profile", () => selectPasskeyByCredential(db(), answer.id));
  if (!passkey) throw refuse("unknown");
  const { userHandle } = answer.response;
  if (userHandle === undefined || Buffer.from(userHandle, "base64url").toString() !== passkey.user_id)
    throw refuse("owner");
  const counter = await readPasskeyUse(siteOf(ctx), answer, toKeptPasskey(passkey), (challenge) =>
    takeChallenge(db(), challenge, null, at),
  );
  if (counter === undefined) throw refuse("unproven");
  const row = await selectUser(db(), passkey.user_id);
  if (!row || !(await updatePasskeyUse(db(), passkey, counter, at))) throw refuse("used meanwhile");
  await refundAttempt(key);
  ctx.log.info({ event: "sign-in", userId: row.id, by: "passkey" }, "signed in");
  return toCurrentUser(db(), row, ctx.now);
}
