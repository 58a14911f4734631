import { UnsecuredJWT, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "#app/db/client.server";
import {
  createSession,
  findUserByBearer,
  findUserBySession,
  signUp,
} from "#app/modules/accounts/account/accounts.server";
import * as apiCallback from "#app/routes/api/account/auth-google-callback";
import * as success from "#app/routes/account/auth-success";
import * as callback from "#app/routes/account/google-callback";
import * as start from "#app/routes/account/google-start";
import * as safari from "#app/routes/account/safari-redirect";
import { makeCtx } from "../booking/booking.fixture";
import { answerJson, makeKey, signToken, startFakeGoogle } from "./google.fixture";
import type { FakeGoogle, Person, SigningKey } from "./google.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ORIGIN = "http://localhost:3000";
let google: FakeGoogle;
let count = 0;

beforeAll(async () => {
  google = await startFakeGoogle();
  Object.assign(process.env, {
    GOOGLE_CLIENT_ID: "client-id",
    GOOGLE_CLIENT_SECRET: "client-secret",
    GOOGLE_AUTH_URL: `${google.origin}/consent`,
    GOOGLE_TOKEN_URL: `${google.origin}/token`,
    GOOGLE_USERINFO_URL: `${google.origin}/userinfo`,
    GOOGLE_JWKS_URL: `${google.origin}/certs`,
  });
  await openTestDatabase();
});
afterAll(async () => {
  await google.stop();
  await closeTestDatabase();
});

/** A person unknown to the product. */
function stranger(changes: Partial<Person> = {}): Person {
  count++;
  return {
    sub: `google-${count}`,
    email: `Stranger${count}@Example.com`,
    email_verified: true,
    given_name: "Mara",
    family_name: "Lind",
    ...changes,
  };
}

beforeEach(() => {
  google.person = stranger();
  google.claims = {};
  google.answers = {};
  google.calls = { token: 0, profile: 0, keys: 0 };
  google.idToken = (claims) => signToken(claims, google.key);
});

function args(target: string, cookies: string[] = [], init: RequestInit = {}) {
  const request = new Request(new URL(target, ORIGIN), {
    ...init,
    headers: { Cookie: cookies.join("; "), ...init.headers },
  });
  return { request, params: {}, context: { origin: ORIGIN, address: `10.1.${count >> 8}.${count & 255}` } };
}

interface Outcome {
  status: number;
  location: string | null;
  session?: string;
  text: string;
  refresh: string | null;
}

async function outcome(work: Promise<unknown>): Promise<Outcome> {
  const result = await work.catch((error: unknown) => error);
  if (result instanceof Error) throw result;
  const response = result instanceof Response ? result : undefined;
  const answer = response ? undefined : (result as { data: unknown; init: ResponseInit | null });
  const headers = response?.headers ?? new Headers(answer?.init?.headers);
  const session = headers
    .getSetCookie()
    .find((cookie) => /^auth_token=[\w-]{43};/.test(cookie))
    ?.split(";")[0];
  return {
    status: response?.status ?? answer?.init?.status ?? 200,
    location: headers.get("Location"),
    session,
    text: JSON.stringify(answer?.data ?? null),
    refresh: headers.get("Refresh"),
  };
}

/** Another key under the id of the published one. */
async function impostor(alg: string): Promise<SigningKey> {
  const key = await makeKey(alg);
  return { ...key, public: { ...key.public, kid: google.key.public.kid } };
}

/** Leaves for Google and agrees there. @returns the return's parameters, and the cookie that waits for it */
async function agree(
  target = "/auth/google",
  cookies: string[] = [],
): Promise<{ code: string; state: string; cookie: string; consent: URL }> {
  const response = await start.loader(args(target, cookies));
  const consent = new URL(response.headers.get("Location")!);
  const cookie = response.headers.getSetCookie()[0]!.split(";")[0]!;
  return { ...google.consent(consent.href), cookie, consent };
}

function back(params: Record<string, string>, cookies: string[]): Promise<Outcome> {
  return outcome(callback.loader(args(`/auth/callback/google?${new URLSearchParams(params).toString()}`, cookies)));
}

async function signInWith(target?: string): Promise<Outcome> {
  const { code, state, cookie } = await agree(target);
  return back({ code, state }, [cookie]);
}

const userOf = (result: Outcome) =>
  findUserBySession(makeCtx({ now: new Date() }), result.session!.slice("auth_token=".length));
const rowsOf = (email: string) =>
  db().selectFrom("users").selectAll().where("email", "=", email.toLowerCase()).execute();

describe("leaving for Google", () => {
  it("asks what the documents list, with a state of its own and a code challenge", async () => {
    const { consent } = await agree("/auth/google?mode=signup");
    expect(consent.origin + consent.pathname).toBe(`${google.origin}/consent`);
    expect(Object.fromEntries(consent.searchParams)).toMatchObject({
      response_type: "code",
      client_id: "client-id",
      scope: "openid email profile",
      access_type: "offline",
      prompt: "consent",
      redirect_uri: `${ORIGIN}/auth/callback/google`,
      code_challenge_method: "S256",
    });
    expect(consent.searchParams.get("state")).toMatch(/^signup\.[\w-]{43}$/);
    expect((await agree("/auth/google?mode=signup")).state).not.toBe(consent.searchParams.get("state"));
  });
});

describe("coming back", () => {
  it("opens an account on sign-up and leads to the welcome page", async () => {
    const result = await signInWith("/auth/google?mode=signup");
    expect(result).toMatchObject({ status: 303, location: "/welcome" });
    expect(await userOf(result)).toMatchObject({
      email: google.person.email!.toLowerCase(),
      name: "Mara Lind",
      isAdmin: false,
      loyalty: { tier: "explorer" },
    });
    const [row] = await rowsOf(google.person.email!);
    expect(row).toMatchObject({
      google_sub: google.person.sub,
      password_hash: null,
      accepted_terms_version: expect.any(String) as string,
    });
  });

  it("finds the same account again by Google's id, even under another address", async () => {
    const first = await userOf(await signInWith());
    google.person = { ...google.person, email: "moved@example.com", email_verified: false };
    expect((await userOf(await signInWith()))?.id).toBe(first?.id);
  });

  it("leads to the page asked for, by the beginning or by the return, and nowhere else", async () => {
    expect((await signInWith("/auth/google?redirect=/billing")).location).toBe("/billing");
    expect((await signInWith()).location).toBe("/profile");
    expect((await signInWith("/auth/google?redirect=//evil.example")).location).toBe("/profile");
    const { code, state, cookie } = await agree();
    expect((await back({ code, state, next: "/trip/dashboard" }, [cookie])).location).toBe("/trip/dashboard");
  });

  it("shows a browser window what is going on before it asks Google", async () => {
    const { code, state, cookie } = await agree();
    const target = `/auth/callback/google?code=${code}&state=${state}`;
    const shown = await outcome(callback.loader(args(target, [cookie], { headers: { "Sec-Fetch-Dest": "document" } })));
    expect(shown).toMatchObject({
      status: 200,
      session: undefined,
      refresh: expect.stringContaining("finish=1") as string,
    });
    expect(google.calls.token).toBe(0);
    const finished = await outcome(
      callback.loader(
        args(shown.refresh!.slice("1; url=".length), [cookie], { headers: { "Sec-Fetch-Dest": "document" } }),
      ),
    );
    expect(finished).toMatchObject({ status: 303, session: expect.any(String) as string });
  });

  it("completes nothing for a script that reads the address again", async () => {
    const { code, state, cookie } = await agree();
    const target = `/auth/callback/google?code=${code}&state=${state}`;
    const read = await outcome(callback.loader(args(target, [cookie], { headers: { "Sec-Fetch-Dest": "empty" } })));
    expect(read).toMatchObject({ status: 200, session: undefined });
    expect(google.calls.token).toBe(0);
  });

  it("opens one account for the same person in two windows", async () => {
    const windows = await Promise.all([agree(), agree()]);
    const results = await Promise.all(windows.map(({ code, state, cookie }) => back({ code, state }, [cookie])));
    expect(new Set(await Promise.all(results.map(async (result) => (await userOf(result))?.id))).size).toBe(1);
  });
});

describe("a device that is kept signed in", () => {
  const DAY_SECONDS = 86_400;
  /** Days that the session and its cookie last; the cookie may go with the browser. */
  async function daysOf(
    target: string,
    change: (cookie: string) => string = (cookie) => cookie,
    init: RequestInit = {},
  ): Promise<[number, number] | "refused"> {
    const response = await start.loader(args(target, [], init));
    const given = google.consent(response.headers.get("Location")!);
    const kept = change(response.headers.getSetCookie()[0]!.split(";")[0]!);
    const query = new URLSearchParams({ code: given.code, state: given.state });
    const answer = await callback.loader(args(`/auth/callback/google?${query}`, [kept]));
    if (!(answer instanceof Response)) return "refused";
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("auth_token="))!;
    const user = await findUserBySession(
      makeCtx({ now: new Date() }),
      cookie.slice("auth_token=".length).split(";")[0]!,
    );
    const { expires_at } = await db()
      .selectFrom("sessions")
      .select("expires_at")
      .where("user_id", "=", user!.id)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    const seconds = (Date.parse(expires_at) - Date.now()) / 1000;
    const maxAge = Number(/Max-Age=(\d+)/.exec(cookie)?.[1] ?? 0);
    return [Math.round(seconds / DAY_SECONDS), Math.round(maxAge / DAY_SECONDS)];
  }

  it("lasts 30 days where the traveller asked for it, and else a day at most", async () => {
    expect(await daysOf("/auth/google?keepSignedIn=on")).toEqual([30, 30]);
    expect(await daysOf("/auth/google?mode=signup&keepSignedIn=on")).toEqual([30, 30]);
    expect(await daysOf("/auth/google")).toEqual([1, 0]);
    expect(await daysOf("/auth/google?keepSignedIn=yes")).toEqual([1, 0]);
  });

  it("is asked for by our own page, and carried by the cookie that we signed", async () => {
    const from = (site: string) => ({ headers: { "Sec-Fetch-Site": site } });
    expect(await daysOf("/auth/google?keepSignedIn=on", undefined, from("cross-site"))).toEqual([1, 0]);
    expect(await daysOf("/auth/google?keepSignedIn=on", undefined, from("same-origin"))).toEqual([30, 30]);
    const longer = (cookie: string): string => {
      const [name, value] = cookie.split(/=(.*)/) as [string, string];
      const [payload, signature] = decodeURIComponent(value).split(/\.(?=[^.]*$)/) as [string, string];
      const attempt = JSON.parse(Buffer.from(payload, "base64").toString()) as object;
      const forged = Buffer.from(JSON.stringify({ ...attempt, isKept: true })).toString("base64");
      return `${name}=${encodeURIComponent(`${forged}.${signature}`)}`;
    };
    expect(await daysOf("/auth/google", longer)).toBe("refused");
  });
});

