import type { Db } from "./schema";
import { db } from "./client.server";
import { newId } from "./ids.server";

/** What is left to do after a committed change. */
export interface Job {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
}

export type JobHandler = (payload: unknown) => Promise<void>;

const MAX_ATTEMPTS = 8;
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
 * @param delayMs milliseconds to wait after the commit
 */
export async function enqueueJob(trx: Db, kind: string, key: string, payload: unknown, delayMs = 0): Promise<void> {
  // The machine's clock, not the request's: a job is due as soon as it is committed.
  const now = Date.now();
  const at = new Date(now).toISOString();
  await trx
    .insertInto("jobs")
    .values({
      id: newId(),
      kind,
      key,
      payload: JSON.stringify(payload),
      run_at: new Date(now + delayMs).toISOString(),
      created_at: at,
      attempts: 0,
      claimed_until: null,
      done_at: null,
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
    .where("attempts", "<", MAX_ATTEMPTS)
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
    .returning(["id", "kind", "payload", "attempts"])
    .executeTakeFirst();
  if (!claimed) return claimJob(now);
  return {
    id: claimed.id,
    kind: claimed.kind,
    payload: JSON.parse(claimed.payload) as unknown,
    attempts: claimed.attempts,
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

/** Gives a job back for a later try: after 2, 4, 8 … seconds. */
export async function retryJob(job: Job, error: unknown, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + 1000 * 2 ** job.attempts).toISOString();
  await db()
    .updateTable("jobs")
    .set({
      run_at: runAt,
      claimed_until: null,
      last_error: error instanceof Error ? error.message.slice(0, 500) : "unknown",
    })
    .where("id", "=", job.id)
    .execute();
}

/** When the next unfinished job is due, if any. */
export async function nextJobAt(): Promise<Date | undefined> {
  const row = await db()
    .selectFrom("jobs")
    .select("run_at")
    .where("done_at", "is", null)
    .where("attempts", "<", MAX_ATTEMPTS)
    .orderBy("run_at")
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.run_at);
}
