import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { TEXT_DATES } from "#app/modules/content/text-dates";
import { db } from "#app/db/client.server";
import type { Work } from "#app/db/jobs.server";
import { sendNow } from "#app/modules/email/email.server";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { selectUser } from "./accounts.repo.server";
import { createApiTokens, createSession, findSessionState, findUserByBearer, signIn, signUp } from "./accounts.server";
import type { CurrentUser } from "./current-user";
import {
  confirmEmail,
  requestEmailChange,
  requestEmailConfirmation,
  sendEmailConfirmation,
} from "../settings/email-change.server";
import { confirmationKey, isOverdue, resetKey } from "./mailed-links.server";
import { requestPasswordReset, resetPassword, sendPasswordReset } from "../sign-in/password-reset.server";
import { hashPassword } from "./passwords.server";
import { changePassword, deleteAccount, proveBeforeConnecting, proveOwner } from "../settings/settings.server";

vi.mock("#app/modules/email/email.server", async (original) => ({ ...(await original<object>()), sendNow: vi.fn() }));

const PASSWORD = "Harbour-light-7";
const OTHER = "Another-light-8";
const START = Date.parse("2027-03-01T10:00:00.000Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let ann: CurrentUser;
let eve: CurrentUser;
let passwordHash: string;
let count = 0;
/** The context of a request so many milliseconds after the start; each test has an address of its own. */
const at = (ms = 0) => makeCtx({ now: new Date(START + ms), address: `10.2.0.${count}` });

beforeAll(async () => {
  await openTestDatabase();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  vi.useRealTimers();
  await closeTestDatabase();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  vi.mocked(sendNow).mockReset();
  count += 1;
  [ann, eve] = await Promise.all([insertUser(`Ann${count}`), insertUser(`Eve${count}`)]);
  await db().updateTable("users").set({ password_hash: passwordHash }).where("id", "in", [ann.id, eve.id]).execute();
  await db().deleteFrom("jobs").execute();
});

const jobs = () => db().selectFrom("jobs").selectAll().orderBy("created_at").execute();
const mailsTo = async (address: string) =>
  (await jobs()).filter(({ kind, payload }) => kind === "mail" && payload.includes(`"${address}"`));
/** Works off the one job of a kind. @returns the mail it sent: the address, and the link */
async function work(kind: string, send: (work: Work) => Promise<void>) {
  const [job] = (await jobs()).filter((one) => one.kind === kind);
  await send(job!);
  const [key, mail] = vi.mocked(sendNow).mock.calls.at(-1) ?? [];
  const link = /https?:\S+/.exec(mail?.text ?? "")?.[0];
  return { key, to: mail?.to, text: mail?.text ?? "", link: Object.fromEntries(new URL(link ?? "x:").searchParams) };
}
const resetLink = async (email = ann.email) => {
  await requestPasswordReset(at(), email);
  return work("password-reset", sendPasswordReset);
};
const moveLink = async (email: string, who = ann) => {
  await requestEmailConfirmation(at(), who.id, email);
  return work("email-confirmation", sendEmailConfirmation);
};
const stateOf = async (token: string) => (await findSessionState(at(), token)).status;

describe("a link to reset a password", () => {
  it("is made and mailed a moment after the answer has left, only the newest", async () => {
    await requestPasswordReset(at(), ` ${ann.email.toUpperCase()}`);
    await requestPasswordReset(at(), ann.email);
    const waiting = (await jobs()).filter(({ kind }) => kind === "password-reset");
    expect(waiting.map(({ run_at }) => Date.parse(run_at) - START)).toEqual([1_500]);
    expect(waiting[0]!.key).not.toContain(ann.email);
    const mail = await work("password-reset", sendPasswordReset);
    expect(mail).toMatchObject({
      to: ann.email,
      link: { userId: ann.id, resetToken: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(mail.key).toMatch(/^reset:/);
    expect(mail.text).toMatch(
      /http:\/\/localhost:3000\/reset-password\?[\s\S]*\b60 minutes|60 minutes[\s\S]*reset-password\?/,
    );
  });

  it("is not mailed to nobody, nor an hour after it was asked for", async () => {
    await requestPasswordReset(at(), "nobody@example.com");
    await work("password-reset", sendPasswordReset);
    expect(sendNow).not.toHaveBeenCalled();
    await db().deleteFrom("jobs").execute();
    await requestPasswordReset(at(), ann.email);
    vi.setSystemTime(START + HOUR + 1);
    await work("password-reset", sendPasswordReset);
    expect(sendNow).not.toHaveBeenCalled();
    vi.setSystemTime(START + HOUR);
    expect((await work("password-reset", sendPasswordReset)).to).toBe(ann.email);
  });

  it("is asked for five times an hour for an account, and twenty times from an address", async () => {
    for (let times = 0; times < 5; times++) await requestPasswordReset(at(), ann.email);
    await expect(requestPasswordReset(at(), ann.email)).rejects.toMatchObject({ details: { retryAfter: 3600 } });
    for (let times = 0; times < 14; times++) await requestPasswordReset(at(), `p${times}-${count}@example.com`);
    await expect(requestPasswordReset(at(), eve.email)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await requestPasswordReset({ ...at(), address: "10.2.1.1" }, eve.email);
    await expect(requestPasswordReset({ ...at(), address: "10.2.1.2" }, ann.email)).rejects.toThrow();
  });

  it("works for an hour, once, for a password that may be used", async () => {
    const { link } = await resetLink();
    const use = (password: string, ms = 0, changes = {}) =>
      resetPassword(at(ms), { userId: ann.id, resetToken: link.resetToken!, password, ...changes });
    await expect(use("short")).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: { fields: { password: expect.any(Array) } },
    });
    await expect(use(`${ann.lastName}82`)).rejects.toMatchObject({
      message: expect.stringMatching(/your name or email/),
    });
    for (const [ms, changes] of [
      [HOUR, {}],
      [0, { userId: eve.id }],
      [0, { resetToken: "x" }],
    ] as const)
      await expect(use(OTHER, ms, changes)).rejects.toMatchObject({ code: "CONFLICT" });
    await use(OTHER, HOUR - 1);
    await expect(use(OTHER)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await signIn(at(), ann.email, OTHER)).id).toBe(ann.id);
    expect(await selectUser(db(), ann.id)).toMatchObject({
      email_verified_at: new Date(START + HOUR - 1).toISOString(),
    });
    expect(await mailsTo(ann.email)).toHaveLength(1);
  });

  it("ends every session of its account, and every other link, and nobody else's", async () => {
    const { token } = await createApiTokens(at(), ann.id);
    const [own, hers] = [await createSession(at(), ann.id, ""), await createSession(at(), eve.id, "")];
    const { link: move } = await moveLink(`moved${count}@example.com`);
    const { link } = await resetLink();
    await resetPassword(at(), { userId: ann.id, resetToken: link.resetToken!, password: OTHER });
    expect([await stateOf(own), await stateOf(hers), await findUserByBearer(at(), token)]).toEqual([
      "unknown",
      "valid",
      undefined,
    ]);
    await expect(confirmEmail(at(), { userId: ann.id, token: move.token! })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });
});

describe("a link that proves an address", () => {
  it("moves the account there, once, and tells the former address", async () => {
    const email = `moved${count}@example.com`;
    const mail = await moveLink(email.toUpperCase());
    expect(mail).toMatchObject({ to: email, link: { userId: ann.id, token: expect.stringMatching(/^[\w-]{43}$/) } });
    expect(mail.text).toMatch(/24 hours/);
    const former = await resetLink();
    await expect(confirmEmail(at(), { userId: eve.id, token: mail.link.token! })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await confirmEmail(at(5), { userId: ann.id, token: mail.link.token! });
    expect(await selectUser(db(), ann.id)).toMatchObject({
      email,
      email_verified_at: new Date(START + 5).toISOString(),
    });
    expect(await mailsTo(ann.email)).toHaveLength(1);
    await expect(confirmEmail(at(), { userId: ann.id, token: mail.link.token! })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await expect(
      resetPassword(at(), { userId: ann.id, resetToken: former.link.resetToken!, password: OTHER }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("proves the address that the account has, and tells nobody of a move", async () => {
    const { link } = await moveLink(ann.email);
    await confirmEmail(at(24 * HOUR - 1), { userId: ann.id, token: link.token! });
    expect((await selectUser(db(), ann.id))?.email).toBe(ann.email);
    expect(await mailsTo(ann.email)).toEqual([]);
  });

  it("holds for a day, is the newest, and is not mailed when that day is over", async () => {
    const first = await moveLink(`one${count}@example.com`);
    await db().deleteFrom("jobs").execute();
    const { link } = await moveLink(`two${count}@example.com`);
    const use = (token: string, ms = 0) => confirmEmail(at(ms), { userId: ann.id, token });
    await expect(use(first.link.token!)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(use(link.token!, 24 * HOUR)).rejects.toMatchObject({ code: "CONFLICT" });
    vi.mocked(sendNow).mockClear();
    vi.setSystemTime(START + 24 * HOUR + 1);
    expect((await work("email-confirmation", sendEmailConfirmation)).to).toBeUndefined();
  });

  it("to an address that is taken tells its owner, and proves nothing", async () => {
    const mail = await moveLink(eve.email);
    expect(mail.to).toBe(eve.email);
    expect(mail.key).toMatch(/^email-taken:/);
    expect(mail.text).toMatch(new RegExp(`Hello ${eve.firstName},[\\s\\S]*http://localhost:3000/signin`));
    expect(await db().selectFrom("email_confirmations").selectAll().where("user_id", "=", ann.id).execute()).toEqual(
      [],
    );
  });

  it("changes nothing when the address is taken meanwhile", async () => {
    const email = `late${count}@example.com`;
    const { link } = await moveLink(email);
    await db().updateTable("users").set({ email }).where("id", "=", eve.id).execute();
    await expect(confirmEmail(at(), { userId: ann.id, token: link.token! })).rejects.toMatchObject({
      message: "Another account uses this address now.",
    });
    expect((await selectUser(db(), ann.id))?.email).toBe(ann.email);
  });

  it("is asked for by the owner, five times an hour, for another address", async () => {
    const ask = (email: string, password = PASSWORD, who = ann) =>
      requestEmailChange(at(), who.id, { email, password });
    await expect(ask(` ${ann.email.toUpperCase()} `)).rejects.toMatchObject({
      details: { fields: { email: ["That is your address already"] } },
    });
    await expect(ask("a@example.com", "wrong")).rejects.toMatchObject({
      details: { fields: { currentPassword: ["That's not your current password"] } },
    });
    await db().updateTable("users").set({ password_hash: null }).where("id", "=", eve.id).execute();
    await expect(ask("a@example.com", "", eve)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await jobs()).toEqual([]);
    for (let times = 0; times < 5; times++) await ask(`a${times}@example.com`);
    await expect(ask("b@example.com")).rejects.toMatchObject({ code: "RATE_LIMITED", details: { retryAfter: 3600 } });
    expect(
      (await jobs()).map(({ payload }) => (JSON.parse(payload) as { value: { email: string } }).value.email),
    ).toEqual(["a4@example.com"]);
  });
});

describe("a password", () => {
  it("is changed by whoever knows it, which ends all sessions but the new one, and the links", async () => {
    const { link } = await resetLink();
    const [own, hers] = [await createSession(at(), ann.id, ""), await createSession(at(), eve.id, "")];
    const change = (current: string, next: string) => changePassword(at(), ann, { current, next, userAgent: "new" });
    await expect(change("wrong", OTHER)).rejects.toMatchObject({
      details: { fields: { currentPassword: expect.any(Array) } },
    });
    await expect(change(PASSWORD, "short")).rejects.toMatchObject({
      details: { fields: { password: expect.any(Array) } },
    });
    expect(await stateOf(own)).toBe("valid");
    const { token } = await change(PASSWORD, OTHER);
    expect([await stateOf(own), await stateOf(hers), await stateOf(token)]).toEqual(["unknown", "valid", "valid"]);
    expect((await proveOwner(at(), ann.id, { password: OTHER })).id).toBe(ann.id);
    expect(await mailsTo(ann.email)).toHaveLength(1);
    await expect(
      resetPassword(at(), { userId: ann.id, resetToken: link.resetToken!, password: PASSWORD }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("that is not there yet is set by mail, and is not asked for before Google is connected", async () => {
    await expect(proveBeforeConnecting(at(), ann.id, "wrong")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await proveBeforeConnecting(at(), ann.id, PASSWORD);
    await db().updateTable("users").set({ password_hash: null }).where("id", "=", ann.id).execute();
    await proveBeforeConnecting(at(), ann.id, "");
    await expect(changePassword(at(), ann, { current: "", next: OTHER, userAgent: "" })).rejects.toThrow();
    await expect(proveOwner(at(), ann.id, { email: ann.email })).resolves.toMatchObject({ id: ann.id });
  });
});

describe("a sign-in", () => {
  it("is refused after ten wrong passwords of an account, and a right one forgets them", async () => {
    const wrong = () => signIn(at(), ann.email, "wrong");
    for (let tries = 0; tries < 9; tries++)
      await expect(wrong()).rejects.toMatchObject({ code: "UNAUTHENTICATED", message: "Email or password incorrect" });
    expect((await signIn(at(), ` ${ann.email.toUpperCase()}`, PASSWORD)).id).toBe(ann.id);
    for (let tries = 0; tries < 10; tries++) await expect(wrong()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    await expect(signIn(at(), ann.email, PASSWORD)).rejects.toMatchObject({ details: { retryAfter: 900 } });
    expect((await signIn(at(), eve.email, PASSWORD)).id).toBe(eve.id);
  });

  it("is refused after a hundred failures from one address, and twenty accounts an hour are opened there", async () => {
    const ends = new Date(START + 900_000).toISOString();
    const spent = (key: string, points: number) =>
      db()
        .insertInto("rate_limits")
        .values({ key: `${key}:${at().address}`, points, window_ends_at: ends })
        .execute();
    await spent("sign-in:address", 99);
    await expect(signIn(at(), "nobody@example.com", "x")).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    await expect(signIn(at(), "nobody@example.com", "x")).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await spent("sign-up:address", 19);
    const open = (email: string, password = OTHER) =>
      signUp(at(), { firstName: "New", lastName: "One", email, password });
    await expect(open(`x${count}@example.com`, "short")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    const opened = await open(` New${count}@Example.com`);
    expect(opened).toMatchObject({ email: `new${count}@example.com`, name: "New One", isEmailVerified: false });
    expect(await selectUser(db(), opened.id)).toMatchObject({
      accepted_terms_version: TEXT_DATES.terms,
      accepted_terms_at: at().now.toISOString(),
      loyalty_tier: "explorer",
    });
    await expect(open(`y${count}@example.com`)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });
});

describe("deleting an account", () => {
  it("takes all that is its own along, says goodbye once, and waits until it may go", async () => {
    const session = await createSession(at(), ann.id, "");
    const { link } = await moveLink(`gone${count}@example.com`);
    expect(await deleteAccount(at(), ann.id, async () => false)).toBe(false);
    expect(await stateOf(session)).toBe("valid");
    expect(await mailsTo(ann.email)).toEqual([]);
    expect(await deleteAccount(at(), ann.id)).toBe(true);
    expect([await selectUser(db(), ann.id), await stateOf(session)]).toEqual([undefined, "unknown"]);
    expect(await mailsTo(ann.email)).toHaveLength(1);
    await expect(confirmEmail(at(), { userId: ann.id, token: link.token! })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect(await deleteAccount(at(), ann.id, async () => false)).toBe(true);
    expect((await selectUser(db(), eve.id))?.id).toBe(eve.id);
  });
});

describe("a mailed link", () => {
  it("that was asked for longer ago than it would hold is not mailed", () => {
    const overdue = (ms: number) => isOverdue(new Date(START).toISOString(), new Date(START + ms), 60);
    expect([overdue(0), overdue(HOUR), overdue(HOUR + 1)]).toEqual([false, false, true]);
    expect(isOverdue(undefined, new Date(START + 24 * HOUR), 60)).toBe(false);
  });

  it("waits under a key of its account that does not tell the address", () => {
    expect(resetKey("ann@example.com")).toMatch(/^password-reset:[\w-]{24}:$/);
    expect(resetKey("ann@example.com")).not.toBe(resetKey("eve@example.com"));
    expect(confirmationKey("u-1")).toBe("email-confirmation:u-1:");
  });
});
