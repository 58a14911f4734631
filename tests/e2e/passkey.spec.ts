import type { CDPSession } from "@playwright/test";
import { expect, goToPayment, planToCheckout, signUp, test } from "./test";

/** A device with a fingerprint reader, which answers by itself. */
async function plugIn(cdp: CDPSession): Promise<string> {
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

test("a passkey is offered after the first paid trip, signs in without an address, and is removed", async ({
  page,
  context,
  complaints,
}) => {
  const cdp = await context.newCDPSession(page);
  const authenticatorId = await plugIn(cdp);
  await page.goto(`/signup?redirect=${encodeURIComponent("/planner/start")}`);
  await signUp(page, "passkey");
  await page.waitForURL("**/planner/start");
  await planToCheckout(page);
  await goToPayment(page);
  await page.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL("**/confirmation**");
  await page.getByRole("link", { name: "Add a passkey" }).click();
  await page.waitForURL("**/profile/account/passkeys");

  // A new way in asks for the password.
  await page.getByLabel("Your password").filter({ visible: true }).fill("Wrong-light-1");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("That's not your current password");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByLabel("Your password").filter({ visible: true }).fill("Harbour-light-7");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Your passkey is ready. Use it the next time you sign in.")).toBeVisible();
  await expect(page.getByText(/not used yet/)).toBeVisible();
  // The same device is not added twice.
  await page.getByLabel("Your password").filter({ visible: true }).fill("Harbour-light-7");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("This device already has a passkey for your account.");

  await context.clearCookies();
  await page.goto("/signin?redirect=/profile/account/passkeys");
  await page.getByLabel("Keep me signed in on this device").check();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL("**/profile/account/passkeys");
  await expect(page.getByText(/last used/)).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === "auth_token");
  expect(cookie!.expires * 1000 - Date.now()).toBeGreaterThan(29 * 86_400_000);

  // A device that its owner does not unlock signs nobody in, and the password way stays.
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await context.clearCookies();
  await page.goto("/signin?redirect=/profile/account/passkeys");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("You weren't signed in. Try again, or use your password.");
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL("**/profile/account/passkeys");

  await page.getByText("Remove", { exact: true }).click();
  await page.getByRole("listitem").getByLabel("Your password").fill("Harbour-light-7");
  await page.getByRole("button", { name: "Remove this passkey" }).click();
  await expect(page.getByText("Passkey removed.")).toBeVisible();
  await context.clearCookies();
  await page.goto("/signin");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("We couldn't sign you in with that passkey.")).toBeVisible();
  expect(complaints.splice(0).filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
});
