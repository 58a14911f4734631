import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { takeToast } from "#app/http/answer/cookies.server";
import { createSession, findSessionState, signUp } from "#app/modules/accounts/account/accounts.server";
import * as me from "#app/routes/api/account/auth-me";
import * as apiRefresh from "#app/routes/api/account/auth-refresh";
import * as apiSignIn from "#app/routes/api/account/auth-signin";
import * as apiSignOut from "#app/routes/api/account/auth-signout";
import * as apiSignUp from "#app/routes/api/account/auth-signup";
import * as dashboard from "#app/routes/api/account/user-dashboard";
import * as dashboardTest from "#app/routes/api/account/user-dashboard-test";
import * as profile from "#app/routes/api/account/user-profile";
import * as completion from "#app/routes/api/account/user-profile-completion";
import * as stats from "#app/routes/api/account/user-stats-trips";
import * as forgot from "#app/routes/account/forgot-password";
import * as reset from "#app/routes/account/reset-password";
import * as signin from "#app/routes/account/signin";
import * as signout from "#app/routes/account/signout";
import * as signup from "#app/routes/account/signup";
import * as manage from "#app/routes/billing/manage";
import * as marks from "#app/routes/profile/marks";
import { listMarks, unmarkDestination } from "#app/modules/profile/marks.server";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { makeCtx } from "../booking/booking.fixture";

const ORIGIN = "http://localhost:3000";
const PASSWORD = "Harbour-light-7";
let count = 0;
let email: string;
let id: string;

beforeAll(async () => {
  await openTestDatabase();
});
afterAll(async () => {
  await closeTestDatabase();
});
beforeEach(async () => {
  email = `page${++count}@example.com`;
  ({ id } = await signUp(makeCtx({ address: `10.4.0.${count % 250}` }), {
    firstName: "Ann",
    lastName: "Lee",
    email,
    password: PASSWORD,
  }));
});

function args(
  target: string,
  {
    fields,
    json,
    headers = {},
  }: { fields?: Record<string, string>; json?: unknown; headers?: Record<string, string> } = {},
) {
  const body = fields ? new URLSearchParams(fields) : json === undefined ? undefined : JSON.stringify(json);
  const type = json === undefined ? undefined : { "Content-Type": "application/json" };
  const request = new Request(new URL(target, ORIGIN), {
    method: body === undefined ? "GET" : "POST",
    body,
    headers: { ...type, ...headers },
  });
  return { request, params: {}, context: { origin: ORIGIN, address: `10.5.${count >> 8}.${count & 255}` } };
}

interface Outcome {
  status: number;
  location: string | null;
  headers: Headers;
  session?: string;
  text: string;
}

async function outcome(work: Promise<unknown>): Promise<Outcome> {
  const result = await work.catch((error: unknown) => error);
  if (result instanceof Error) throw result;
  const response = result instanceof Response ? result : undefined;
  const answer = response ? null : (result as { data?: unknown; init?: ResponseInit | null });
  const headers = response?.headers ?? new Headers(answer?.init?.headers);
  const session = headers
    .getSetCookie()
    .map((cookie) => /^auth_token=([^;]*);/.exec(cookie)?.[1])
    .find((value) => value !== undefined);
  return {
    status: response?.status ?? answer?.init?.status ?? 200,
    location: headers.get("Location"),
    headers,
    session,
    text: JSON.stringify(answer?.data ?? answer),
  };
}

const toastOf = async (result: Outcome) => {
  const cookie = result.headers.getSetCookie().find((one) => one.startsWith("toast="));
  return cookie && (await takeToast(new Request(ORIGIN, { headers: { Cookie: cookie.split(";")[0]! } })))?.toast.text;
};
const session = async (now = new Date()) => ({
  Cookie: `auth_token=${await createSession(makeCtx({ now }), id, "tests")}`,
});
const postSignIn = (fields: Record<string, string>, headers = {}) =>
  outcome(signin.action(args("/signin", { fields, headers })));

