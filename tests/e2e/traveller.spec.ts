import type { Page } from "@playwright/test";
import { expect, signInAs, signUp, test } from "./test";

const STAGES = ["Cognitive Analysis", "DNA Sequencing", "Pattern Recognition", "Profile Ready"];

/** Stops the clock of the pages that follow; only `runFor` moves it. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

test("a newcomer is led on by the welcome page after a moment, takes the quiz, and sees all of the reveal at once where motion is not wanted", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/signup");
  await signUp(page, "quiz");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome to Voyance" })).toBeVisible();
  await stopClock(page);
  await page.goto("/welcome");
  await page.getByRole("link", { name: "Explore Now" }).click();
  await expect(page.getByRole("link", { name: "Loading your journey..." })).toBeVisible();
  await page.clock.runFor(590);
  expect(page.url()).toContain("/welcome");
  await page.clock.runFor(20);
  await page.waitForURL("**/explore");
  await page.clock.resume();

  await page.goto("/quiz");
  const press = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();
  await press("Next");
  await expect(page.getByRole("alert")).toContainText("Choose one to two, or skip the question.");
  await page.getByLabel("Cold, clear peaks").check();
  await press("Next");
  await expect(page.getByRole("heading", { level: 1, name: "How full is a good day?" })).toBeVisible();
  await page.getByLabel("From early to late").check();
  await press("Next");
  for (let number = 3; number <= 10; number++) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await press("Skip this question");
  }
  await page.waitForURL("**/profile/revealing");
  for (const text of STAGES) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Your Travel DNA" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Skip to profile" })).toBeHidden();
  // The end of the quiz takes the place of its last question.
  await page.goBack();
  await expect(page).toHaveURL(/\/profile\/revealing$/);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the reveal has four stages, a way past them, and an end", async ({ page }) => {
    await signInAs(page, "premium", "/profile");
    await stopClock(page);
    await page.goto("/profile/revealing");
    const skip = page.getByRole("link", { name: "Skip to profile" });
    await page.clock.runFor(1100);
    await skip.click();
    await page.waitForURL("**/profile-v6");
    await page.goto("/profile/revealing");
    const final = page.getByRole("link", { name: "View Your Travel DNA" });
    const stage = (index: number) => page.getByText(STAGES[index]!, { exact: true });
    await expect(skip).toBeVisible();
    await page.clock.runFor(990);
    await expect(stage(0)).toBeHidden();
    for (const [index, wait, percent] of [
      [0, 20, "14%"],
      [1, 2000, "43%"],
      [2, 2000, "71%"],
    ] as const) {
      await page.clock.runFor(wait);
      await expect(stage(index)).toBeVisible();
      await expect(stage(index + 1)).toBeHidden();
      expect(Number.parseInt((await page.getByText(/^\d+%$/).textContent())!)).toBeLessThanOrEqual(
        Number.parseInt(percent),
      );
      await expect(final).toBeHidden();
      await expect(skip).toBeVisible();
    }
    await page.clock.runFor(2120);
    await expect(stage(3)).toBeVisible();
    await expect(page.getByText("100%", { exact: true })).toBeVisible();
    await expect(skip).toBeHidden();
    await expect(page.getByRole("heading", { level: 2, name: "The Culture Seeker" })).toBeVisible();
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({
      quizCompleted: "true",
      quizFinalized: "true",
    });
    await final.click();
    await page.waitForURL("**/profile-v6");
    expect(await page.evaluate(() => sessionStorage.getItem("justCompletedQuiz"))).toBe("true");
    await expect(page.getByText("Loading your profile...")).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText("Loading your profile...")).toBeHidden();
    await expect(page.getByText("The Culture Seeker")).toBeVisible();
  });
});

test("the place of a plan is remembered until the plan is begun", async ({ page }) => {
  await page.goto("/destination/kyoto");
  await page.getByRole("link", { name: "Start Planning My Trip" }).first().click();
  await expect(page.getByLabel("Destination")).toHaveValue("Kyoto");
  await page.goto("/planner/start?new=1");
  await expect(page.getByLabel("Destination")).toHaveValue("Kyoto");
  await page.getByRole("button", { name: "Find flights" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("plannerDestination"))).toBeNull();
});

