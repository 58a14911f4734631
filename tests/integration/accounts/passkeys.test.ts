import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { takeToast } from "#app/http/answer/cookies.server";
import { createSession, findSessionState, signUp } from "#app/modules/accounts/account/accounts.server";
import { deleteExpired } from "#app/modules/accounts/account/expired-rows.server";
import { offersPasskey, readPasskeys } from "#app/modules/accounts/settings/passkeys.server";
import { deleteAccount, exportAccount } from "#app/modules/accounts/settings/settings.server";
import { deliverMail, listOutbox } from "#app/modules/email/email.server";
import * as add from "#app/routes/account/passkey-add";
import * as signin from "#app/routes/account/passkey-signin";
import * as page from "#app/routes/account/passkeys";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { claimJob, finishJob } from "#tests/setup/jobs";
import { makeCtx } from "../booking/booking.fixture";
import { SoftAuthenticator } from "./passkey.fixture";

const ORIGIN = "http://localhost:3000";
const PASSWORD = "Harbour-light-7";
const REFUSED = "We couldn't sign you in with that passkey. Try again, or use your password.";
let count = 0;
let id: string;
let email: string;
let device: SoftAuthenticator;

beforeAll(async () => {
  await openTestDatabase();
});
afterAll(async () => {
  await closeTestDatabase();
});
const ctx = (now = new Date()) => makeCtx({ now, address: `10.6.${count >> 8}.${count & 255}` });
beforeEach(async () => {
  email = `passkey${++count}@example.com`;
  ({ id } = await signUp(ctx(), { firstName: "Ann", lastName: "Lee", email, password: PASSWORD }));
  device = new SoftAuthenticator(ORIGIN);
});

const cookieOf = async (userId: string) => `auth_token=${await createSession(ctx(), userId, "tests")}`;

async function post(
  action: typeof add.action | typeof signin.action | typeof page.action,
  fields: Record<string, string>,
  cookie = "",
): Promise<{ status: number; location: string | null; headers: Headers; data: unknown; said?: string }> {
  const request = new Request(new URL("/somewhere", ORIGIN), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, "User-Agent": "Mozilla/5.0 (iPhone) Version/18.1 Safari/604.1" },
  });
  const context = { origin: ORIGIN, address: `10.6.${count >> 8}.${count & 255}` };
  const result: unknown = await action({ request, params: {}, context }).catch((error: unknown) => error);
  if (result instanceof Error) throw result;
  if (!(result instanceof Response)) {
    const { data, init } = result as { data: unknown; init: ResponseInit | null };
    return { status: init?.status ?? 200, location: null, headers: new Headers(), data };
  }
  const toast = result.headers.getSetCookie().find((one) => one.startsWith("toast="));
  const told = toast && (await takeToast(new Request(ORIGIN, { headers: { Cookie: toast.split(";", 1)[0]! } })));
  const isJson = result.headers.get("Content-Type")?.includes("json") ?? false;
  return {
    status: result.status,
    location: result.headers.get("Location"),
    headers: result.headers,
    data: isJson ? await result.json() : undefined,
    ...(told && { said: told.toast.text }),
  };
}

const question = async (cookie: string, proof: Record<string, string> = { currentPassword: PASSWORD }) =>
  post(add.action, { intent: "passkey-begin", ...proof }, cookie);
const asked = (answer: { data: unknown }) => answer.data as { challenge: string; user: { id: string } };
const adding = (answer: unknown, cookie: string) => post(add.action, { answer: JSON.stringify(answer) }, cookie);

async function withPasskey(authenticator = device, userId = id): Promise<string> {
  const cookie = await cookieOf(userId);
  const options = asked(await question(cookie));
  expect((await adding(authenticator.create(options), cookie)).said).toMatch(/^Your passkey is ready\./);
  return cookie;
}

const challenge = async () => asked(await post(signin.action, { intent: "passkey-begin" }));
const enter = (answer: unknown, fields: Record<string, string> = {}) =>
  post(signin.action, { answer: JSON.stringify(answer), redirect: "/trip/dashboard", ...fields });
const sessionOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((cookie) => /^auth_token=([^;]+)/.exec(cookie)?.[1])
    .find(Boolean);
const isRefused = async (answer: unknown) => {
  const result = await enter(answer);
  expect([result.said, result.location, sessionOf(result)]).toEqual([
    REFUSED,
    "/signin?redirect=%2Ftrip%2Fdashboard",
    undefined,
  ]);
};

describe("a passkey", () => {
  it("is added by an owner who is proven, named after its device, and told by mail", async () => {
    const cookie = await cookieOf(id);
    expect(await question(cookie, { currentPassword: "wrong" })).toMatchObject({
      status: 422,
      data: { message: "That's not your current password" },
    });
    await withPasskey();
    expect((await readPasskeys(id)).passkeys).toMatchObject([{ name: "Safari on iPhone", usedAt: null }]);
    const again = asked(await question(cookie)) as unknown as { excludeCredentials: unknown[]; rp: unknown };
    expect(again).toMatchObject({
      rp: { id: "localhost", name: "Voyance" },
      excludeCredentials: [{ id: device.id.toString("base64url") }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });
    const soon = () => new Date(Date.now() + 60_000);
    for (let job = await claimJob(soon()); job; job = await claimJob(soon())) {
      if (job.kind === "mail") await deliverMail(job);
      await finishJob(job, new Date());
    }
    const mails = (await listOutbox()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(mails).toEqual(["A passkey was added to your Voyance account"]);
  });

  it("signs in without an address, in a new session, for a day or for thirty", async () => {
    await withPasskey();
    const day = await enter(device.get(await challenge()));
    expect(day).toMatchObject({ status: 303, location: "/trip/dashboard" });
    expect(await findSessionState(ctx(), sessionOf(day)!)).toMatchObject({ status: "valid", user: { id } });
    const kept = await enter(device.get(await challenge()), { keepSignedIn: "on" });
    expect(kept.headers.getSetCookie().find((one) => one.startsWith("auth_token="))).toContain("Max-Age=2592000");
    const [row] = await db().selectFrom("passkeys").selectAll().where("user_id", "=", id).execute();
    expect([row!.counter, row!.last_used_at]).toEqual([2, expect.any(String)]);
  });

  it("answers each question once, in its time, and only the one that was asked", async () => {
    const cookie = await withPasskey();
    const first = device.get(await challenge());
    expect((await enter(first)).location).toBe("/trip/dashboard");
    await isRefused(first);
    await isRefused(device.get({ challenge: Buffer.from("never asked").toString("base64url") }));
    // A question about a new passkey is none about a sign-in.
    await isRefused(device.get(asked(await question(cookie))));
    const late = await challenge();
    await db()
      .updateTable("passkey_challenges")
      .set({ expires_at: new Date(0).toISOString() })
      .execute();
    await isRefused(device.get(late));
    await deleteExpired(new Date());
    expect(await db().selectFrom("passkey_challenges").selectAll().execute()).toEqual([]);
  });

  it("is refused from another site, unproven, without its owner's unlocking, copied, or as somebody else's", async () => {
    await withPasskey();
    for (const origin of ["http://localhost:4000", "http://evil.example"]) {
      device.origin = origin;
      await isRefused(device.get(await challenge()));
    }
    device.origin = ORIGIN;
    const forged = new SoftAuthenticator(ORIGIN).get(await challenge());
    const named = { ...device.get(await challenge()), response: device.get(await challenge()).response };
    await isRefused({ ...named, response: { ...named.response, signature: forged.response.signature } });
    await isRefused(new SoftAuthenticator(ORIGIN).get(await challenge()));
    device.verifies = false;
    await isRefused(device.get(await challenge()));
    device.verifies = true;
    expect((await enter(device.get(await challenge()))).location).toBe("/trip/dashboard");
    device.counter = 0;
    await isRefused(device.get(await challenge()));
    device.counter = 10;
    const answer = device.get(await challenge());
    answer.response.userHandle = Buffer.from("another").toString("base64url");
    await isRefused(answer);
    for (const odd of ["", "null", "[]", '{"id":1}', "x".repeat(20_000)])
      expect((await post(signin.action, { answer: odd })).said).toBe(REFUSED);
  });

  it("is not added to an account that was not asked, nor twice", async () => {
    const cookie = await cookieOf(id);
    const eve = await signUp(ctx(), {
      firstName: "Eve",
      lastName: "Lee",
      email: `eve-${email}`,
      password: PASSWORD,
    });
    const options = asked(await question(cookie));
    const stolen = await adding(device.create(options), await cookieOf(eve.id));
    expect(stolen.said).toBe("We couldn't add that passkey. Please try again.");
    await withPasskey();
    const twice = await adding(device.create(asked(await question(cookie))), cookie);
    expect(twice.said).toBe("That passkey is here already.");
    expect((await readPasskeys(eve.id)).passkeys).toEqual([]);
  });

  it("is renamed and removed by its owner, who is proven before it goes", async () => {
    const cookie = await withPasskey();
    const [first] = (await readPasskeys(id)).passkeys;
    const passkey = first!.id;
    const change = (fields: Record<string, string>, by = cookie) => post(page.action, { passkey, ...fields }, by);
    expect(await change({ intent: "passkey-rename", passkeyName: " " })).toMatchObject({ status: 422 });
    expect((await change({ intent: "passkey-rename", passkeyName: "My phone" })).said).toBe("Passkey renamed.");
    const stranger = await signUp(ctx(), {
      firstName: "Eve",
      lastName: "Lee",
      email: `eve2-${email}`,
      password: PASSWORD,
    });
    const hers = await cookieOf(stranger.id);
    expect((await change({ intent: "passkey-rename", passkeyName: "Mine" }, hers)).status).toBe(404);
    expect((await change({ intent: "passkey-remove", currentPassword: PASSWORD }, hers)).status).toBe(404);
    expect(await change({ intent: "passkey-remove", currentPassword: "wrong" })).toMatchObject({
      data: { fields: { currentPassword: ["That's not your current password"] } },
    });
    expect((await readPasskeys(id)).passkeys).toMatchObject([{ name: "My phone" }]);
    expect((await change({ intent: "passkey-remove", currentPassword: PASSWORD })).said).toBe("Passkey removed.");
    await isRefused(device.get(await challenge()));
  });

  it("is offered until it is there or declined, goes out with the account's data, and goes with the account", async () => {
    const cookie = await cookieOf(id);
    expect(await offersPasskey(id)).toBe(true);
    const declined = await post(page.action, { intent: "passkey-decline", returnTo: "//evil.example" }, cookie);
    expect([declined.location, await offersPasskey(id)]).toEqual(["/profile/account/passkeys", false]);
    await withPasskey();
    const file = await exportAccount(ctx(), id);
    expect(file.passkeys).toEqual([{ name: "Safari on iPhone", addedAt: expect.any(String), usedAt: null }]);
    expect(JSON.stringify(file)).not.toContain(device.id.toString("base64url"));
    await question(cookie);
    await deleteAccount(ctx(), id);
    for (const table of ["passkeys", "passkey_challenges"] as const)
      expect(await db().selectFrom(table).selectAll().where("user_id", "=", id).execute()).toEqual([]);
    await isRefused(device.get(await challenge()));
  });

  it("of an account without a password is added by its typed address", async () => {
    await db()
      .updateTable("users")
      .set({ password_hash: null, google_sub: `sub-${id}` })
      .where("id", "=", id)
      .execute();
    const cookie = await cookieOf(id);
    expect((await question(cookie, { email: "other@example.com" })).status).toBe(422);
    const options = asked(await question(cookie, { email }));
    expect((await adding(device.create(options), cookie)).said).toMatch(/^Your passkey is ready\./);
  });
});
