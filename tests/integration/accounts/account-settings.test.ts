import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import {
  createApiTokens,
  createSession,
  findSessionState,
  findUserByBearer,
  findUserBySession,
  signIn,
  signUp,
} from "#app/modules/accounts/account/accounts.server";
import { sendEmailConfirmation } from "#app/modules/accounts/settings/email-change.server";
import { resetPassword, sendPasswordReset } from "#app/modules/accounts/sign-in/password-reset.server";
import { clearOutbox, deliverMail, listOutbox } from "#app/modules/email/email.server";
import type { KeptMail } from "#app/modules/email/email.server";
import * as confirm from "#app/routes/account/confirm-email";
import * as remove from "#app/routes/account/delete";
import * as download from "#app/routes/account/export";
import * as settings from "#app/routes/account/settings";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { claimJob, finishJob } from "#tests/setup/jobs";
import { closePayments } from "#app/modules/booking/money/payments.server";
import { insertTrip, makeCtx } from "../booking/booking.fixture";

const ORIGIN = "http://localhost:3000";
const PASSWORD = "Harbour-light-7";
let count = 0;
let id: string;
let email: string;
let token: string;

beforeAll(async () => {
  await openTestDatabase();
});
afterAll(async () => {
  await closePayments();
  await closeTestDatabase();
});

const now = () => makeCtx({ now: new Date(), address: `10.3.${count >> 8}.${count & 255}` });

beforeEach(async () => {
  email = `settings${++count}@example.com`;
  ({ id } = await signUp(now(), { firstName: "Ann", lastName: "Lee", email, password: PASSWORD }));
  token = await createSession(now(), id, "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0");
});

function args(target: string, fields?: Record<string, string>, session = token) {
  const request = new Request(new URL(target, ORIGIN), {
    headers: { Cookie: `auth_token=${session}` },
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  });
  return { request, params: {}, context: { origin: ORIGIN } };
}

interface Outcome {
  status: number;
  location: string | null;
  session?: string;
  data: unknown;
}

async function outcome(work: Promise<unknown>): Promise<Outcome> {
  const result = await work.catch((error: unknown) => error);
  if (result instanceof Error) throw result;
  if (result instanceof Response) {
    const session = result.headers
      .getSetCookie()
      .map((cookie) => /^auth_token=([^;]*);/.exec(cookie)?.[1])
      .find((value) => value !== undefined);
    return { status: result.status, location: result.headers.get("Location"), session, data: undefined };
  }
  const { data, init } = result as { data: unknown; init: ResponseInit | null };
  return { status: init?.status ?? 200, location: null, data };
}

const change = (intent: string, fields: Record<string, string> = {}) =>
  outcome(settings.action(args("/profile/account", { intent, ...fields })));

/** Some jobs wait a moment on purpose. */
const soon = (): Date => new Date(Date.now() + 60_000);

/** Works off the jobs that are due soon, and hands over the mails that they sent. */
async function drain(): Promise<KeptMail[]> {
  await clearOutbox();
  for (let job = await claimJob(soon()); job; job = await claimJob(soon())) {
    if (job.kind === "email-confirmation") await sendEmailConfirmation(job);
    if (job.kind === "password-reset") await sendPasswordReset(job);
    if (job.kind === "mail") await deliverMail(job);
    await finishJob(job, new Date());
  }
  return listOutbox();
}

/** The parameters of this account's link, among mails that may be notices, or of the test before. */
const linkIn = (mails: KeptMail[]): Record<string, string> =>
  mails
    .map(({ text }) => Object.fromEntries(new URL(/https?:\S+/.exec(text)![0]).searchParams))
    .find(({ userId }) => userId === id)!;
const confirmWith = (link: Record<string, string>) => outcome(confirm.action(args("/confirm-email", link)));
const rowOf = () => db().selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();