describe("the sign-in page", () => {
  it.each([
    [{}, ["Please enter your email address", "Please enter your password"]],
    [{ email: "a@example.com", password: "" }, ["Please enter your password"]],
  ])("asks for what is missing in %j", async (fields, texts) => {
    const result = await postSignIn(fields as Record<string, string>);
    expect(result.status).toBe(422);
    for (const text of texts) expect(result.text).toContain(text);
  });

  it.each([
    ["a day", {}, 86_400_000, undefined],
    ["30 days where the device is to stay signed in", { keepSignedIn: "on" }, 30 * 86_400_000, "2592000"],
    ["a day where the box has another value", { keepSignedIn: "forever" }, 86_400_000, undefined],
  ])("signs in for %s", async (_, box: Record<string, string>, ms, maxAge) => {
    const opened = [
      await postSignIn({ email, password: PASSWORD, ...box }),
      await outcome(
        signup.action(
          args("/signup", {
            fields: {
              ...{ firstName: "Ann", lastName: "Lee", email: `kept-${count}@example.com`, acceptedTerms: "on" },
              ...{ password: PASSWORD, confirmPassword: PASSWORD, ...box },
            },
          }),
        ),
      ),
    ];
    for (const result of opened) {
      const cookie = result.headers.getSetCookie().find((one) => one.startsWith("auth_token="));
      expect(/Max-Age=(\d+)/.exec(cookie ?? "")?.[1]).toBe(maxAge);
      const state = await findSessionState(makeCtx({ now: new Date() }), result.session!);
      const left = state.status === "valid" ? Date.parse(state.until) - Date.now() : 0;
      expect(Math.abs(left - ms)).toBeLessThan(60_000);
    }
  });

  it("saves the place that was pressed before signing in, once, and says so", async () => {
    const pressed = await outcome(
      marks.action(args("/profile/marks", { fields: { destination: "lima", kind: "saved", intent: "mark" } })),
    );
    expect(pressed.location).toBe("/signin?redirect=%2Fdestination%2Flima");
    expect(await toastOf(pressed)).toBe("Please sign in to continue. We'll save Lima for you.");
    const [pending] = pressed.headers.getSetCookie().filter((one) => one.startsWith("pending_save="));
    const back = { email, password: PASSWORD, redirect: "/destination/lima" };
    const signedIn = await postSignIn(back, { Cookie: pending!.split(";")[0]! });
    expect(signedIn).toMatchObject({ status: 303, location: "/destination/lima" });
    expect(await toastOf(signedIn)).toBe("Lima is saved. We'll show you more places like it.");
    expect(await listMarks(id)).toMatchObject([{ slug: "lima", kind: "saved" }]);
    expect(signedIn.headers.getSetCookie().some((one) => /^pending_save=.*Max-Age=0/.test(one))).toBe(true);
    await unmarkDestination(makeCtx(), id, "lima", "saved");
    // Another site's cookie, or one that was not signed here, saves nothing.
    for (const Cookie of ["pending_save=lima", "pending_save=ImxpbWEi.AAAA"]) await postSignIn(back, { Cookie });
    expect(await listMarks(id)).toEqual([]);
  });

  it("signs in, and leads to the page asked for or to the profile, within the site", async () => {
    for (const [redirect, location] of [
      ["/billing?x=1", "/billing?x=1"],
      ["", "/profile"],
      ["https://evil.example/", "/profile"],
      ["/\\evil.example", "/profile"],
    ] as const) {
      const result = await postSignIn({ email, password: PASSWORD, redirect });
      expect(result).toMatchObject({ status: 303, location });
      expect(await findSessionState(makeCtx({ now: new Date() }), result.session!)).toMatchObject({ status: "valid" });
      expect(result.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/);
    }
  });

  it("ends the session that the browser had before", async () => {
    const before = await session();
    const result = await postSignIn({ email, password: PASSWORD }, before);
    expect(await findSessionState(makeCtx({ now: new Date() }), result.session!)).toMatchObject({ status: "valid" });
    expect(await findSessionState(makeCtx({ now: new Date() }), before.Cookie.slice("auth_token=".length))).toEqual({
      status: "unknown",
    });
  });

  it("answers wrong credentials with hints, keeps the address and never the password", async () => {
    const wrong = await postSignIn({ email, password: "Wrong-password-1" });
    const unknown = await postSignIn({ email: "nobody@example.com", password: "Wrong-password-1" });
    expect(wrong).toMatchObject({ status: 401, session: undefined });
    expect(wrong.text).toContain("Email or password incorrect");
    expect(wrong.text).toContain("/forgot-password");
    expect(wrong.text).not.toContain("Wrong-password-1");
    expect(unknown.text.replace("nobody@example.com", email)).toBe(wrong.text);
  });

  it("is there while nobody can say who is signed in, and the pages behind it say that they cannot", async () => {
    const headers = { ...(await session()), "x-voyance-fault": "profile=error" };
    expect(await outcome(signin.loader(args("/signin", { headers })))).toMatchObject({ status: 200 });
    await expect(manage.loader(args("/billing/manage", { headers }))).rejects.toMatchObject({
      init: { status: 503 },
      data: { message: expect.stringContaining("still signed in") as string },
    });
  });

  it("says how long to wait after too many", async () => {
    for (let attempt = 0; attempt < 10; attempt++) await postSignIn({ email, password: "Wrong-password-1" });
    const result = await postSignIn({ email, password: PASSWORD });
    expect(result.status).toBe(429);
    expect(Number(result.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(result.text).toMatch(/Too many.*few minutes/);
  });

  it("has a text for a failure without one", async () => {
    const result = await postSignIn({ email, password: PASSWORD }, { "x-voyance-fault": "profile=error" });
    expect(result.status).toBe(500);
    expect(result.text).toContain("Sign in failed - please try again");
  });

  it("says why somebody has to sign in again, and forgets the session", async () => {
    for (const [reason, text, explains] of [
      ["session_expired", "Your session has expired. Please sign in again to continue.", true],
      ["no_refresh_token", "Your login session has expired. Please sign in again.", false],
    ] as const) {
      const result = await outcome(signin.loader(args(`/signin?reason=${reason}`)));
      expect(result).toMatchObject({ status: 200, session: "" });
      expect(result.text).toContain(text);
      expect(result.text).toContain(`"explains":${String(explains)}`);
      const signedIn = await session();
      expect(await outcome(signin.loader(args(`/signin?reason=${reason}`, { headers: signedIn })))).toMatchObject({
        status: 200,
        session: "",
      });
      for (const headers of [
        { ...signedIn, "Sec-Fetch-Site": "cross-site" },
        { Cookie: `${signedIn.Cookie}; signin_told=1` },
      ]) {
        expect(await outcome(signin.loader(args(`/signin?reason=${reason}`, { headers })))).toMatchObject({
          status: 302,
          location: "/profile",
          session: undefined,
        });
      }
    }
    expect((await outcome(signin.loader(args("/signin?reason=<b>hi</b>")))).text).toContain('"notice":null');
  });

  it("passes whoever is signed in on to the profile", async () => {
    const headers = await session();
    expect(await outcome(signin.loader(args("/signin", { headers })))).toMatchObject({
      status: 302,
      location: "/profile",
    });
    expect(await outcome(signup.loader(args("/signup?redirect=/billing", { headers })))).toMatchObject({
      status: 302,
      location: "/billing",
    });
  });
});

describe("a protected page", () => {
  it("keeps the page asked for and tells an expired session from none", async () => {
    const old = await session(new Date(Date.now() - 25 * 3_600_000));
    const target = "/billing/manage?from=mail";
    expect(await outcome(manage.loader(args(target)))).toMatchObject({
      status: 302,
      location: `/signin?redirect=${encodeURIComponent(target)}`,
    });
    expect(await outcome(manage.loader(args(target, { headers: old })))).toMatchObject({
      location: `/signin?redirect=${encodeURIComponent(target)}&reason=session_expired`,
    });
    for (const token of ["forged", "a".repeat(43)])
      expect(await outcome(manage.loader(args(target, { headers: { Cookie: `auth_token=${token}` } })))).toMatchObject({
        location: `/signin?redirect=${encodeURIComponent(target)}&reason=no_refresh_token`,
      });
    expect(await outcome(manage.loader(args("/billing/manage.data?_routes=routes%2Fbilling%2Fmanage")))).toMatchObject({
      location: "/signin?redirect=%2Fbilling%2Fmanage",
    });
  });
});

describe("the sign-up page", () => {
  const good = () => ({
    firstName: "Mara",
    lastName: "Lind",
    email: `new${++count}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    acceptedTerms: "on",
  });
  const post = (fields: Record<string, string>, headers = {}) =>
    outcome(signup.action(args("/signup", { fields, headers })));

  it("opens an account under the full name, with the terms accepted", async () => {
    const fields = good();
    const result = await post(fields);
    expect(result).toMatchObject({ status: 303, location: "/welcome" });
    const row = await db().selectFrom("users").selectAll().where("email", "=", fields.email).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      name: "Mara Lind",
      is_admin: 0,
      loyalty_tier: "explorer",
      accepted_terms_version: expect.any(String) as string,
    });
    expect(await findSessionState(makeCtx({ now: new Date() }), result.session!)).toMatchObject({
      status: "valid",
      user: { id: row.id },
    });
  });

  it.each([
    [{ lastName: "  " }, "Please enter both first and last name"],
    [{ confirmPassword: "other" }, "Passwords do not match"],
    [{ acceptedTerms: "" }, "You must accept the terms and conditions to continue"],
    [{ password: "short1A", confirmPassword: "short1A" }, "Password must be at least 8 characters"],
    [
      { password: "alllowercase1", confirmPassword: "alllowercase1" },
      "Password must contain at least one uppercase letter",
    ],
    [{ password: "Password1", confirmPassword: "Password1" }, "too common"],
    [{ email: "not an address" }, "Please enter an email address"],
  ])("refuses %j", async (changes, text) => {
    const result = await post({ ...good(), ...changes } as Record<string, string>);
    expect(result).toMatchObject({ status: 422, session: undefined });
    expect(result.text).toContain(text);
    expect(result.text).toContain('"firstName":"Mara"');
    expect(result.text).not.toContain(PASSWORD);
  });

  it.each([{}, { acceptedTerms: "" }])(
    "refuses a password close to the address, beside the field, with %j",
    async (more) => {
      const password = `Wanderfalke${++count}A1`;
      const close = { email: `wanderfalke${count}@example.com`, password, confirmPassword: password };
      const result = await post({ ...good(), ...close, ...more });
      expect(result).toMatchObject({ status: 422, session: undefined });
      expect(JSON.parse(result.text)).toMatchObject({
        fields: { password: [expect.stringContaining("too close to your email address")] },
      });
    },
  );

  it("takes nothing but its own fields", async () => {
    const fields = { ...good(), is_admin: "1", isAdmin: "true", quiz_completed: "1" };
    await post(fields);
    expect(
      await db()
        .selectFrom("users")
        .select(["is_admin", "quiz_completed"])
        .where("email", "=", fields.email)
        .executeTakeFirst(),
    ).toEqual({ is_admin: 0, quiz_completed: 0 });
  });

  it("signs in to one account with a form that is sent twice at once", async () => {
    const fields = good();
    const results = await Promise.all([post(fields), post(fields)]);
    const [row, ...others] = await db().selectFrom("users").select("id").where("email", "=", fields.email).execute();
    expect(others).toEqual([]);
    for (const result of results) {
      expect(result).toMatchObject({ status: 303, location: "/welcome" });
      expect(await findSessionState(makeCtx({ now: new Date() }), result.session!)).toMatchObject({
        status: "valid",
        user: { id: row!.id },
      });
    }
  });

  it("offers to sign in instead when the address is taken", async () => {
    const result = await post({ ...good(), email: email.toUpperCase() });
    expect(result.status).toBe(409);
    expect(result.text).toContain("already exists");
    expect(result.text).toContain('"offersSignIn":true');
  });

  it("has a text for a failure without one", async () => {
    const result = await post(good(), { "x-voyance-fault": "profile=error" });
    expect(result.status).toBe(500);
    expect(result.text).toContain("Sign up failed");
  });

  it("passes on the message of the quiz, and no free text", async () => {
    expect((await outcome(signup.loader(args("/signup?notice=quiz")))).text).toContain(
      "Please create an account to take the travel quiz",
    );
    expect((await outcome(signup.loader(args("/signup?notice=You+have+won")))).text).not.toContain("won");
  });
});

describe("signing out", () => {
  it("ends the session on the server and empties the browser's copies", async () => {
    const headers = await session();
    const result = await outcome(signout.action(args("/signout", { fields: {}, headers })));
    expect(result).toMatchObject({ status: 303, location: "/", session: "" });
    expect(result.headers.get("Clear-Site-Data")).toContain("cache");
    expect(await findSessionState(makeCtx({ now: new Date() }), headers.Cookie.slice("auth_token=".length))).toEqual({
      status: "unknown",
    });
  });
});

it.each(["constructor", "__proto__", "toString"])("no notice is called %s", async (name) => {
  for (const [loader, path] of [
    [signin.loader, `/signin?reason=${name}`],
    [signup.loader, `/signup?notice=${name}`],
  ] as const) {
    const { status, text } = await outcome(loader(args(path)));
    expect([status, (JSON.parse(text) as { notice: unknown }).notice], path).toEqual([200, null]);
  }
});

describe("a forgotten password", () => {
  const ask = (address: string, headers = {}) =>
    outcome(forgot.action(args("/forgot-password", { fields: { email: address }, headers })));

  it("is answered alike for known and unknown addresses", async () => {
    const [known, unknown] = [await ask(email), await ask("nobody@example.com")];
    for (const { status, location, text } of [known, unknown])
      expect([status, location, text]).toEqual([303, "/forgot-password?sent=1", known.text]);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  it("is confirmed after the post, with the address, which no address bar has", async () => {
    const read = (query: string, cookie = "") =>
      forgot.loader(args(`/forgot-password${query}`, { headers: { Cookie: cookie } }));
    const [cookie = ""] = (await ask(` ${email} `)).headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
    const [kept] = cookie.split(";");
    expect(await read("?sent=1", kept)).toEqual({ isSent: true, sentTo: email });
    expect(await read("?sent=1", "reset_sent=ImFAZXZpbC5leGFtcGxlIg.AAAA")).toEqual({ isSent: true, sentTo: "you" });
    expect(await read("?sent=1")).toEqual({ isSent: true, sentTo: "you" });
    expect(await read("", kept)).toEqual({ isSent: false, sentTo: null });
  });

  it("is refused for what is no address, and says when it could not be sent", async () => {
    for (const address of ["", "abc"]) expect((await ask(address)).status).toBe(422);
    expect((await ask(email, { "x-voyance-fault": "mail=error" })).text).toContain("Failed to send reset email");
  });

  it("asks for a new link when the link lacks a part", async () => {
    for (const query of ["", "?userId=1", "?resetToken=1"]) {
      const result = await outcome(reset.loader(args(`/reset-password${query}`)));
      expect(result.location).toBe("/forgot-password");
      expect(await toastOf(result)).toBe("Invalid reset link. Please request a new password reset.");
    }
  });

  it("is over after the post, and moves on by itself", async () => {
    const done = await outcome(Promise.resolve(reset.loader(args("/reset-password?done=1"))));
    expect([done.status, done.headers.get("Refresh")]).toEqual([200, "3; url=/signin?reason=password_reset"]);
  });

  it("says what is wrong with the link, the passwords, or the server", async () => {
    const post = (changes: Record<string, string>, headers = {}) =>
      outcome(
        reset.action(
          args("/reset-password", {
            fields: {
              userId: id,
              resetToken: "x".repeat(43),
              password: PASSWORD,
              confirmPassword: PASSWORD,
              ...changes,
            },
            headers,
          }),
        ),
      );
    expect(await post({})).toMatchObject({
      status: 409,
      text: expect.stringContaining("no longer valid") as string,
    });
    expect(await post({ confirmPassword: "x" })).toMatchObject({
      status: 422,
      text: expect.stringContaining("Passwords don't match") as string,
    });
    expect(await post({}, { "x-voyance-fault": "profile=error" })).toMatchObject({
      status: 500,
      text: expect.stringContaining("An unexpected error occurred. Please try again.") as string,
    });
  });
});

describe("the API of accounts", () => {
  const call = async (work: Promise<Response>) => {
    const response = await work;
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
  const signInCall = (json: unknown) => call(apiSignIn.answer(args("/api/v1/auth/signin", { json })));

  it("signs in with tokens, tells who is there, refreshes and signs out", async () => {
    const { status, body } = await signInCall({ email, password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      token: expect.any(String) as string,
      refreshToken: expect.any(String) as string,
      expiresAt: expect.any(String) as string,
      data: {
        email,
        is_admin: false,
        loyalty: { points: 0, tier: "explorer" },
        capabilities: { canGenerateTrip: true, canSeePriceLockTimer: false },
      },
    });
    const bearer = (token: unknown) => ({ Authorization: `Bearer ${String(token)}` });
    expect((await call(me.answer(args("/api/v1/auth/me", { headers: bearer(body.token) })))).body).toMatchObject({
      data: { id },
    });
    const renewed = await call(
      apiRefresh.answer(args("/api/v1/auth/refresh", { json: { refreshToken: body.refreshToken } })),
    );
    expect(renewed.body).toMatchObject({ success: true, token: expect.any(String) as string });
    expect(
      (await call(apiSignOut.answer(args("/api/v1/auth/signout", { json: {}, headers: bearer(renewed.body.token) }))))
        .status,
    ).toBe(200);
    for (const token of [body.token, renewed.body.token])
      expect((await call(me.answer(args("/api/v1/auth/me", { headers: bearer(token) })))).status).toBe(401);
  });

  it("signs the token and the browser out when both come along", async () => {
    const { body } = await signInCall({ email, password: PASSWORD });
    const cookie = await session(new Date());
    const headers = { ...cookie, Authorization: `Bearer ${String(body.token)}` };
    const ended = await apiSignOut.answer(args("/api/v1/auth/signout", { json: {}, headers }));
    expect(ended.headers.getSetCookie().join()).toContain("auth_token=;");
    for (const only of [cookie, { Authorization: headers.Authorization }])
      expect((await call(me.answer(args("/api/v1/auth/me", { headers: only })))).status).toBe(401);
  });

  it("refuses a sign-in with what the documents list", async () => {
    const { status, body } = await signInCall({ email, password: "Wrong-password-1" });
    expect(status).toBe(401);
    expect(body).toMatchObject({
      success: false,
      error: {
        message: "Email or password incorrect",
        errorData: {
          severity: "critical",
          suggestion: expect.any(String) as string,
          action: { type: "redirect", url: "/forgot-password", buttonText: expect.any(String) as string },
        },
      },
    });
  });

  it("signs up by the same rules as the page", async () => {
    const json = {
      firstName: "Api",
      lastName: "Caller",
      email: `api${++count}@example.com`,
      password: PASSWORD,
      acceptedTerms: true,
    };
    const post = (changes: object) =>
      call(apiSignUp.answer(args("/api/v1/auth/signup", { json: { ...json, ...changes } })));
    expect(await post({ acceptedTerms: false })).toMatchObject({
      status: 422,
      body: { error: { fields: { acceptedTerms: ["You must accept the terms and conditions to continue"] } } },
    });
    expect(await post({ password: "short" })).toMatchObject({ status: 422 });
    expect(await post({ email: "wanderfalke@example.com", password: "wanderfalkeA1" })).toMatchObject({
      status: 422,
      body: { error: { fields: { password: [expect.stringContaining("too close to your email address")] } } },
    });
    expect(await post({ isAdmin: true })).toMatchObject({
      status: 201,
      body: { success: true, data: { name: "Api Caller", is_admin: false } },
    });
    expect(await post({ password: "Another-light-8" })).toMatchObject({ status: 409 });
  });

  it("answers the user's own calls, and nobody without a sign-in", async () => {
    const headers = await session();
    const calls = [profile, completion, dashboard, dashboardTest, stats];
    for (const { answer } of calls) {
      expect(await call(answer(args("/api/v1/user", { headers })))).toMatchObject({
        status: 200,
        body: { success: true, data: expect.any(Object) as object },
      });
      expect((await call(answer(args("/api/v1/user")))).status).toBe(401);
      expect(
        (await call(answer(args("/api/v1/user", { headers: { ...headers, Authorization: "Bearer nonsense" } }))))
          .status,
      ).toBe(401);
    }
    expect((await call(completion.answer(args("/api/v1/user", { headers })))).body.data).toEqual({
      percentage: 17,
      missing: ["handle", "avatar", "bio", "social_links", "quiz"],
    });
  });
});