describe("an account of the same address", () => {
  const register = (email: string) =>
    signUp(makeCtx(), { firstName: "Ann", lastName: "Lee", email, password: "Harbour-light-7" });

  it("is connected when both sides have proven the address, and its owner is told", async () => {
    const { id } = await register(google.person.email!);
    await db()
      .updateTable("users")
      .set({ email_verified_at: "2026-01-01T00:00:00.000Z" })
      .where("id", "=", id)
      .execute();
    expect((await userOf(await signInWith()))?.id).toBe(id);
    const jobs = await db()
      .selectFrom("jobs")
      .select("payload")
      .where("key", "like", "mail:google-connected:%")
      .execute();
    expect(jobs.filter((job) => job.payload.includes(google.person.email!.toLowerCase()))).toHaveLength(1);
  });

  it("is not handed over when its own address was never proven", async () => {
    await register(google.person.email!);
    const result = await signInWith();
    expect(result).toMatchObject({ status: 409, session: undefined });
    expect(result.text).toContain("already exists");
    expect((await rowsOf(google.person.email!))[0]?.google_sub).toBeNull();
  });

  it("is connected by its owner while signed in, and by nobody else", async () => {
    const owner = await register(google.person.email!);
    const session = `auth_token=${await createSession(makeCtx({ now: new Date() }), owner.id, "tests")}`;
    const link = async (password = "Harbour-light-7") => {
      const response = await start.action(
        args("/auth/google", [session], { method: "POST", body: new URLSearchParams({ currentPassword: password }) }),
      );
      return {
        ...google.consent(response.headers.get("Location")!),
        cookie: response.headers.getSetCookie()[0]!.split(";")[0]!,
      };
    };
    const stolen = await link();
    expect(await back({ code: stolen.code, state: stolen.state }, [stolen.cookie])).toMatchObject({
      status: 401,
      session: undefined,
    });
    const guessed = await start.action(
      args("/auth/google", [session], {
        method: "POST",
        body: new URLSearchParams({ currentPassword: "Wrong-light-1" }),
      }),
    );
    expect(guessed.headers.get("Location")).toBe("/profile/account");
    expect(guessed.headers.get("Set-Cookie")).not.toContain("oauth_state");
    const own = await link();
    expect(await back({ code: own.code, state: own.state }, [own.cookie, session])).toMatchObject({
      status: 303,
      location: "/profile/account",
    });
    expect((await rowsOf(google.person.email!))[0]?.google_sub).toBe(google.person.sub);
  });
});

