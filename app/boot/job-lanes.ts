import type { JobKind } from "#app/db/job-kinds";
import type { WaitingJob } from "#app/db/jobs.server";

/**
 * Jobs that wait for the same service share a lane, and each lane has workers of its own: a service that does not
 * answer fills the lane of the jobs that wait for it, and no other lane.
 */
export type Lane =
  | "awaited"
  | "days"
  | "orders"
  | "money"
  | "sources"
  | "letters"
  | "mails"
  | "documents"
  | "alerts"
  | "checks";

/**
 * The most jobs of a lane that are under way at a time. Each lane has at least two, so that a stuck job leaves a worker
 * free.
 */
export const WORKERS: Record<Lane, number> = {
  // Waits for the mail server, while a traveller sits before a page and waits for this mail.
  awaited: 2,
  // Waits for the planner's thread, while a traveller sits before a page and waits for these days.
  days: 2,
  // Waits for no service: the job only begins the orders of a paid trip, which run beside the lanes.
  orders: 2,
  // Waits for the payment provider.
  money: 2,
  // Waits for airlines and hotels: cancellations, seats that are given back, prices that are asked for anew.
  sources: 2,
  // Waits for the database alone: a letter written here is sent by the lane of mails.
  letters: 2,
  // Waits for the mail server.
  mails: 2,
  // Waits for threads, which make days and papers one after the other; a second job sends its mail meanwhile.
  documents: 2,
  // Waits for the push services of browser makers.
  alerts: 3,
  // Waits for the source of delays and strikes.
  checks: 2,
};

const MINUTE_MS = 60_000;

interface JobRule {
  lane: Lane;
  /** Milliseconds after which a job of it is let go and tried again. */
  limitMs: number;
  /** Due at an instant that it was noted with; any other work is due at once. */
  isTimed?: true;
}

/** The rule of each kind of work. */
export const JOBS: Record<JobKind, JobRule> = {
  "password-reset": { lane: "awaited", limitMs: MINUTE_MS },
  "email-confirmation": { lane: "awaited", limitMs: MINUTE_MS },
  "plan-days": { lane: "days", limitMs: 2 * MINUTE_MS },
  "order-trip": { lane: "orders", limitMs: MINUTE_MS },
  "price-fall": { lane: "money", limitMs: 2 * MINUTE_MS },
  "sealed-called-off": { lane: "money", limitMs: 2 * MINUTE_MS },
  "trip-cancelled": { lane: "sources", limitMs: 10 * MINUTE_MS },
  "release-held-seats": { lane: "sources", limitMs: 5 * MINUTE_MS, isTimed: true },
  "trip-not-booked": { lane: "sources", limitMs: 5 * MINUTE_MS },
  "flights-changed": { lane: "letters", limitMs: MINUTE_MS },
  "hold-ends": { lane: "letters", limitMs: MINUTE_MS, isTimed: true },
  "order-lost": { lane: "letters", limitMs: MINUTE_MS },
  "trip-reminder": { lane: "letters", limitMs: MINUTE_MS },
  mail: { lane: "mails", limitMs: MINUTE_MS },
  "trip-confirmation": { lane: "documents", limitMs: 5 * MINUTE_MS },
  // The days of up to eight places, one after the other.
  "whole-paid": { lane: "documents", limitMs: 10 * MINUTE_MS },
  "seal-opened": { lane: "documents", limitMs: 5 * MINUTE_MS },
  push: { lane: "alerts", limitMs: MINUTE_MS },
  "disruption-alert": { lane: "alerts", limitMs: MINUTE_MS },
  "disruption-check": { lane: "checks", limitMs: 2 * MINUTE_MS },
};

/**
 * Every kind of work that this version knows. A job of a kind that only another version knows waits for that version.
 */
export const JOB_KINDS = Object.keys(JOBS) as JobKind[];

/** The kinds that are due at an instant of their own. */
export const TIMED_KINDS = JOB_KINDS.filter((kind) => JOBS[kind].isTimed);

/** The most jobs of one lane that are under way at a time. */
export const MOST_WORKERS = Math.max(...Object.values(WORKERS));

/** The lane of a kind of work; "none" for a kind that this version does not know. */
export function laneOf(kind: string): Lane | "none" {
  return (JOBS as Partial<Record<string, { lane: Lane }>>)[kind]?.lane ?? "none";
}

interface Busy {
  kind: JobKind;
  isFirstTry: boolean;
}

/**
 * Chooses the jobs to begin now, and the time of the next look if nothing else happens. Within a lane, jobs that are
 * due first go first; while the lane has jobs that were never tried, jobs that failed before never take all its
 * workers.
 * @param waiting the first jobs of each kind by due time, tried and untried jobs apart
 */
export function nextJobs(
  waiting: readonly Omit<WaitingJob, "isLeft">[],
  busy: readonly Busy[],
  now: Date,
): { begin: string[]; nextAt?: Date } {
  const at = now.toISOString();
  const begin: string[] = [];
  let next: string | undefined;
  for (const [lane, workers] of Object.entries(WORKERS)) {
    const atWork = busy.filter(({ kind }) => JOBS[kind].lane === lane);
    const free = workers - atWork.length;
    if (free <= 0) continue;
    const inLane = waiting
      .filter(({ kind }) => laneOf(kind) === lane)
      .toSorted((a, b) => a.runAt.localeCompare(b.runAt));
    const due = inLane.filter(({ runAt }) => runAt <= at);
    const chosen = due.slice(0, free);
    const untried = due.find(({ attempts }) => attempts === 0);
    if (untried && !atWork.some(({ isFirstTry }) => isFirstTry) && chosen.every(({ attempts }) => attempts > 0))
      chosen.splice(-1, 1, untried);
    begin.push(...chosen.map(({ id }) => id));
    const later = inLane.find(({ runAt }) => runAt > at)?.runAt;
    if (later !== undefined && (next === undefined || later < next)) next = later;
  }
  return { begin, ...(next !== undefined && { nextAt: new Date(next) }) };
}
