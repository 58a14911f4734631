import { expectAccessible } from "./accessible";
import { expect, test } from "./test";

test.describe("the page about the API, without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("leads to every call that is described, and each of its links leads somewhere", async ({ page, request }) => {
    const { paths } = (await (await request.get("/api/openapi.json")).json()) as {
      paths: Record<string, Record<string, { operationId: string; summary: string }>>;
    };
    expect((await page.goto("/api/docs"))?.status()).toBe(200);
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(calls.length).toBeGreaterThan(30);
    for (const { operationId, summary } of calls) {
      const folded = page.locator("details", { has: page.locator(`[id="${operationId}"]`) });
      await expect(folded.locator("summary h3")).toHaveText(summary);
      await expect(folded).not.toHaveAttribute("open");
    }
    const targets = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const anchors = [...new Set(targets.filter((target) => target.startsWith("#")))];
    for (const anchor of anchors) await expect(page.locator(`[id="${anchor.slice(1)}"]`), anchor).toHaveCount(1);
  });

  test("has commands that are true", async ({ page, request, origin }) => {
    await page.goto("/api/docs#readDestination");
    const shown = page.locator('[id="readDestination"]').getByRole("figure");
    const address = /"([^"]+)"/.exec((await shown.first().textContent())!)![1]!;
    expect(address).toBe(`${origin}/api/destinations/kyoto`);
    const answer = (await (await request.get(address)).json()) as { destination: { name: string } };
    await expect(shown.last()).toContainText(`"name": "${answer.destination.name}"`);
  });
});

test.describe("the page about the API, folded", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("opens the call that a link names, and all of them on paper", async ({ page }) => {
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
  });
});

test("the page about the API reads well at every width and for everybody", async ({ page }) => {
  test.slow();
  await page.goto("/api/docs");
  await expectAccessible(page, "/api/docs");
});