describe("a return that is refused leaves no session", () => {
  const refused = async (result: Outcome, text: string, tokenCalls: number): Promise<void> => {
    expect(result.session).toBeUndefined();
    expect(result.location).toBeNull();
    expect(result.status).toBeGreaterThanOrEqual(400);
    expect(result.text).toContain(text);
    expect(result.refresh).toBe("3; url=/signin");
    expect(google.calls.token).toBe(tokenCalls);
    expect(await db().selectFrom("users").select("id").where("google_sub", "=", google.person.sub).execute()).toEqual(
      [],
    );
  };

  it.each([
    ["access_denied", "Access denied"],
    ["server_error", "Authentication failed"],
  ])("error=%s", async (error, text) => {
    const { state, cookie } = await agree();
    await refused(await back({ error, state }, [cookie]), text, 0);
  });

  it("no code", async () => {
    const { state, cookie } = await agree();
    await refused(await back({ state }, [cookie]), "No authorization code received", 0);
  });

  it("a state that was tampered with, left out, of another browser, or without its cookie", async () => {
    const mine = await agree();
    const other = await agree();
    for (const state of [`${mine.state}x`, "", mine.state.replace("signin", "signup"), other.state])
      await refused(await back({ code: mine.code, state }, [mine.cookie]), "Authentication failed", 0);
    await refused(await back({ code: mine.code, state: mine.state }, []), "Authentication failed", 0);
    await refused(
      await back({ code: mine.code, state: mine.state }, [`${mine.cookie.slice(0, -6)}AAAAAA`]),
      "Authentication failed",
      0,
    );
  });

  it("a code of somebody else's sign-in", async () => {
    const mine = await agree();
    const other = await agree();
    await refused(await back({ code: other.code, state: mine.state }, [mine.cookie]), "Authentication failed", 1);
  });

  it.each<[string, (answers: FakeGoogle["answers"]) => void, string]>([
    [
      "a token endpoint that answers 500",
      (answers) => (answers.token = (r) => answerJson(r, 500, {})),
      "Authentication failed",
    ],
    [
      "a token answer that is not JSON",
      (answers) => (answers.token = (r) => void r.end("<html>")),
      "Authentication failed",
    ],
    [
      "a token answer that leads elsewhere",
      (answers) => (answers.token = (r) => void r.writeHead(302, { Location: "http://127.0.0.1:9/" }).end()),
      "Authentication failed",
    ],
    ["a broken line", (answers) => (answers.token = (r) => void r.destroy()), "Authentication failed"],
    [
      "no token",
      (answers) => (answers.token = (r) => answerJson(r, 200, { token_type: "Bearer" })),
      "No authentication token received",
    ],
    [
      "no id token",
      (answers) => (answers.token = (r) => answerJson(r, 200, { access_token: "access-x" })),
      "No authentication token received",
    ],
    [
      "an id token that cannot be read",
      (answers) => (answers.token = (r) => answerJson(r, 200, { access_token: "access-x", id_token: "x.y.z" })),
      "Authentication failed",
    ],
    [
      "a profile that answers 401",
      (answers) => (answers.profile = (r) => answerJson(r, 401, {})),
      "Authentication failed",
    ],
    [
      "an empty profile",
      (answers) => (answers.profile = (r) => answerJson(r, 200, {})),
      "no authentication data received from server",
    ],
  ])("%s", async (_name, replace, text) => {
    replace(google.answers);
    await refused(await signInWith(), text, 1);
  });

  it.each<[string, Record<string, unknown>]>([
    ["nonce", { nonce: "another" }],
    ["missing nonce", { nonce: undefined }],
    ["audience", { aud: "another-client" }],
    ["missing audience", { aud: undefined }],
    ["authorised party", { aud: ["client-id", "another-client"], azp: "another-client" }],
    ["subject", { sub: "another-person" }],
    ["empty subject", { sub: " " }],
    ["missing subject", { sub: undefined }],
    ["issuer", { iss: "https://accounts.google.com.evil.example" }],
    ["other provider's issuer", { iss: "http://localhost:1" }],
    ["missing issuer", { iss: undefined }],
    ["expiry", { exp: 1_700_000_000 }],
    ["missing expiry", { exp: undefined }],
    ["issuer's type", { iss: 1 }],
  ])("an id token with the wrong %s", async (_name, claims) => {
    google.claims = claims;
    await refused(await signInWith(), "Authentication failed", 1);
  });

  it.each<[string, (claims: Record<string, unknown>) => Promise<string> | string]>([
    ["no signature", (claims) => new UnsecuredJWT(claims).encode()],
    [
      "no signature, under the name of a key",
      async (claims) => (await signToken(claims, google.key)).replace(/[^.]+$/, ""),
    ],
    ["the signature of another key of the same name", async (claims) => signToken(claims, await impostor("RS256"))],
    ["the signature of a key that is not published", async (claims) => signToken(claims, await makeKey("RS256"))],
    ["an algorithm that is not allowed", async (claims) => signToken(claims, await impostor("PS256"))],
    [
      "a signature made with the public key as a secret",
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: "HS256", kid: google.key.public.kid })
          .sign(Buffer.from(JSON.stringify(google.key.public))),
    ],
    [
      "claims changed after signing",
      async (claims) => {
        const [header, , signature] = (await signToken(claims, google.key)).split(".");
        const changed = Buffer.from(JSON.stringify({ ...claims, exp: 4_000_000_000 })).toString("base64url");
        return [header, changed, signature].join(".");
      },
    ],
  ])("an id token with %s", async (_name, idToken) => {
    google.idToken = idToken;
    await refused(await signInWith(), "Authentication failed", 1);
    expect(google.calls.profile).toBe(0);
  });

  it.each([false, undefined, "true", 1])("an address that Google verified as %j", async (email_verified) => {
    google.person = stranger({ email_verified });
    await refused(await signInWith(), "hasn't verified", 1);
  });

  it("a profile without an address", async () => {
    google.person = stranger({ email: undefined });
    await refused(await signInWith(), "no authentication data", 1);
  });
});

