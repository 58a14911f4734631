import type { Page } from "@playwright/test";
import { expect, signInAs, test } from "./test";

/** The scripts that a page fetches from now on. */
function scriptsOf(page: Page): string[] {
  const fetched: string[] = [];
  page.on(
    "request",
    (request) => void (request.resourceType() === "script" && fetched.push(new URL(request.url()).pathname)),
  );
  return fetched;
}

/** The part that remembers a place, and steps numbers. */
const PART = /\/assets\/planning-parts\.client-/;

test("a reading page fetches nothing but the small script before it is touched, any other few files", async ({
  page,
}) => {
  await signInAs(page, "premium");
  const trip = await page
    .getByRole("main")
    .getByRole("link", { name: /Tokyo in spring/ })
    .getAttribute("href");
  const fetched = scriptsOf(page);
  for (const path of ["/explore", "/destination/kyoto", "/explore/matches", trip!]) {
    fetched.length = 0;
    await page.goto(path, { waitUntil: "networkidle" });
    expect(fetched, path).toEqual(["/enhance.js"]);
  }
  for (const path of ["/planner/start", "/sample-itinerary"]) {
    fetched.length = 0;
    await page.goto(path, { waitUntil: "networkidle" });
    expect(new Set(fetched).size, fetched.join("\n")).toBeLessThanOrEqual(12);
  }
});

test("a link leads on where what answers it can't be fetched, and a press that is quicker than that waits for it", async ({
  page,
  complaints,
}) => {
  await page.route(PART, (route) => route.abort());
  await page.goto("/destination/kyoto");
  await page.getByRole("link", { name: "Start Planning My Trip" }).first().click();
  await page.waitForURL("**/planner/start**");
  expect(complaints.splice(0).filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);

  await page.unroute(PART);
  let bring = (): void => undefined;
  const isPressed = new Promise<void>((resolve) => (bring = resolve));
  await page.route(PART, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto("/destination/kyoto");
  const asked = page.waitForRequest(PART);
  await page.getByRole("link", { name: "Start Planning My Trip" }).first().click({ noWaitAfter: true });
  await asked;
  expect(new URL(page.url()).pathname).toBe("/destination/kyoto");
  bring();
  await page.waitForURL("**/planner/start**");
  await page.goto("/planner/start");
  await expect(page.getByLabel("Destination")).toHaveValue("Kyoto");
  await page.getByRole("button", { name: "One more adult" }).click();
  await expect(page.getByLabel("Adults")).toHaveValue("2");
});

test("a page of the framework can be filled in and leads on, however slow it is told where its links lead", async ({
  page,
}) => {
  const asked: string[] = [];
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/__manifest?**", async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.goto("/planner/start");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // The page changes more than once while the answer is on its way.
  const where = page.getByLabel("Destination");
  await where.pressSequentially("kyo");
  await page.getByRole("option", { name: /^Kyoto/ }).click();
  await expect(where).toHaveValue("Kyoto");
  await expect(page.getByRole("complementary", { name: "Kyoto, Japan" })).toBeVisible();
  answer();
  await page.waitForLoadState("networkidle");
  await page.getByRole("contentinfo").getByRole("link", { name: "How it works" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/how-it-works$/);
});
