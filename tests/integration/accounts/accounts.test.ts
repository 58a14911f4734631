import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db, transact } from "#app/db/client.server";
import {
  createApiTokens,
  createSession,
  findSessionState,
  findUserByBearer,
  grantEntitlement,
  refreshApiTokens,
  signIn,
  signOut,
  signUp,
} from "#app/modules/accounts/account/accounts.server";
import { grantItinerary } from "#app/modules/accounts/account/itineraries.server";
import {
  requestPasswordReset,
  resetPassword,
  sendPasswordReset,
} from "#app/modules/accounts/sign-in/password-reset.server";
import { deleteExpired } from "#app/modules/accounts/account/expired-rows.server";
import { clearOutbox, deliverMail, listOutbox } from "#app/modules/email/email.server";
import type { KeptMail } from "#app/modules/email/email.server";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { claimJob, finishJob } from "#tests/setup/jobs";

const PASSWORD = "Harbour-light-7";
let count = 0;
const at = (hours: number) =>
  makeCtx({
    now: new Date(Date.parse("2026-11-21T10:00:00Z") + hours * 3_600_000),
    address: `10.0.0.${++count % 250}`,
  });
beforeAll(async () => {
  await openTestDatabase();
});
afterAll(async () => {
  await closeTestDatabase();
});

async function open(): Promise<{ id: string; email: string }> {
  const email = `Person${++count}@Example.com`;
  const { id } = await signUp(at(0), { firstName: "Ann", lastName: "Lee", email, password: PASSWORD });
  return { id, email };
}

/** Some jobs wait a moment on purpose. */
const soon = (): Date => new Date(Date.now() + 60_000);

/** Works off the jobs that are due soon, and hands over the mails that they sent. */
async function drain(): Promise<KeptMail[]> {
  await clearOutbox();
  for (let job = await claimJob(soon()); job; job = await claimJob(soon())) {
    if (job.kind === "password-reset") await sendPasswordReset(job);
    if (job.kind === "mail") await deliverMail(job);
    await finishJob(job, new Date());
  }
  return listOutbox();
}

const tokenIn = (mail: KeptMail): string => new URL(/https?:\S+/.exec(mail.text)![0]).searchParams.get("resetToken")!;

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
    await expect(
      signUp(at(0), { firstName: "B", lastName: "C", email: email.toUpperCase(), password: PASSWORD }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("opens one account for the same form sent twice, at once or a moment later", async () => {
    const account = { firstName: "Ann", lastName: "Lee", email: `Twice${++count}@Example.com`, password: PASSWORD };
    const users = await Promise.all([signUp(at(0), account), signUp(at(0), account), signUp(at(0.001), account)]);
    users.push(await signUp(at(0.01), account));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
  });

  it("hands no account to a sign-up that differs, or comes later", async () => {
    const account = { firstName: "Ann", lastName: "Lee", email: `twice${++count}@example.com`, password: PASSWORD };
    await signUp(at(0), account);
    const taken = { code: "CONFLICT", message: "An account with this email already exists" };
    for (const change of [{ password: "Another-light-8" }, { firstName: "Anna" }, { lastName: "Leigh" }])
      await expect(signUp(at(0), { ...account, ...change })).rejects.toMatchObject(taken);
    await expect(signUp(at(1 / 60), account)).rejects.toMatchObject(taken);
  });

  it("lets sign-ups guess a new account's password no oftener than sign-ins", async () => {
    const account = { firstName: "Ann", lastName: "Lee", email: `twice${++count}@example.com`, password: PASSWORD };
    await signUp(at(0), account);
    const guess = () =>
      signUp(at(0), { ...account, password: "Another-light-8" }).catch((error: { code: string }) => error.code);
    const answers = await Promise.all(Array.from({ length: 14 }, guess));
    expect(answers.filter((code) => code === "CONFLICT")).toHaveLength(10);
    expect(answers.filter((code) => code === "RATE_LIMITED")).toHaveLength(4);
  });

  it.each([
    ["short1A", "at least 8"],
    ["alllowercase1", "uppercase"],
    ["ALLUPPERCASE1", "lowercase"],
    ["NoDigitsHere", "number"],
    ["Password1", "too common"],
    ["Annabell1", undefined],
  ])("judges %s", async (password, reason) => {
    const made = signUp(at(0), { firstName: "Ann", lastName: "Lee", email: `rule${++count}@example.com`, password });
    if (reason)
      await expect(made).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
        message: expect.stringContaining(reason) as string,
      });
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
    const tries = await Promise.all(
      Array.from({ length: 14 }, () =>
        signIn(at(0), email, "Wrong-password-1").catch((error: { code: string }) => error.code),
      ),
    );
    expect(tries.filter((code) => code === "UNAUTHENTICATED")).toHaveLength(10);
    expect(tries.filter((code) => code === "RATE_LIMITED")).toHaveLength(4);
    await expect(signIn(at(0), email, PASSWORD)).rejects.toMatchObject({
      code: "RATE_LIMITED",
      details: { retryAfter: expect.any(Number) as number },
    });
    await expect(signIn(at(0.26), email, PASSWORD)).resolves.toBeDefined();
  });
});

