import type { Page } from "@playwright/test";
import { NO_LINE, keptOn, workerReady } from "./on-device";
import { expect, test } from "./test";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

// The bundles are fetched in the background, and a machine that is busy with the suite takes its time.

test.afterEach(({ complaints }) => {
  const others = complaints.filter((one) => !/^Failed to (load resource|fetch manifest patches)/.test(one));
  complaints.splice(0, complaints.length, ...others);
});

test("places are found, filtered and read offline that nobody has opened, by the same search", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  // The results of the server are those that the device has to find.
  const elsewhere = await browser.newContext({ baseURL, serviceWorkers: "block" });
  const online = await elsewhere.newPage();
  const searches = ["/explore?q=quiet+beach+in+May+under+%24150", "/explore?vibe=foodie&region=asia&sort=price"];
  const namesOn = (one: Page): Promise<string[]> => one.locator("#destinations form .place .name").allInnerTexts();
  const found: string[][] = [];
  for (const search of searches) {
    await online.goto(search);
    found.push(await namesOn(online));
  }
  await elsewhere.close();
  expect(found.every((list) => list.length > 0)).toBe(true);

  await page.goto("/");
  await workerReady(page);
  await expect.poll(async () => (await keptOn(page)).filter((line) => /^bundles |discover-/.test(line)).length).toBe(4);
  // These pages were never opened on this device.
  expect((await keptOn(page)).some((line) => line.startsWith("pages /explore"))).toBe(false);

  await context.setOffline(true);
  for (const [index, search] of searches.entries()) {
    await page.goto(search);
    await expect(
      page.getByText(new RegExp(`^${NO_LINE}\\. This page shows what's saved on your device\\.$`)),
    ).toBeVisible();
    expect(await namesOn(page)).toEqual(found[index]);
  }

  await page.getByText("Show Filters").click();
  await page.getByRole("checkbox", { name: "Wellness" }).check();
  await page.getByRole("button", { name: /^Show (\d+ )?places?$/ }).click();
  await expect(page).toHaveURL(/vibe=wellness/);
  await expect(page.locator("#found")).toContainText("matching your filters");

  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toHaveCount(0);

  await page.goto("/explore/seasons");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seasonal Collections");
  await page.goto("/explore/styles");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Travel Styles");
  await page.goto("/destinations");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("12 Handpicked Destinations");
  await page.getByRole("link", { name: /Kyoto/ }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kyoto");
  await expect(page.getByRole("heading", { name: "When to go" })).toBeVisible();

  await page.goto("/destination/atlantis");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not on your device");
});
