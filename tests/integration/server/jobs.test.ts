import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { enqueueJob, readQueue, retryJob, withdrawJobs } from "#app/db/jobs.server";
import type { Job } from "#app/db/jobs.server";
import { requestEmailConfirmation, sendEmailConfirmation } from "#app/modules/accounts/settings/email-change.server";
import { requestPasswordReset, sendPasswordReset } from "#app/modules/accounts/sign-in/password-reset.server";
import { deleteAccount } from "#app/modules/accounts/settings/settings.server";
import { clearOutbox, deliverMail, enqueueMail, listOutbox } from "#app/modules/email/email.server";
import { sendTripConfirmation } from "#app/modules/booking/checkout/trip-confirmation.server";
import { READINGS } from "#app/boot/readings.server";
import { FinalFailure } from "#app/shared/app-error";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { claimJob, finishJob } from "#tests/setup/jobs";
import { insertUser, makeCtx } from "../booking/booking.fixture";

beforeEach(openTestDatabase);
afterEach(closeTestDatabase);

const HOUR_MS = 3_600_000;
const NOW = Date.now();
const after = (ms: number): Date => new Date(NOW + ms);
const enqueue = (key: string): Promise<void> => enqueueJob(db(), "mail", key, JSON.stringify({ key }));
const keys = async (): Promise<string[]> =>
  (await db().selectFrom("jobs").select("key").where("done_at", "is", null).orderBy("key").execute()).map(
    ({ key }) => key,
  );

/** Work as a version before stored shapes wrote it. */
const told = (value: unknown) => ({ id: "job-1", payload: JSON.stringify(value) });

async function claim(at: Date): Promise<Job> {
  const job = await claimJob(at);
  if (!job) throw new Error("No job was due");
  return job;
}

describe("a job that fails", () => {
  it("is given up at once where no later try can mend it", async () => {
    const at = after(60_000);
    await enqueue("refused");
    expect(await retryJob(db(), await claim(at), new FinalFailure("550 no such box"), at)).toBe("given up");
  });

  it("is tried again later, for three days, and then given up where everybody can see it", async () => {
    await enqueue("one");
    let at = after(60_000);
    let tries = 0;
    for (let next: Date | undefined = at; next; tries++) {
      at = next;
      const outcome = await retryJob(db(), await claim(at), new Error("The mail server is down"), at);
      next = outcome instanceof Date ? outcome : undefined;
      if (next) expect(next.getTime() - at.getTime()).toBeLessThanOrEqual(HOUR_MS);
      else expect(outcome).toBe("given up");
    }
    expect(tries).toBeGreaterThan(70);
    expect(at.getTime() - NOW).toBeGreaterThan(71 * HOUR_MS);
    expect(at.getTime() - NOW).toBeLessThanOrEqual(72 * HOUR_MS + 60_000);
    expect(await claimJob(after(100 * HOUR_MS))).toBeUndefined();
    expect(await readQueue()).toMatchObject([{ kind: "mail", waiting: 0, failing: 0, givenUp: 1 }]);
  });

  it("is taken over from a process that died when the clock had run ahead by a day", async () => {
    await enqueue("one");
    await claim(after(24 * HOUR_MS));
    expect((await claim(after(60_000))).attempts).toBe(2);
    // The claim of now is nobody else's.
    expect(await claimJob(after(60_000))).toBeUndefined();
  });

  it("is counted with its age until it is done", async () => {
    await enqueue("one");
    await enqueue("two");
    const job = await claim(after(60_000));
    await retryJob(db(), job, new Error("down"), after(60_000));
    const jobs = READINGS.filter(({ labels }) => labels?.includes("kind"));
    expect(jobs.map(({ name }) => name.split("_")[1])).toEqual(["jobs", "jobs", "jobs", "jobs"]);
    for (const { read } of jobs) expect(await read()).toMatchObject([{ labels: { kind: "mail", lane: "mails" } }]);
    const [state] = await readQueue();
    expect(state).toMatchObject({ waiting: 2, failing: 1, givenUp: 0 });
    expect(Math.abs(Date.parse(state!.oldestAt!) - NOW)).toBeLessThan(60_000);
    const readings = await Promise.all(
      READINGS.map(async ({ name, read }) => [name, (await read()).map(({ value }) => value > 0)] as const),
    );
    expect(Object.fromEntries(readings)).toEqual({
      voyance_jobs_waiting: [true],
      voyance_jobs_failing: [true],
      voyance_jobs_given_up: [false],
      voyance_jobs_oldest_age_seconds: [expect.any(Boolean) as boolean],
      // Counted by the process, which other files may share.
      voyance_job_tries_total: expect.any(Array) as unknown[],
      voyance_payments_unsettled: [false, false],
      voyance_payments_unrefundable: [false],
      voyance_trip_orders: [],
      voyance_trip_orders_oldest_age_seconds: [false],
      voyance_trip_orders_attention: [false],
      voyance_sealed_before: [],
      voyance_source_calls: [false, false, false, false, false, false],
      // Of a pool, which only PostgreSQL has: how many are busy hangs on what else this process reads.
      voyance_database_connections: expect.any(Array) as unknown[],
      voyance_build_info: [true],
      voyance_pages_read: [],
    });
    for (let next = await claimJob(after(HOUR_MS)); next; next = await claimJob(after(HOUR_MS)))
      await finishJob(next, after(HOUR_MS));
    expect(await readQueue()).toEqual([]);
  });
});

