import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, signInAs, test } from "./test";

const PAGES = [
  "/about",
  "/how-it-works",
  "/features/preference-blending",
  "/help",
  "/press",
  "/legal/terms",
  "/legal/privacy",
  "/legal/cookies",
  "/legal/faq",
  "/legal/credits",
];

const main = (page: Page) => page.getByRole("main");
const choice = (page: Page) => page.getByRole("region", { name: "May we note which pages you read?" });
const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every link of the public texts leads somewhere, to the part that it names", async ({ page, request }) => {
    test.setTimeout(180_000);
    const links = new Set<string>();
    for (const path of PAGES) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const levels = await page
        .getByRole("heading")
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
      levels.forEach((level, index) =>
        expect(level - (levels[index - 1] ?? 0), `${path}, heading ${index + 1}`).toBeLessThanOrEqual(1),
      );
      for (const href of await page
        .getByRole("link")
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
        if (href.startsWith(new URL(page.url()).origin)) links.add(href);
      expect(await page.locator("script[src]:not([src='/enhance.js'])").count(), `${path} runs no framework`).toBe(0);
    }
    expect(links.size).toBeGreaterThan(40);
    const bodies = new Map<string, string>();
    for (const href of links) {
      const url = new URL(href);
      const known = bodies.get(url.pathname);
      const answer = known === undefined ? await request.get(url.pathname) : undefined;
      if (answer) {
        expect(answer.status(), href).toBe(200);
        bodies.set(url.pathname, await answer.text());
        // An unknown address leads to the home page.
        if (url.pathname !== "/") expect(new URL(answer.url()).pathname, href).not.toBe("/");
      }
      if (url.hash) expect(bodies.get(url.pathname), href).toContain(`id="${url.hash.slice(1)}"`);
    }
  });

  test("about tells the problem, the solution and whom it is for (CHECKLIST ABOUT-01 to ABOUT-06, GEN-03)", async ({
    page,
  }) => {
    await page.goto("/about");
    await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([
      "The problem",
      "The solution",
      "Who it is for",
    ]);
    for (const claim of [
      /curated 3-5 options rather than thousands/i,
      /one-click reservation/i,
      /group preference blending/i,
    ])
      await expect(main(page)).toContainText(claim);
    for (const who of ["Luxury seekers", "Time-conscious professionals", "Discerning travellers", "Groups"])
      await expect(main(page).getByRole("heading", { name: who })).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Plan a trip" })).toHaveAttribute("href", "/planner");
    await expect(main(page).getByRole("link", { name: "Read a sample itinerary" })).toHaveAttribute(
      "href",
      "/sample-itinerary",
    );
  });

  test("how it works has five steps and leads to the quiz (CHECKLIST HOW-01 to HOW-04)", async ({ page }) => {
    await page.goto("/how-it-works");
    await expect(main(page).locator("ol").getByRole("listitem")).toHaveCount(5);
    await main(page).getByRole("link", { name: "Take the Dream Quiz" }).click();
    await expect(page).toHaveURL(/\/signup\?/);
  });

  test("blending, help and press say what they have to (CHECKLIST BLEND-01 to BLEND-05, HELP-01 to HELP-04, INFO-01)", async ({
    page,
  }) => {
    await page.goto("/features/preference-blending");
    for (const name of [/Individual profiling/, /nice-to-have and deal-breaker/, /Adaptive scheduling/])
      await expect(main(page).getByRole("heading", { name })).toBeVisible();
    await expect(main(page).getByRole("heading", { level: 3 })).toHaveCount(3);
    await expect(main(page).getByRole("link", { name: "Start Planning Together" })).toHaveAttribute(
      "href",
      "/planner/start",
    );
    await page.goto("/help");
    for (const [name, href] of [
      ["How Voyance works", "/how-it-works"],
      ["Your profile", "/profile"],
      ["Browse FAQ", "/legal/faq"],
    ] as const)
      await expect(main(page).getByRole("link", { name })).toHaveAttribute("href", href);
    await expect(main(page)).toContainText("24-48 hours on business days");
    await page.goto("/press");
    await expect(main(page)).toContainText(/coming soon/i);
  });

  test("the terms have twelve sections, the contents lead to each, former addresses lead there", async ({ page }) => {
    await page.goto("/terms-of-service");
    await expect(page).toHaveURL(/\/legal\/terms$/);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(12);
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Cancelling" }).click();
    await expect(page).toHaveURL(/#refunds$/);
    await page.goto("/privacy-policy");
    await expect(page).toHaveURL(/\/legal\/privacy$/);
    await expect(main(page)).toContainText("not for children under 13");
  });

  test("questions are filtered by one category at a time, and open beside each other (CHECKLIST LEGAL-09 to LEGAL-13)", async ({
    page,
  }) => {
    await page.goto("/legal/faq");
    const items = main(page).locator("details");
    await expect(items).toHaveCount(12);
    const categories = page.getByRole("navigation", { name: "Categories" });
    await expect(categories.getByRole("link")).toHaveText([
      "All",
      "Booking & Reservations",
      "Service & Support",
      "Liability & Responsibility",
      "Trip Planning",
      "Payment & Refunds",
    ]);
    await items.nth(0).locator("summary").click();
    await items.nth(1).locator("summary").click();
    await expect(items.nth(0)).toHaveAttribute("open", "");
    await expect(items.nth(1)).toHaveAttribute("open", "");
    await categories.getByRole("link", { name: "Trip Planning" }).click();
    await expect(items).toHaveCount(3);
    await expect(categories.locator("[aria-current]")).toHaveText(["Trip Planning"]);
    await expect(main(page).locator('a[href^="mailto:"]').last()).toBeVisible();
    await page.goto("/legal/faq?category=nothing-of-ours");
    await expect(items).toHaveCount(12);
    await page.goto("/help");
    await main(page).getByRole("link", { name: "How do I cancel" }).click();
    await expect(items.filter({ has: page.locator("#refunds") })).toHaveAttribute("open", "");
    await expect(main(page).locator("details[open]")).toHaveCount(1);
  });

  test("pages are noted after a yes only, and forgotten after a no (CHECKLIST LEGAL-07, LEGAL-08)", async ({
    page,
  }) => {
    await page.goto("/guides");
    expect(await page.context().cookies()).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookies and measuring" }).click();
    await expect(choice(page)).toContainText("You haven't answered, so nothing is noted.");
    const [yes, no] = [
      choice(page).getByRole("button", { name: /^Yes/ }),
      choice(page).getByRole("button", { name: /^No/ }),
    ];
    const [wide, other] = [await yes.boundingBox(), await no.boundingBox()];
    expect([wide!.width, wide!.height]).toEqual([other!.width, other!.height]);
    await yes.click();
    await expect(choice(page)).toContainText("Your answer is yes.");
    const [preferences, number] = [await cookieOf(page, "preferences"), await cookieOf(page, "analytics_id")];
    const days = (cookie: typeof number) => Math.round((cookie!.expires - Date.now() / 1000) / 86_400);
    // Chrome keeps no cookie for longer than 400 days, whatever it is told.
    expect([days(preferences), days(number)]).toEqual([365, 400]);
    await page.goto("/guides?q=secret");
    await page.goto("/trips/0b7c1f0e");
    await page.goto("/legal/cookies");
    await expect(choice(page)).toContainText(/[3-9] pages are noted under this browser's number since/);
    await choice(page).getByRole("button", { name: /^No/ }).click();
    await expect(choice(page)).toContainText("Your answer is no. Nothing is noted.");
    expect(await cookieOf(page, "analytics_id")).toBeUndefined();
  });

  test("an address that is nowhere leads home, which says so; what may be missing says so where it is", async ({
    page,
  }) => {
    for (const path of ["/nope", "/legal/nope", "/destination", "/old-page.html"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByText("That page doesn't exist")).toBeVisible();
      await page.reload();
      await expect(page.getByText("That page doesn't exist")).toHaveCount(0);
    }
    for (const [path, words] of [
      ["/destination/nowhere-at-all", "Destination not found"],
      ["/guides/nowhere-at-all", "Guide Not Found"],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    }
    await signInAs(page, "premium", "/trips/nowhere-at-all");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trip Not Found");
  });
});

test("a file that is not there is not found", async ({ request }) => {
  expect((await request.get("/nope.png", { headers: { Accept: "image/*" } })).status()).toBe(404);
});

test.describe("both widths, both schemes", () => {
  test.describe.configure({ timeout: 300_000 });
  test.use({ reducedMotion: "reduce" });

  test("the public texts have no accessibility violation", async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      if (path === "/legal/faq") await page.locator("summary").first().click();
      await expectAccessible(page, path);
    }
  });
});
