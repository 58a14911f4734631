import type { Server } from "node:http";
import { claimJob, finishJob, nextJobAt, onWakeJobs, retryJob } from "./db/jobs.server";
import type { Job, JobHandler } from "./db/jobs.server";
import { logger } from "./http/log.server";
import { jobHandlers, startServices, stopServices } from "./services.server";

const IDLE_MS = 30_000;

let timer: NodeJS.Timeout | undefined;
let isStopped = true;
let running: Promise<void> | undefined;

async function run(handlers: Record<string, JobHandler>, job: Job): Promise<void> {
  const handler = handlers[job.kind];
  try {
    if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
    await handler(job);
    await finishJob(job.id, new Date());
  } catch (error) {
    const about = { err: error, job: job.kind, jobId: job.id, attempt: job.attempts };
    const next = await retryJob(job, error, new Date());
    if (next) logger().error({ ...about, nextTryAt: next.toISOString() }, "job failed, it will be tried again");
    else logger().error({ ...about, event: "job-given-up" }, "job given up after three days");
  }
}

async function drain(): Promise<void> {
  const handlers = jobHandlers();
  for (let job = await claimJob(new Date()); job && !isStopped; job = await claimJob(new Date()))
    await run(handlers, job);
}

function schedule(ms: number): void {
  clearTimeout(timer);
  if (!isStopped) timer = setTimeout(work, ms).unref();
}

/** Works off what is due, then sleeps until the next job or until it is woken. */
function work(): void {
  if (running) return;
  running = drain()
    .then(() => nextJobAt(new Date()))
    .then((next) => schedule(next ? Math.min(IDLE_MS, Math.max(50, next.getTime() - Date.now())) : IDLE_MS))
    .catch((error: unknown) => {
      logger().error({ err: error }, "job queue failed");
      schedule(IDLE_MS);
    })
    .finally(() => {
      running = undefined;
    });
}

/** Starts mails, confirmations and payment reconciliation behind the pages. */
export async function startBackgroundWork(server: Server): Promise<void> {
  isStopped = false;
  await startServices(server);
  onWakeJobs(() => {
    if (running) void running.then(() => schedule(0));
    else schedule(0);
  });
  schedule(0);
}

/** Stops taking up work. */
export function stopBackgroundWork(): void {
  isStopped = true;
  clearTimeout(timer);
  stopServices();
}
