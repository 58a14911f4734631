import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { hasGoogle, readGoogleIdentity } from "#app/integrations/google/google-client.server";
import type { GoogleIdentity } from "#app/integrations/google/google-client.server";
import { GoogleFailure } from "#app/integrations/google/google-failure";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { selectUser } from "../account/accounts.repo.server";
import type { CurrentUser } from "../account/current-user";
import { googleAttemptSchema, modeOf } from "./google-attempt";
import type { GoogleAttempt, GoogleMode } from "./google-attempt";
import { beginGoogleSignIn, checkGoogleReturn, completeGoogleSignIn } from "./google-sign-in.server";

vi.mock("#app/integrations/google/google-client.server", async (original) => ({
  ...(await original<object>()),
  hasGoogle: vi.fn(),
  googleConsentUrl: vi.fn(async (callback: string, { state }: { state: string }) => `${callback}#${state}`),
  readGoogleIdentity: vi.fn(),
}));

let ann: CurrentUser;
let eve: CurrentUser;
let identity: GoogleIdentity;
let count = 0;
beforeAll(async () => void (await openTestDatabase()));
afterAll(closeTestDatabase);
beforeEach(async () => {
  count += 1;
  ann = await insertUser(`Ann${count}`);
  eve = await insertUser(`Eve${count}`);
  identity = {
    sub: `sub-${count}`,
    email: `New${count}@Example.com`,
    isEmailVerified: true,
    firstName: "New",
    lastName: "Person",
    picture: "https://pictures.example/1",
  };
  vi.mocked(hasGoogle).mockReturnValue(true);
  vi.mocked(readGoogleIdentity).mockImplementation(async () => identity);
});

const ctx = () => makeCtx({ address: `10.1.0.${count}` });
const attemptOf = (mode: GoogleMode, userId?: string): GoogleAttempt => ({
  state: `${mode}.${"s".repeat(43)}`,
  nonce: "n",
  verifier: "v".repeat(43),
  next: "/quiz",
  ...(userId && { userId }),
});
const complete = (mode: GoogleMode, userId?: string, signedIn?: CurrentUser) =>
  completeGoogleSignIn(ctx(), attemptOf(mode, userId), { code: "c" }, signedIn);
const subOf = async (user: CurrentUser) => (await selectUser(db(), user.id))?.google_sub;
const mailsAboutIt = async (user: CurrentUser) =>
  (await db().selectFrom("jobs").select("payload").where("key", "like", "mail:google-connected:%").execute()).filter(
    ({ payload }) => payload.includes(user.email),
  ).length;
const prove = (user: CurrentUser) =>
  db().updateTable("users").set({ email_verified_at: ctx().now.toISOString() }).where("id", "=", user.id).execute();
const setGoogle = (user: CurrentUser, sub: string) =>
  db().updateTable("users").set({ google_sub: sub }).where("id", "=", user.id).execute();

describe("leaving for Google", () => {
  it("keeps what this browser has to bring back, and says what it is for", async () => {
    const { attempt, url } = await beginGoogleSignIn(ctx(), "link", "/profile", { userId: ann.id });
    expect(googleAttemptSchema.parse(attempt)).toEqual(attempt);
    expect(attempt).toMatchObject({ state: expect.stringMatching(/^link\./), next: "/profile", userId: ann.id });
    expect(url).toBe(`http://localhost:3000/auth/callback/google#${attempt.state}`);
    const other = (await beginGoogleSignIn(ctx(), "signin", "/")).attempt;
    expect(other).not.toHaveProperty("userId");
    const secrets = [attempt, other].flatMap(({ state, nonce, verifier }) => [state, nonce, verifier]);
    expect(new Set(secrets).size).toBe(6);
    expect(["signin.x", "signup.x", "link.x", "odd.x", ""].map(modeOf)).toEqual([
      "signin",
      "signup",
      "link",
      "signin",
      "signin",
    ]);
  });

  it("is not offered where it is not configured", async () => {
    vi.mocked(hasGoogle).mockReturnValue(false);
    await expect(beginGoogleSignIn(ctx(), "signin", "/")).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });
});

