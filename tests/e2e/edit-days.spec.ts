import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, signInAs, test } from "./test";

// All of them edit one trip of the sandbox: two at a time would find each other's days.
test.describe.configure({ mode: "default" });

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

/** Opens a folded part; with scripts it stays open from change to change. */
async function unfold(details: Locator): Promise<void> {
  if ((await details.getAttribute("open")) === null) await details.locator("> summary").click();
}

/** The status of the answer to a drop; the wait for it begins with the drop, and not with the tries before it. */
async function dropped(page: Page, letGo: () => Promise<unknown>): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await letGo();
  return (await answer).status();
}

/**
 * Drags by hand: from the name of one stop to the upper edge of another's, until the edge of that very line is marked.
 * On a page that still settles another line may come to lie under the pointer.
 */
async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  const nameOf = (line: Locator): Locator => line.locator(".title");
  await expect(async () => {
    await to.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const [start, end] = [(await nameOf(from).boundingBox())!, (await nameOf(to).boundingBox())!];
    await page.mouse.move(start.x + 20, start.y + 8);
    await page.mouse.down();
    // Over a far line a drag of few large steps is none to the browser.
    await page.mouse.move(end.x + 20, end.y + 4, { steps: 40 });
    try {
      await expect(to).toHaveAttribute("data-drop", "before", { timeout: 5_000 });
    } catch (error) {
      // A stop that is let go at its own place stays there: elsewhere it would be dropped after all.
      await page.mouse.move(start.x + 20, start.y + 8);
      await page.mouse.up();
      throw error;
    }
  }).toPass();
}

test("stops are dragged to another place and another day, and a keyboard does the same by the menus", async ({
  page,
}) => {
  // Several tries, each of which plans a day.
  test.slow();
  // Two neighbours have to be visible at once, with a meal and free time between them.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await openEdit(page);
  const counts = await page
    .locator("details.day")
    .evaluateAll((days) => days.map((day) => day.querySelectorAll('button[value="shift-later"]').length));
  const number = counts.indexOf(Math.max(...counts)) + 1;
  const address = `${new URL(page.url()).pathname}?day=${number}`;
  const open = async (): Promise<void> => {
    await page.goto(address);
    await expect(page.locator("[data-drags]")).toBeVisible();
  };
  await open();
  const day = page.locator(`#day-${number}`);
  // The menu of a meal names its table further within, and a meal is not dragged.
  const names = (): Promise<string[]> =>
    day
      .locator('details.stop-menu:has(> .panel > form > input[name="placeId"]) > summary')
      .evaluateAll((menus) => menus.map((menu) => menu.getAttribute("aria-label")!.replace("Change ", "")));
  const lineOf = (name: string) =>
    day.locator(".timeline > li", { has: page.getByLabel(`Change ${name}`, { exact: true }) });

  const before = await names();
  let moved: string | undefined;
  // A stop that is closed at its neighbour's hour is refused in words; another pair is tried then.
  for (let first = 0; first + 1 < before.length && !moved; first++) {
    const [upper, lower] = [before[first]!, before[first + 1]!];
    await dragOnto(page, lineOf(lower), lineOf(upper));
    if ((await dropped(page, () => page.mouse.up())) === 409) {
      await expect(menuOf(page, lower).getByRole("alert")).toContainText("doesn't fit there");
      await open();
      continue;
    }
    await expect(page.getByRole("status").filter({ hasText: "Moved: " })).toBeVisible();
    moved = lower;
  }
  expect(moved).toBeDefined();
  const after = await names();
  expect(after.indexOf(moved!)).toBeLessThan(before.indexOf(moved!));

  await page.getByRole("main").getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(names).toEqual(before);

  await open();
  const menu = menuOf(page, before[1]!);
  const move = menu.getByRole("button", { name: `Move ${before[1]!} to that day` });
  await menu.locator("> summary").press("Enter");
  await expect(move).toBeVisible();
  await menu.getByLabel(`Another day for ${before[1]!}`).press("ArrowDown");
  await move.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Moved: " }).or(menu.getByRole("alert"))).toBeVisible();
});

