import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { Ctx } from "#app/shared/context";
import { PAGE_LINES, pageOf } from "#app/shared/lists/pages";
import type { Page, PageMark } from "#app/shared/lists/pages";
import { insertAudit, selectAudit } from "./desk.repo.server";
import type { AuditEntry } from "./desk.repo.server";

export type { AuditEntry };

/** The person at the desk. */
export type Actor = Pick<CurrentUser, "id" | "name" | "email">;

/** The changed fields only, so that the log holds no text that people wrote. */
type Fields = Record<string, string | number | boolean | null>;

/** Records an action of the desk, in the transaction that makes it. */
export async function noteAudit(
  trx: Db,
  ctx: Ctx,
  actor: Actor,
  entry: { action: string; subject: string; before?: Fields; after?: Fields },
): Promise<void> {
  await insertAudit(trx, {
    id: newId(),
    at: ctx.now.toISOString(),
    actor_id: actor.id,
    actor_name: `${actor.name} (${actor.email})`,
    action: entry.action,
    subject: entry.subject,
    before: JSON.stringify(entry.before ?? {}),
    after: JSON.stringify(entry.after ?? {}),
  });
  ctx.log.info({ event: "desk", action: entry.action, subject: entry.subject, userId: actor.id }, "done at the desk");
}

/** The desk's actions, newest first, a page at a time. */
export async function listAudit(after?: PageMark): Promise<Page<AuditEntry>> {
  return pageOf(await selectAudit(db(), { after, limit: PAGE_LINES + 1 }), (entry) => entry);
}