test("a sample is changed on the page only, is itself again afterwards, and leads to the planner after signing in", async ({
  page,
}) => {
  await page.goto("/sample-itinerary?destination=tokyo");
  for (const name of ["Flights", "Hotel", "Good to know"])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  const remove = page.getByRole("button", { name: /^Remove: /, includeHidden: true });
  const changes = page.locator("summary").filter({ hasText: /^Try a change/ });
  const stops = await remove.count();
  await changes.first().click();
  await remove.first().click();
  await expect(remove).toHaveCount(stops - 1);
  const unlock = page.getByRole("button", { name: /^Unlock: /, includeHidden: true });
  await changes.first().click();
  await page
    .getByRole("button", { name: /^Lock: / })
    .first()
    .click();
  await expect(unlock).toHaveCount(1);
  await page.getByLabel("Where in the days").selectOption({ label: "Day 1, at the start" });
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(remove).toHaveCount(stops);
  await page.getByRole("link", { name: "Start over" }).click();
  await expect(page.getByRole("link", { name: "Start over" })).toHaveCount(0);
  await expect(unlock).toHaveCount(0);
  await page.getByRole("link", { name: "Sign In to Customize" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("intendedDestination"))).toBe("tokyo");
  await page.getByLabel("Email").fill("fresh@voyance.test");
  await page.getByLabel("Password").fill("Voyage2026");
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/planner/start?destination=tokyo");
  await expect(page.getByLabel("Destination")).toHaveValue("Tokyo");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("intendedDestination"))).toBeNull();
});

test("sharing a trip copies its link, and its message over one of the server does not stop the next page", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAs(page, "premium");
  await page.goto("/trip/dashboard");
  await page.getByRole("link", { name: "Seven days in Kyoto" }).click();
  await page.getByText("More", { exact: true }).click();
  await page.getByText("Regenerate", { exact: true }).click();
  await page.getByRole("button", { name: "Plan again" }).click();
  await expect(page.getByText("Itinerary regenerated successfully!")).toBeVisible();
  await page.getByRole("link", { name: "Share", exact: true }).click();
  await expect(page.getByText("Trip link copied to clipboard!")).toBeVisible();
  await page.getByRole("link", { name: "Modify Trip" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Change your days in Kyoto" })).toBeVisible();

  // The same where the clipboard is closed to pages.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("denied")) } }),
  );
  await page.goto("/trip/dashboard");
  await page.getByRole("link", { name: "Tokyo in spring" }).click();
  await page.getByText("Share", { exact: true }).click();
  await expect(page.getByText(/\/trips\/[^/]+\/shared$/)).toBeVisible();
  await page.getByRole("button", { name: "Share this trip" }).click();
  await expect(page.getByText("Trip link copied to clipboard!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Share", exact: true })).toBeVisible();
  await expect(page.getByText("Your own name, notes and budget stay private")).toBeVisible();
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByRole("link", { name: "Share", exact: true })).toHaveCount(0);
  await expect(page.getByText("Share", { exact: true })).toBeVisible();
  await expect(page.getByText("Anyone with the link can read this trip")).toHaveCount(0);
});

test("a message beside a field goes while the field is put right", async ({ page }) => {
  await signInAs(page, "premium");
  await page.goto("/trip/dashboard");
  await page.getByRole("link", { name: "Seven days in Kyoto" }).click();
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Money", exact: true }).click();
  await page.getByLabel("What was it for?").fill("Dinner");
  await page.getByLabel("Amount").fill("a lot");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const wrong = page.locator("#amount-error");
  await expect(wrong).toBeVisible();
  await page.getByLabel("Amount").press("Control+A");
  await page.getByLabel("Amount").pressSequentially("42");
  await expect(wrong).toBeHidden();
  await expect(page.getByLabel("Amount")).not.toHaveAccessibleDescription(/amount such as/);
});

test("on a phone a pin leads to its line and the line's number back, and the map follows the colours of the device", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "premium");
  await page.goto("/trip/dashboard");
  await page.getByRole("link", { name: "Seven days in Kyoto" }).click();
  await page.waitForURL(/\/trip\/(?!dashboard)[^/]+$/);
  const trip = page.url();
  await page.getByRole("link", { name: /, day 2$/ }).click();
  const map = page.locator("#map-2");
  const about = page.locator("#stop-2-2");
  const line = page.locator("li", { has: about });
  await map.scrollIntoViewIfNeeded();
  for (let turn = 0; turn < 2; turn++) {
    await map.locator('svg a[href="#stop-2-2"]').click();
    // The pin opens what its line has folded away.
    await expect(about).toBeVisible();
    await expect(line.locator(".title")).toBeInViewport();
    await expect(map).not.toBeInViewport();
    await line.getByRole("link", { name: "Show on the map: 2" }).click();
    await expect(map).toBeInViewport();
  }

  // A map that is drawn already follows the colours of the device.
  await page.emulateMedia({ colorScheme: "light" });
  for (const address of [trip, "/destination/kyoto"]) {
    await page.goto(address);
    const map = page.locator("figure[data-map]:visible").first();
    await map.scrollIntoViewIfNeeded();
    const land = map.locator("svg > path").first();
    await expect(land).toHaveAttribute("fill", "#f2e9d8");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(land).toHaveAttribute("fill", "#1b3334");
    await expect(map.locator("svg")).toHaveCount(1);
    await page.emulateMedia({ colorScheme: "light" });
    await expect(land).toHaveAttribute("fill", "#f2e9d8");
  }
});
