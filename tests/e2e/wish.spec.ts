import { expect, onStep, test } from "./test";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a trip in a sentence, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("is understood, can be changed, and opens the planner filled in", async ({ page }) => {
      await page.goto("/");
      await page
        .getByLabel("Where, when, with whom?")
        .fill("a week in Japan in the middle of April, two adults, love food, under $4k");
      await page.getByRole("button", { name: "Plan it" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Here is what we understood");
      const where = page.getByRole("group", { name: "Where in Japan?" });
      await expect(where.getByRole("radio").first()).toBeChecked();
      await where.getByRole("radio", { name: /^Kyoto/ }).check();
      await page.getByText("Who", { exact: true }).click();
      await page.getByLabel("Adults").fill("3");
      await page.getByRole("button", { name: "Continue with this" }).click();

      await page.waitForURL("**/planner/start?**");
      await expect(page.getByLabel("Destination", { exact: true })).toHaveValue("Kyoto");
      await expect(page.getByLabel("Adults")).toHaveValue("3");
      await expect(page.getByLabel("Budget per traveller")).toHaveValue("2000");
      await expect(page.getByLabel("Leave on")).toHaveValue(/-04-1\d$/);
      await expect(page.getByLabel("Departure city or airport")).toHaveValue("");
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    test("goes straight to the flights where it says all there is to say", async ({ page }) => {
      await page.goto(
        `/planner/wish?${new URLSearchParams({ say: "Lisbon from London in April, 5 nights, two of us, $2,000 each" }).toString()}`,
      );
      await expect(page.getByRole("radio", { name: /^Lisbon/ })).toBeChecked();
      await page.getByRole("button", { name: "Find flights" }).click();
      await onStep(page, "flight");
    });

    test("says what it made nothing of, and asks for the place", async ({ page }) => {
      await page.goto("/planner/wish?say=Narnia+for+two+weeks");
      await expect(page.getByText("We didn't understand “narnia”.")).toBeVisible();
      await page.getByLabel("Destination", { exact: true }).fill("Lisbon");
      await page.getByRole("button", { name: "Continue with this" }).click();
      await page.waitForURL("**/planner/start?**");
      await expect(page.getByLabel("Destination", { exact: true })).toHaveValue("Lisbon");
    });

    test("is the form where nothing was said", async ({ page }) => {
      await page.goto("/planner/wish?say=%20");
      await page.waitForURL("**/planner/start");
    });
  });
}
