import { LISBON, expect, fillStart, signInAs, onStep, test } from "./test";

/** A phone of 320 pixels whose owner reads letters at twice the usual size. */
test.use({
  viewport: { width: 320, height: 640 },
  reducedMotion: "reduce",
  // Playwright reads the fixtures a fixture needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  launchOptions: async ({}, provide, { project }) => {
    await provide({ ...project.use.launchOptions, args: ["--blink-settings=defaultFontSize=32"] });
  },
});

test("nothing is cut off or scrolls sideways on a small phone with large letters, or with names as long as they may be", async ({
  page,
}) => {
  const expectFits = async (what: string): Promise<void> => {
    await page.locator("main details:not([name])").evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320);
  };
  await page.goto("/signup?redirect=%2Fprofile");
  await expectFits("sign-up");
  for (const label of ["First name", "Last name"]) await page.getByLabel(label).fill("W".repeat(80));
  await page.getByLabel("Email").fill(`${"w".repeat(60)}@${"long".repeat(12)}.example`);
  await page.getByLabel("Password", { exact: true }).fill("Harbour-light-7");
  await page.getByLabel("Confirm password").fill("Harbour-light-7");
  await page.getByLabel("I am at least 18").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL("**/profile");
  for (const path of ["/profile", "/profile/account", "/profile/complete", "/quiz", "/trip/dashboard", "/explore"]) {
    await page.goto(path);
    await expectFits(`${path} of a long name`);
  }
  await page.context().clearCookies();

  for (const path of ["/", "/sample-itinerary", "/explore", "/destination/lisbon", "/guides", "/planner/start?new=1"]) {
    await page.goto(path);
    await expectFits(path);
  }
  await fillStart(page, LISBON);
  for (const [step, next] of [
    ["flight", "Continue to hotels"],
    ["hotel", "Continue to checkout"],
  ] as const) {
    await onStep(page, step);
    await page.getByRole("button", { name: next }).waitFor();
    await expectFits(step);
    await page.getByRole("button", { name: next }).click();
  }
  await onStep(page, "booking");
  await expectFits("checkout");
  await signInAs(page, "premium");
  await expectFits("dashboard");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Seven days in Kyoto/ })
    .click();
  await page.waitForURL(/\/trip\/(?!dashboard)[^/]+$/);
  await expectFits("trip");
  const id = page.url().split("/").at(-1)!;
  for (const path of [
    ...[`/itinerary/${id}`, `/itinerary/${id}/edit`, `/trips/${id}/companions`, "/profile/account"],
    ...["/surprise", "/surprise/history", "/surprise/sealed"],
  ]) {
    await page.goto(path);
    await expectFits(path);
  }
  await page.context().clearCookies();
  await signInAs(page, "admin", "/admin");
  for (const path of ["/admin/bookings", "/admin/reports"]) {
    await page.goto(path);
    await expectFits(path);
  }
});
