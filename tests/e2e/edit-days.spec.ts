import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, signInAs, test } from "./test";

/** Opens the page that changes the days of a trip of the sandbox. */
async function openEdit(page: Page): Promise<void> {
  await signInAs(page, "premium");
  const trip = await page
    .getByRole("main")
    .getByRole("link", { name: /Tokyo in spring/ })
    .first()
    .getAttribute("href");
  await page.goto(`/itinerary/${trip!.split("/").at(-1)!}/edit`);
}

const menuOf = (page: Page, name: string) =>
  page.locator("details.stop-menu", { has: page.getByLabel(`Change ${name}`, { exact: true }) });

/** Opens what is folded away; with scripts it stays open from change to change. */
async function unfold(details: Locator): Promise<void> {
  if ((await details.getAttribute("open")) === null) await details.locator("> summary").click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the days ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("take a place of one's own, which stays for as long as was said, and give it back", async ({ page }) => {
      await openEdit(page);
      const panel = page.locator("#own-place");
      await unfold(panel);
      await panel.getByLabel("Name").fill("Ken's record shop");
      await panel.getByLabel("Map link or address").fill("https://maps.app.goo.gl/AbC123");
      await panel.getByLabel("Note").fill("Ask for the jazz shelf");
      await panel.getByRole("button", { name: "Add it to the days" }).click();
      await expect(panel.getByRole("alert")).toContainText("A short link says nothing until it is opened");
      await expect(panel.getByLabel("Name")).toHaveValue("Ken's record shop");
      await expect(panel.getByLabel("Note")).toHaveValue("Ask for the jazz shelf");
      if (javaScriptEnabled) await expectAccessible(page, "a refused place");
      await panel.getByLabel("Map link or address").fill("https://www.google.com/maps/@35.6620,139.6680,17z");
      await panel.getByLabel("How long, in minutes").fill("45");
      await panel.getByRole("button", { name: "Add it to the days" }).click();
      await expect(page.getByRole("status").filter({ hasText: "Your days are changed." })).toBeVisible();
      const line = page.locator("ol.timeline > li", { hasText: "Ken's record shop" });
      await expect(line).toBeVisible();
      await expect(line).toContainText("Ask for the jazz shelf");
      expect(new URL(page.url()).hash).toMatch(/^#change-\d{4}-\d\d-\d\d-own-/);

      const menu = menuOf(page, "Ken's record shop");
      await unfold(menu);
      await menu.getByLabel("Stay, in minutes").fill("60");
      await menu.getByRole("button", { name: "Set how long to stay at Ken's record shop" }).click();
      await expect(page.getByRole("button", { name: "Undo" })).toHaveAccessibleDescription(/how long to stay at Ken/);
      await unfold(menu);
      await expect(menu.getByLabel("Stay, in minutes")).toHaveValue("60");
      await menu.getByLabel("Begin at").fill("03:00");
      await menu.getByRole("button", { name: "Set the time of Ken's record shop" }).click();
      await expect(menu.getByRole("alert"), "said inside the open menu").toContainText("cannot begin at 03:00");
      await menu.getByRole("button", { name: "Remove Ken's record shop" }).click();
      await expect(menu).toHaveCount(0);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(menu).toHaveCount(1);
    });

    test("let a meal be taken elsewhere, left out, and planned again", async ({ page }) => {
      await openEdit(page);
      const day = page.locator("details.day", { has: page.locator('button[value="eat-elsewhere"]') }).first();
      const number = (await day.getAttribute("id"))!.split("-")[1]!;
      await page.goto(`${new URL(page.url()).pathname}?day=${number}`);
      const meal = day.locator("details.stop-menu", { has: page.locator('button[value="eat-elsewhere"]') }).first();
      const word = await meal.locator('input[name="meal"]').first().inputValue();
      await unfold(meal);
      await meal.getByRole("button", { name: "Find our own table" }).click();
      await expect(page.getByRole("button", { name: "Undo" })).toHaveAccessibleDescription(
        /^Changed (lunch|dinner) on /,
      );
      const title = word === "lunch" ? "Lunch" : "Dinner";
      const open = day.locator("details.stop-menu", { has: page.getByLabel(`Change ${title}`, { exact: true }) });
      await unfold(open);
      await open.getByRole("button", { name: `No ${word} that day` }).click();
      await expect(open).toHaveCount(0);
      await day.getByRole("button", { name: new RegExp(`^Plan ${word} on .* after all$`) }).click();
      await expect(page.getByRole("status").filter({ hasText: "Your days are changed." })).toBeVisible();
      await expect(day.getByRole("button", { name: new RegExp(`^Plan ${word} on`) })).toHaveCount(0);
    });
  });
}
