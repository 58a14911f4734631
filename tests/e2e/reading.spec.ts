import { expect, test } from "./test";

test("guides stand in three columns, and a slow list and a slow guide say that they are loading (CHECKLIST GUIDE-04, GUIDE-12, GUIDE-13)", async ({
  page,
}) => {
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
  const cards = page.getByRole("main").getByRole("link");
  const lefts = await cards
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect([lefts.length, new Set(lefts).size]).toEqual([12, 3]);

  await page.getByRole("link", { name: /First time in Japan/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "First time in Japan" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("folded parts open by a press, by the link that names them, and on paper; no button shows that needs a script (CHECKLIST LEGAL-08, LEGAL-12)", async ({
    page,
  }) => {
    const main = page.getByRole("main");
    await page.goto("/legal/faq");
    const items = main.locator("details");
    await items.nth(0).locator("summary").click();
    await items.nth(1).locator("summary").click();
    await expect(items.nth(0)).toHaveAttribute("open", "");
    await expect(items.nth(1)).toHaveAttribute("open", "");
    await page.goto("/help");
    await main.getByRole("link", { name: "How do I cancel" }).click();
    await expect(items.filter({ has: page.locator("#refunds") })).toHaveAttribute("open", "");
    await expect(main.locator("details[open]")).toHaveCount(1);

    await page.goto("/api/docs");
    const heightOf = () => page.locator("body").evaluate((body) => body.scrollHeight);
    const shut = await heightOf();
    await page.getByRole("link", { name: "sign in", exact: true }).first().click();
    const call = page.locator('[id="signIn"]');
    await expect(call).toBeVisible();
    await expect(call.getByRole("heading", { name: "Answers" })).toBeInViewport();
    await page.goto("/api/docs#createTrip");
    await expect(page.locator('[id="createTrip"]')).toBeVisible();
    await page.goto("/api/docs");
    await page.emulateMedia({ media: "print" });
    expect(await heightOf()).toBeGreaterThan(shut * 2);

    // A yes to being measured is no larger than a no.
    await page.emulateMedia({ media: "screen" });
    await page.goto("/legal/cookies");
    const choice = page.getByRole("region", { name: "May we count page visits?" });
    const yes = await choice.getByRole("button", { name: /^Yes/ }).boundingBox();
    const no = await choice.getByRole("button", { name: /^No/ }).boundingBox();
    expect([yes!.width, yes!.height]).toEqual([no!.width, no!.height]);

    await page.goto("/planner/start?destination=kyoto");
    await expect(page.getByLabel("Adults")).toBeVisible();
    await expect(page.getByRole("button", { name: "One more adult" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Choose on a calendar" })).toBeHidden();
  });
});