describe("a return from Google", () => {
  const attempt = attemptOf("signin");
  const refusal = (kept: GoogleAttempt | undefined, given: object): unknown => {
    try {
      return checkGoogleReturn(kept, given);
    } catch (error) {
      return [(error as { code: string }).code, (error as Error).message];
    }
  };

  it("is taken from the browser that began it, with a code", () => {
    expect(refusal(attempt, { code: "c", state: attempt.state })).toEqual({ attempt, code: "c" });
    expect(refusal(attempt, { code: "c" })).toEqual({ attempt, code: "c" });
    expect(refusal(attempt, { code: "c".repeat(2_048) })).toMatchObject({ attempt });
  });

  it("is refused for what is wrong with it, in the words of the documents", () => {
    const failed = ["UNAUTHENTICATED", "Authentication failed"];
    expect(refusal(attempt, { code: "c", error: "access_denied" })).toEqual(["FORBIDDEN", "Access denied"]);
    expect(refusal(attempt, { code: "c", error: "server_error" })).toEqual(failed);
    for (const code of [undefined, null, ""])
      expect(refusal(attempt, { code })).toEqual(["BAD_REQUEST", "No authorization code received"]);
    expect(refusal(undefined, { code: "c" })).toEqual(failed);
    for (const state of ["other", null, ""]) expect(refusal(attempt, { code: "c", state })).toEqual(failed);
    expect(refusal(attempt, { code: "c".repeat(2_049) })).toEqual(failed);
  });

  it("says why Google did not vouch, and hides no mistake of ours", async () => {
    const saidOf = async (reason: GoogleFailure["reason"]) => {
      vi.mocked(readGoogleIdentity).mockRejectedValueOnce(new GoogleFailure(reason, "why"));
      return complete("signin").catch(({ code, message }: { code: string; message: string }) => `${code} ${message}`);
    };
    expect(await saidOf("no-token")).toBe("UNAUTHENTICATED No authentication token received");
    expect(await saidOf("no-identity")).toMatch(/no authentication data received from server$/);
    for (const reason of ["refused", "unreachable", "mismatch"] as const)
      expect(await saidOf(reason)).toBe("UNAUTHENTICATED Authentication failed");
    vi.mocked(readGoogleIdentity).mockRejectedValueOnce(new TypeError("ours"));
    await expect(complete("signin")).rejects.toBeInstanceOf(TypeError);
  });

  it("is asked for sixty times in a quarter of an hour from one address, and no more", async () => {
    vi.mocked(readGoogleIdentity).mockRejectedValue(new GoogleFailure("refused", "why"));
    for (let tries = 0; tries < 60; tries++) await expect(complete("signin")).rejects.toMatchObject({ status: 401 });
    await expect(complete("signin")).rejects.toMatchObject({ status: 429, details: { retryAfter: 900 } });
  });
});

describe("a person whom Google vouches for", () => {
  it("gets an account with what Google says of them, and finds it again", async () => {
    const opened = await complete("signup");
    expect(opened).toMatchObject({ isNew: true, mode: "signup", next: "/quiz" });
    expect(opened.user).toMatchObject({
      email: identity.email.toLowerCase(),
      isEmailVerified: true,
      name: "New Person",
      firstName: "New",
      lastName: "Person",
      avatar: "https://pictures.example/1",
      isAdmin: false,
    });
    identity = { ...identity, email: "moved@example.com", isEmailVerified: false };
    expect(await complete("signin")).toMatchObject({ isNew: false, mode: "signin", user: { id: opened.user.id } });
  });

  it("is called by the address where no name is told", async () => {
    identity = { ...identity, firstName: "", lastName: "", picture: undefined };
    expect((await complete("signup")).user).toMatchObject({
      name: `new${count}`,
      firstName: `new${count}`,
      avatar: null,
    });
  });

  it("has proven the address to Google, or gets no account", async () => {
    identity = { ...identity, isEmailVerified: false };
    await expect(complete("signin")).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await db().selectFrom("users").select("id").where("google_sub", "=", identity.sub).execute()).toEqual([]);
  });

  it("gets the account of the same address only if that was proven too, and nothing of it is Google's yet", async () => {
    identity = { ...identity, email: ann.email };
    await db().updateTable("users").set({ email_verified_at: null }).where("id", "=", ann.id).execute();
    await expect(complete("signin")).rejects.toMatchObject({ code: "CONFLICT" });
    await prove(ann);
    expect(await complete("signin")).toMatchObject({ isNew: false, user: { id: ann.id } });
    expect([await subOf(ann), await mailsAboutIt(ann)]).toEqual([identity.sub, 1]);
    identity = { ...identity, sub: `other-${count}` };
    await expect(complete("signin")).rejects.toMatchObject({ code: "CONFLICT" });
    expect([await subOf(ann), await mailsAboutIt(ann)]).toEqual(["sub-" + count, 1]);
  });
});

describe("connecting Google to an account", () => {
  it("is for whoever asked while signed in, and is told to the owner once", async () => {
    for (const [asked, signedIn] of [
      [undefined, ann],
      [ann.id, undefined],
      [ann.id, eve],
    ] as const)
      await expect(complete("link", asked, signedIn)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await complete("link", ann.id, ann)).toMatchObject({ isNew: false, mode: "link", user: { id: ann.id } });
    expect(await complete("link", ann.id, ann)).toMatchObject({ user: { id: ann.id } });
    expect([await subOf(ann), await mailsAboutIt(ann)]).toEqual([identity.sub, 1]);
  });

  it("takes no Google account from another, and puts none in the place of another", async () => {
    await setGoogle(eve, identity.sub);
    await expect(complete("link", ann.id, ann)).rejects.toMatchObject({
      message: "That Google account is already connected to another account",
    });
    await setGoogle(ann, newId());
    identity = { ...identity, sub: `third-${count}` };
    await expect(complete("link", ann.id, ann)).rejects.toMatchObject({
      message: expect.stringContaining("connected to another Google account"),
    });
    expect([await mailsAboutIt(ann), await mailsAboutIt(eve)]).toEqual([0, 0]);
  });
});
