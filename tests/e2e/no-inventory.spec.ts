import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startServer } from "./server";
import { LISBON, LISBON_TITLE, expect, signUp, test as base } from "./test";

/** A product that sells no flights and no stays: travellers bring what they booked elsewhere. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // Playwright reads the fixtures a fixture needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), "voyance-none-"));
      const server = await startServer(folder, { INVENTORY: "none" });
      await provide(server.origin);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const OFFERED = /simulated|sandbox fares|sandbox stays|find flights|usual return fare/i;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`without an inventory, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("a visitor says where and when, signs up, and has a day plan", async ({ page }) => {
      for (const address of ["/", "/destination/lisbon", "/sample-itinerary"]) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText(OFFERED)).toHaveCount(0);
      }

      await page.goto("/planner/start");
      await expect(page.getByText("Flights and a place to stay you book where you like")).toBeVisible();
      await page.getByLabel("Destination").fill(LISBON.destination);
      await page.getByLabel("Departure city or airport").fill(LISBON.from);
      await page.getByLabel("Leave on").fill(LISBON.leave);
      await page.getByLabel("Come back on").fill(LISBON.back);
      await page.getByLabel("Adults").fill(LISBON.adults);
      await page.getByLabel("Budget per traveller").fill(LISBON.budget);
      await page.getByRole("button", { name: "Plan the days" }).click();

      await page.waitForURL("**/signup**");
      await signUp(page, "visitor");
      await page.waitForURL(/\/itinerary\/[^/]+$/);
      const steps = page.getByRole("navigation", { name: "Planner steps" });
      await expect(steps.getByRole("listitem")).toHaveText([/Start/, /Itinerary/]);
      await page.getByRole("button", { name: "Plan my days" }).click();
      await expect(page.getByText("Your days are planned.")).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(OFFERED)).toHaveCount(0);

      await page.goto("/planner/flight");
      await expect(page.getByText("Here we plan your days.").first()).toBeVisible();
      await expect(page.getByText(OFFERED)).toHaveCount(0);

      await page.goto("/trip/dashboard");
      await page.getByRole("main").getByRole("link", { name: LISBON_TITLE }).first().click();
      await page.waitForURL(/\/trips?\/[^/]+$/);
      await expect(page.getByRole("button", { name: "Book This Trip" })).toHaveCount(0);
      await expect(page.getByText(OFFERED)).toHaveCount(0);
    });
  });
}
