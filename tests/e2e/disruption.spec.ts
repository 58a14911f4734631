import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { LISBON, expect, goToPayment, planToCheckout, signInAs, signInByForm, test as base } from "./test";

/** A product that watches booked trips. */
const test = base.extend<object, { serverEnv: Record<string, string> }>({
  serverEnv: [{ DISRUPTION_ALERTS: "on" }, { scope: "worker" }],
});

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
async function openSoon(page: Page): Promise<{ id: string; startDate: string }> {
  const { id, startDate } = await bookedTrip(page);
  await setClock(page, new Date(Date.parse(`${startDate}T00:00:00Z`) - 12 * 3_600_000).toISOString());
  await page.context().clearCookies();
  await signInByForm(page, "premium");
  await page.goto(`/trips/${id}`);
  return { id, startDate };
}

// What happens without scripts is a walk (tests/walks/disruption.test.ts).
test("the confirmation shows two of five and the risk in words; alerts are paused and turned on there", async ({
  page,
}) => {
  await signInAs(page, "fresh");
  await planToCheckout(page);
  await goToPayment(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL("**/confirmation**");
  await expect(panelOf(page).getByText("Alerts start two days before you leave.")).toBeVisible();
  await expect(shownIn(page)).toHaveCount(0);
  const address = page.url();
  await setClock(page, new Date(Date.parse(`${LISBON.leave}T00:00:00Z`) - 12 * 3_600_000).toISOString());
  await page.context().clearCookies();
  await signInByForm(page, "fresh");
  await page.goto(address);
  await expect(shownIn(page).filter({ visible: true })).toHaveCount(2);
  await expect(
    panelOf(page)
      .getByText(/^(Low|Medium|High|Critical) risk$/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page, "the confirmation with alerts");
  await panelOf(page).getByText("3 more alerts").click();
  await expect(shownIn(page).filter({ visible: true })).toHaveCount(5);
  await panelOf(page).getByRole("button", { name: "Pause alerts" }).click();
  await expect(page.getByText("Alerts are paused for this trip.")).toBeVisible();
  await expect(panelOf(page).getByText("Alerts are paused. We won't look for anything")).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Turn alerts on" }).click();
  await expect(page.getByText("Alerts are on for this trip.")).toBeVisible();
  await expect(panelOf(page).getByRole("button", { name: "Pause alerts" })).toBeVisible();
});

test("a lost connection says so and is made again, and a page that is open shows what comes", async ({ page }) => {
  let calls = 0;
  await page.route("**/api/v1/disruption/*/stream", (route) =>
    calls++ === 0 ? route.fulfill({ status: 429 }) : route.continue(),
  );
  await page.clock.install();
  const { id, startDate } = await openSoon(page);
  await expect(panelOf(page).getByText("Connection to disruption alerts failed")).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(panelOf(page).getByText("Connection to disruption alerts failed")).toBeHidden();
  expect(calls).toBe(2);

  const titles = await shownIn(page).allTextContents();
  // Another browser looks later: the new alerts of then appear on this page by themselves.
  const later = new Date(Date.parse(`${startDate}T00:00:00Z`) + 7 * 3_600_000).toISOString();
  await setClock(page, later);
  await page.request.get(`/api/v1/disruption/${id}/predict`);
  await expect.poll(() => shownIn(page).allTextContents()).not.toEqual(titles);
  await panelOf(page).getByRole("button", { name: "Pause alerts" }).click();
  await expect(page.getByText("Alerts are paused for this trip.")).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Turn alerts on" }).click();
  await expect(page.getByText("Alerts are on for this trip.")).toBeVisible();
});
