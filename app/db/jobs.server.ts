import { RETENTION } from "#app/config/retention";
import { db } from "./client.server";
import { newId } from "./ids.server";
import { nextTryAt } from "./job-schedule";
import type { Db } from "./schema";

/** What is left to do after a committed change. */
export interface Job {
  id: string;
  kind: string;
  /** JSON text, as the stored shape of its kind wrote it. */
  payload: string;
  attempts: number;
  /** UTC ISO instant at which the work came up. */
  createdAt: string;
}

/** A job as the one who does it sees it. A payload that cannot be read fails this job and holds up no other. */
export type Work = Pick<Job, "id" | "payload">;

export type JobHandler = (work: Work) => Promise<void>;

const CLAIM_SECONDS = 60;

let wake: () => void = () => undefined;

/** Tells the runner that there may be work; called after the commit. */
export function wakeJobs(): void {
  wake();
}

/** Who is to be woken: the runner of this process. */
export function onWakeJobs(listener: () => void): void {
  wake = listener;
}

/**
 * Notes work inside the caller's transaction. The same key a second time changes nothing.
 * @param key unique over all jobs, such as "confirmation:TRIP"
 * @param payload what a `storedShape` wrote: a job may outlive the version of the product that noted it
 * @param delayMs milliseconds to wait after the commit
 */
export async function enqueueJob(trx: Db, kind: string, key: string, payload: string, delayMs = 0): Promise<void> {
  // The machine's clock, not the request's. How long a job waits, and when it is given up, counts from when it is due.
  const at = new Date(Date.now() + delayMs).toISOString();
  await trx
    .insertInto("jobs")
    .values({
      id: newId(),
      kind,
      key,
      payload,
      run_at: at,
      created_at: at,
      attempts: 0,
      claimed_until: null,
      done_at: null,
      given_up_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** Takes one due job so that no other process works on it; undefined when there is none. */
export async function claimJob(now: Date): Promise<Job | undefined> {
  const at = now.toISOString();
  const until = new Date(now.getTime() + CLAIM_SECONDS * 1000).toISOString();
  const due = await db()
    .selectFrom("jobs")
    .select(["id", "attempts"])
    .where("done_at", "is", null)
    .where("run_at", "<=", at)
    .where("given_up_at", "is", null)
    .where((eb) => eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<=", at)]))
    .orderBy("run_at")
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const claimed = await db()
    .updateTable("jobs")
    .set({ claimed_until: until, attempts: due.attempts + 1 })
    .where("id", "=", due.id)
    .where("attempts", "=", due.attempts)
    .returning(["id", "kind", "payload", "attempts", "created_at"])
    .executeTakeFirst();
  if (!claimed) return claimJob(now);
  return {
    id: claimed.id,
    kind: claimed.kind,
    payload: claimed.payload,
    attempts: claimed.attempts,
    createdAt: claimed.created_at,
  };
}

/** Marks a job as done. */
export async function finishJob(id: string, now: Date): Promise<void> {
  await db()
    .updateTable("jobs")
    .set({ done_at: now.toISOString(), claimed_until: null, last_error: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Gives a job back for a later try, ever later up to an hour; after three days it is given up.
 * @returns when it is tried again; undefined when it is given up
 */
export async function retryJob(job: Job, error: unknown, now: Date): Promise<Date | undefined> {
  const next = nextTryAt(job.attempts, job.createdAt, now);
  await db()
    .updateTable("jobs")
    .set({
      ...(next ? { run_at: next.toISOString() } : { given_up_at: now.toISOString() }),
      claimed_until: null,
      last_error: error instanceof Error ? error.message.slice(0, 500) : "unknown",
    })
    .where("id", "=", job.id)
    .execute();
  return next;
}

/** When the next job is due that nobody works on, if any. */
export async function nextJobAt(now: Date): Promise<Date | undefined> {
  const row = await db()
    .selectFrom("jobs")
    .select("run_at")
    .where("done_at", "is", null)
    .where("given_up_at", "is", null)
    .where((eb) => eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now.toISOString())]))
    .orderBy("run_at")
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.run_at);
}

/** Takes back work that nobody needs any more: jobs whose key begins so and that are not done. */
export async function withdrawJobs(trx: Db, kind: string, keyStart: string): Promise<void> {
  await trx
    .deleteFrom("jobs")
    .where("kind", "=", kind)
    .where("done_at", "is", null)
    .where("key", "like", `${keyStart}%`)
    .execute();
}

/** Deletes jobs that were done or given up long enough ago, with what they were told: letters among them. */
export async function forgetOldJobs(now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.jobDays * 86_400_000).toISOString();
  await db()
    .deleteFrom("jobs")
    .where((eb) => eb.or([eb("done_at", "<", before), eb("given_up_at", "<", before)]))
    .execute();
}

/** How the queue stands, for the metrics. */
export interface QueueState {
  kind: string;
  /** Neither done nor given up, tried or not. */
  waiting: number;
  /** Of the waiting ones, those that failed at least once. */
  failing: number;
  givenUp: number;
  /** UTC ISO instant at which the oldest waiting one came up. */
  oldestAt?: string;
}

/** The queue by kind of work. */
export async function readQueue(): Promise<QueueState[]> {
  const rows = await db()
    .selectFrom("jobs")
    .select((eb) => [
      "kind",
      eb.fn.count("id").filterWhere("given_up_at", "is", null).as("waiting"),
      eb.fn.count("id").filterWhere("given_up_at", "is", null).filterWhere("last_error", "is not", null).as("failing"),
      eb.fn.count("id").filterWhere("given_up_at", "is not", null).as("given_up"),
      eb.fn.min("created_at").filterWhere("given_up_at", "is", null).as("oldest_at"),
    ])
    .where("done_at", "is", null)
    .groupBy("kind")
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    waiting: Number(row.waiting),
    failing: Number(row.failing),
    givenUp: Number(row.given_up),
    oldestAt: row.oldest_at ?? undefined,
  }));
}

/** Work that is not done, for whoever looks after it: what failed for good first, then what comes next. */
export interface UndoneJob {
  id: string;
  kind: string;
  payload: string;
  attempts: number;
  createdAt: string;
  runAt: string;
  givenUpAt: string | null;
  lastError: string | null;
}

/** Work that is not done; at most `limit`. */
export async function listUndoneJobs(limit: number): Promise<UndoneJob[]> {
  const rows = await db()
    .selectFrom("jobs")
    .selectAll()
    .where("done_at", "is", null)
    .orderBy((eb) => eb.case().when("given_up_at", "is not", null).then(0).else(1).end())
    .orderBy("run_at")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payload: row.payload,
    attempts: row.attempts,
    createdAt: row.created_at,
    runAt: row.run_at,
    givenUpAt: row.given_up_at,
    lastError: row.last_error,
  }));
}

/** Has undone work tried again at once, with three more days to succeed. @returns its kind; undefined when it is done */
export async function tryJobAgain(
  trx: Db,
  which: { id: string } | { key: string },
  now: Date,
): Promise<string | undefined> {
  const at = now.toISOString();
  const row = await trx
    .updateTable("jobs")
    .set({ run_at: at, created_at: at, attempts: 0, given_up_at: null })
    .where((eb) => ("id" in which ? eb("id", "=", which.id) : eb("key", "=", which.key)))
    .where("done_at", "is", null)
    .returning("kind")
    .executeTakeFirst();
  return row?.kind;
}
