import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { daysAhead, expect, goToPayment, planToCheckout, signInAs, test as base, LISBON } from "./test";

/** A product that watches booked trips. */
const test = base.extend<object, { serverEnv: Record<string, string> }>({
  serverEnv: [{ DISRUPTION_ALERTS: "on" }, { scope: "worker" }],
});
/** The product as in the other journeys. */
const testOff = base;

const panelOf = (page: Page) => page.getByRole("region", { name: "Disruption alerts" });
const shownIn = (page: Page) => panelOf(page).getByRole("heading", { level: 3 });

/** The sandbox's booked trip. */
async function bookedTrip(page: Page): Promise<{ id: string; startDate: string }> {
  await signInAs(page, "premium");
  const { data } = (await (await page.request.get("/api/v1/trips?limit=20")).json()) as {
    data: { id: string; status: string; startDate: string }[];
  };
  return data.find(({ status }) => status === "booked")!;
}

/** Moves the clock of every request of a page. */
const setClock = (page: Page, now: string): Promise<void> =>
  page.context().setExtraHTTPHeaders({ "x-voyance-now": now });

/** Opens the sandbox's booked trip some hours before its first day, with a session of that time. */
async function openSoon(page: Page): Promise<string> {
  const { id, startDate } = await bookedTrip(page);
  await setClock(page, new Date(Date.parse(`${startDate}T00:00:00Z`) - 12 * 3_600_000).toISOString());
  await page.context().clearCookies();
  await signInAs(page, "premium");
  await page.goto(`/trips/${id}`);
  return id;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`alerts, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("stand on the page of a trip that leaves soon, and are paused and turned on there", async ({ page }) => {
      await openSoon(page);
      await expect(shownIn(page).filter({ visible: true })).toHaveCount(3);
      await expect(panelOf(page).getByText("Sandbox alerts.")).toBeVisible();
      await panelOf(page).getByText("2 more alerts").click();
      await expect(shownIn(page).filter({ visible: true })).toHaveCount(5);
      await panelOf(page).getByRole("button", { name: "Pause alerts" }).click();
      await expect(page.getByText("Alerts are paused for this trip.")).toBeVisible();
      await expect(panelOf(page).getByText("Alerts are paused. We won't look for anything")).toBeVisible();
      await panelOf(page).getByRole("button", { name: "Turn alerts on" }).click();
      await expect(page.getByText("Alerts are on for this trip.")).toBeVisible();
      await expect(panelOf(page).getByRole("button", { name: "Pause alerts" })).toBeVisible();
    });
  });
}

test("the confirmation shows two of five, and the risk in words", async ({ page }) => {
  await signInAs(page, "fresh");
  await planToCheckout(page);
  await goToPayment(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL("**/confirmation**");
  // Weeks ahead few alerts are known; all of them stand open.
  await expect(shownIn(page)).toHaveCount(2);
  const address = page.url();
  await setClock(page, new Date(Date.parse(`${LISBON.leave}T00:00:00Z`) - 12 * 3_600_000).toISOString());
  await page.context().clearCookies();
  await signInAs(page, "fresh");
  await page.goto(address);
  await expect(shownIn(page).filter({ visible: true })).toHaveCount(2);
  await expect(panelOf(page).getByText("3 more alerts")).toBeVisible();
  await expect(
    panelOf(page)
      .getByText(/^(Low|Medium|High|Critical) risk$/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page, "the confirmation with alerts");
});

test("a lost connection says so and is made again", async ({ page }) => {
  let calls = 0;
  await page.route("**/api/v1/disruption/*/stream", (route) =>
    calls++ === 0 ? route.fulfill({ status: 429 }) : route.continue(),
  );
  await page.clock.install();
  await openSoon(page);
  await expect(panelOf(page).getByText("Connection to disruption alerts failed")).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(panelOf(page).getByText("Connection to disruption alerts failed")).toBeHidden();
  expect(calls).toBe(2);
});

test("a page that is open shows what comes", async ({ page }) => {
  const id = await openSoon(page);
  const { startDate } = (
    (await (await page.request.get(`/api/v1/trips/${id}`)).json()) as { data: { startDate: string } }
  ).data;
  const titles = await shownIn(page).allTextContents();
  // Another browser looks later: the new alerts of then appear on this page by themselves.
  const later = new Date(Date.parse(`${startDate}T00:00:00Z`) + 7 * 3_600_000).toISOString();
  await setClock(page, later);
  await page.request.get(`/api/v1/disruption/${id}/predict`);
  await expect.poll(() => shownIn(page).allTextContents()).not.toEqual(titles);
});

test("nothing is reported where nothing is known, and a source that fails is no error of the page", async ({
  page,
}) => {
  const { id } = await bookedTrip(page);
  for (const [fault, words] of [
    ["disruption=error", "We couldn't look for disruptions just now."],
    ["disruption=empty", "Nothing to report."],
  ] as const) {
    await page
      .context()
      .setExtraHTTPHeaders({ "x-voyance-fault": fault, "x-voyance-now": `${daysAhead(2)}T12:00:00Z` });
    await page.context().clearCookies();
    await signInAs(page, "premium");
    await page.goto(`/trips/${id}`);
    // Weeks ahead the panel is folded.
    await expect(panelOf(page)).toBeHidden();
    await page.getByText(/^Disruption alerts: /).click();
    await expect(panelOf(page).getByText(words)).toBeVisible();
  }
});

testOff("turned off there is nothing of it", async ({ page }) => {
  const id = await openSoon(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
  const answer = await page.request.get(`/api/v1/disruption/${id}/predict`);
  expect([answer.status(), await answer.text()]).toEqual([
    404,
    expect.stringContaining("Disruption helper feature is disabled"),
  ]);
});
