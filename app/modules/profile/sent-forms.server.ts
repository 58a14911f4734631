import type { Db } from "#app/db/schema";
import type { Ctx } from "#app/shared/context";
import { noteSentForm } from "./profile.repo.server";

/**
 * The milliseconds for which a device may go on sending the same form; it gives up before that (offline/waiting.ts).
 */
const KNOWN_MS = 60 * 24 * 3_600_000;

/**
 * Whether a form of a device arrives for the first time, noted in the transaction that makes its change.
 * @param key undefined for a form that is never sent twice
 */
export async function isFirstSending(trx: Db, ctx: Ctx, userId: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return true;
  const forgetBefore = new Date(ctx.now.getTime() - KNOWN_MS).toISOString();
  return noteSentForm(trx, { user_id: userId, key, at: ctx.now.toISOString() }, forgetBefore);
}
