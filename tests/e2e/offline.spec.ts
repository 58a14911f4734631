import { openLine } from "./bad-line";
import { NO_LINE, bytesOn, keptOn, workerReady } from "./on-device";
import { startSeeded } from "./seeded-server";
import { expect, signInAs, signInByForm, test } from "./test";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

// Packs are fetched in the background, and a machine that is busy with the suite takes its time.

// The reports of the browser and Remix about a failed request are expected here; any other complaint is not.
test.afterEach(({ complaints }) => {
  const others = complaints.filter(
    (one) =>
      !/^(Failed to (load resource|fetch manifest patches)|An unknown error occurred when fetching the script)/.test(
        one,
      ),
  );
  complaints.splice(0, complaints.length, ...others);
});

const own = (kept: readonly string[]): string[] => kept.filter((line) => line.startsWith("own-"));

test("a page that was read is there without a line, and says how old it is; another says what is there", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await workerReady(page);
  await page.goto("/destination/lisbon");
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await expect.poll(async () => (await keptOn(page)).includes("pages /destination/lisbon")).toBe(true);

  await context.setOffline(true);
  await page.goto("/destination/lisbon");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(
    page.getByText(new RegExp(`^${NO_LINE}\\. This page is as it was today at \\d\\d:\\d\\d\\.`)),
  ).toBeVisible();

  await page.goto("/guides/packing-light-for-any-season");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not on your device");
  await page.getByRole("link", { name: /^Lisbon/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
});

test("the map of a trip that was never opened can be moved without a line", async ({ page, context }) => {
  await signInByForm(page, "premium");
  await workerReady(page);
  const grounds = async (): Promise<string[]> => own(await keptOn(page)).filter((line) => line.endsWith("/tiles.json"));
  await expect.poll(async () => (await grounds()).length).toBeGreaterThan(0);
  const [ground] = await grounds();
  expect((await bytesOn(page)).tiles).toBeLessThan(3_000_000);

  await page.close();
  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto(ground!.split(" ")[1]!.replace("tiles.json", "map"));
  const painted = later.locator("canvas.leaflet-tile-loaded");
  await expect.poll(() => painted.count()).toBeGreaterThan(0);
  await later.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(() => painted.count()).toBeGreaterThan(0);
});

test("the trips of the coming weeks are on the device without having been opened, and gone after the sign-out", async ({
  page,
  context,
}) => {
  await signInByForm(page, "premium");
  await workerReady(page);
  await expect
    .poll(async () => own(await keptOn(page)).some((line) => line.endsWith("/offline/trips.json")))
    .toBe(true);
  const trips = own(await keptOn(page)).filter((line) => /\/trips\/[^/]+$/.test(line));
  expect(trips.length).toBeGreaterThan(0);
  const papers = own(await keptOn(page)).filter((line) => /pdf$|ics$/.test(line));
  expect(papers.length).toBeGreaterThan(0);
  // Together some five megabytes for a traveller with five trips; the pictures of stops are among the others, and the
  // script of the map.
  const bytes = await bytesOn(page);
  expect(bytes.own / trips.length).toBeLessThan(600_000);
  expect(bytes.others).toBeLessThan(2_300_000);

  await page.close();
  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto(trips[0]!.split(" ")[1]!);
  await expect(later.getByText(new RegExp(`^${NO_LINE}\\. This page is as it was`))).toBeVisible();
  await expect(later.getByRole("heading", { level: 1 })).not.toHaveText("This page is not on your device");
  await later.goto("/trip/dashboard");
  await expect(later.getByRole("heading", { level: 1 })).toHaveText("Your Trips");

  await context.setOffline(false);
  await later.goto("/guides");
  await later.locator(".account-menu summary").click();
  await later.getByRole("button", { name: "Sign out" }).click();
  await later.waitForURL(/\/$/);
  await expect.poll(async () => own(await keptOn(later))).toEqual([]);
  await expect(later.getByText("You are signed out.")).toBeVisible();
  await expect.poll(async () => (await keptOn(later)).includes("pages /")).toBe(true);
  await context.setOffline(true);
  await later.goto("/");
  await expect(later.getByText(/This page is as it was/)).toBeVisible();
  await expect(later.getByText("You are signed out.")).toHaveCount(0);
  await later.goto("/trip/dashboard");
  await expect(later.getByRole("heading", { level: 1 })).toHaveText("This page is not on your device");
});

test("a line that takes everything and answers nothing does not keep anybody from what is on the device", async ({
  page,
  origin,
}) => {
  const line = await openLine(origin);
  await page.goto(`${line.origin}/destination/lisbon`);
  await workerReady(page);
  await expect.poll(async () => (await keptOn(page)).includes("pages /destination/lisbon")).toBe(true);
  line.hang();
  await page.goto(`${line.origin}/destination/lisbon`);
  await expect(page.getByText(/We can't reach Voyance just now\. This page is as it was today/)).toBeVisible();
  line.mend();
  await page.reload();
  await expect(page.getByText(/This page is as it was/)).toBeHidden();
  await line.close();
});

test("a new version waits until it is asked for, and what was typed comes back with it", async ({ page, origin }) => {
  const line = await openLine(origin);
  await page.goto(`${line.origin}/planner/start?new=1`);
  await workerReady(page);
  await page.getByLabel("Destination").fill("Porto");
  line.deploy();
  // An open page asks again within a minute, and when the traveller comes back to it.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("A new version is ready.")).toBeVisible();
  await expect(page.getByLabel("Destination")).toHaveValue("Porto");
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Load it" }).click();
  await loaded;
  await expect(page.getByLabel("Destination")).toHaveValue("Porto");
  await expect(page.getByText("A new version is ready.")).toBeHidden();
  await line.close();
});

test("a traveller signed out elsewhere leaves nothing on the device from the next contact on", async ({
  page,
  origin,
}) => {
  await signInAs(page, "premium");
  await workerReady(page);
  await expect.poll(async () => own(await keptOn(page)).length).toBeGreaterThan(0);
  await page.context().clearCookies();
  await page.goto(`${origin}/explore`);
  await expect.poll(async () => own(await keptOn(page))).toEqual([]);
});

test("the pages on this device can be looked at and cleared", async ({ page }) => {
  await signInAs(page, "premium");
  await workerReady(page);
  await expect.poll(async () => own(await keptOn(page)).some((line) => line.endsWith("trips.json"))).toBe(true);
  await page.goto("/profile/account");
  const device = page.getByRole("region", { name: "On this device" });
  await expect(device.getByText(/\d trips? and \d+ pages?, \d\.\d MB/)).toBeVisible();
  await device.getByRole("button", { name: "Clear this device" }).click();
  await expect(device.getByText("This device is cleared.")).toBeVisible();
  await expect(device.getByRole("button")).toHaveCount(0);
  expect((await keptOn(page)).filter((line) => /^(own-|pages |pictures )/.test(line))).toEqual([]);
});

test("a page of the framework leads on without a line", async ({ page, context }) => {
  await signInAs(page, "premium");
  await workerReady(page);
  await expect.poll(async () => own(await keptOn(page)).some((line) => line.endsWith("trips.json"))).toBe(true);
  await context.setOffline(true);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Seven days in Kyoto/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Seven days in Kyoto/);
});

test("the worker can be ended on every device", async ({ page, origin }) => {
  const line = await openLine(origin);
  await page.goto(`${line.origin}/destination/lisbon`);
  await workerReady(page);
  await expect.poll(async () => (await keptOn(page)).length).toBeGreaterThan(5);
  const without = await startSeeded({ OFFLINE: "off" });
  line.leadTo(without.origin);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => keptOn(page)).toEqual([]);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lisbon");
  await line.close();
  await without.stop();
});
