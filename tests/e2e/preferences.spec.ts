import { LISBON, expect, fillStart, signUp, onStep, test } from "./test";

test("a traveller's preferences count in the planner, in the prices and in the days", async ({ page }) => {
  await page.goto("/signup");
  await signUp(page, "preferences");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome to Voyance" })).toBeVisible();

  await page.goto("/profile/preferences");
  const main = page.getByRole("main");
  await main.getByLabel("Home airport or city").fill("HEL");
  await main.getByLabel("Show prices also in").selectOption("EUR");
  await main.getByLabel("Miles, °F").check();
  await main.getByRole("button", { name: /save|keep/i }).click();
  await page.waitForURL("**/profile");

  await page.goto("/planner/start");
  await expect(page.getByLabel("Departure city or airport")).toHaveValue(/Helsinki/);
  await expect(
    page.getByText("Your home airport comes from your preferences. Change anything you like."),
  ).toBeVisible();
  await fillStart(page, LISBON);

  await onStep(page, "flight");
  await expect(page.getByText(/^about €[\d,]+$/).first()).toBeVisible();
  await expect(page.getByText(/^Amounts in EUR are approximate, at the rate of /)).toHaveCount(1);
  await page.getByRole("button", { name: "Continue to hotels" }).click();
  await onStep(page, "hotel");
  await expect(page.getByRole("row", { name: /^So far \$[\d,.]+ ?about €[\d,]+$/ })).toBeVisible();
  await expect(page.getByText(/^about €[\d,]+$/).first()).toBeVisible();
  await page.getByRole("button", { name: "Continue to checkout" }).click();
  await onStep(page, "booking");
  await expect(page.getByText(/That is about €[\d,]+\. Amounts in EUR are approximate/)).toBeVisible();

  await page.getByRole("link", { name: "See your days before you pay" }).click();
  await page.getByRole("button", { name: "Plan my days" }).click();
  await expect(page.getByText(/ mi on foot/).first()).toBeVisible();
  await expect(page.getByText(/\d km( |$)/)).toHaveCount(0);
});
