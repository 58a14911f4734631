import { JOB_KINDS, MOST_WORKERS } from "#app/boot/job-lanes";
import { db } from "#app/db/client.server";
import { claimJobs, finishJob as finish, selectWaitingJobs } from "#app/db/jobs.server";
import type { Job } from "#app/db/jobs.server";

/** Takes the job that is due first, whatever its lane; undefined when none is. */
export async function claimJob(now: Date): Promise<Job | undefined> {
  const waiting = await selectWaitingJobs(db(), JOB_KINDS, now, MOST_WORKERS);
  const due = waiting.filter(({ runAt }) => runAt <= now.toISOString());
  const first = due.toSorted((a, b) => a.runAt.localeCompare(b.runAt))[0];
  return first && (await claimJobs(db(), [first.id], now))[0];
}

/** Marks a job as done. */
export async function finishJob(job: Pick<Job, "id" | "attempts">, now: Date): Promise<void> {
  await finish(db(), job, now);
}
