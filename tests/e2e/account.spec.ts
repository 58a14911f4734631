import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startFakeGoogle } from "#tests/integration/accounts/google.fixture";
import { SEEDED } from "./global-setup";
import { startServer } from "./server";
import { expect, signUp, test } from "./test";
import type { OutboxMail } from "./test";

const PASSWORD = "Harbour-light-7";
const NEXT_PASSWORD = "Another-light-8";

type Outbox = (to: string) => Promise<OutboxMail[]>;

/** The link in the mail to an address; mails are sent behind the page that asks for them. */
async function mailedLink(outbox: Outbox, to: string, subject: RegExp): Promise<string> {
  const find = async () => (await outbox(to)).find((mail) => subject.test(mail.subject));
  await expect.poll(find).toBeTruthy();
  return /https?:\S+/.exec((await find())!.text)![0];
}

async function signIn(page: Page, email: string, password: string, to: string): Promise<void> {
  await page.goto(`/signin?redirect=${encodeURIComponent(to)}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toHaveCount(0);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a forgotten password is reset by mail, and the page moves on by itself", async ({ page, outbox }) => {
      await page.goto("/signup");
      const email = await signUp(page, "forgot");
      await expect(page).not.toHaveURL(/signup/);
      await page.context().clearCookies();
      await page.goto("/signin");
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send Reset Email" }).click();
      await expect(page.getByRole("heading", { name: "Reset Email Sent" })).toBeVisible();
      await expect(page.getByText(`We've sent a password reset link to ${email}`)).toBeVisible();
      await page.goto(await mailedLink(outbox, email, /^Reset/));
      await page.getByLabel("New password").fill("short");
      await page.getByLabel("Confirm password").fill("other");
      await page.getByRole("button", { name: "Reset password" }).click();
      await expect(page.getByText("Passwords don't match")).toBeVisible();
      await page.getByLabel("New password").fill(NEXT_PASSWORD);
      await page.getByLabel("Confirm password").fill(NEXT_PASSWORD);
      await page.getByRole("button", { name: "Reset password" }).click();
      await expect(page.getByText("Password reset successful! Please sign in with your new password.")).toBeVisible();
      await page.waitForURL("**/signin?reason=password_reset");
      await expect(page.getByText("Password reset successful! Please sign in with your new password.")).toBeVisible();
      await signIn(page, email, NEXT_PASSWORD, "/profile/account");
      await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
    });

    test("an account moves to another address, changes its password, and is deleted", async ({ page, outbox }) => {
      await page.goto("/signup?redirect=/profile/account");
      const email = await signUp(page, "settings");
      await expect(page.getByRole("heading", { level: 1, name: "Account settings" })).toBeVisible();
      await page.getByText("Change the address").click();
      await page.getByLabel("New email address").fill(`moved-${email}`);
      await page.getByRole("region", { name: "Email address" }).getByLabel("Your password").fill(PASSWORD);
      await page.getByRole("button", { name: "Email the link" }).click();
      await expect(page.getByText(`We've sent a link to moved-${email}.`)).toBeVisible();
      await page.goto(await mailedLink(outbox, `moved-${email}`, /^Confirm/));
      await page.getByRole("button", { name: "Confirm this address" }).click();
      await expect(page.getByText(`moved-${email}`, { exact: true })).toBeVisible();

      await page.getByText("Change the password").click();
      await page.getByLabel("Current password").fill("Wrong-light-1");
      await page.getByLabel("New password").fill(NEXT_PASSWORD);
      await page.getByLabel("Confirm password").fill(NEXT_PASSWORD);
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByText("That's not your current password")).toBeVisible();
      await page.getByLabel("Current password").fill(PASSWORD);
      await page.getByLabel("New password").fill(NEXT_PASSWORD);
      await page.getByLabel("Confirm password").fill(NEXT_PASSWORD);
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByText("Your password has been changed.")).toBeVisible();

      await page.getByRole("link", { name: "Delete my account" }).click();
      await page.getByLabel("Your password").fill(NEXT_PASSWORD);
      await page.getByLabel("Delete my account and everything in it").check();
      await page.getByRole("button", { name: "Delete my account" }).click();
      await expect(page.getByText("Your account is deleted.")).toBeVisible();
      await page.goto("/profile/account");
      await expect(page).toHaveURL(/\/signin\?redirect=/);
    });
  });
}

