import { expectAccessible } from "./accessible";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./test";

const TYPES = ["Tips & Tricks", "Destination", "Practical", "Responsible Tourism", "Safety & Wellness"];
const ALL = 12;
const BUILT_IN = 6;
/** The guides whose bodies stress the page: tables of two and three columns, long lists, long words. */
const READ = [
  "/guides",
  "/guides?q=zzz",
  "/guides/first-time-in-japan",
  "/guides/planning-a-trip-the-whole-group-enjoys",
  "/guides/staying-well-in-heat-height-and-far-from-a-doctor",
  "/guides/being-a-good-guest",
  "/guides/nowhere",
];

const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
const setFault = (context: BrowserContext, origin: string, fault: string) =>
  context.addCookies([{ name: "x-voyance-fault", value: encodeURIComponent(fault), url: origin }]);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`guides on a phone, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("lists, filters and searches (CHECKLIST GUIDE-01 to GUIDE-11, GUIDE-31, GUIDE-34)", async ({ page }) => {
      expect((await page.goto("/guides"))?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Travel Guides & Resources");
      const categories = page.getByRole("navigation", { name: "Categories" });
      await expect(categories.getByRole("link")).toHaveText(["All", ...TYPES]);
      await expect(cards(page)).toHaveCount(ALL);
      for (const type of TYPES) {
        await categories.getByRole("link", { name: type }).click();
        await expect(categories.getByRole("link", { name: type })).toHaveAttribute("aria-current", "true");
        await expect(cards(page).first()).toContainText(type);
        expect(await cards(page).filter({ hasNotText: type }).count()).toBe(0);
      }
      await categories.getByRole("link", { name: "All" }).click();
      await expect(cards(page)).toHaveCount(ALL);

      const packing = cards(page).filter({ hasText: "Packing light" });
      await expect(packing).toHaveAttribute("href", "/guides/packing-light-for-any-season");
      await expect(packing).toContainText("Featured");
      await expect(packing).toContainText(/March 5, 2026 · \d+ min read/);
      await expect(cards(page).filter({ hasText: "Travel insurance" })).not.toContainText("Featured");

      // Title, summary, body and tag, each in capitals.
      for (const [term, title] of [
        ["FIRST TIME IN", "First time in Japan"],
        ["STAY FRIENDS AFTER", "Planning a trip the whole group enjoys"],
        ["KOBAN", "First time in Japan"],
        ["CLAIMS", "Travel insurance"],
      ] as const) {
        await page.getByPlaceholder("Search guides...").fill(term);
        await page.getByRole("button", { name: "Search", exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`q=${term.split(" ")[0]}`));
        await expect(cards(page).filter({ hasText: title })).toHaveCount(1);
      }
      await page.getByPlaceholder("Search guides...").fill("zzz");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page.getByText('No guides found matching "zzz"')).toBeVisible();
      await page.getByRole("link", { name: "Show all guides" }).click();
      await expect(cards(page)).toHaveCount(ALL);
      await page.goto("/guides?category=cruises");
      await expect(page.getByText("No guides available in this category")).toBeVisible();
    });

    test("combines category, search and featured (CHECKLIST GUIDE-11)", async ({ page }) => {
      await page.goto("/guides?category=tips+%26+tricks");
      await page.getByPlaceholder("Search guides...").fill("underwear");
      await page.getByLabel("Featured only").check();
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(/featured=true/);
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText("Packing light");
      await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Practical" }).click();
      await expect(page.getByText('No guides found matching "underwear"')).toBeVisible();

      await page.goto("/guides?limit=2");
      await expect(cards(page)).toHaveCount(2);
      await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Practical" }).click();
      await expect(cards(page)).toHaveCount(2);
      await page.getByLabel("Featured only").check();
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(/limit=2/);
      expect(await cards(page).count()).toBeLessThanOrEqual(2);
      await page.goto("/guides?limit=-1");
      await expect(cards(page)).toHaveCount(ALL);
    });

    test("reads a guide, goes on to the next and back to the list (CHECKLIST GUIDE-14 to GUIDE-20)", async ({
      page,
    }) => {
      await page.goto("/guides/first-time-in-japan");
      const article = page.getByRole("article");
      await expect(article.getByRole("heading", { level: 1 })).toHaveText("First time in Japan");
      await expect(article.getByText("Destination", { exact: true }).first()).toBeVisible();
      await expect(article.getByText(/^Tokyo, Kyoto and Osaka in ten unhurried days/)).toBeVisible();
      await expect(article.getByText(/^The Voyance desk · November 5, 2026 · \d+ min read$/)).toBeVisible();
      await expect(article.getByText("#japan #trains #etiquette #first-visit")).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to Guides" })).toHaveAttribute("href", "/guides");
      await expect(article.getByRole("rowheader").first()).toHaveText("March to May");
      await expect(article.getByRole("link", { name: /Kyoto$/ })).toHaveAttribute("href", "/destination/kyoto");
      const next = article
        .getByRole("link")
        .filter({ has: page.getByRole("heading", { level: 3 }) })
        .first();
      const title = await next.getByRole("heading").innerText();
      await next.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      if (javaScriptEnabled) expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.getByRole("link", { name: "Back to Guides" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Travel Guides & Resources");
    });

    test("says what is missing and leads back (CHECKLIST GUIDE-19, GUIDE-21, GUIDE-23)", async ({ page }) => {
      expect((await page.goto("/guides/nowhere"))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guide Not Found");
      await expect(page.getByText("The requested guide could not be found.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to Guides" })).toHaveAttribute("href", "/guides");
      expect((await page.goto("/guides/%20"))?.status()).toBe(400);
      await expect(page.getByText("No guide specified")).toBeVisible();
    });

    test("is shown on the page of its place, and only there", async ({ page }) => {
      await page.goto("/destination/osaka");
      await expect(page.getByRole("heading", { level: 2, name: "Guides for Osaka" })).toBeVisible();
      const guide = page
        .getByRole("link")
        .filter({ has: page.getByRole("heading", { level: 3, name: "First time in Japan" }) });
      await expect(guide).toContainText("Destination");
      await expect(guide).toContainText(/\d+ min read/);
      await guide.click();
      await expect(page).toHaveURL(/\/guides\/first-time-in-japan$/);
      await page.goto("/destination/uluru");
      await expect(page.getByRole("heading", { name: "Guides for Uluru" })).toBeVisible();
      await page.goto("/destination/riga");
      await expect(page.getByRole("heading", { name: /^Guides for/ })).toHaveCount(0);
    });
  });
}

test("the cards stand in three columns on a wide screen (CHECKLIST GUIDE-04)", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/guides");
  const lefts = await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(3);
  expect(lefts).toHaveLength(ALL);
});

test("a list call that breaks is answered by the built-in guides, without a word (CHECKLIST GUIDE-27, GUIDE-28)", async ({
  page,
  context,
  origin,
}) => {
  await setFault(context, origin, "guides=error");
  await page.goto("/guides");
  await expect(cards(page)).toHaveCount(BUILT_IN);
  await expect(page.getByText(/unable|failed|unavailable|error/i)).toHaveCount(0);
});

test("a guide call that breaks is answered by the built-in guide, or says so (CHECKLIST GUIDE-22, GUIDE-24)", async ({
  request,
  origin,
}) => {
  const headers = { "x-voyance-fault": "guides=error" };
  const builtIn = await request.get(`${origin}/guides/packing-light-for-any-season`, { headers });
  expect(builtIn.status()).toBe(200);
  expect(await builtIn.text()).toContain("3 bottoms, 6 tops, 3 underwear, 3 socks");
  const other = await request.get(`${origin}/guides/first-time-in-japan`, { headers });
  expect(other.status()).toBe(503);
  expect(await other.text()).toMatch(/Guide Not Found[\s\S]*Failed to load guide[\s\S]*Back to Guides/);
  expect((await request.get(`${origin}/destination/osaka`, { headers })).status()).toBe(200);
});

test("a slow list and a slow guide say that they are loading (CHECKLIST GUIDE-12, GUIDE-13)", async ({ page }) => {
  // Locators wait for a page that is on its way, so the old page itself reports its messages meanwhile.
  const said: string[] = [];
  await page.exposeFunction("report", (words: string) => said.push(words));
  await page.addInitScript(() => {
    const report = (window as unknown as { report: (words: string) => void }).report;
    new MutationObserver((changes) => {
      for (const added of changes.flatMap((change) => [...change.addedNodes]))
        if (added instanceof HTMLElement && added.role === "status") report(added.innerText);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/guides");
  await page.getByRole("link", { name: /First time in Japan/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "First time in Japan" })).toBeVisible();
  await page.context().setExtraHTTPHeaders({ "x-voyance-fault": "guides=slow:1500" });
  const beforeSlow = said.length;
  await page.getByRole("link", { name: "Back to Guides" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Travel Guides & Resources" })).toBeVisible();
  await page.getByRole("link", { name: /Travel insurance/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Travel insurance/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Travel Guides & Resources" })).toBeVisible();
  await expect(page.getByText("Loading guide")).toHaveCount(0);
  expect(said.slice(beforeSlow).filter((words) => words.startsWith("Loading"))).toEqual([
    "Loading guides...",
    "Loading guide...",
  ]);
});

test("the API lists, filters, limits and falls back (CHECKLIST API-37 to API-40, GUIDE-25, GUIDE-26, GUIDE-32)", async ({
  request,
  origin,
}) => {
  const list = async (query: string, headers: Record<string, string> = {}) =>
    (
      (await (await request.get(`${origin}/api/guides?${query}`, { headers })).json()) as {
        guides: { slug: string; type: string; featured: boolean; content: string }[];
      }
    ).guides;
  const broken = { "x-voyance-fault": "guides=error" };
  expect(await list("")).toHaveLength(ALL);
  expect((await list("featured=true")).map(({ featured }) => featured)).toEqual([true, true, true]);
  expect(await list("featured=true&limit=2")).toHaveLength(2);
  expect(new Set((await list("type=safety+%26+WELLNESS")).map(({ type }) => type))).toEqual(
    new Set(["Safety & Wellness"]),
  );
  expect(await list("", broken)).toHaveLength(BUILT_IN);
  expect((await list("featured=true", broken)).map(({ slug }) => slug)).toEqual(
    (await list("limit=3", broken)).map(({ slug }) => slug),
  );
  expect((await list("type=responsible+TOURISM", broken)).map(({ type }) => type)).toEqual(["Responsible Tourism"]);
  expect(
    ((await (await request.get(`${origin}/api/guides/first-time-in-japan`)).json()) as { title: string }).title,
  ).toBe("First time in Japan");
  expect((await request.get(`${origin}/api/guides/nowhere`)).status()).toBe(404);
  expect((await request.get(`${origin}/api/guides?limit=none`)).status()).toBe(422);
  for (const { content } of await list("")) expect(content).not.toMatch(/<script|<style|\son\w+=|javascript:/i);
});

test("a hostile search and a hostile slug stay text", async ({ page }) => {
  const hostile = "<script>document.title='x'</script>";
  await page.goto(`/guides?q=${encodeURIComponent(hostile)}`);
  await expect(page.getByText(`No guides found matching "${hostile}"`)).toBeVisible();
  await expect(page).toHaveTitle(/Travel Guides/);
  expect((await page.goto(`/guides/${encodeURIComponent("<img src=x onerror=alert(1)>")}`))?.status()).toBe(404);
});

test.describe("accessibility", () => {
  test.use({ reducedMotion: "reduce" });

  for (const path of READ) {
    test(`${path} has nothing to complain about`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page, path);
    });
  }
});
