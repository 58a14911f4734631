import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { planToCheckout, signInAs, test } from "./test";

test.describe("both widths, both schemes", () => {
  // Each page is asked four times.
  test.describe.configure({ timeout: 300_000 });
  test.use({ reducedMotion: "reduce" });

  test("public pages have no accessibility violation", async ({ page }) => {
    for (const path of ["/", "/signin", "/signup", "/pricing", "/planner/start"]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });

  test("the steps of the planner have none", async ({ page }) => {
    await planToCheckout(page);
    for (const path of [
      ...["/planner/flight", "/planner/flight?all=1", "/planner/flight?own=1", "/planner/bring"],
      ...["/planner/hotel", "/planner/hotel?own=1", "/planner/booking"],
    ]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
    await page.goto("/planner/start?new=1");
    await page.getByRole("button", { name: "Find flights" }).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page, "a refused start");
  });

  test("the pages of the traveller have none", async ({ page }) => {
    await page.goto("/start");
    await expectAccessible(page, "/start");
    await signInAs(page, "free", "/welcome");
    for (const path of [
      "/welcome",
      "/quiz",
      "/profile",
      "/profile/complete",
      "/explore/matches",
      "/research-itinerary",
    ]) {
      await page.goto(path);
      await expectAccessible(page, `${path} before the quiz`);
    }
    await page.goto("/quiz");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page, "a refused answer");
    await page.context().clearCookies();
    await signInAs(page, "premium", "/profile");
    for (const path of [
      "/profile",
      "/profile-v6",
      "/profile/revealing",
      "/profile/preferences",
      "/explore/matches",
      "/explore/matches?month=7&all=1",
      "/research-itinerary",
      "/profile-test",
    ]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });

  test("trips, their days and billing have none", async ({ page }) => {
    await signInAs(page, "premium");
    await expectAccessible(page, "dashboard");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Seven days in Kyoto/ })
      .click();
    await page.waitForURL(/\/trip\/(?!dashboard)[^/]+$/);
    await expectAccessible(page, "trip");
    const id = page.url().split("/").at(-1)!;
    for (const path of [
      `/itinerary/${id}`,
      `/itinerary/${id}/edit`,
      `/trip/${id}/summary`,
      `/trips/${id}/shared`,
      "/billing",
      "/billing/upgrade",
      "/trips/unknown",
    ]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });
});

test("names as long as they may be break no page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/signup?redirect=%2Fprofile");
  for (const label of ["First name", "Last name"]) await page.getByLabel(label).fill("W".repeat(80));
  await page.getByLabel("Email").fill(`${"w".repeat(60)}@${"long".repeat(12)}.example`);
  await page.getByLabel("Password", { exact: true }).fill("Harbour-light-7");
  await page.getByLabel("Confirm password").fill("Harbour-light-7");
  await page.getByLabel("I am at least 18").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL("**/profile");
  for (const path of ["/profile", "/profile/account", "/profile/complete", "/quiz", "/trip/dashboard", "/explore"]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, path);
  }
});
