import { expect, signInAs, test } from "./test";

test("a slow dashboard shows three cards to come, a slow trip says that it is loading", async ({ page }) => {
  await signInAs(page, "premium");
  const trip = page.getByRole("main").getByRole("link", { name: /Tokyo in spring/ });
  await page.context().setExtraHTTPHeaders({ "x-voyance-fault": "trips=slow:1500" });
  await trip.click();
  await expect(page.getByText("Loading your trip details...")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Tokyo in spring" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Your Trips" }).click();
  await expect(page.locator(".skeleton")).toHaveCount(3);
  await expect(page.getByRole("link", { name: /Tokyo in spring/ })).toBeVisible();
});
