import type { JobKind } from "#app/db/job-kinds";
import { claimJobs, finishJob, giveBackJobs, renewClaims, retryJob, selectWaitingJobs } from "#app/db/jobs.server";
import type { Job, JobHandler } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import type { Log } from "#app/shared/context";
import { JOBS, JOB_KINDS, MOST_WORKERS, nextJobs } from "./job-lanes";

interface Parts {
  db: () => Db;
  handlers: Record<JobKind, JobHandler>;
  clock: () => Date;
  log: Log;
  /**
   * Called after each look with the time of the next one if nothing else happens: the due time of the next job, if one
   * is known.
   */
  onLooked: (nextAt: Date | undefined) => void;
}

export interface JobRunner {
  /** Begins the jobs that are due, as far as their lanes have workers. Resolves when they are begun. */
  look: () => Promise<void>;
  /**
   * Keeps the claims of the jobs under way, and lets a job go that takes longer than its kind may. To be called well
   * within a minute.
   */
  renew: () => Promise<void>;
  /** Takes up nothing more. Resolves when nothing is under way, or when the signal is aborted. */
  stop: (patience: AbortSignal) => Promise<void>;
}

interface UnderWay {
  job: Job;
  since: number;
  letGo: AbortController;
  ended: Promise<void>;
}

class LetGo extends Error {
  override readonly name = "LetGo";
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

/**
 * Works jobs off in lanes (job-lanes.ts), several at a time. Several runners may share a database: each job is in the
 * hands of one runner at a time.
 */
export function createJobRunner({ db, handlers, clock, log, onLooked }: Parts): JobRunner {
  const underWay = new Map<string, UnderWay>();
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let isWanted = false;

  /** Stores the outcome of a failed try, and logs it. */
  async function noteFailure(job: Job, error: unknown): Promise<void> {
    const about = { err: error, job: job.kind, jobId: job.id, attempt: job.attempts };
    const next = await retryJob(db(), job, error, clock());
    if (next === "lost") log.warn(about, "job is another's by now");
    else if (next === "given up") log.error({ ...about, event: "job-given-up" }, "job given up after three days");
    else log.error({ ...about, nextTryAt: next.toISOString() }, "job failed, it will be tried again");
  }

  async function work(job: Job, signal: AbortSignal): Promise<void> {
    try {
      // A handler that does not end is not waited for once its job is let go, so that it does not take a worker for
      // ever.
      await Promise.race([handlers[job.kind](job, signal), aborted(signal)]);
      await finishJob(db(), job, clock());
    } catch (error) {
      await noteFailure(job, error);
    }
  }

  function begin(job: Job): void {
    const letGo = new AbortController();
    const ended = work(job, letGo.signal)
      // The job's claim ends by itself, and then the job is begun again.
      .catch((error: unknown) => log.error({ err: error, job: job.kind, jobId: job.id }, "job could not be noted"))
      .then(() => {
        underWay.delete(job.id);
        void look();
      });
    underWay.set(job.id, { job, since: clock().getTime(), letGo, ended });
  }

  async function lookOnce(): Promise<void> {
    const now = clock();
    const busy = [...underWay.values()].map(({ job }) => ({ kind: job.kind, isFirstTry: job.attempts === 1 }));
    const waiting = await selectWaitingJobs(db(), JOB_KINDS, now, MOST_WORKERS);
    const next = nextJobs(
      waiting.filter(({ id }) => !underWay.has(id)),
      busy,
      now,
    );
    const jobs = next.begin.length > 0 ? await claimJobs(db(), next.begin, now) : [];
    if (isStopped) return giveBackJobs(db(), jobs);
    for (const job of jobs) begin(job);
    // Another process claimed some of these jobs first; other jobs may be due, so the next look is at once.
    onLooked(jobs.length < next.begin.length ? now : next.nextAt);
  }

  async function lookWhileWanted(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await lookOnce();
      } catch (error) {
        log.error({ err: error }, "job queue failed");
        onLooked(undefined);
      }
    }
  }

  function look(): Promise<void> {
    isWanted = true;
    looking ??= lookWhileWanted().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function renew(): Promise<void> {
    const now = clock();
    const kept: UnderWay[] = [];
    for (const one of underWay.values()) {
      const { limitMs } = JOBS[one.job.kind];
      if (now.getTime() - one.since <= limitMs) kept.push(one);
      else one.letGo.abort(new LetGo(`The job took longer than ${limitMs / 1000} seconds`));
    }
    const ours = await renewClaims(
      db(),
      kept.map(({ job }) => job),
      now,
    );
    for (const { job, letGo } of kept)
      if (!ours.has(job.id) && underWay.get(job.id)?.job === job) letGo.abort(new LetGo("The job is another's by now"));
  }

  return {
    look,
    renew,
    async stop(patience) {
      isStopped = true;
      const all = Promise.resolve(looking).then(() => Promise.all([...underWay.values()].map(({ ended }) => ended)));
      await Promise.race([all, aborted(patience).catch(() => undefined)]);
    },
  };
}