describe("completing by the API", () => {
  const post = (body: unknown, cookies: string[]) =>
    apiCallback.answer(
      args("/api/v1/auth/google/callback", cookies, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      }),
    );

  it("answers with the user and tokens that work", async () => {
    const { code, cookie } = await agree("/auth/google?mode=signup");
    const response = await post({ code, mode: "signup" }, [cookie]);
    const body = (await response.json()) as {
      success: boolean;
      userData: { email: string };
      token: string;
      refreshToken: string;
      message: string;
    };
    expect(body).toMatchObject({
      success: true,
      userData: { email: google.person.email!.toLowerCase() },
      message: expect.any(String) as string,
    });
    expect((await findUserByBearer(makeCtx({ now: new Date() }), body.token))?.email).toBe(body.userData.email);
  });

  it.each([
    [{}, 400, "No authorization code received"],
    [{ code: "x", mode: "login" }, 401, "Authentication failed"],
  ])("refuses %j without the cookie of its beginning", async (body, status, message) => {
    const response = await post(body, []);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { message } });
    expect(google.calls.token).toBe(0);
  });
});

describe("the pages after a sign-in elsewhere", () => {
  const signedIn = async () => {
    const user = await signUp(makeCtx({ address: `10.2.0.${++count % 250}` }), {
      firstName: "Ann",
      lastName: "Lee",
      email: `after${count}@example.com`,
      password: "Harbour-light-7",
    });
    return `auth_token=${await createSession(makeCtx({ now: new Date() }), user.id, "tests")}`;
  };

  it("take the token out of the address before anything else", async () => {
    const shown = await outcome(success.loader(args("/auth/success?token=secret&isNewUser=true", [await signedIn()])));
    expect(shown).toMatchObject({ status: 200, refresh: "1; url=/auth/success?isNewUser=true&finish=1" });
  });

  it.each([
    [true, true, 303, "/welcome", null],
    [true, false, 303, "/profile", null],
    [false, true, 303, "/quiz", null],
    [false, false, 401, null, "Failed to fetch user profile"],
  ])("signed in %s, new %s: %i to %s", async (isSignedIn, isNew, status, location, text) => {
    const result = await outcome(
      success.loader(args(`/auth/success?isNewUser=${String(isNew)}&finish=1`, isSignedIn ? [await signedIn()] : [])),
    );
    expect(result).toMatchObject({ status, location });
    if (text) expect(result.text).toContain(text);
  });

  it("lead a lost browser on to where it was going", async () => {
    const session = await signedIn();
    const { cookie } = await agree("/auth/google?redirect=/billing");
    const to = async (target: string, cookies: string[]) =>
      (await safari.loader(args(target, cookies))).headers.get("Location");
    expect(await to("/auth/safari-redirect", [session])).toBe("/profile");
    expect(await to("/auth/safari-redirect", [session, cookie])).toBe("/billing");
    expect(await to("/auth/safari-redirect?redirect=/explore", [session])).toBe("/explore");
    expect(await to("/auth/safari-redirect?redirect=https://evil.example", [session])).toBe("/profile");
    expect(await to("/auth/safari-redirect", [])).toMatch(/^\/signin/);
  });
});