describe("the account page", () => {
  it("sends whoever is signed out to the sign-in page, for reading and for changing", async () => {
    const out = "x".repeat(43);
    const calls = [
      () => settings.loader(args("/profile/account", undefined, out)),
      () => settings.action(args("/profile/account", { intent: "devices-end" }, out)),
      () => remove.action(args("/profile/account/delete", {}, out)),
      () => download.loader(args("/profile/account/export", undefined, out)),
    ];
    for (const call of calls) {
      expect(await outcome(call())).toMatchObject({
        status: 302,
        location: expect.stringMatching(/^\/signin\?redirect=/) as string,
      });
    }
  });

  it("refuses a button it does not know", async () => {
    await expect(settings.action(args("/profile/account", { intent: "become-admin" }))).rejects.toMatchObject({
      init: { status: 400 },
    });
  });
});

describe("changing the password", () => {
  it("needs the current one and keeps the rules", async () => {
    const form = { currentPassword: PASSWORD, password: "Another-light-8", confirmPassword: "Another-light-8" };
    expect(await change("password-change", { ...form, currentPassword: "" })).toMatchObject({
      status: 422,
      data: { fields: { currentPassword: ["Please enter your current password"] } },
    });
    expect(await change("password-change", { ...form, currentPassword: "Wrong-light-1" })).toMatchObject({
      status: 422,
      data: { fields: { currentPassword: ["That's not your current password"] } },
    });
    expect(await change("password-change", { ...form, confirmPassword: "other" })).toMatchObject({
      status: 422,
      data: { fields: { confirmPassword: ["Passwords don't match"] } },
    });
    expect(
      await change("password-change", { ...form, password: "Password1", confirmPassword: "Password1" }),
    ).toMatchObject({ status: 422, data: { fields: { password: [expect.stringContaining("too common")] } } });
    const close = `${email.split("@", 1)[0]!}-A1`;
    expect(await change("password-change", { ...form, password: close, confirmPassword: close })).toMatchObject({
      status: 422,
      data: { fields: { password: [expect.stringContaining("too close to your email address")] } },
    });
    expect(
      JSON.stringify(await change("password-change", { ...form, currentPassword: "Wrong-light-1" })),
    ).not.toContain("light-1");
  });

  it("gives this browser a new session, ends all others, and tells the owner", async () => {
    const other = await createSession(now(), id, "elsewhere");
    const { token: bearer } = await createApiTokens(now(), id);
    const result = await change("password-change", {
      currentPassword: PASSWORD,
      password: "Another-light-8",
      confirmPassword: "Another-light-8",
    });
    expect(result).toMatchObject({ status: 303, location: "/profile/account" });
    expect((await findUserBySession(now(), result.session!))?.id).toBe(id);
    for (const old of [token, other]) expect(await findSessionState(now(), old)).toEqual({ status: "unknown" });
    expect(await findUserByBearer(now(), bearer)).toBeUndefined();
    await expect(signIn(now(), email, PASSWORD)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect((await drain()).filter((mail) => mail.to === email).map((mail) => mail.subject)).toEqual([
      "Your Voyance password was changed",
    ]);
  });

  it("leaves a device signed in that was to stay so, no longer than before, and asks for the password all the same", async () => {
    const until = new Date(Date.now() + 9 * 86_400_000).toISOString();
    const kept = await createSession(now(), id, "phone", undefined, until);
    const fields = { intent: "password-change", password: "Another-light-8", confirmPassword: "Another-light-8" };
    const refused = await outcome(settings.action(args("/profile/account", { ...fields, currentPassword: "x" }, kept)));
    expect(refused.status).toBe(422);
    const done = await outcome(
      settings.action(args("/profile/account", { ...fields, currentPassword: PASSWORD }, kept)),
    );
    expect(await findSessionState(now(), done.session!)).toMatchObject({ status: "valid", until });
    expect(await findSessionState(now(), kept)).toEqual({ status: "unknown" });
  });

  it("voids what was mailed before: a link to reset, and a move to another address", async () => {
    await change("email-change", { email: `thief${count}@example.com`, currentPassword: PASSWORD });
    const move = linkIn(await drain());
    await change("password-link");
    const reset = linkIn(await drain());
    await change("password-change", {
      currentPassword: PASSWORD,
      password: "Another-light-8",
      confirmPassword: "Another-light-8",
    });
    expect(await confirmWith(move)).toMatchObject({ status: 409 });
    await expect(
      resetPassword(now(), { userId: id, resetToken: reset.resetToken!, password: "Third-light-9x" }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await rowOf())?.email).toBe(email);
  });

  it("by mail stops a move to another address that was asked for before", async () => {
    await change("email-change", { email: `thief${count}@example.com`, currentPassword: PASSWORD });
    const move = linkIn(await drain());
    await change("password-link");
    const reset = linkIn(await drain());
    await resetPassword(now(), { userId: id, resetToken: reset.resetToken!, password: "Another-light-8" });
    expect(await confirmWith(move)).toMatchObject({ status: 409 });
    expect((await rowOf())?.email).toBe(email);
  });

  it("lets nobody guess the current one for long", async () => {
    const guess = () =>
      change("password-change", {
        currentPassword: "Wrong-light-1",
        password: "Another-light-8",
        confirmPassword: "Another-light-8",
      });
    const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map((result) => result.status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it("is a matter of the mailbox for an account that only Google opens", async () => {
    await db()
      .updateTable("users")
      .set({ password_hash: null, google_sub: `sub-${id}` })
      .where("id", "=", id)
      .execute();
    expect(
      await change("password-change", {
        currentPassword: "x",
        password: "Another-light-8",
        confirmPassword: "Another-light-8",
      }),
    ).toMatchObject({ status: 422 });
    expect(await change("google-remove")).toMatchObject({
      status: 409,
      data: { message: expect.stringContaining("Set a password first") as string },
    });
    await change("password-link");
    expect(linkIn(await drain())).toMatchObject({ userId: id });
  });
});

describe("the address", () => {
  it("moves only after the link of the new mailbox is used, once, and the old one is told", async () => {
    const next = `moved${count}@Example.com`;
    expect(await change("email-change", { email: next, currentPassword: PASSWORD })).toMatchObject({ status: 303 });
    expect((await rowOf())?.email).toBe(email);
    const mails = await drain();
    expect(mails.map((mail) => mail.to)).toEqual([next.toLowerCase()]);
    const link = linkIn(mails);
    expect(confirm.loader(args(`/confirm-email?${new URLSearchParams(link).toString()}`))).toMatchObject({ link });
    expect((await rowOf())?.email).toBe(email);
    const uses = await Promise.all([confirmWith(link), confirmWith(link)]);
    expect(uses.map((use) => use.status).sort()).toEqual([303, 409]);
    expect(await rowOf()).toMatchObject({ email: next.toLowerCase(), email_verified_at: expect.any(String) as string });
    expect((await drain()).map((mail) => mail.to)).toEqual([email]);
  });

  it("says nothing of an address that is taken, but tells its owner", async () => {
    const taken = `taken${count}@example.com`;
    await signUp(now(), { firstName: "Owner", lastName: "Of it", email: taken, password: PASSWORD });
    expect(await change("email-change", { email: taken, currentPassword: PASSWORD })).toMatchObject({ status: 303 });
    const mails = await drain();
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([
      [taken, "This address already has a Voyance account"],
    ]);
    expect(mails[0]!.text).not.toContain("confirm-email");
  });

  it("is refused when somebody takes it while the mail is under way", async () => {
    const next = `contested${count}@example.com`;
    await change("email-change", { email: next, currentPassword: PASSWORD });
    const link = linkIn(await drain());
    await signUp(now(), { firstName: "Quick", lastName: "One", email: next, password: PASSWORD });
    expect(await confirmWith(link)).toMatchObject({ status: 409 });
    expect((await rowOf())?.email).toBe(email);
  });

  it("does not move to a link of somebody else or one that has run out", async () => {
    await change("email-confirm");
    const link = linkIn(await drain());
    expect(await confirmWith({ ...link, userId: "somebody" })).toMatchObject({ status: 409 });
    await db()
      .updateTable("email_confirmations")
      .set({ expires_at: "2026-01-01T00:00:00.000Z" })
      .where("user_id", "=", id)
      .execute();
    expect(await confirmWith(link)).toMatchObject({ status: 409 });
    expect((await rowOf())?.email_verified_at).toBeNull();
  });
});

describe("signed-in devices", () => {
  it("are listed by name and ended one by one or all at once, own ones only", async () => {
    const other = await createSession(now(), id, "curl/8");
    const stranger = await signUp(now(), {
      firstName: "Eve",
      lastName: "Else",
      email: `eve${count}@example.com`,
      password: PASSWORD,
    });
    const foreign = await createSession(now(), stranger.id, "curl/8");
    const page = (await settings.loader(args("/profile/account"))) as {
      devices: { id: string; name: string; isThisOne: boolean }[];
    };
    expect(page.devices.map((device) => [device.name, device.isThisOne]).sort()).toEqual([
      ["Firefox on Linux", true],
      ["Unknown device", false],
    ]);
    const foreignId = (
      await db().selectFrom("sessions").select("id").where("user_id", "=", stranger.id).executeTakeFirstOrThrow()
    ).id;
    expect(await change("device-end", { device: foreignId })).toMatchObject({ status: 404 });
    expect(await findSessionState(now(), foreign)).toMatchObject({ status: "valid" });
    expect(await change("device-end", { device: page.devices.find((device) => !device.isThisOne)!.id })).toMatchObject({
      status: 303,
    });
    expect(await findSessionState(now(), other)).toEqual({ status: "unknown" });
    const third = await createSession(now(), id, "curl/8");
    await change("devices-end");
    expect(await findSessionState(now(), third)).toEqual({ status: "unknown" });
    expect(await findSessionState(now(), token)).toMatchObject({ status: "valid" });
  });
});

describe("the data of an account", () => {
  it("are handed over whole, without secrets", async () => {
    const user = (await findUserBySession(now(), token))!;
    const tripId = await insertTrip(user);
    const response = await download.loader(args("/profile/account/export"));
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="voyance-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      profile: { email },
      account: { signedIn: [{ userAgent: expect.stringContaining("Firefox") as string }] },
      trips: [{ id: tripId }],
    });
    expect(text).not.toMatch(/argon2|token_hash|password/);
  });

  it("are deleted with the account, by the owner only", async () => {
    const user = (await findUserBySession(now(), token))!;
    const tripId = await insertTrip(user);
    const ask = (fields: Record<string, string>) => outcome(remove.action(args("/profile/account/delete", fields)));
    expect(await ask({ currentPassword: PASSWORD })).toMatchObject({
      status: 422,
      data: { fields: { understood: [expect.any(String)] } },
    });
    expect(await ask({ currentPassword: "Wrong-light-1", understood: "on" })).toMatchObject({
      status: 422,
      data: { fields: { currentPassword: [expect.any(String)] } },
    });
    expect(await rowOf()).toBeDefined();
    expect(await ask({ currentPassword: PASSWORD, understood: "on" })).toMatchObject({
      status: 303,
      location: "/",
      session: "",
    });
    expect(await rowOf()).toBeUndefined();
    expect(await db().selectFrom("trips").select("id").where("id", "=", tripId).execute()).toEqual([]);
    expect(await findSessionState(now(), token)).toEqual({ status: "unknown" });
    expect((await drain()).map((mail) => [mail.to, mail.subject])).toEqual([
      [email, "Your Voyance account was deleted"],
    ]);
  });

  it("of an account without a password are deleted by its typed address", async () => {
    await db()
      .updateTable("users")
      .set({ password_hash: null, google_sub: `sub-${id}` })
      .where("id", "=", id)
      .execute();
    const ask = (typed: string) =>
      outcome(remove.action(args("/profile/account/delete", { email: typed, understood: "on" })));
    expect(await ask("wrong@example.com")).toMatchObject({ status: 422 });
    expect(await ask(email.toUpperCase())).toMatchObject({ status: 303 });
    expect(await rowOf()).toBeUndefined();
  });
});