describe("the payload of a job", () => {
  const mail = { key: "one", to: "ada@voyance.test", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

  it("is read also when an older version noted it, and when this one did", async () => {
    await clearOutbox();
    await deliverMail(told(mail));
    await enqueueMail(db(), "two", { to: mail.to, subject: "Hello\nagain", text: mail.text, html: mail.html });
    const job = await claim(after(60_000));
    expect(JSON.parse(job.payload)).toMatchObject({ version: 1, value: { key: "two", subject: "Hello again" } });
    await deliverMail(job);
    expect((await listOutbox()).map(({ subject }) => subject).toSorted()).toEqual(["Hello", "Hello again"]);
    await clearOutbox();
  });

  it("and cannot be read fails that job by its name, and keeps no other from being taken", async () => {
    await enqueueJob(db(), "mail", "broken", "no JSON");
    const broken = await claim(after(60_000));
    await expect(deliverMail(broken)).rejects.toThrow(`jobs.payload of ${broken.id} cannot be read`);
    await expect(deliverMail(told({ version: 9, value: mail }))).rejects.toThrow("version 9 is not known here");
    await expect(sendTripConfirmation(makeCtx(), told({ tripId: "1" }))).rejects.toThrow("jobs.payload of job-1");
    await enqueue("next");
    expect(await claim(after(60_000))).toMatchObject({ kind: "mail", payload: '{"key":"next"}' });
  });
});

describe("work that nobody needs any more", () => {
  it("is taken back by its key, and nothing else is", async () => {
    for (const key of ["a:1", "a:2", "ab:1", "b:1"]) await enqueue(key);
    await withdrawJobs(db(), "mail", "a:");
    expect(await keys()).toEqual(["ab:1", "b:1"]);
  });

  it("is a link that a newer one replaces", async () => {
    const user = await insertUser("Ada");
    for (let request = 0; request < 2; request++) {
      await requestPasswordReset(makeCtx(), user.email);
      await requestEmailConfirmation(makeCtx(), user.id, "new@example.com");
    }
    expect((await keys()).map((key) => key.split(":", 1)[0])).toEqual(["email-confirmation", "password-reset"]);
  });

  it("is a link for an account that is deleted; the mail that says so is sent", async () => {
    const user = await insertUser("Ada");
    await requestPasswordReset(makeCtx(), user.email);
    await requestEmailConfirmation(makeCtx(), user.id, "new@example.com");
    await deleteAccount(makeCtx(), user.id);
    expect(await keys()).toEqual([`mail:account-deleted:${user.id}`]);
  });

  it("is a link that would have run out before it could be mailed", async () => {
    await clearOutbox();
    const user = await insertUser("Ada");
    const job = { id: "1", origin: "http://localhost:3000" };
    const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
    await sendPasswordReset(told({ ...job, email: user.email, requestedAt: ago(61) }));
    await sendEmailConfirmation(told({ ...job, userId: user.id, email: user.email, requestedAt: ago(24 * 60 + 1) }));
    expect(await listOutbox()).toEqual([]);
    await sendPasswordReset(told({ ...job, email: user.email, requestedAt: ago(59) }));
    expect(await listOutbox()).toHaveLength(1);
    await clearOutbox();
  });
});
