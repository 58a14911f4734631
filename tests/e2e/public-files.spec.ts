import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "./test";

test("the sitemap names pages that are there, under one address each", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => (url ?? "").replaceAll("&#38;", "&"));
  expect(pages.length).toBeGreaterThan(160);
  expect(new Set(pages).size).toBe(pages.length);
  // Every page that is not one of many, and a few of those.
  const some = pages.filter((url, index) => !/\/(?:destination|guides)\//.test(url) || index % 20 === 0);
  for (const url of some) {
    const answer = await request.get(url, { maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
    const address = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll("&amp;", "&");
    expect(address?.replace(/\/$/, ""), url).toBe(url.replace(/\/$/, ""));
  }
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${new URL(pages[0] ?? "").origin}/sitemap.xml`);
  expect(robots).not.toContain("admin");
});

test("a shared place shows its poster, and tells what it is", async ({ page, request }) => {
  await page.goto("/destination/kyoto");
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await request.get(picture ?? "");
  expect(answer.headers()["content-type"]).toBe("image/png");
  const png = await answer.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const things = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { "@type": string; name?: string; includesAttraction?: unknown[] },
  );
  expect(things.map((thing) => thing["@type"])).toEqual(["TouristDestination", "BreadcrumbList"]);
  expect(things[0]?.name).toBe("Kyoto");
  expect(things[0]?.includesAttraction?.length).toBeGreaterThan(5);
  expect((await request.get("/art/nowhere.png")).status()).toBe(404);
});

test("answers and positions tell what they are", async ({ page }) => {
  const things = async (path: string) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  };
  const [faq] = await things("/legal/faq");
  expect(faq?.["@type"]).toBe("FAQPage");
  expect(faq?.mainEntity).toHaveLength(12);
  await page.goto("/careers");
  const position = await page.locator('main a[href^="/careers/"]').first().getAttribute("href");
  expect(await things(position ?? "")).toMatchObject([
    { "@type": "JobPosting", employmentType: "FULL_TIME", url: expect.stringContaining("/careers/") as unknown },
  ]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the sign-in checks, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({
      javaScriptEnabled,
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    });

    test("say what arrives, and empty what the browser keeps", async ({ page }) => {
      for (const path of ["/profile-diagnostic", "/token-check", "/test-direct", "/test-auth", "/auth-test"]) {
        expect((await page.goto(path))?.status(), path).toBe(200);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
      await page.goto("/debug/auth-flow-test");
      await expect(page.getByRole("link", { name: "Open the planner" })).toHaveAttribute("href", "/planner");
      await page.goto("/debug/safari-ios-auth");
      for (const [label, answer] of [
        ["Safari iOS detected", "yes"],
        ["User in auth context", "no"],
        ["Session present", "no"],
      ] as const)
        await expect(page.getByRole("row", { name: `${label} ${answer}` })).toBeVisible();
      if (javaScriptEnabled)
        await page.evaluate(() => {
          localStorage.setItem("kept", "1");
          sessionStorage.setItem("kept", "1");
        });
      await page.getByRole("button", { name: "Clear All Storage" }).click();
      await expect(page.getByRole("link", { name: "Refresh Page" })).toBeVisible();
      const kept = () =>
        page.evaluate(() => [localStorage.getItem("kept"), sessionStorage.getItem("kept")]).catch(() => "on the way");
      if (javaScriptEnabled) await expect.poll(kept).toEqual([null, null]);
    });
  });
}

test("no script takes along what only the server works with", () => {
  const folder = "build/client/assets";
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  // The library that reads forms, and the one for zones of time.
  const heavy = scripts.filter((name) => /ZodError|PlainDate/.test(readFileSync(path.join(folder, name), "utf8")));
  expect(heavy).toEqual([]);
});

test("a page of many parts comes with few files of script", async ({ page }) => {
  for (const path of ["/planner/start", "/sample-itinerary"]) {
    const files = new Set<string>();
    page.on("request", (request) => request.resourceType() === "script" && files.add(request.url()));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(files.size, [...files].join("\n")).toBeLessThanOrEqual(12);
    page.removeAllListeners("request");
  }
});
