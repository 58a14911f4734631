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
      await expect(page.locator(`[id="${operationId}"]`).getByRole("heading", { level: 3 })).toHaveText(summary);
    }
    const targets = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const anchors = [...new Set(targets.filter((target) => target.startsWith("#")))];
    for (const anchor of anchors) await expect(page.locator(`[id="${anchor.slice(1)}"]`), anchor).toHaveCount(1);
  });

  test("has commands that are true", async ({ page, request, origin }) => {
    await page.goto("/api/docs");
    const shown = page.locator('[id="readDestination"]').getByRole("figure");
    const address = /"([^"]+)"/.exec((await shown.first().textContent())!)![1]!;
    expect(address).toBe(`${origin}/api/destinations/kyoto`);
    const answer = (await (await request.get(address)).json()) as { destination: { name: string } };
    await expect(shown.last()).toContainText(`"name": "${answer.destination.name}"`);
  });
});

test("the page about the API reads well at every width and for everybody", async ({ page }) => {
  test.slow();
  await page.goto("/api/docs");
  await expectAccessible(page, "/api/docs");
});
