import { readQueue } from "#app/db/jobs.server";
import { countWaitingApplications } from "#app/modules/careers/careers-desk.server";
import { countWaitingMessages } from "#app/modules/contact/contact-desk.server";
import { countWaitingReports } from "#app/modules/reports/reports.server";
import { readingsByDay } from "#app/modules/measuring/measuring.server";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { daySeries, firstDayOf } from "./day-series";
import type { DaySeries } from "./day-series";
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

/** Pages read by browsers that agreed, on each of the last days. */
export async function getReadings(ctx: Ctx): Promise<DaySeries> {
  const today = todayOf(ctx);
  return daySeries(await readingsByDay(firstDayOf(today)), today);
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