describe("the keys that Google publishes", () => {
  let before: Pick<FakeGoogle, "key" | "published">;
  let clock = Date.now();
  /** The keys are asked for again only some while after the last time. */
  const later = (minutes: number) => vi.setSystemTime((clock += minutes * 60_000));
  beforeEach(() => {
    before = { key: google.key, published: google.published };
    vi.useFakeTimers({ toFake: ["Date"] });
    later(20);
  });
  afterEach(() => {
    Object.assign(google, before);
    vi.useRealTimers();
  });
  const rotate = async (alg: string) => {
    google.key = await makeKey(alg);
    google.published = [google.key.public, ...google.published];
  };

  it("are asked for once, and again when a new key signs", async () => {
    for (let times = 0; times < 3; times++) expect((await signInWith()).status).toBe(303);
    expect(google.calls.keys).toBe(1);
    await rotate("RS256");
    later(1);
    expect((await signInWith()).status).toBe(303);
    expect(google.calls.keys).toBe(2);
    google.key = before.key;
    expect((await signInWith()).status).toBe(303);
    expect(google.calls.keys).toBe(2);
  });

  it("are not asked for with every token of a key that does not exist", async () => {
    expect((await signInWith()).status).toBe(303);
    const unknown = await makeKey("RS256");
    google.idToken = (claims) => signToken(claims, unknown);
    for (let times = 0; times < 5; times++) expect((await signInWith()).status).toBe(401);
    expect(google.calls.keys).toBe(1);
  });

  it("no longer count some minutes after they are withdrawn", async () => {
    expect((await signInWith()).status).toBe(303);
    await rotate("RS256");
    google.published = [google.key.public];
    google.key = before.key;
    later(20);
    expect((await signInWith()).status).toBe(401);
  });

  it("may be elliptic curves", async () => {
    await rotate("ES256");
    expect((await signInWith()).status).toBe(303);
  });

  it("let a token through whose time is just over, as clocks differ", async () => {
    for (const [seconds, status] of [
      [-20, 303],
      [-40, 401],
    ] as const) {
      google.claims = { exp: Math.floor(Date.now() / 1000) + seconds };
      expect((await signInWith()).status, String(seconds)).toBe(status);
    }
  });
});
