import type { Page } from "@playwright/test";
import { LISBON, expect, fillStart, signInAs, onStep, test } from "./test";

async function openTrip(page: Page, name: string): Promise<string> {
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();
  await page.waitForURL(/\/trip\/(?!dashboard)[^/]+$/);
  return page.url().split("/").at(-1)!;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a new page begins at its heading, a refused form at its first wrong field, and no bar lies over what has the focus", async ({
    page,
  }) => {
    await page.goto("/signin");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Sign in", exact: true }).press("Enter");
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.goto("/planner/start?new=1");
    await fillStart(page, LISBON);
    await onStep(page, "flight");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.getByRole("button", { name: "Continue to hotels" }).press("Enter");
    await onStep(page, "hotel");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    for (const path of ["/planner/start?new=1", "/planner/flight?all=1"]) {
      await page.goto(path);
      for (let press = 0; press < 24; press++) {
        await page.keyboard.press("Tab");
        const hidden = await page.evaluate(() => {
          const active = document.activeElement;
          if (!active || active === document.body || active.closest(".skip")) return null;
          const { left, top, width, height } = active.getBoundingClientRect();
          const shown = document.elementFromPoint(left + width / 2, top + height / 2);
          return shown && (active.contains(shown) || active.closest("label")?.contains(shown))
            ? null
            : active.outerHTML.slice(0, 80);
        });
        expect(hidden, path).toBeNull();
      }
    }
  });
});

test("a traveller who changes a trip or a form by keys goes on from where they were", async ({ page }) => {
  test.slow();
  await signInAs(page, "premium");
  await test.step("a stop that is taken out leads to its day, and is told each time", async () => {
    const id = await openTrip(page, "Tokyo in spring");
    await page.goto(`/itinerary/${id}/edit`);
    // The day with the most stops: the first one may be an easy evening with one stop.
    const counts = await page
      .locator("details.day")
      .evaluateAll((days) => days.map((day) => day.querySelectorAll('button[aria-label^="Remove "]').length));
    const day = page.locator(`#day-${counts.indexOf(Math.max(...counts)) + 1}`);
    const summary = day.locator("> summary");
    if (!(await day.evaluate((one) => (one as HTMLDetailsElement).open))) await summary.press("Enter");
    await expect(day).toHaveAttribute("open");
    for (const turn of [1, 2]) {
      // A meal can be changed and not taken out, and may come first.
      const menu = day.locator('details.stop-menu:has(button[aria-label^="Remove "])').first();
      const remove = menu.getByRole("button", { name: /^Remove / });
      await menu.locator("> summary").press("Enter");
      await expect(menu, `menu ${turn}`).toHaveAttribute("open");
      const name = (await remove.getAttribute("aria-label"))!;
      await remove.press("Enter");
      await expect(page.getByRole("button", { name, exact: true }), `removal ${turn}`).toHaveCount(0);
      await expect(summary).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: "Removed: " })).toBeVisible();
    }
  });
  await test.step("a stop of a sample too", async () => {
    await page.goto("/sample-itinerary?destination=tokyo");
    await page
      .locator("#day-1 summary")
      .filter({ hasText: /^Try a change/ })
      .first()
      .press("Enter");
    await page
      .locator("#day-1")
      .getByRole("button", { name: /^Remove: / })
      .first()
      .press("Enter");
    await expect(page.locator("#day-1 > summary")).toBeFocused();
  });
  await test.step("the focus stays on the button that shared a trip", async () => {
    await page.goto("/trip/dashboard");
    await openTrip(page, "Barcelona with friends");
    await page.getByText("Share", { exact: true }).press("Enter");
    await page.getByRole("button", { name: "Share this trip" }).press("Enter");
    await expect(page.getByRole("link", { name: "Share", exact: true })).toBeFocused();
    // The meaning of sharing is shown at once, with the way to end it.
    await page.getByRole("button", { name: "Stop sharing" }).press("Enter");
    await expect(page.getByText("Share", { exact: true })).toBeFocused();
  });
  await test.step("on a page without the framework a refused form has the focus too, and the menu closes by Escape", async () => {
    await page.goto("/profile/preferences");
    await page.getByLabel("Home airport or city").fill("no such place");
    await page.getByRole("main").getByRole("button", { name: /save/i }).press("Enter");
    await expect(page.getByLabel("Home airport or city")).toBeFocused();
    await expect(page.getByRole("alert")).toBeVisible();
    const menu = page.getByRole("banner").locator("summary");
    await menu.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("banner").getByRole("link", { name: "Profile" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await expect(page.getByRole("banner").getByRole("link", { name: "Profile" })).toBeHidden();
  });
  await test.step("the offer of a plan keeps the focus until it is closed", async () => {
    await page.context().clearCookies();
    await signInAs(page, "free", "/planner/start");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("link", { name: "Close" })).toBeFocused();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await page.waitForURL("**/trip/dashboard");
  });
});

test("keys pressed while the page wakes up cost nothing of what was typed", async ({ page, complaints }) => {
  // Presses a key in every task from the first line of the page on, until the page has been awake for a while.
  await page.addInitScript(() => {
    const turn = new MessageChannel();
    let left = 4000;
    turn.port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
      const email = document.querySelector<HTMLInputElement>("input[type=email]");
      if (email && !email.value) email.value = "ann@example.com";
      if (email) email.dataset.seen = "yes";
      if (--left > 0) turn.port2.postMessage(undefined);
    };
    turn.port2.postMessage(undefined);
  });
  for (let visit = 0; visit < 4; visit++) {
    // It asks where its links lead when it is awake.
    const isAwake = page.waitForRequest("**/__manifest?**");
    await page.goto("/signup");
    await isAwake;
    await expect(page.getByLabel("Email")).toHaveValue("ann@example.com");
    await expect(page.getByLabel("Email")).toHaveAttribute("data-seen", "yes");
  }
  expect(complaints).toEqual([]);
});
