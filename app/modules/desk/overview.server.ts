import { readQueue } from "#app/db/jobs.server";
import { countWaitingApplications } from "#app/modules/careers/careers-desk.server";
import { countWaitingMessages } from "#app/modules/contact/contact-desk.server";
import { countWaitingReports } from "#app/modules/reports/reports.server";
import type { Ctx } from "#app/shared/context";
import type { SubjectKind } from "./inbox";
import { lateBefore, waitingSince } from "./reply-due";
import type { Waiting } from "./reply-due";

/** The waiting entries of one kind. */
export interface WaitingCount {
  kind: SubjectKind;
  count: number;
  late: number;
  oldest: Waiting | null;
}

async function countWaiting(ctx: Ctx, kind: SubjectKind): Promise<WaitingCount> {
  const count = kind === "message" ? countWaitingMessages : countWaitingApplications;
  const { since, ...counts } = await count(lateBefore(ctx.now).toISOString());
  return { kind, ...counts, oldest: since === undefined ? null : waitingSince(since, ctx.now) };
}

/** The entries that wait for the desk. */
export async function getOverview(
  ctx: Ctx,
): Promise<{ inbox: WaitingCount[]; reports: number; mails: { waiting: number; givenUp: number } }> {
  const [messages, applications, reports, queue] = await Promise.all([
    countWaiting(ctx, "message"),
    countWaiting(ctx, "application"),
    countWaitingReports(),
    readQueue(),
  ]);
  const total = (of: "waiting" | "givenUp"): number => queue.reduce((sum, kind) => sum + kind[of], 0);
  return {
    inbox: [messages, applications],
    reports,
    mails: { waiting: total("waiting"), givenUp: total("givenUp") },
  };
}
