import { sql } from "kysely";
import type { ExpressionBuilder, RawBuilder, Selectable } from "kysely";
import { RETENTION } from "#app/config/retention";
import { db } from "./client.server";
import { newId } from "./ids.server";
import type { JobKind } from "./job-kinds";
import { nextTryAt } from "./job-schedule";
import type { JobsTable } from "./jobs.table";
import { isPostgres } from "./lock.server";
import type { Database, Db } from "./schema";

/** What is left to do after a committed change. */
export interface Job {
  id: string;
  kind: JobKind;
  /** JSON text, as the stored shape of its kind wrote it. */
  payload: string;
  /** Which try this is, from 1. */
  attempts: number;
  /** UTC ISO instant at which the work came up. */
  createdAt: string;
}

/** A job as the one who does it sees it. A payload that cannot be read fails this job and holds up no other. */
export type Work = Pick<Job, "id" | "payload">;

/** Does the work of a job. @param signal aborted when the job was let go: nothing waits for it any more */
export type JobHandler = (work: Work, signal: AbortSignal) => Promise<void>;

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
export async function enqueueJob(trx: Db, kind: JobKind, key: string, payload: string, delayMs = 0): Promise<void> {
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

/** A job that no process has in hand. */
export interface WaitingJob {
  id: string;
  kind: string;
  /** UTC ISO instant at which it is due. */
  runAt: string;
  /** How often it was begun so far. */
  attempts: number;
}

/** Of rows: those that are to be done and that no process has in hand. */
const isFree = (at: string) => (eb: ExpressionBuilder<Database, "jobs">) =>
  eb.and([
    eb("done_at", "is", null),
    eb("given_up_at", "is", null),
    eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<=", at)]),
  ]);

/**
 * The first jobs of each kind by when they are due, those that are not due yet included; tried and untried ones apart, so
 * that neither hide the others.
 * @param limit of each kind, tried and untried
 */
export async function selectWaitingJobs(
  db: Db,
  kinds: readonly JobKind[],
  now: Date,
  limit: number,
): Promise<WaitingJob[]> {
  const at = now.toISOString();
  // As text: this is asked after every job, and built step by step it would take ten times as long.
  const firstOf = (kind: JobKind, tried: RawBuilder<unknown>) => sql`
    select id, kind, run_at, attempts from jobs where id in (
      select id from jobs
      where kind = ${kind} and attempts ${tried} 0 and done_at is null and given_up_at is null
        and (claimed_until is null or claimed_until <= ${at})
      order by run_at limit ${limit})`;
  const queries = kinds.flatMap((kind) => [firstOf(kind, sql`=`), firstOf(kind, sql`>`)]);
  const { rows } = await sql<Pick<Selectable<JobsTable>, "id" | "kind" | "run_at" | "attempts">>`${sql.join(
    queries,
    sql` union all `,
  )}`.execute(db);
  return rows.map(({ id, kind, run_at, attempts }) => ({ id, kind, runAt: run_at, attempts }));
}

const claimEnd = (now: Date): string => new Date(now.getTime() + CLAIM_SECONDS * 1000).toISOString();

/**
 * Takes these jobs so that no other process works on them; those that another was faster with are left out. A claim is
 * known by its attempt, and ends after a minute unless it is renewed.
 */
export async function claimJobs(db: Db, ids: readonly string[], now: Date): Promise<Job[]> {
  const at = now.toISOString();
  const free = db.selectFrom("jobs").select("id").where("id", "in", ids).where("run_at", "<=", at).where(isFree(at));
  const rows = await db
    .updateTable("jobs")
    .set((eb) => ({ claimed_until: claimEnd(now), attempts: eb("attempts", "+", 1) }))
    // A process that takes others of them at this moment is not waited for. SQLite has one writer anyway.
    .where("id", "in", isPostgres(db) ? free.forUpdate().skipLocked() : free)
    .returning(["id", "kind", "payload", "attempts", "created_at"])
    .execute();
  return rows.map(({ id, kind, payload, attempts, created_at: createdAt }) => ({
    ...{ id, kind: kind as JobKind, payload, attempts, createdAt },
  }));
}

/** A job in the hands of the runner that began this attempt. */
type Claim = Pick<Job, "id" | "attempts">;

const isClaimed =
  (...claims: readonly Claim[]) =>
  (eb: ExpressionBuilder<Database, "jobs">) =>
    eb.and([
      eb("done_at", "is", null),
      eb.or(claims.map(({ id, attempts }) => eb.and([eb("id", "=", id), eb("attempts", "=", attempts)]))),
    ]);

/** Keeps jobs for another minute. @returns the ids of those that are still the caller's */
export async function renewClaims(db: Db, claims: readonly Claim[], now: Date): Promise<Set<string>> {
  if (claims.length === 0) return new Set();
  const rows = await db
    .updateTable("jobs")
    .set({ claimed_until: claimEnd(now) })
    .where(isClaimed(...claims))
    .returning("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Gives jobs back that were claimed and not begun: as if they had never been taken. */
export async function giveBackJobs(db: Db, claims: readonly Claim[]): Promise<void> {
  if (claims.length === 0) return;
  await db
    .updateTable("jobs")
    .set((eb) => ({ claimed_until: null, attempts: eb("attempts", "-", 1) }))
    .where(isClaimed(...claims))
    .execute();
}

/** Marks a job as done. @returns false when it is another's by now */
export async function finishJob(db: Db, claim: Claim, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("jobs")
    .set({ done_at: now.toISOString(), claimed_until: null, last_error: null })
    .where(isClaimed(claim))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives a job back for a later try, ever later up to an hour; after three days it is given up.
 * @returns when it is tried again; "lost" when it is another's by now
 */
export async function retryJob(db: Db, job: Job, error: unknown, now: Date): Promise<Date | "given up" | "lost"> {
  const next = nextTryAt(job.attempts, job.createdAt, now);
  const row = await db
    .updateTable("jobs")
    .set({
      ...(next ? { run_at: next.toISOString() } : { given_up_at: now.toISOString() }),
      claimed_until: null,
      last_error: error instanceof Error ? error.message.slice(0, 500) : "unknown",
    })
    .where(isClaimed(job))
    .returning("id")
    .executeTakeFirst();
  return row ? (next ?? "given up") : "lost";
}

/** Takes back work that nobody needs any more: jobs whose key begins so and that are not done. */
export async function withdrawJobs(trx: Db, kind: JobKind, keyStart: string): Promise<void> {
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
    .set((eb) => ({
      run_at: at,
      created_at: at,
      // A job that is under way is known by its attempt.
      attempts: eb.case().when("claimed_until", ">", at).then(eb.ref("attempts")).else(0).end(),
      given_up_at: null,
    }))
    .where((eb) => ("id" in which ? eb("id", "=", which.id) : eb("key", "=", which.key)))
    .where("done_at", "is", null)
    .returning("kind")
    .executeTakeFirst();
  return row?.kind;
}
