import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { claimJob, finishJob } from "#app/db/jobs.server";
import { createApiTokens, createSession, findSessionState, findUserByBearer, refreshApiTokens, signIn, signOut, signUp } from "#app/modules/accounts/accounts.server";
import { requestPasswordReset, resetPassword, sendPasswordReset } from "#app/modules/accounts/password-reset.server";
import { makeCtx } from "#tests/integration/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const PASSWORD = "Harbour-light-7";
let count = 0;
const at = (hours: number) => makeCtx({ now: new Date(Date.parse("2026-11-21T10:00:00Z") + hours * 3_600_000), address: `10.0.0.${++count % 250}` });

beforeAll(async () => void (await openTestDatabase()));
afterAll(closeTestDatabase);

async function open(): Promise<{ id: string; email: string }> {
  const email = `Person${++count}@Example.com`;
  const { id } = await signUp(at(0), { firstName: "Ann", lastName: "Lee", email, password: PASSWORD });
  return { id, email };
}

/** Works off the jobs that are due, and returns the mails among them. */
async function drain(): Promise<{ to: string; text: string }[]> {
  const mails: { to: string; text: string }[] = [];
  for (let job = await claimJob(new Date()); job; job = await claimJob(new Date())) {
    if (job.kind === "password-reset") await sendPasswordReset(job.payload);
    if (job.kind === "mail") mails.push(job.payload as { to: string; text: string });
    await finishJob(job.id, new Date());
  }
  return mails;
}

describe("signing up and in", () => {
  it("keeps the address in lower case and the password as a hash", async () => {
    const { id, email } = await open();
    const row = await db().selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row.email).toBe(email.toLowerCase());
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.loyalty_tier).toBe("explorer");
    expect((await signIn(at(0), email.toUpperCase(), PASSWORD)).id).toBe(id);
  });

  it("says that an address is taken, whatever its case", async () => {
    const { email } = await open();
    await expect(signUp(at(0), { firstName: "B", lastName: "C", email: email.toUpperCase(), password: PASSWORD })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it.each([["short1A", "at least 8"], ["alllowercase1", "uppercase"], ["ALLUPPERCASE1", "lowercase"], ["NoDigitsHere", "number"], ["Password1", "best-known"], ["Annabell1", undefined]])("judges %s", async (password, reason) => {
    const made = signUp(at(0), { firstName: "Ann", lastName: "Lee", email: `rule${++count}@example.com`, password });
    if (reason) await expect(made).rejects.toMatchObject({ code: "VALIDATION_ERROR", message: expect.stringContaining(reason) as string });
    else await expect(made).resolves.toBeDefined();
  });

  it("answers a wrong password and an unknown address alike", async () => {
    const { email } = await open();
    const wrong = await signIn(at(0), email, "Wrong-password-1").catch((error: unknown) => error);
    const unknown = await signIn(at(0), "nobody@example.com", "Wrong-password-1").catch((error: unknown) => error);
    expect(wrong).toMatchObject({ code: "UNAUTHENTICATED", message: "Email or password incorrect" });
    expect((unknown as Error).message).toBe((wrong as Error).message);
  });

  it("stops after ten failures of one account, from wherever they come, and lets go after a quarter of an hour", async () => {
    const { email } = await open();
    const tries = await Promise.all(Array.from({ length: 14 }, () => signIn(at(0), email, "Wrong-password-1").catch((error: { code: string }) => error.code)));
    expect(tries.filter((code) => code === "UNAUTHENTICATED")).toHaveLength(10);
    expect(tries.filter((code) => code === "RATE_LIMITED")).toHaveLength(4);
    await expect(signIn(at(0), email, PASSWORD)).rejects.toMatchObject({ code: "RATE_LIMITED", details: { retryAfter: expect.any(Number) as number } });
    await expect(signIn(at(0.26), email, PASSWORD)).resolves.toBeDefined();
  });
});

describe("sessions", () => {
  it("end after 24 hours, told apart from tokens that never were", async () => {
    const { id } = await open();
    const token = await createSession(at(0), id, "tests");
    expect(await findSessionState(at(23.9), token)).toMatchObject({ status: "valid" });
    expect(await findSessionState(at(24.1), token)).toEqual({ status: "expired" });
    expect(await findSessionState(at(0), "x".repeat(43))).toEqual({ status: "unknown" });
  });

  it("are dead at once after signing out, and are kept as hashes only", async () => {
    const { id } = await open();
    const token = await createSession(at(0), id, "tests");
    const rows = await db().selectFrom("sessions").selectAll().where("user_id", "=", id).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await signOut(at(0), token);
    expect(await findSessionState(at(0), token)).toEqual({ status: "unknown" });
  });
});

describe("tokens of API callers", () => {
  it("work for a quarter of an hour and are refreshed, never past 24 hours", async () => {
    const { id } = await open();
    const first = await createApiTokens(at(0), id);
    expect((await findUserByBearer(at(0.2), first.token))?.id).toBe(id);
    expect(await findUserByBearer(at(0.3), first.token)).toBeUndefined();
    const second = await refreshApiTokens(at(23.9), first.refreshToken);
    expect(second.expiresAt).toBe("2026-11-22T10:00:00.000Z");
    await expect(refreshApiTokens(at(24.1), second.refreshToken)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("all end when a refresh token is used twice", async () => {
    const { id } = await open();
    const first = await createApiTokens(at(0), id);
    const second = await refreshApiTokens(at(0), first.refreshToken);
    await expect(refreshApiTokens(at(0), first.refreshToken)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await findUserByBearer(at(0), second.token)).toBeUndefined();
  });
});

describe("a forgotten password", () => {
  it("is reset once by the newest link, which ends every session", async () => {
    const { id, email } = await open();
    const session = await createSession(makeCtx(), id, "tests");
    await requestPasswordReset(at(0), email);
    await requestPasswordReset(at(0), email);
    const mails = await drain();
    const links = mails.filter((mail) => mail.to === email.toLowerCase()).map((mail) => new URL(/https?:\S+/.exec(mail.text)![0]).searchParams.get("resetToken")!);
    expect(links).toHaveLength(2);
    const now = makeCtx({ now: new Date() });
    const newest = await Promise.allSettled(links.map((resetToken) => resetPassword(now, { userId: id, resetToken, password: "Another-light-8" })));
    expect(newest.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect(await findSessionState(makeCtx(), session)).toEqual({ status: "unknown" });
    await expect(signIn(at(0), email, "Another-light-8")).resolves.toBeDefined();
    await expect(resetPassword(now, { userId: id, resetToken: links[1]!, password: "Third-light-99" })).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await drain()).map((mail) => mail.text).join()).toContain("was changed just now");
  });

  it("sends nothing to an address without an account, with the same answer", async () => {
    await expect(requestPasswordReset(at(0), "nobody@example.com")).resolves.toBeUndefined();
    expect(await drain()).toEqual([]);
  });

  it("gives a link no more than an hour", async () => {
    const { id, email } = await open();
    await requestPasswordReset(at(0), email);
    const resetToken = new URL(/https?:\S+/.exec((await drain())[0]!.text)![0]).searchParams.get("resetToken")!;
    const later = makeCtx({ now: new Date(Date.now() + 61 * 60_000) });
    await expect(resetPassword(later, { userId: id, resetToken, password: "Another-light-8" })).rejects.toMatchObject({ code: "CONFLICT" });
  });
});