test.describe("a finger", () => {
  // Two neighbours have to be visible at once.
  test.use({ hasTouch: true, viewport: { width: 390, height: 2400 } });

  test("scrolls over the days as ever, and drags a stop that it has held", async ({ page, context }) => {
    // Several tries, each of which plans a day.
    test.slow();
    await openEdit(page);
    const counts = await page
      .locator("details.day")
      .evaluateAll((days) => days.map((day) => day.querySelectorAll('button[value="shift-later"]').length));
    const number = counts.indexOf(Math.max(...counts)) + 1;
    const address = `${new URL(page.url()).pathname}?day=${number}`;
    const open = async (): Promise<void> => {
      await page.goto(address);
      await expect(page.locator("[data-drags]")).toBeVisible();
    };
    await open();
    const day = page.locator(`#day-${number}`);
    const lines = day.locator('.timeline > li:has(details.stop-menu input[name="placeId"])');
    const names = (): Promise<string[]> =>
      lines
        .locator("details.stop-menu > summary")
        .evaluateAll((menus) => menus.map((menu) => menu.getAttribute("aria-label")!.replace("Change ", "")));
    const cdp = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", x?: number, y?: number) =>
      cdp.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] });
    const centre = async (index: number): Promise<{ x: number; y: number }> => {
      const box = (await lines.nth(index).locator(".title").boundingBox())!;
      return { x: box.x + 30, y: box.y + box.height / 2 };
    };
    /**
     * Holds a stop until it is picked up. A page that still settles may move under the finger, which is put down again
     * then.
     */
    const hold = async (from: number, to: number): Promise<{ x: number; y: number; end: number }> => {
      let place: { x: number; y: number; end: number } | undefined;
      await expect(async () => {
        await lines.nth(to).evaluate((line) => line.scrollIntoView({ block: "center" }));
        place = { ...(await centre(from)), end: (await lines.nth(to).boundingBox())!.y + 6 };
        await touch("touchStart", place.x, place.y);
        await expect(lines.nth(from))
          .toHaveAttribute("data-held", "", { timeout: 3000 })
          .catch(async (error: unknown) => {
            await touch("touchCancel");
            throw error;
          });
      }).toPass();
      return place!;
    };
    /**
     * From the name of one stop to the upper edge of another's line, with a rest before it, until that edge is marked.
     */
    const drag = async (from: number, to: number): Promise<void> => {
      await expect(async () => {
        const { x, y, end } = await hold(from, to);
        for (let step = 1; step <= 8; step++) await touch("touchMove", x, y + ((end - y) * step) / 8);
        await expect(lines.nth(to))
          .toHaveAttribute("data-drop", "before", { timeout: 3000 })
          .catch(async (error: unknown) => {
            await touch("touchCancel");
            throw error;
          });
      }).toPass();
    };

    // A finger that moves at once scrolls, and picks up no stop.
    await lines.first().evaluate((line) => line.scrollIntoView({ block: "center" }));
    const before = await names();
    const scrolled = await page.evaluate(() => window.scrollY);
    const start = await centre(0);
    await touch("touchStart", start.x, start.y);
    for (let step = 1; step <= 10; step++) await touch("touchMove", start.x, start.y - 25 * step);
    await touch("touchEnd");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled + 60);
    await expect(page.locator("[data-held]")).toHaveCount(0);
    expect(await names()).toEqual(before);

    // The next touch only stops a page that still scrolls from the swipe.
    await open();
    let moved: string | undefined;
    for (let first = 0; first + 1 < before.length && !moved; first++) {
      await drag(first + 1, first);
      if ((await dropped(page, () => touch("touchEnd"))) === 409) {
        await expect(menuOf(page, before[first + 1]!).getByRole("alert")).toContainText("doesn't fit there");
        await open();
        continue;
      }
      await expect(page.getByRole("status").filter({ hasText: "Moved: " })).toBeVisible();
      moved = before[first + 1];
    }
    expect(moved).toBeDefined();
    expect((await names()).indexOf(moved!)).toBeLessThan(before.indexOf(moved!));
    await page.getByRole("main").getByRole("button", { name: "Undo" }).tap();
    await expect.poll(names).toEqual(before);
  });
});

