import { within } from "@testing-library/dom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeGoogle } from "#tests/integration/accounts/google.fixture";
import type { FakeGoogle } from "#tests/integration/accounts/google.fixture";
import { useOwnSite, useSite } from "./site";
import type { Site } from "./site";
import { signUp } from "./steps";
import type { Walk } from "./walk";

const PASSWORD = "Harbour-light-7";
const NEXT_PASSWORD = "Another-light-8";

/** The link in the mail to an address; mails are sent behind the page that asks for them. */
async function mailedLink(site: Site, to: string, subject: RegExp): Promise<string> {
  const find = async () => (await site.outbox(to)).find((mail) => subject.test(mail.subject));
  await expect.poll(find).toBeTruthy();
  return /https?:\S+/.exec((await find())!.text)![0];
}

function fillNewPassword(walk: Walk, password: string, again = password): void {
  walk.fill("New password", password);
  walk.fill("Confirm password", again);
}

describe("an account", () => {
  const site = useSite();

  it("gets another password by mail where its own is forgotten, and the page moves on by itself", async () => {
    const walk = site.visit();
    await walk.goto("/signup");
    const email = await signUp(walk, "forgot");
    expect(walk.url).not.toContain("signup");

    const visitor = site.visit();
    await visitor.goto("/signin");
    await visitor.follow("Forgot your password?");
    visitor.page.getByRole("heading", { name: "Forgot your password?" });
    visitor.fill("Email", email);
    await visitor.press("Send Reset Email");
    visitor.page.getByRole("heading", { name: "Reset Email Sent" });
    expect(visitor.main.getByText(/We've sent a password reset link to/).textContent).toContain(
      `We've sent a password reset link to ${email}`,
    );
    await visitor.goto(await mailedLink(site, email, /^Reset/));
    fillNewPassword(visitor, "short", "other");
    await visitor.press("Reset password");
    visitor.page.getByText("Passwords don't match");
    fillNewPassword(visitor, NEXT_PASSWORD);
    await visitor.press("Reset password");
    visitor.page.getByText("Password reset successful! Please sign in with your new password.");
    await visitor.moveOn();
    expect(visitor.url).toBe("/signin?reason=password_reset");
    visitor.page.getByText("Password reset successful! Please sign in with your new password.");

    await visitor.goto("/signin?redirect=%2Fprofile%2Faccount");
    visitor.fill("Email", email);
    visitor.fill("Password", NEXT_PASSWORD);
    await visitor.press("Sign in", visitor.main);
    expect(visitor.url).toBe("/profile/account");
    visitor.page.getByText("Confirmed");
  });

  it("moves to another address, changes its password, and is deleted", async () => {
    const walk = site.visit();
    await walk.goto("/signup?redirect=/profile/account");
    const email = await signUp(walk, "settings");
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Account settings");
    walk.page.getByText("Change the address");
    walk.fill("New email address", `moved-${email}`);
    walk.fill("Your password", PASSWORD, within(walk.page.getByRole("region", { name: "Email address" })));
    await walk.press("Email the link");
    walk.page.getByText(new RegExp(`^We've sent a link to moved-${email}\\.`));
    await walk.goto(await mailedLink(site, `moved-${email}`, /^Confirm/));
    await walk.press("Confirm this address");
    walk.page.getByText(`moved-${email}`);

    walk.page.getByText("Change the password");
    walk.fill("Current password", "Wrong-light-1");
    fillNewPassword(walk, NEXT_PASSWORD);
    await walk.press("Change password");
    walk.page.getByText("That's not your current password");
    walk.fill("Current password", PASSWORD);
    fillNewPassword(walk, NEXT_PASSWORD);
    await walk.press("Change password");
    walk.page.getByText("Your password has been changed.");

    await walk.follow("Delete my account");
    walk.fill("Your password", NEXT_PASSWORD);
    walk.check("Delete my account and everything in it");
    await walk.press("Delete my account");
    walk.page.getByText(/^Your account is deleted\./);
    await walk.goto("/profile/account");
    expect(walk.url).toMatch(/^\/signin\?redirect=/);
  });

  it("stays open on a device for 30 days where that was asked for, and a day elsewhere (CHECKLIST AUTH-81)", async () => {
    const phone = site.visit();
    await phone.goto("/signup?redirect=/profile/account");
    const email = await signUp(phone, "kept");
    const lifeOf = async (walk: Walk) => (await walk.cookies()).find(({ name }) => name === "auth_token")?.maxAge;
    expect(await lifeOf(phone)).toBeUndefined();
    const laptop = site.visit();
    await laptop.goto("/signin?redirect=/profile/account");
    laptop.fill("Email", email);
    laptop.check(/^Keep me signed in on this device/);
    await laptop.press("Sign in", laptop.main);
    // A refused form keeps the tick.
    laptop.fill("Password", PASSWORD);
    await laptop.press("Sign in", laptop.main);
    expect(laptop.url).toBe("/profile/account");
    expect(await lifeOf(laptop)).toBe(30 * 86_400);

    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const isSignedIn = async (walk: Walk, now: string) => {
      walk.sends.set("x-voyance-now", now);
      await walk.goto("/profile/account");
      return walk.url === "/profile/account";
    };
    expect(await isSignedIn(laptop, inDays(29.9))).toBe(true);
    expect(await isSignedIn(laptop, inDays(30.1))).toBe(false);
    laptop.page.getByText(/^For your safety, we sign you out after 24 hours, or after 30 days/);

    // The other browser lists it with its end, and ends it.
    const devices = within(phone.page.getByRole("region", { name: "Where you are signed in" }));
    const ends = devices.getAllByText(/until/).map((line) => line.querySelectorAll("time")[1]!.dateTime.slice(0, 10));
    expect(ends).not.toContain(inDays(30).slice(0, 10));
    await phone.goto("/profile/account");
    const listed = within(phone.page.getByRole("region", { name: "Where you are signed in" }));
    expect(
      listed.getAllByText(/until/).map((line) => line.querySelectorAll("time")[1]!.dateTime.slice(0, 10)),
    ).toContain(inDays(30).slice(0, 10));
    await phone.press(/^Sign out .* at /, listed);
    expect(await isSignedIn(laptop, inDays(1))).toBe(false);
  });

  it("is not opened by a wrong password, which is told with what to do", async () => {
    const walk = site.visit();
    await walk.goto("/signin");
    walk.fill("Email", "nobody@example.com");
    walk.fill("Password", "Wrong-light-1");
    await walk.press("Sign in", walk.main);
    const alert = walk.page.getByRole("alert");
    expect(alert.textContent).toContain("Email or password incorrect");
    expect(within(alert).getByRole("link", { name: "Reset your password" }).getAttribute("href")).toBe(
      "/forgot-password",
    );
  });

  it("is not opened with Google in an installation without it, which says so", async () => {
    const walk = site.visit();
    await walk.goto("/signin");
    await walk.follow("Continue with Google");
    expect(walk.page.getByRole("alert").textContent).toContain("Google sign-in isn't available here");
    expect(walk.url).toMatch(/^\/signin/);
  });
});

describe("an account of Google", () => {
  const env: Record<string, string> = {};
  let google: FakeGoogle;
  beforeAll(async () => {
    google = await startFakeGoogle();
    google.person = {
      sub: "walk",
      email: "google-walk@example.com",
      email_verified: true,
      given_name: "Mara",
      family_name: "Lind",
    };
    Object.assign(env, {
      GOOGLE_CLIENT_ID: "client-id",
      GOOGLE_CLIENT_SECRET: "client-secret",
      GOOGLE_AUTH_URL: `${google.origin}/consent`,
      GOOGLE_TOKEN_URL: `${google.origin}/token`,
      GOOGLE_USERINFO_URL: `${google.origin}/userinfo`,
      GOOGLE_JWKS_URL: `${google.origin}/certs`,
    });
  });
  const site = useOwnSite(env);
  afterAll(() => google.stop());

  /** Follows the page's button to Google, where the person agrees at once, and comes back. */
  async function goByGoogle(walk: Walk): Promise<void> {
    const link = walk.page.getByRole("link", { name: "Continue with Google" }).getAttribute("href")!;
    const leaving = await walk.fetch(link);
    const agreed = new URLSearchParams(google.consent(leaving.headers.get("Location")!));
    await walk.goto(`/auth/callback/google?${agreed.toString()}`);
  }

  it("is made by a newcomer, met again, and a refusal by Google is told", async () => {
    for (const [page, text] of [
      ["signup", "Welcome to Voyance! Your account has been created."],
      ["signin", "Successfully signed in with Google!"],
    ] as const) {
      const walk = site.visit();
      await walk.goto(`/${page}`);
      await goByGoogle(walk);
      walk.page.getByText(text);
      expect((await walk.cookies()).map(({ name }) => name)).not.toContain("oauth_state");
    }
    google.answers.token = (response) => void response.writeHead(500).end();
    const walk = site.visit();
    await walk.goto("/signin");
    await goByGoogle(walk);
    walk.page.getByRole("heading", { name: "Authentication Failed" });
    await walk.moveOn();
    expect(walk.url).toBe("/signin");
    expect((await walk.cookies()).map(({ name }) => name)).not.toContain("auth_token");
  });
});
