import { transact } from "#app/db/client.server";
import { listUndoneJobs, readQueue, tryJobAgain } from "#app/db/jobs.server";
import { listOutbox, readNotedMail } from "#app/modules/email/email.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { PAGE_LINES } from "#app/shared/lists/pages";
import { noteAudit } from "./audit.server";
import type { Actor } from "./audit.server";

const MOST_KEPT = 30;

/** A mail, or other work behind the pages, that is not done. */
export interface OutboxLine {
  id: string;
  kind: string;
  /** The recipient, if it is a mail. */
  to?: string;
  subject?: string;
  attempts: number;
  createdAt: string;
  /** The time of the next try; undefined once it was given up. */
  nextAt?: string;
  lastError?: string;
}

/** Mails and other work that wait or have failed, the first of each, and the mails that were kept instead of sent. */
export async function getOutbox(): Promise<{
  undone: OutboxLine[];
  /** How many more are not done. */
  more: number;
  kept: { at: string; to: string; subject: string }[];
}> {
  const [jobs, queue, kept] = await Promise.all([listUndoneJobs(PAGE_LINES), readQueue(), listOutbox()]);
  const all = queue.reduce((sum, { waiting, givenUp }) => sum + waiting + givenUp, 0);
  return {
    more: Math.max(0, all - jobs.length),
    undone: jobs.map((job) => ({
      id: job.id,
      kind: job.kind,
      ...readNotedMail(job),
      attempts: job.attempts,
      createdAt: job.createdAt,
      ...(job.givenUpAt === null && { nextAt: job.runAt }),
      ...(job.lastError !== null && { lastError: job.lastError }),
    })),
    kept: kept.slice(0, MOST_KEPT).map(({ at, to, subject }) => ({ at, to, subject })),
  };
}

/** Has a mail, or other work, tried again at once. @throws AppError NOT_FOUND for finished work */
export async function sendAgain(ctx: Ctx, actor: Actor, id: string): Promise<void> {
  await transact(async (trx) => {
    // By the machine's clock, not the request's, since the queue goes by it.
    const kind = await tryJobAgain(trx, { id }, new Date());
    if (!kind) throw new AppError("NOT_FOUND", "Someone has already done this");
    await noteAudit(trx, ctx, actor, { action: "sent again", subject: `${kind} ${id}` });
  });
}
