import { expectAccessible } from "./accessible";
import { expect, test } from "./test";

const PAGES = [
  "/explore",
  "/explore?vibe=beach&budget=moderate",
  "/explore/seasons",
  "/explore/styles",
  "/explore/map",
  "/explore/warm-and-dry?month=2",
  "/explore/compare?place=kyoto&place=lisbon",
  "/destinations",
  "/destination/kyoto",
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`discovery on a phone, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("filters places, shares the address and clears the filters (CHECKLIST EXPL-01 to EXPL-07, EXPL-22, EXPL-23)", async ({
      page,
    }) => {
      await page.goto("/explore");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore the World with Style");
      await expect(page.getByText(/matching your filters/)).toHaveCount(0);
      await page.getByText("Show Filters").click();
      await expect(page.getByText("Hide Filters")).toBeVisible();
      await page.getByRole("checkbox", { name: "Beach", exact: true }).check();
      await page.getByRole("checkbox", { name: "Nature", exact: true }).check();
      await page.getByRole("checkbox", { name: "Asia", exact: true }).check();
      await page.getByRole("button", { name: /^Show (\d+ )?places?$/ }).click();
      await page.waitForURL(/vibe=nature&vibe=beach/);
      await expect(page.getByText(/^Showing \d+ destinations matching your filters$/)).toBeVisible();
      await expect(page.locator("summary").filter({ hasText: "Filters" })).toContainText("3");
      const shared = page.url();
      await page.getByRole("link", { name: "Remove Asia" }).click();
      await page.waitForURL((url) => url.searchParams.getAll("vibe").length === 2 && !url.searchParams.has("region"));
      await page.getByRole("link", { name: "Clear all filters" }).click();
      await expect(page.getByText(/matching your filters/)).toHaveCount(0);
      await page.goto(shared);
      await page.getByText("Show Filters").click();
      await expect(page.getByRole("checkbox", { name: "Beach", exact: true })).toBeChecked();
      // The margin beside the sheet closes it.
      await page.mouse.click(195, 20);
      await expect(page.getByText("Show Filters")).toBeVisible();
    });

    test("finds a quiet beach in November, looks at it and begins to plan (CHECKLIST DEST-11, DEST-12, DEST-19)", async ({
      page,
    }) => {
      await page.goto("/explore");
      await page.getByRole("searchbox").fill("quiet beach in November under $150 a day");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await page.waitForURL(/q=quiet/);
      await page
        .getByRole("region", { name: /quiet beach/ })
        .getByRole("link")
        .first()
        .click();
      await page.waitForURL("**/destination/**");
      const name = await page.getByRole("heading", { level: 1 }).innerText();
      await expect(page.getByText(`Discover the wonders of ${name}`)).toBeVisible();
      for (const heading of ["About", "Sample Itinerary Highlights", "Quick Facts", "Similar places"])
        await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Start Planning My Trip" }).first().click();
      await page.waitForURL("**/planner/start**");
      await expect(page.getByLabel("Destination")).toHaveValue(name);
    });

    test("compares two places (the form works as it is)", async ({ page }) => {
      await page.goto("/explore?vibe=beach");
      await page
        .getByLabel(/^Compare/)
        .nth(0)
        .check();
      await page
        .getByLabel(/^Compare/)
        .nth(1)
        .check();
      await page.getByRole("button", { name: "Compare up to three" }).click();
      await page.waitForURL("**/explore/compare**");
      await expect(page.getByRole("columnheader")).toHaveCount(2);
    });
  });
}

test("sections stand in the order of the documents, the current season first (CHECKLIST EXPL-08, EXPL-45)", async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: "x-voyance-now", value: encodeURIComponent("2027-07-10T12:00:00Z"), url: origin }]);
  await page.goto("/explore");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Seasonal Collections",
    "Explore by Travel Style",
    "Guides",
    "Spotlight",
    "Feeling Adventurous?",
  ]);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Summer", "Autumn", "Winter", "Spring"]);
  await expect(page.getByRole("region", { name: "Summer" }).getByText("Current Season")).toBeVisible();
});

test("explore leads everywhere it says (CHECKLIST EXPL-04, EXPL-05, EXPL-47, EXPL-52, EXPL-55, EXPL-56, EXPL-61 to EXPL-63, LIM-09)", async ({
  page,
  request,
}) => {
  await page.goto("/explore");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe("80px");
  await expect(page.locator("meta[name=viewport]")).not.toHaveAttribute("content", /user-scalable|maximum-scale/);
  await page.getByRole("link", { name: "Browse Destinations" }).click();
  await expect(page.getByRole("heading", { name: "Seasonal Collections" })).toBeInViewport();
  const links = {
    "View All Seasons": "/explore/seasons",
    "See All Styles": "/explore/styles",
    "All guides": "/guides",
    "Surprise Me": "/surprise",
    "Take the quiz first": "/quiz",
    "See your surprises": "/surprise/select",
    "Plan a trip yourself": "/planner/start",
    "Continue your plan": "/planner",
  };
  for (const [name, href] of Object.entries(links))
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signin");
  await expect(page.getByText(/^(8|6|10) min read$/)).toHaveText(["8 min read", "6 min read", "10 min read"]);
  for (const guide of await page.getByRole("link", { name: /min read/ }).all())
    expect((await request.get((await guide.getAttribute("href")) ?? "")).status()).toBe(200);
  await expect(page.getByRole("main").locator("section").last().getByRole("blockquote")).toBeVisible();
});

test("everything stands there without an observer of what is in view (CHECKLIST EXPL-13, EXPL-14)", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
  await page.goto("/explore");
  for (const name of ["Seasonal Collections", "Explore by Travel Style", "Guides", "Spotlight", "Feeling Adventurous?"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("the handpicked list counts itself and each card says what it costs (CHECKLIST DEST-01 to DEST-08, DEST-10)", async ({
  page,
}) => {
  await page.goto("/destinations");
  await expect(page).toHaveTitle("Travel Destinations");
  const cards = page.getByRole("article");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${await cards.count()} Handpicked Destinations`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Trending Now",
    "Budget-Friendly Picks",
    "Travel by Style",
    "Hidden Gems",
    "Not seeing the one?",
  ]);
  for (const style of ["Adventure", "Beach", "Culture", "Luxury"])
    await expect(page.getByText(style, { exact: true })).toHaveCount(1);
  for (const card of await cards.all()) {
    await expect(card.getByText(/^From \$\d+\/day \(\${1,3}\)$/)).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveCount(3);
    await expect(card.getByRole("link", { name: /Plan Trip/ })).toHaveAttribute(
      "href",
      /^\/planner\?destination=[a-z-]+$/,
    );
  }
  await expect(page.getByRole("link", { name: "Explore All Destinations" })).toHaveAttribute("href", "/explore");
});