describe("counting tries", () => {
  it("counts failures of an address, not the sign-ins that worked", async () => {
    const { email } = await open();
    const ctx = makeCtx({ address: "198.51.100.7" });
    await signIn(ctx, email, PASSWORD);
    await signIn(ctx, email, "Wrong-password-1").catch(() => undefined);
    const row = await db()
      .selectFrom("rate_limits")
      .select("points")
      .where("key", "=", "sign-in:address:198.51.100.7")
      .executeTakeFirstOrThrow();
    expect(row.points).toBe(1);
  });
});

describe("sessions", () => {
  it("end after 24 hours, told apart from tokens that never were", async () => {
    const { id } = await open();
    const token = await createSession(at(0), id, "tests");
    expect(await findSessionState(at(23.9), token)).toMatchObject({ status: "valid" });
    expect(await findSessionState(at(24.1), token)).toEqual({ status: "expired" });
    // A clock that ran ahead and is put right has ended none.
    expect(await findSessionState(at(1), token)).toMatchObject({ status: "valid" });
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

  it("are all dead after one refresh token is used many times at once", async () => {
    const { id } = await open();
    const first = await createApiTokens(at(0), id);
    const uses = await Promise.allSettled(Array.from({ length: 4 }, () => refreshApiTokens(at(0), first.refreshToken)));
    const pairs = uses.flatMap((use) => (use.status === "fulfilled" ? [use.value] : []));
    expect(pairs).toHaveLength(1);
    expect(await findUserByBearer(at(0), pairs[0]!.token)).toBeUndefined();
  });

  it("all end when a refresh token is used twice", async () => {
    const { id } = await open();
    const first = await createApiTokens(at(0), id);
    const second = await refreshApiTokens(at(0), first.refreshToken);
    await expect(refreshApiTokens(at(0), first.refreshToken)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await findUserByBearer(at(0), second.token)).toBeUndefined();
  });
});

describe("allowances for itineraries", () => {
  it("give the free one to one trip only, however many ask at once", async () => {
    const { id } = await open();
    const now = new Date("2026-11-21T10:00:00Z");
    const asked = await Promise.allSettled(
      ["a", "b", "c"].map((trip) => transact((trx) => grantItinerary(trx, id, { id: `${trip}-${id}` }, now))),
    );
    expect(asked.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect(asked.find((one) => one.status === "rejected")).toMatchObject({ reason: { code: "PAYMENT_REQUIRED" } });
  });

  it("spend a pass before the free one, once for a trip, and never a pass that has run out", async () => {
    const { id } = await open();
    const now = new Date("2026-11-21T10:00:00Z");
    const right = { userId: id, kind: "trip_pass" as const, startsAt: "2026-01-01T00:00:00.000Z" };
    expect(await grantEntitlement(db(), { ...right, source: `old:${id}`, endsAt: "2026-02-01T00:00:00.000Z" })).toBe(
      true,
    );
    expect(await grantEntitlement(db(), { ...right, source: `new:${id}` })).toBe(true);
    expect(await grantEntitlement(db(), { ...right, source: `new:${id}` })).toBe(false);
    for (const trip of ["one", "one", "two"])
      await transact((trx) => grantItinerary(trx, id, { id: `${trip}-${id}` }, now));
    const grants = await db()
      .selectFrom("itinerary_grants")
      .select(["trip_id", "kind"])
      .where("user_id", "=", id)
      .orderBy("trip_id")
      .execute();
    expect(grants).toEqual([
      { trip_id: `one-${id}`, kind: "trip_pass" },
      { trip_id: `two-${id}`, kind: "free" },
    ]);
  });
});

describe("deleting what is over", () => {
  it("forgets what ended a week ago and nothing else", async () => {
    const { id } = await open();
    const old = await createSession(at(-24 * 9), id, "tests");
    const recent = await createSession(at(-24 * 2), id, "tests");
    await deleteExpired(new Date("2026-11-21T10:00:00Z"));
    expect(await findSessionState(at(0), old)).toEqual({ status: "unknown" });
    expect(await findSessionState(at(0), recent)).toEqual({ status: "expired" });
  });
});

describe("a forgotten password", () => {
  it("is reset once by the newest link, which ends every session and proves the address", async () => {
    const { id, email } = await open();
    const session = await createSession(makeCtx(), id, "tests");
    const links: string[] = [];
    for (let request = 0; request < 2; request++) {
      await requestPasswordReset(at(0), email);
      links.push(...(await drain()).filter((mail) => mail.to === email.toLowerCase()).map(tokenIn));
    }
    expect(links).toHaveLength(2);
    const now = makeCtx({ now: new Date() });
    await expect(
      resetPassword(now, { userId: id, resetToken: links[0]!, password: "Another-light-8" }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    const race = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        resetPassword(now, { userId: id, resetToken: links[1]!, password: "Another-light-8" }),
      ),
    );
    expect(race.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect(await findSessionState(makeCtx(), session)).toEqual({ status: "unknown" });
    await expect(signIn(at(0), email, "Another-light-8")).resolves.toBeDefined();
    expect(
      (await db().selectFrom("users").select("email_verified_at").where("id", "=", id).executeTakeFirstOrThrow())
        .email_verified_at,
    ).toBe(now.now.toISOString());
    expect((await drain()).map((mail) => mail.text).join()).toContain("has just been changed");
  });

  it("keeps the rules, and the link for another try", async () => {
    const { id, email } = await open();
    await requestPasswordReset(at(0), email);
    const resetToken = tokenIn((await drain())[0]!);
    const now = makeCtx({ now: new Date() });
    const close = `${email.split("@", 1)[0]!}A1`;
    await expect(resetPassword(now, { userId: id, resetToken, password: close })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: { fields: { password: [expect.stringContaining("too close to your email address")] } },
    });
    await expect(resetPassword(now, { userId: id, resetToken, password: "Another-light-8" })).resolves.toBeUndefined();
  });

  it("is mailed a link to us, whatever host was asked for it", async () => {
    const { email } = await open();
    await requestPasswordReset({ ...at(0), origin: "http://evil.example" }, email);
    const [{ text, html }] = (await drain()) as [KeptMail];
    for (const said of [text, html]) {
      expect(said).not.toContain("evil");
      expect(said).toContain("http://localhost:3000/reset-password?");
    }
  });

  it("leaves no link in any table", async () => {
    const { email } = await open();
    await requestPasswordReset(at(0), email);
    const token = tokenIn((await drain())[0]!);
    const rows = [
      await db().selectFrom("password_resets").selectAll().execute(),
      await db().selectFrom("jobs").selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("sends nothing to an address without an account, with the same answer", async () => {
    await expect(requestPasswordReset(at(0), "nobody@example.com")).resolves.toBeUndefined();
    expect(await drain()).toEqual([]);
  });

  it("gives a link no more than an hour", async () => {
    const { id, email } = await open();
    await requestPasswordReset(at(0), email);
    const resetToken = tokenIn((await drain())[0]!);
    const later = makeCtx({ now: new Date(Date.now() + 61 * 60_000) });
    await expect(resetPassword(later, { userId: id, resetToken, password: "Another-light-8" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });
});
