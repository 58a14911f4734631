import type { Page } from "@playwright/test";
import { LISBON, expect, signInAs, onStep, test } from "./test";

/** The browser believes that it is online, and no server answers: a tunnel, a lift, a server that is gone. */
async function loseLine(page: Page): Promise<void> {
  await page.route("**/*", (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort("connectionfailed"),
  );
}

// The reports of the browser and Remix about a failed request are expected here, and of Remix about an answer that is
// not ours; any other complaint is not.
test.afterEach(({ complaints }) => {
  const others = complaints.filter(
    (one) => !/^(Failed to (load resource|fetch manifest patches)|SyntaxError)/.test(one),
  );
  complaints.splice(0, complaints.length, ...others);
});

test("a form that cannot be sent keeps what was typed, and is sent when the line is back; a link leads to no error", async ({
  page,
  context,
}) => {
  await page.goto("/planner/start?new=1");
  await page.getByLabel("Destination").fill(LISBON.destination);
  await page.getByLabel("Departure city or airport").fill(LISBON.from);
  await page.getByLabel("Leave on").fill(LISBON.leave);
  await page.getByLabel("Return", { exact: true }).fill(LISBON.back);
  await page.getByLabel("Budget per traveller").fill(LISBON.budget);
  await loseLine(page);
  await page.getByRole("button", { name: "Find flights" }).click();
  // Something had answered a moment before, so the form was sent at once.
  await expect(page.getByRole("alert").filter({ hasText: "We can't reach Voyance just now" })).toBeVisible();
  await page.unroute("**/*");
  await expect(page.getByLabel("Departure city or airport")).toHaveValue(LISBON.from);
  await expect(page.getByLabel("Destination")).toHaveValue(LISBON.destination);
  await page.getByRole("button", { name: "Find flights" }).click();
  await onStep(page, "flight");

  // On a page without the framework too.
  await signInAs(page, "fresh", "/profile/preferences");
  await page.getByLabel("Home airport or city").fill("Vienna");
  await loseLine(page);
  await page.getByRole("button", { name: "Save preferences" }).click();
  await expect(page.getByRole("status").filter({ hasText: "What you typed is still here" })).toBeVisible();
  await page.unroute("**/*");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Back to your profile" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Stay on this page" })).toBeVisible();
  await expect(page.getByLabel("Home airport or city")).toHaveValue("Vienna");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save preferences" }).click();
  await expect(page.getByRole("status").filter({ hasText: /kept|saved/i })).toBeVisible();
});

test("a proxy that answers in the place of the server leaves the page with what was typed", async ({ page }) => {
  await page.goto("/planner/start?new=1");
  await page.getByLabel("Destination").fill(LISBON.destination);
  await page.getByLabel("Departure city or airport").fill(LISBON.from);
  await page.getByLabel("Leave on").fill(LISBON.leave);
  await page.getByLabel("Return", { exact: true }).fill(LISBON.back);
  await page.getByLabel("Budget per traveller").fill(LISBON.budget);
  for (const status of [502, 504]) {
    await page.route("**/planner/start.data*", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status, contentType: "text/html", body: "<h1>Bad gateway</h1>" })
        : route.continue(),
    );
    await page.getByRole("button", { name: "Find flights" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "What you typed is still here" })).toBeVisible();
    for (const [label, value] of [
      ["Destination", LISBON.destination],
      ["Departure city or airport", LISBON.from],
      ["Leave on", LISBON.leave],
      ["Budget per traveller", LISBON.budget],
    ] as const)
      await expect(page.getByLabel(label)).toHaveValue(value);
    await page.unroute("**/planner/start.data*");
  }
  await page.getByRole("button", { name: "Find flights" }).click();
  await onStep(page, "flight");
});