test("a new password is judged while it is typed, and shown on request", async ({ page }) => {
  await page.goto("/reset-password?userId=somebody&resetToken=something");
  const field = page.getByLabel("New password");
  for (const [typed, text, label] of [
    ["seven", "Password must be at least 8 characters", "Weak"],
    ["longenough", "Password must contain at least one uppercase letter", "Fair"],
    ["LONGENOUGH", "Password must contain at least one lowercase letter", "Fair"],
    ["LongEnough", "Password must contain at least one number", "Good"],
    ["LongEnough7!", "", "Strong"],
  ] as const) {
    await field.fill(typed);
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    if (text) await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByLabel("Confirm password").fill("LongEnough7");
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByRole("button", { name: "Show passwords" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide passwords" }).click();
  await expect(field).toHaveAttribute("type", "password");
});

test("the password of a new account is judged while it is typed, and what the server says stands until it changes", async ({
  page,
}) => {
  await page.goto("/signup");
  const field = page.getByLabel("Password", { exact: true });
  await field.fill("LongEnough");
  await expect(page.getByText("Password must contain at least one number")).toBeVisible();
  await expect(page.getByText("Good", { exact: true })).toBeVisible();
  await page.getByLabel("First name").fill("Bartholomew");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email").fill("bartholomew@example.com");
  await field.fill("Bartholomew1");
  await page.getByLabel("Confirm password").fill("Bartholomew");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm password").fill("Bartholomew1");
  await page.getByLabel("I am at least 18").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(field).toHaveAccessibleDescription(/your name or email/);
  await field.fill("Bartholomew-light-12");
  await expect(field).not.toHaveAccessibleDescription(/your name or email/);
});

test("a refused sign-in is focused and says what to do", async ({ page }) => {
  await page.goto("/signin");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password").fill("Wrong-light-1");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Email or password incorrect");
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("link", { name: "Reset your password" })).toHaveAttribute("href", "/forgot-password");
});

test.describe("a sign-in that gets no answer", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto("/signin");
    // The framework takes the form over once all its scripts are loaded.
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Email").fill("fresh@voyance.test");
    await page.getByLabel("Password").fill("Voyage2026");
  });

  test("is given up after 30 seconds, and tried again with what was typed", async ({ page, complaints }) => {
    await page.route("**/signin.data*", () => undefined);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("button", { name: "Signing in…" })).toBeVisible();
    await page.clock.fastForward(30_001);
    await expect(
      page.getByText("Login request timed out after 30 seconds. Please check your connection and try again."),
    ).toBeVisible();
    await page.unroute("**/signin.data*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.waitForURL("**/profile");
    // The framework may report the request that it gave up, which this test provokes.
    expect(complaints.splice(0).every((text) => text.includes("AbortError"))).toBe(true);
  });

  test("names a line that is down", async ({ page, complaints }) => {
    const asked: string[] = [];
    await page.route("**/signin.data*", (route) => {
      asked.push(route.request().method());
      return route.abort("internetdisconnected");
    });
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Network error. Please check your connection and try again.")).toBeVisible();
    // The message stays: the page is not read again over the line that failed.
    await expect(page.getByRole("main").getByRole("button", { name: "Sign in", exact: true })).toBeEnabled();
    expect(asked).toEqual(["POST"]);
    expect(complaints.splice(0).every((text) => text.includes("ERR_INTERNET_DISCONNECTED"))).toBe(true);
  });
});

test.describe("with Google", () => {
  test("a newcomer signs up, meets the account again, and is told of a refusal", async ({ browser }) => {
    const google = await startFakeGoogle();
    const folder = mkdtempSync(path.join(os.tmpdir(), "voyance-google-"));
    cpSync(SEEDED, folder, { recursive: true });
    const server = await startServer(folder, {
      GOOGLE_CLIENT_ID: "client-id",
      GOOGLE_CLIENT_SECRET: "client-secret",
      GOOGLE_AUTH_URL: `${google.origin}/consent`,
      GOOGLE_TOKEN_URL: `${google.origin}/token`,
      GOOGLE_USERINFO_URL: `${google.origin}/userinfo`,
      GOOGLE_JWKS_URL: `${google.origin}/certs`,
    });
    try {
      google.person = {
        sub: "e2e",
        email: "google-e2e@example.com",
        email_verified: true,
        given_name: "Mara",
        family_name: "Lind",
      };
      for (const [page, text] of [
        ["signup", "Welcome to Voyance! Your account has been created."],
        ["signin", "Successfully signed in with Google!"],
      ] as const) {
        const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: page === "signin" });
        const tab = await context.newPage();
        await tab.goto(`/${page}`);
        await tab.getByRole("link", { name: "Continue with Google" }).click();
        await expect(tab.getByText(text)).toBeVisible();
        expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain("oauth_state");
        await context.close();
      }
      google.answers.token = (response) => void response.writeHead(500).end();
      const context = await browser.newContext({ baseURL: server.origin });
      const tab = await context.newPage();
      await tab.goto("/auth/google");
      await expect(tab.getByText("Completing sign in...")).toBeVisible();
      await expect(tab.getByRole("heading", { name: "Authentication Failed" })).toBeVisible();
      await tab.waitForURL("**/signin");
      expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain("auth_token");
      await context.close();
    } finally {
      await server.stop();
      await google.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("an installation without Google says so", async ({ page }) => {
    await page.goto("/signin");
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await expect(page.getByRole("alert")).toContainText("Google sign-in isn't available here");
    await expect(page).toHaveURL(/\/signin/);
  });
});