// Meals, and what else the forms of the days do, is a walk (tests/walks/edit-days.test.ts).
test("the days take a place of one's own and give it back, and changes that come quickly are made in turn", async ({
  page,
}) => {
  // Each of its changes plans a day.
  test.slow();
  const shop = "Ken's record shop";
  await openEdit(page);
  const panel = page.locator("#own-place");
  await page.getByRole("link", { name: "Add a place of your own" }).press("Enter");
  await expect(panel.getByLabel("Name")).toBeFocused();
  await unfold(panel);
  await panel.getByLabel("Name").fill(shop);
  await panel.getByLabel("Map link or address").fill("https://maps.app.goo.gl/AbC123");
  await panel.getByLabel("Note").fill("Ask for the jazz shelf");
  await panel.getByRole("button", { name: "Add it to the days" }).click();
  await expect(panel.getByRole("alert")).toContainText("We can't see where a short link leads");
  await expect(panel.getByLabel("Name")).toHaveValue(shop);
  await expect(panel.getByLabel("Note")).toHaveValue("Ask for the jazz shelf");
  await expectAccessible(page, "a refused place");
  await panel.getByLabel("Map link or address").fill("https://www.google.com/maps/@35.6620,139.6680,17z");
  await panel.getByLabel("How long, in minutes").fill("45");
  await panel.getByRole("button", { name: "Add it to the days" }).click();
  await expect(page.getByRole("status").filter({ hasText: `Added: ${shop}` })).toBeVisible();
  // A meal beside the shop names it too.
  const line = page.locator('ol.timeline > li[data-place^="own-"]', { hasText: shop });
  await expect(line).toBeVisible();
  await expect(line).toContainText("Ask for the jazz shelf");
  expect(new URL(page.url()).hash).toMatch(/^#change-\d{4}-\d\d-\d\d-own-/);
  await expect(panel.getByLabel("Name"), "empty for the next one").toHaveValue("");
  await expect(panel).not.toHaveAttribute("open");

  const menu = menuOf(page, shop);
  await expect(menu.locator("> summary")).toBeFocused();
  await unfold(menu);
  const editor = menu.locator("details.own-place");
  await unfold(editor);
  await expect(editor.getByLabel("Map link or address")).toHaveValue("35.662, 139.668");
  await editor.getByLabel("Map link or address").fill("https://maps.app.goo.gl/AbC123");
  await editor.getByLabel("Note").fill("Ask for the soul shelf");
  await editor.getByRole("button", { name: `Save ${shop}` }).click();
  await expect(menu.getByRole("alert").first()).toContainText("short link");
  await expect(editor.getByLabel("Note")).toHaveValue("Ask for the soul shelf");
  await expectAccessible(page, "a refused change of a place");
  await editor.getByLabel("Map link or address").fill("35.662, 139.668");
  await editor.getByRole("button", { name: `Save ${shop}` }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Undo" })).toHaveAccessibleDescription(
    `Changed ${shop}`,
  );
  await expect(line).toContainText("Ask for the soul shelf");
  await unfold(menu);
  await menu.getByLabel("Start at").fill("03:00");
  await menu.getByRole("button", { name: `Set the time of ${shop}` }).click();
  await expect(menu.getByRole("alert"), "said inside the open menu").toContainText("can't begin at 03:00");
  // A press while a change is on its way is made after it.
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(
    "**/edit.data*",
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await menu.getByRole("button", { name: `Set the time of ${shop}` }).click();
  await menu.getByRole("button", { name: `Remove ${shop}` }).click();
  letThrough();
  await expect(menu).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Undo" }).click();
  await expect(menu).toHaveCount(1);
  await unfold(menu);
  await unfold(editor);
  await editor.getByRole("button", { name: `Delete ${shop} from this trip` }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your place is deleted from this trip." })).toBeVisible();
  await expect(menu).toHaveCount(0);
});