test("a broken bundle leaves the rest of the page (CHECKLIST EXPL-09, EXPL-10, ERR-07, ERR-08)", async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: "x-voyance-fault", value: encodeURIComponent("bundles=error"), url: origin }]);
  await page.goto("/explore");
  await expect(page.getByText("Seasonal collections temporarily unavailable")).toBeVisible();
  await expect(page.getByText("Packing light for any season")).toBeVisible();
  await page.goto("/explore?region=europe");
  await expect(page.getByText(/matching your filters/)).toBeVisible();
  await page.goto("/destinations");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unable to load destinations");
  await expect(page.getByRole("link", { name: "Explore All Destinations" })).toHaveAttribute("href", "/explore");
});

test("a missing place and a broken catalogue say so and lead on (CHECKLIST DEST-20 to DEST-24)", async ({
  page,
  context,
  origin,
}) => {
  expect((await page.goto("/destination/nowhere"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Destination not found");
  await expect(page.getByRole("link", { name: "Browse all destinations" })).toHaveAttribute("href", "/destinations");
  await page.goto("/destination/New%20York");
  await expect(page).toHaveURL(/\/destination\/new-york$/);
  expect(
    (
      await context.request.get(`${origin}/destination/kyoto`, { headers: { "x-voyance-fault": "destinations=empty" } })
    ).status(),
  ).toBe(404);
  const faulty = { headers: { "x-voyance-fault": "destinations=error" } };
  const broken = await context.request.get(`${origin}/destination/kyoto`, faulty);
  expect(broken.status()).toBe(503);
  expect(await broken.text()).toContain("Unable to load destination details");
  const list = (await (await context.request.get(`${origin}/api/destinations`, faulty)).json()) as {
    destinations: { name: string }[];
  };
  expect(list.destinations.map(({ name }) => name)).toEqual(["Kyoto", "Santorini", "Patagonia", "Marrakech"]);
});

test("a picture that does not arrive has a stand-in of the same size (CHECKLIST EXPL-15)", async ({ page }) => {
  await page.route("**/art/kyoto.svg**", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/destinations");
  const picture = page.getByRole("link", { name: /Kyoto/ }).first().getByRole("img");
  await expect(picture).toHaveAttribute("src", "/picture.svg");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("the filter panel says how many places fit while one chooses", async ({ page }) => {
  await page.goto("/explore");
  await page.getByText("Show Filters").click();
  await page.getByRole("checkbox", { name: "Oceania" }).check();
  const fitting = async (): Promise<number> => parseInt(await page.getByText(/^\d+ places fit$/).innerText(), 10);
  // Until the count has come, the number of all earlier matches stands there.
  await expect.poll(fitting).toBeLessThan(100);
  await expect(page.locator("summary").filter({ hasText: "Filters" })).toContainText("1");
  const said = await fitting();
  await page.getByRole("button", { name: `Show ${said} places` }).click();
  await expect(page.getByText(`Showing ${said} destinations matching your filters`)).toBeVisible();
});

test.describe("the filters on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("lie over the page as a sheet that holds the focus and closes by Escape", async ({ page }) => {
    await page.goto("/explore");
    const toggle = page.locator("summary").filter({ hasText: "Filters" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Show \d+ places$/ })).toBeInViewport();
    expect(await page.getByRole("searchbox").evaluate((field) => field.closest("[inert]") !== null)).toBe(true);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("checkbox", { name: "Adventure" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(toggle).toContainText("1");
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect(page.getByRole("checkbox", { name: "Adventure" })).not.toBeChecked();
    await expect(toggle).not.toContainText("1");
    await page.keyboard.press("Escape");
    await expect(toggle).toBeFocused();
    await page.getByRole("searchbox").focus();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await toggle.click();
    await expectAccessible(page, "the sheet of filters");
  });
});

test("pictures of closed tabs come three at a time once the tabs are near, and not before (CHECKLIST LIM-08)", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on(
    "request",
    (request) => void (request.url().includes("/art/") && fetched.push(new URL(request.url()).pathname)),
  );
  await page.goto("/explore");
  const hidden = page.getByRole("radiogroup", { name: "Travel styles" }).getByRole("img", { includeHidden: true });
  const last = new URL((await hidden.last().getAttribute("src")) ?? "", page.url()).pathname;
  expect(fetched).not.toContain(last);
  await page.getByRole("heading", { name: "Explore by Travel Style" }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain(last);
});

test("the place one set out to plan waits for the planner, whatever lies between (CHECKLIST DEST-19, STORE-07)", async ({
  page,
}) => {
  await page.goto("/destination/kyoto");
  await page.getByRole("link", { name: "Start Planning My Trip" }).first().click();
  await page.waitForURL("**/planner/start**");
  await page.goto("/planner/start");
  await expect(page.getByLabel("Destination")).toHaveValue("Kyoto");
});

test("few answers are followed by what comes close, and why it is only close", async ({ page }) => {
  await page.goto("/explore?q=skiing+in+February");
  const close = page.getByRole("region", { name: "Close matches" });
  await expect(close.getByText(/^Better in /).first()).toBeVisible();
});

test("the API filters, limits and refuses as described (CHECKLIST API-01 to API-06, ERR-06, LIM-05, LIM-06)", async ({
  request,
  origin,
}) => {
  const list = async (query: string) =>
    (
      (await (await request.get(`${origin}/api/destinations?${query}`)).json()) as {
        destinations: { id: string; region: string; featured: boolean; climate: string; vibe_score: number }[];
      }
    ).destinations;
  expect(await list("featured=true")).toHaveLength(4);
  expect(await list("tags=beach")).toHaveLength(4);
  expect((await list("region=asia&limit=3")).map(({ region }) => region)).toEqual(["asia", "asia", "asia"]);
  expect((await list("climate=arid")).every(({ climate }) => climate === "arid")).toBe(true);
  expect((await list("vibe_score_min=9.5")).every(({ vibe_score }) => vibe_score >= 9.5)).toBe(true);
  expect((await list("seasonal_events=carnival")).length).toBeGreaterThan(0);
  expect((await request.get(`${origin}/api/destinations?limit=none`)).status()).toBe(422);
  expect(Object.keys((await (await request.get(`${origin}/api/destinations/filters`)).json()) as object)).toEqual([
    "vibes",
    "budgets",
    "regions",
    "seasons",
  ]);
  expect((await request.get(`${origin}/api/destinations/kyoto`)).status()).toBe(200);
  expect((await request.get(`${origin}/api/destinations/nowhere`)).status()).toBe(404);
  const refused = await request.get(`${origin}/api/destinations?tags=never-asked-before`, {
    headers: { "x-voyance-fault": "destinations=status:429" },
  });
  expect(refused.status()).toBe(429);
  expect(await refused.text()).toContain("Rate limited and no cached data available");
  const stale = await request.get(`${origin}/api/destinations?tags=beach`, {
    headers: { "x-voyance-fault": "destinations=status:429" },
  });
  expect(stale.status()).toBe(200);
});

test("the explore bundle is small, has a validator and answers 304", async ({ request, origin }) => {
  const answer = await request.get(`${origin}/static/explore-bundle.json`, { headers: { "Accept-Encoding": "br" } });
  expect(Object.keys((await answer.json()) as object)).toEqual(
    expect.arrayContaining(["spotlight", "seasonal", "style", "all"]),
  );
  const wire = await fetch(`${origin}/static/explore-bundle.json`, {
    method: "GET",
    headers: { "Accept-Encoding": "br", "If-None-Match": answer.headers().etag ?? "" },
  });
  expect(wire.status).toBe(304);
});

test("discovery pages have nothing to complain about", async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of PAGES) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
});
