import { sql } from "kysely";
import type { ExpressionBuilder, RawBuilder, Selectable } from "kysely";
import { RETENTION } from "#app/config/retention";
import { tracing } from "#app/config/tracing";
import { FinalFailure } from "#app/shared/app-error";
import { db } from "./client.server";
import { deleteOlder } from "./delete-old.server";
import { newId } from "./ids.server";
import type { JobKind } from "./job-kinds";
import { nextTryAt } from "./job-schedule";
import type { JobsTable } from "./jobs.table";
import { isPostgres } from "./lock.server";
import type { Database, Db } from "./schema";
import { tell } from "./told.server";

/** Work that is left to do after a committed change. */
export interface Job {
  id: string;
  kind: JobKind;
  /** JSON text, as the stored shape of its kind wrote it. */
  payload: string;
  /** The number of this try, from 1. */
  attempts: number;
  /** UTC ISO instant at which the work came up. */
  createdAt: string;
  /** The `traceparent` of the work that noted it; null where tracing was off. */
  trace: string | null;
}

/** A job as its handler sees it. A payload that cannot be read fails this job and holds up no other. */
export type Work = Pick<Job, "id" | "payload">;

/** Does the work of a job. @param signal aborted when the job was let go: nothing waits for it any more */
export type JobHandler = (work: Work, signal: AbortSignal) => Promise<void>;

/** A claim that its holder does not renew within this time, in milliseconds, is taken for that of a dead process. */
export const CLAIM_MS = 60_000;
/**
 * A claim that ends later than this from now was made by a clock that ran ahead, in milliseconds: it is renewed by
 * nobody, or will be, and ends by what it was then. Clocks of processes are never that far apart.
 */
const NO_CLAIM_MS = 10 * 60_000;

/**
 * Notes work inside the caller's transaction, and has the runners look for it once that is committed. The same key a
 * second time changes nothing.
 * @param key unique over all jobs, such as "confirmation:TRIP"
 * @param payload written by a `storedShape`: a job may outlive the version of the product that noted it
 * @param delayMs milliseconds to wait after the commit
 */
export async function enqueueJob(trx: Db, kind: JobKind, key: string, payload: string, delayMs = 0): Promise<void> {
  // By the machine's clock, not the request's: the job's wait, and the time until it is given up, count from its due
  // time.
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
      step: null,
      trace: tracing()?.traceparent() ?? null,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  await tell(trx, "jobs");
}

/**
 * Work noted under a key that is still to be done: neither done nor given up.
 * @returns with the step that it has come to; undefined where there is none
 */
export async function findWaitingWork(db: Db, key: string): Promise<{ step: string | null } | undefined> {
  return db
    .selectFrom("jobs")
    .select("step")
    .where("key", "=", key)
    .where("done_at", "is", null)
    .where("given_up_at", "is", null)
    .executeTakeFirst();
}

/** Notes the step that work under a key has come to; nothing where no such work is left. */
export async function noteWorkStep(db: Db, key: string, step: string): Promise<void> {
  await db.updateTable("jobs").set({ step }).where("key", "=", key).where("done_at", "is", null).execute();
}

/** A job that no process works on. */
export interface WaitingJob {
  id: string;
  kind: string;
  /** UTC ISO instant at which it is due. */
  runAt: string;
  /** How often it was begun so far. */
  attempts: number;
  /** Whether the process that began it last has said nothing of it: it ended meanwhile. */
  isLeft: boolean;
}

/** The instant after which no claim of now can end. */
const noClaimAfter = (now: Date): string => new Date(now.getTime() + NO_CLAIM_MS).toISOString();

/** Selects rows that are still to be done and that no process works on. @param isEven as for selectWaitingJobs */
const isFree = (now: Date, isEven: boolean) => (eb: ExpressionBuilder<Database, "jobs">) =>
  eb.and([
    eb("done_at", "is", null),
    eb("given_up_at", "is", null),
    eb.or([
      eb("claimed_until", "is", null),
      ...(isEven ? [eb("claimed_until", "<=", now.toISOString()), eb("claimed_until", ">", noClaimAfter(now))] : []),
    ]),
  ]);

/**
 * The first jobs of each kind by due time, including those that are not due yet. Tried and untried jobs are listed
 * apart, so that neither hide the others.
 * @param limit of each kind, tried and untried
 * @param isEven false where the clock was set within the time of a claim: then claims seem to have ended that their
 *   holders are about to renew, and none is taken for ended
 */
export async function selectWaitingJobs(
  db: Db,
  kinds: readonly JobKind[],
  now: Date,
  limit: number,
  isEven = true,
): Promise<WaitingJob[]> {
  const isEnded = isEven
    ? sql`or claimed_until <= ${now.toISOString()} or claimed_until > ${noClaimAfter(now)}`
    : sql``;
  // Written as SQL: this query runs after every job, and the query builder would take ten times as long.
  const firstOf = (kind: JobKind, tried: RawBuilder<unknown>) => sql`
    select id, kind, run_at, attempts, claimed_until from jobs where id in (
      select id from jobs
      where kind = ${kind} and attempts ${tried} 0 and done_at is null and given_up_at is null
        and (claimed_until is null ${isEnded})
      order by run_at limit ${limit})`;
  const queries = kinds.flatMap((kind) => [firstOf(kind, sql`=`), firstOf(kind, sql`>`)]);
  const { rows } = await sql<
    Pick<Selectable<JobsTable>, "id" | "kind" | "run_at" | "attempts" | "claimed_until">
  >`${sql.join(queries, sql` union all `)}`.execute(db);
  return rows.map(({ id, kind, run_at: runAt, attempts, claimed_until }) => ({
    ...{ id, kind, runAt, attempts },
    isLeft: claimed_until !== null,
  }));
}

