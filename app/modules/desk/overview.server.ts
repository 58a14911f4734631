import { listReports } from "#app/modules/reports/reports.server";
import type { Ctx } from "#app/shared/context";
import type { SubjectKind } from "./inbox";
import { listInbox } from "./inbox.server";
import { getOutbox } from "./outbox.server";
import { waitingSince } from "./reply-due";
import type { Waiting } from "./reply-due";

/** The waiting entries of one kind. */
export interface WaitingCount {
  kind: SubjectKind;
  count: number;
  late: number;
  oldest: Waiting | null;
}

async function countWaiting(ctx: Ctx, kind: SubjectKind): Promise<WaitingCount> {
  const waiting = (await listInbox(kind, "new")).map(({ createdAt }) => waitingSince(createdAt, ctx.now));
  return {
    kind,
    count: waiting.length,
    late: waiting.filter(({ state }) => state === "late").length,
    oldest: waiting[0] ?? null,
  };
}

/** The entries that wait for the desk. */
export async function getOverview(
  ctx: Ctx,
): Promise<{ inbox: WaitingCount[]; reports: number; mails: { waiting: number; givenUp: number } }> {
  const [messages, applications, reports, { undone }] = await Promise.all([
    countWaiting(ctx, "message"),
    countWaiting(ctx, "application"),
    listReports("new"),
    getOutbox(),
  ]);
  const givenUp = undone.filter(({ nextAt }) => nextAt === undefined).length;
  return {
    inbox: [messages, applications],
    reports: reports.length,
    mails: { waiting: undone.length - givenUp, givenUp },
  };
}
