import type { Route } from "@playwright/test";
import { startFakeGoogle } from "#tests/integration/accounts/google.fixture";
import { startSeeded } from "./seeded-server";
import { expect, test } from "./test";
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

test("passwords are judged while they are typed, reset by mail and changed, and the page moves on by itself", async ({
  page,
  outbox,
}) => {
  await page.goto("/signup");
  const first = page.getByLabel("Password", { exact: true });
  await first.fill("LongEnough");
  await expect(page.getByText("Password must contain at least one number")).toBeVisible();
  await expect(page.getByText("Good", { exact: true })).toBeVisible();
  await page.getByLabel("First name").fill("Bartholomew");
  await page.getByLabel("Last name").fill("Lee");
  const email = `bartholomew-${Math.random().toString(36).slice(2, 10)}@example.com`;
  await page.getByLabel("Email").fill(email);
  await first.fill("Bartholomew1");
  await page.getByLabel("Confirm password").fill("Bartholomew");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm password").fill("Bartholomew1");
  await page.getByLabel("I am at least 18").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  // What the server says stands until the password changes.
  await expect(first).toHaveAccessibleDescription(/your name or email/);
  await expect(first).toBeFocused();
  await first.fill(PASSWORD);
  await expect(first).not.toHaveAccessibleDescription(/your name or email/);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).not.toHaveURL(/signup/);
  await page.context().clearCookies();

  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expect(page.getByRole("heading", { name: "Reset Email Sent" })).toBeVisible();
  await page.goto(await mailedLink(outbox, email, /^Reset/));
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
  await page.getByRole("button", { name: "Reset password" }).click();
  // The answer leads to the field; what is typed before that would go astray.
  await expect(page.getByLabel("Confirm password")).toBeFocused();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await field.fill(NEXT_PASSWORD);
  await page.getByLabel("Confirm password").fill(NEXT_PASSWORD);
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Password reset successful! Please sign in with your new password.")).toBeVisible();
  await page.waitForURL("**/signin?reason=password_reset");
  await expect(page.getByText("Password reset successful! Please sign in with your new password.")).toBeVisible();

  await page.goto("/signin?redirect=/profile/account");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(NEXT_PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await page.getByText("Change the password").click();
  const change = async (current: string): Promise<void> => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password").fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await change("Wrong-light-1");
  await expect(page.getByText("That's not your current password")).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await change(NEXT_PASSWORD);
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
});

test("a sign-in that is refused takes the focus or says so, and one without an answer is given up and tried again", async ({
  page,
  complaints,
}) => {
  // An installation without Google.
  await page.goto("/signin");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await expect(page.getByRole("alert")).toContainText("Google sign-in isn't available here");
  await expect(page).toHaveURL(/\/signin/);

  await page.clock.install();
  await page.goto("/signin");
  const signIn = page.getByRole("main").getByRole("button", { name: "Sign in", exact: true });
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password").fill("Wrong-light-1");
  await signIn.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Email or password incorrect");
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("link", { name: "Reset your password" })).toHaveAttribute("href", "/forgot-password");

  await page.getByLabel("Email").fill("fresh@voyance.test");
  await page.getByLabel("Password").fill("Voyage2026");
  const TIMED_OUT = "Connection timed out. Please check your internet connection and try again.";
  const NETWORK = "Network error. Please check your connection and try again.";
  const OURS = "We couldn't sign you in just now. The problem is on our side, so please try again in a minute.";
  // What was typed stays through every answer that is none (CHECKLIST AUTH-17, AUTH-18).
  const sign = async (answer: (route: Route) => Promise<void>, said: string): Promise<void> => {
    await page.route("**/signin", answer);
    await signIn.click();
    await expect(page.getByRole("alert").getByText(said)).toBeVisible();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(signIn).toBeEnabled();
    await expect(page.getByLabel("Password")).toHaveValue("Voyage2026");
    await page.unroute("**/signin");
  };
  for (const status of [504, 408]) await sign((route) => route.fulfill({ status, body: "a proxy's page" }), TIMED_OUT);
  for (const status of [500, 502, 503]) await sign((route) => route.fulfill({ status, body: "a proxy's page" }), OURS);
  await sign((route) => route.abort("connectionreset"), TIMED_OUT);
  await page.route("**/healthz", (route) => route.abort("connectionrefused"));
  await sign((route) => route.abort("connectionrefused"), NETWORK);
  await page.unroute("**/healthz");
  expect(complaints.splice(0).every((text) => /ERR_CONNECTION|status of (4|5)\d\d/.test(text))).toBe(true);

  await page.route("**/signin", () => undefined);
  await signIn.click();
  await expect(page.getByRole("button", { name: "Signing in…" })).toBeVisible();
  await page.clock.fastForward(30_001);
  await expect(
    page.getByText("Login request timed out after 30 seconds. Please check your connection and try again."),
  ).toBeVisible();
  await page.unroute("**/signin");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForURL("**/profile");
});

