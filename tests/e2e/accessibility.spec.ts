import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { daysAhead, planToCheckout, sealTrip, signInAs, test } from "./test";

test.describe("both widths, both schemes", () => {
  // Each page is checked four times.
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
    await page.getByRole("heading", { level: 1, name: "Seven days in Kyoto" }).waitFor();
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
    await page.goto("/trip/dashboard");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Lisbon, wavering prices/ })
      .click();
    await page.waitForURL(/\/trip\/(?!dashboard)[^/]+$/);
    const wavering = page.url().split("/").at(-1)!;
    await page.goto(`/trips/${wavering}/hold`);
    await expectAccessible(page, "the offers to hold a price");
    await page.getByRole("button", { name: /^Hold .* for 15 minutes$/ }).click();
    await page.getByRole("link", { name: "Release the hold" }).waitFor();
    await expectAccessible(page, "a held price");
    await page.getByRole("link", { name: "Release the hold" }).click();
    await expectAccessible(page, "letting a hold go");
    await page.getByRole("button", { name: "Yes, release it" }).click();
    await page.getByText("The price is no longer held.").waitFor();
  });
});

test.describe("surprises, both widths, both schemes", () => {
  test.describe.configure({ timeout: 300_000 });
  test.use({ reducedMotion: "reduce" });

  test("drawn, shared and sealed ones have none", async ({ page }) => {
    await signInAs(page, "premium", "/surprise");
    await page.getByLabel("Leave on").fill(daysAhead(210));
    await page.getByLabel("Come back on").fill(daysAhead(214));
    await page.getByLabel("Departure city or airport").fill("London");
    await page.getByRole("radio", { name: /^Splurge/ }).check();
    await page.getByRole("button", { name: "Surprise Me" }).click();
    await page.waitForURL("**/surprise/select?run_id=*");
    await page.getByRole("button", { name: "Make a link" }).click();
    const link = page.getByRole("link", { name: /\/surprise\/shared\// });
    const shared = (await link.getAttribute("href"))!;
    const select = page.url();
    await page
      .getByRole("button", { name: /^Choose / })
      .first()
      .click({ noWaitAfter: true, timeout: 60_000 });
    await page.waitForURL("**/itinerary/view?**", { timeout: 60_000 });
    const view = page.url();
    await sealTrip(page, 220);
    const envelope = page.url();
    await page.goto("/surprise/sealed");
    await page.getByRole("button", { name: "Seal a trip" }).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page, "a refused form of a sealed trip");
    for (const path of [
      ...["/surprise", "/surprise/history", "/surprise/sealed", select, shared, view],
      ...[envelope, `${envelope}?ask=cancel`],
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
