import type { JobKind } from "#app/db/job-kinds";
import { ClockWatch } from "#app/db/clock-watch";
import {
  CLAIM_MS,
  bringForward,
  claimJobs,
  finishJob,
  giveBackJobs,
  renewClaims,
  retryJob,
  selectWaitingJobs,
} from "#app/db/jobs.server";
import type { Job, JobHandler } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import type { Log } from "#app/shared/context";
import { tracing } from "#app/config/tracing";
import { countTry } from "./job-counts";
import { JOBS, JOB_KINDS, MOST_WORKERS, TIMED_KINDS, nextJobs } from "./job-lanes";

/** The pause after a look at the queue that failed, in milliseconds: a database that was away is back before long. */
const AGAIN_MS = 5_000;
/**
 * A job that was begun more often than this and whose process ended once more counts as failed, with a failed job's pause
 * and end: it may be what ends the processes, and would end one a minute for good.
 */
const MOST_LEFT = 5;

interface Parts {
  db: () => Db;
  handlers: Record<JobKind, JobHandler>;
  clock: () => Date;
  /** Milliseconds on a clock that nobody sets: a job's time is not over because the other clock was put right. */
  elapsed: () => number;
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

class LaneRunner {
  private readonly underWay = new Map<string, UnderWay>();
  private isStopped = false;
  private looking: Promise<void> | undefined;
  private isWanted = false;
  private readonly watch: ClockWatch;
  /** Milliseconds by which the clock was put back, as long as the jobs that it noted ahead wait for that time. */
  private putBackMs = 0;

  constructor(private readonly parts: Parts) {
    this.watch = new ClockWatch(parts.clock, parts.elapsed);
  }

  look(): Promise<void> {
    this.isWanted = true;
    this.looking ??= this.lookWhileWanted().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  async renew(): Promise<void> {
    const { db, clock, elapsed } = this.parts;
    const now = clock();
    const kept: UnderWay[] = [];
    for (const one of this.underWay.values()) {
      const { limitMs } = JOBS[one.job.kind];
      if (elapsed() - one.since <= limitMs) kept.push(one);
      else one.letGo.abort(new LetGo(`The job took longer than ${limitMs / 1000} seconds`));
    }
    const ours = await renewClaims(
      db(),
      kept.map(({ job }) => job),
      now,
    );
    for (const { job, letGo } of kept)
      if (!ours.has(job.id) && this.underWay.get(job.id)?.job === job)
        letGo.abort(new LetGo("The job is another's by now"));
  }

  async stop(patience: AbortSignal): Promise<void> {
    this.isStopped = true;
    const all = Promise.resolve(this.looking).then(() =>
      Promise.all([...this.underWay.values()].map(({ ended }) => ended)),
    );
    await Promise.race([all, aborted(patience).catch(() => undefined)]);
  }

  private async lookWhileWanted(): Promise<void> {
    while (this.isWanted && !this.isStopped) {
      this.isWanted = false;
      try {
        await this.lookOnce();
      } catch (error) {
        this.parts.log.error({ err: error }, "job queue failed");
        this.parts.onLooked(new Date(this.parts.clock().getTime() + AGAIN_MS));
      }
    }
  }

  private async lookOnce(): Promise<void> {
    const { db, onLooked } = this.parts;
    const { now, evenMs } = await this.readClock();
    // While the clock may have been set, claims seem to have ended that are not: their holders renew them meanwhile. A
    // process that begins knows nothing of the time before.
    const isEven = evenMs >= CLAIM_MS;
    const busy = [...this.underWay.values()].map(({ job }) => ({ kind: job.kind, isFirstTry: job.attempts === 1 }));
    const waiting = await selectWaitingJobs(db(), JOB_KINDS, now, MOST_WORKERS, isEven);
    const next = nextJobs(
      waiting.filter(({ id }) => !this.underWay.has(id)),
      busy,
      now,
    );
    const jobs = next.begin.length > 0 ? await claimJobs(db(), next.begin, now, isEven) : [];
    if (this.isStopped) return giveBackJobs(db(), jobs);
    const left = new Set(waiting.filter(({ isLeft }) => isLeft).map(({ id }) => id));
    for (const job of jobs)
      if (left.has(job.id) && job.attempts > MOST_LEFT) await this.noteFailure(job, new Error("The process ended"));
      else this.begin(job);
    // Another process claimed some of these jobs first; other jobs may be due, so the next look is at once.
    onLooked(jobs.length < next.begin.length ? now : next.nextAt);
  }

  private async readClock(): Promise<{ now: Date; evenMs: number }> {
    const { db, log } = this.parts;
    const { now, evenMs, setByMs } = this.watch.read();
    if (setByMs !== 0) log.warn({ setByMs, event: "clock-set" }, "the clock of this machine was set");
    this.putBackMs += Math.max(0, -setByMs);
    if (this.putBackMs > 0) {
      await bringForward(db(), this.putBackMs, now, TIMED_KINDS);
      this.putBackMs = 0;
    }
    return { now, evenMs };
  }

  private begin(job: Job): void {
    const { elapsed, log } = this.parts;
    const letGo = new AbortController();
    const ended = this.work(job, letGo.signal)
      // The job's claim ends by itself, and then the job is begun again.
      .catch((error: unknown) => log.error({ err: error, job: job.kind, jobId: job.id }, "job could not be noted"))
      .then(() => {
        this.underWay.delete(job.id);
        void this.look();
      });
    this.underWay.set(job.id, { job, since: elapsed(), letGo, ended });
  }

  /** Calls the handler of a job, as a part of the trace of the work that noted it. */
  private handle(job: Job, signal: AbortSignal): Promise<void> {
    // A handler that does not end is not waited for once its job is let go, so that it does not take a worker for ever.
    const handled = () => Promise.race([this.parts.handlers[job.kind](job, signal), aborted(signal)]);
    const facts = { "job.id": job.id, "job.attempt": job.attempts, "job.lane": JOBS[job.kind].lane };
    return tracing()?.run(`job ${job.kind}`, "internal", facts, handled, job.trace ?? "") ?? handled();
  }

  private async work(job: Job, signal: AbortSignal): Promise<void> {
    const { db, clock } = this.parts;
    try {
      await this.handle(job, signal);
      const isOurs = await finishJob(db(), job, clock());
      countTry(JOBS[job.kind].lane, isOurs ? "done" : "lost");
    } catch (error) {
      await this.noteFailure(job, error);
    }
  }

  /** Stores the outcome of a failed try, and logs it. */
  private async noteFailure(job: Job, error: unknown): Promise<void> {
    const { db, clock, log } = this.parts;
    const about = {
      err: error,
      job: job.kind,
      jobId: job.id,
      attempt: job.attempts,
      traceId: job.trace?.split("-")[1],
    };
    const next = await retryJob(db(), job, error, clock());
    countTry(JOBS[job.kind].lane, next === "lost" ? "lost" : next === "given up" ? "given-up" : "failed");
    if (next === "lost") log.warn(about, "job is another's by now");
    else if (next === "given up") log.error({ ...about, event: "job-given-up" }, "job given up");
    else log.error({ ...about, nextTryAt: next.toISOString() }, "job failed, it will be tried again");
  }
}

/**
 * Works jobs off in lanes (job-lanes.ts), several at a time. Several runners may share a database: each job is in the
 * hands of one runner at a time.
 */
export function createJobRunner(parts: Parts): JobRunner {
  const runner = new LaneRunner(parts);
  return { look: () => runner.look(), renew: () => runner.renew(), stop: (patience) => runner.stop(patience) };
}
