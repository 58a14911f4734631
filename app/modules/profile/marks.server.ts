import { db, transact } from "#app/db/client.server";
import { holdUser } from "#app/modules/accounts/settings/identity.server";
import type { Ctx } from "#app/shared/context";
import { deleteMarks, insertMark, selectMarks } from "./profile.repo.server";
import type { MarkRow } from "./profile.repo.server";
import { isFirstSending } from "./sent-forms.server";

export const MARK_KINDS = ["saved", "dismissed", "visited"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A user's mark of one destination. */
export interface DestinationMark {
  slug: string;
  kind: MarkKind;
  at: string;
}

/** A stored mark, as pages know it. */
export function toMark({ destination_slug: slug, kind, created_at: at }: MarkRow): DestinationMark {
  return { slug, kind, at };
}

/** All marks of a user, newest first. */
export async function listMarks(userId: string): Promise<DestinationMark[]> {
  return (await selectMarks(db(), userId)).map(toMark);
}

/**
 * Marks a destination; saving takes a "not for me" away and the other way round. A repeated mark counts once. @param
 * key the key of a form that may arrive twice
 */
export async function markDestination(
  ctx: Ctx,
  userId: string,
  slug: string,
  kind: MarkKind,
  key?: string,
): Promise<void> {
  await transact(async (trx) => {
    // Two windows that set opposite marks at once would otherwise both be stored.
    await holdUser(trx, userId);
    if (!(await isFirstSending(trx, ctx, userId, key))) return;
    if (kind === "saved") await deleteMarks(trx, userId, slug, ["dismissed"]);
    if (kind === "dismissed") await deleteMarks(trx, userId, slug, ["saved"]);
    await insertMark(trx, { user_id: userId, destination_slug: slug, kind, created_at: ctx.now.toISOString() });
  });
}

/** Takes a mark back. @param key the key of a form that may arrive twice */
export async function unmarkDestination(
  ctx: Ctx,
  userId: string,
  slug: string,
  kind: MarkKind,
  key?: string,
): Promise<void> {
  await transact(async (trx) => {
    await holdUser(trx, userId);
    if (await isFirstSending(trx, ctx, userId, key)) await deleteMarks(trx, userId, slug, [kind]);
  });
}