test("with Google the state of a sign-in lasts for its round trip, another one is refused, and so is a failure told", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const google = await startFakeGoogle();
  const server = await startSeeded({
    GOOGLE_CLIENT_ID: "client-id",
    GOOGLE_CLIENT_SECRET: "client-secret",
    GOOGLE_AUTH_URL: `${google.origin}/consent`,
    GOOGLE_TOKEN_URL: `${google.origin}/token`,
    GOOGLE_USERINFO_URL: `${google.origin}/userinfo`,
    GOOGLE_JWKS_URL: `${google.origin}/certs`,
  });
  const leave = async (): Promise<void> => {
    await page.goto(`${server.origin}/signin`);
    // Pressed before its script is loaded, the link leads to Google by way of the server.
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "Continue with Google" }).click();
  };
  const cookies = async (): Promise<string[]> => (await context.cookies()).map((cookie) => cookie.name);
  const state = () => page.evaluate(() => sessionStorage.getItem("oauth_state"));
  try {
    google.person = {
      sub: "e2e",
      email: "google-e2e@example.com",
      email_verified: true,
      given_name: "Mara",
      family_name: "Lind",
    };
    // A person whose consent comes back with the state that was sent, or with another one.
    await page.route(`${google.origin}/consent*`, (route) => {
      const sent = new URL(route.request().url()).searchParams.get("state")!;
      const back = `${server.origin}/auth/callback/google?code=anything&state=`;
      const links = { ours: sent, theirs: "theirs" };
      return route.fulfill({
        contentType: "text/html",
        body: Object.entries(links)
          .map(([name, value]) => `<a href="${back}${encodeURIComponent(value)}">Allow ${name}</a>`)
          .join(" "),
      });
    });
    for (const [name, address] of [
      ["theirs", /error=state_mismatch$/],
      ["ours", /[?&]state=(?!theirs)/],
    ] as const) {
      await leave();
      await page.getByRole("link", { name: `Allow ${name}` }).click();
      await expect(page.getByRole("heading", { name: "Authentication Failed" })).toBeVisible();
      await expect(page).toHaveURL(address);
      // The heading comes with the page; the state is forgotten when its script has run.
      await expect.poll(state).toBeNull();
    }
    await page.unroute(`${google.origin}/consent*`);

    google.answers.token = (response) => void response.writeHead(500).end();
    await page.goto(`${server.origin}/auth/google`);
    await expect(page.getByText("Completing sign in...")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Authentication Failed" })).toBeVisible();
    await page.waitForURL("**/signin");
    expect(await cookies()).not.toContain("auth_token");

    delete google.answers.token;
    await leave();
    await expect(page.getByText("Successfully signed in with Google!")).toBeVisible();
    expect(await cookies()).not.toContain("oauth_state");
  } finally {
    await server.stop();
    await google.stop();
  }
});