const claimEnd = (now: Date): string => new Date(now.getTime() + CLAIM_MS).toISOString();

/**
 * Claims these jobs so that no other process works on them; jobs that another process claimed first are left out. A
 * claim is known by its attempt, and ends after a minute unless it is renewed.
 * @param isEven as for selectWaitingJobs
 */
export async function claimJobs(db: Db, ids: readonly string[], now: Date, isEven = true): Promise<Job[]> {
  const due = db.selectFrom("jobs").select("id").where("id", "in", ids).where("run_at", "<=", now.toISOString());
  const free = due.where(isFree(now, isEven));
  const rows = await db
    .updateTable("jobs")
    .set((eb) => ({ claimed_until: claimEnd(now), attempts: eb("attempts", "+", 1), step: null }))
    // Rows that another process is claiming at this moment are skipped, not waited for. SQLite has one writer anyway.
    .where("id", "in", isPostgres(db) ? free.forUpdate().skipLocked() : free)
    .returning(["id", "kind", "payload", "attempts", "created_at", "trace"])
    .execute();
  return rows.map(({ id, kind, payload, attempts, created_at: createdAt, trace }) => ({
    ...{ id, kind: kind as JobKind, payload, attempts, createdAt, trace },
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

/** Keeps jobs for another minute. @returns the ids of the jobs that are still the caller's */
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

/** Gives back jobs that were claimed and not begun, as if they had never been claimed. */
export async function giveBackJobs(db: Db, claims: readonly Claim[]): Promise<void> {
  if (claims.length === 0) return;
  await db
    .updateTable("jobs")
    .set((eb) => ({ claimed_until: null, attempts: eb("attempts", "-", 1) }))
    .where(isClaimed(...claims))
    .execute();
}

/** Marks a job as done. @returns false when another process has claimed it meanwhile */
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
 * Gives a job back for a later try, after growing pauses of up to an hour; after three days, or when no later try can
 * mend it, it is given up.
 * @returns the time of the next try; "lost" when another process has claimed the job meanwhile
 */
export async function retryJob(db: Db, job: Job, error: unknown, now: Date): Promise<Date | "given up" | "lost"> {
  const next = error instanceof FinalFailure ? undefined : nextTryAt(job.attempts, job.createdAt, now);
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

/**
 * Has work done now whose time a clock set that ran ahead: all that is due within the time by which it was put back.
 * @param timed kinds that are due at an instant of their own, and are left
 */
export async function bringForward(db: Db, byMs: number, now: Date, timed: readonly JobKind[]): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable("jobs")
    .set({ run_at: at })
    .where("done_at", "is", null)
    .where("given_up_at", "is", null)
    .where("run_at", ">", at)
    .where("run_at", "<=", new Date(now.getTime() + byMs).toISOString())
    .where("kind", "not in", timed)
    .execute();
}

/** Deletes work that is not needed any more: unfinished jobs of the kind whose key begins with this text. */
export async function withdrawJobs(trx: Db, kind: JobKind, keyStart: string): Promise<void> {
  await trx
    .deleteFrom("jobs")
    .where("kind", "=", kind)
    .where("done_at", "is", null)
    .where("key", "like", `${keyStart}%`)
    .execute();
}

/** Deletes jobs that were done or given up long enough ago, with their payloads: letters among them. */
export async function forgetOldJobs(now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.jobDays * 86_400_000).toISOString();
  await deleteOlder(db(), "jobs", "done_at", before);
  await deleteOlder(db(), "jobs", "given_up_at", before);
}

/** The state of the queue, for the metrics. */
export interface QueueState {
  kind: string;
  /** Neither done nor given up, tried or not. */
  waiting: number;
  /** Those of the waiting jobs that failed at least once. */
  failing: number;
  givenUp: number;
  /** UTC ISO instant at which the oldest waiting job came up. */
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

/** An unfinished job for the operator's list: jobs that failed for good come first, then those due next. */
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

/** Unfinished work: at most `limit` jobs that were given up, and as many that wait. */
export async function listUndoneJobs(limit: number): Promise<UndoneJob[]> {
  const undone = db().selectFrom("jobs").selectAll().where("done_at", "is", null).limit(limit);
  const [givenUp, waiting] = await Promise.all([
    undone.where("given_up_at", "is not", null).orderBy("given_up_at").orderBy("id").execute(),
    undone.where("given_up_at", "is", null).orderBy("run_at").orderBy("id").execute(),
  ]);
  return [...givenUp, ...waiting].map((row) => ({
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

/**
 * Has undone work tried again at once, with three more days to succeed. @returns its kind; undefined when it is done
 */
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
  if (row) await tell(trx, "jobs");
  return row?.kind;
}
