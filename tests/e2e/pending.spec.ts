import { expect, signInAs, test } from "./test";

test("a slow dashboard shows three cards to come, a slow trip says that it is loading", async ({ page }) => {
  // Locators wait for a page that is on its way, so the old page itself reports what it shows meanwhile.
  const shown: string[] = [];
  await page.exposeFunction("report", (words: string) => shown.push(words));
  await page.addInitScript(() => {
    const report = (window as unknown as { report: (words: string) => void }).report;
    new MutationObserver((changes) => {
      for (const added of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(added instanceof HTMLElement)) continue;
        if (added.role === "status") report(added.innerText);
        const cards = added.querySelectorAll(".skeleton").length;
        if (cards > 0) report(`${cards} cards to come`);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await signInAs(page, "premium");
  await page.context().setExtraHTTPHeaders({ "x-voyance-fault": "trips=slow:1500" });
  await page
    .getByRole("main")
    .getByRole("link", { name: /Tokyo in spring/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Tokyo in spring" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Your Trips" }).click();
  await expect(page.getByRole("link", { name: /Tokyo in spring/ })).toBeVisible();
  expect(shown).toContain("Loading your trip details...");
  expect(shown).toContain("3 cards to come");
});

test("a press shows at once that a page is on its way, on reading pages and on those of the framework", async ({
  page,
}) => {
  const shown: string[] = [];
  await page.exposeFunction("report", (words: string) => shown.push(words));
  await page.addInitScript(() => {
    const report = (window as unknown as { report: (words: string) => void }).report;
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target as HTMLElement;
          if (element.dataset.going !== undefined) report("going");
          if (element.matches("a[data-pressed]")) report(`pressed ${element.innerText}`);
        }
      }).observe(document, { attributes: true, attributeFilter: ["data-going", "data-pressed"], subtree: true }),
    );
  });
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/privacy/);
  expect(shown).toContain("going");
  expect(shown.some((words) => /^pressed Privacy/.test(words))).toBe(true);
  await expect(page.locator("html[data-going]")).toHaveCount(0);

  shown.length = 0;
  await signInAs(page, "premium");
  await page.goto("/trips/saved-travellers");
  await page.goto("/explore");
  shown.length = 0;
  await page.getByRole("searchbox").fill("Lisbon");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/Lisbon/);
  expect(shown).toContain("going");
});
