import { LISBON } from "#tests/setup/sandbox-trip";
import { expect, fillStart, onStep, test } from "./test";

test("a list follows each choice, and nearby days come after the page", async ({ page }) => {
  await page.goto("/planner/start?new=1");
  await fillStart(page, LISBON);
  await onStep(page, "flight");
  // Asked for once the page is there.
  await page.getByText(/^Flexible dates\? (Your dates|One|Two|Three)/).click();
  const days = page.locator(".near-days").getByRole("button");
  await expect(days).not.toHaveCount(0);

  await page.getByRole("link", { name: /^Sort and filter all \d+ flights$/ }).click();
  await page.getByText("Filters", { exact: true }).click();
  const box = page.getByLabel(/^1 stop \d+$/);
  await box.check();
  await page.waitForURL("**stops=1**");
  const [count] = (await page.getByText(/^\d+ of \d+ flights$/).innerText()).split(" ");
  const shown = page.getByRole("button", { name: `Show ${count} flights` });
  await expect(shown).toBeVisible();
  // The panel stays open for the next choice, and the choice keeps the focus.
  await expect(box).toBeFocused();
  await shown.click();
  await expect(shown).toBeHidden();
  await page.getByRole("link", { name: "Remove 1 stop" }).click();
  await expect(page.getByText(/^All \d+ flights$/)).toBeVisible();
});
