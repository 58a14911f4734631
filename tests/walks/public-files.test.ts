import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { useSite } from "./site";
import type { Walk } from "./walk";

const site = useSite();

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
  form_factor?: string;
}
interface Manifest {
  id: string;
  start_url: string;
  scope: string;
  display: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string }[];
}

/** What a page says about itself to machines. */
async function thingsOf<T = Record<string, unknown>>(walk: Walk, address: string): Promise<T[]> {
  await walk.goto(address);
  return [...walk.document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as T,
  );
}

/** The pages of the sitemap. */
async function sitemap(): Promise<string[]> {
  const text = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => (url ?? "").replaceAll("&#38;", "&"));
}

const SAMPLE = /\/sample-itinerary\?/;
const ONE_OF_MANY = /\/(?:destination|guides)\//;

describe("public files", () => {
  it("the sitemap names each page once, and the robots are told of it and not of the desk", async () => {
    const pages = await sitemap();
    expect(pages.length).toBeGreaterThan(160);
    expect(new Set(pages).size).toBe(pages.length);
    const robots = await (await fetch(`${site.origin}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${new URL(pages[0] ?? "").origin}/sitemap.xml`);
    expect(robots).not.toContain("admin");
  });

  it.each([
    ["pages that are not one of many", (url: string) => !ONE_OF_MANY.test(url) && !SAMPLE.test(url)],
    ["sample days", (url: string) => SAMPLE.test(url)],
    ["one in twenty of those that are", (url: string, index: number) => ONE_OF_MANY.test(url) && index % 20 === 0],
  ])("pages of the sitemap are there, under one address each: %s", async (_, isTried) => {
    const tried = (await sitemap()).filter(isTried);
    expect(tried.length).toBeGreaterThanOrEqual(3);
    for (const url of tried) {
      const answer = await fetch(url, { redirect: "manual" });
      expect(answer.status, url).toBe(200);
      const address = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll("&amp;", "&");
      expect(address?.replace(/\/$/, ""), url).toBe(url.replace(/\/$/, ""));
    }
  });

  it("a shared place shows its poster, and tells what it is", async () => {
    const walk = site.visit();
    const things = await thingsOf<{ "@type": string; name?: string; includesAttraction?: unknown[] }>(
      walk,
      "/destination/kyoto",
    );
    const picture = walk.document.querySelector<HTMLMetaElement>('meta[property="og:image"]')!.content;
    const answer = await fetch(picture);
    expect(answer.headers.get("content-type")).toBe("image/png");
    const png = Buffer.from(await answer.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(things.map((thing) => thing["@type"])).toEqual(["TouristDestination", "BreadcrumbList"]);
    expect(things[0]?.name).toBe("Kyoto");
    expect(things[0]?.includesAttraction?.length).toBeGreaterThan(5);
    expect((await walk.fetch("/art/nowhere.png")).status).toBe(404);
  });

  it("answers and positions tell what they are", async () => {
    const walk = site.visit();
    const [faq] = await thingsOf(walk, "/legal/faq");
    expect(faq?.["@type"]).toBe("FAQPage");
    expect(faq?.mainEntity).toHaveLength(12);
    await walk.goto("/careers");
    const position = walk.document.querySelector<HTMLAnchorElement>('main a[href^="/careers/"]')!;
    expect(await thingsOf(walk, position.pathname)).toMatchObject([
      { "@type": "JobPosting", employmentType: "FULL_TIME", url: expect.stringContaining("/careers/") as unknown },
    ]);
  });

  it("the sign-in checks say what arrives, and empty what the browser keeps", async () => {
    const walk = site.visit();
    walk.sends.set(
      "User-Agent",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    );
    for (const address of ["/profile-diagnostic", "/token-check", "/test-direct", "/test-auth", "/auth-test"]) {
      expect(await walk.goto(address), address).toBe(200);
      walk.page.getByRole("heading", { level: 1 });
    }
    await walk.goto("/debug/auth-flow-test");
    expect(walk.page.getByRole("link", { name: "Open the planner" }).getAttribute("href")).toBe("/planner");
    await walk.goto("/debug/safari-ios-auth");
    for (const row of ["Safari iOS detected yes", "User in auth context no", "Session present no"])
      walk.page.getByRole("row", { name: row });
    await walk.press("Clear All Storage");
    walk.page.getByRole("link", { name: "Refresh Page" });
    // A browser empties its stores for this header of the answer, which leads on.
    const answer = await walk.fetch("/debug/safari-ios-auth", { method: "POST", body: new URLSearchParams() });
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  });

  it("no script takes along what only the server works with", () => {
    const folder = "build/client/assets";
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(50);
    // The library that reads forms, and the one for zones of time.
    const heavy = scripts.filter((name) => /ZodError|PlainDate/.test(readFileSync(path.join(folder, name), "utf8")));
    expect(heavy).toEqual([]);
  });

  it("the manifest holds what installing asks for, and every picture has the size it names", async () => {
    const manifest = (await (await fetch(`${site.origin}/manifest.webmanifest`)).json()) as Manifest;
    expect([manifest.id, manifest.start_url, manifest.scope, manifest.display]).toEqual(["/", "/", "/", "standalone"]);
    expect(manifest.icons.map(({ purpose }) => purpose ?? "any")).toEqual(
      expect.arrayContaining(["any", "maskable", "monochrome"]),
    );
    expect(manifest.screenshots.map((one) => one.form_factor)).toEqual(["narrow", "wide"]);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots].filter((one) => one.sizes !== "any")) {
      const png = Buffer.from(await (await fetch(new URL(src, site.origin))).arrayBuffer());
      expect([png.toString("latin1", 1, 4), `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`], src).toEqual([
        "PNG",
        sizes,
      ]);
    }
    for (const { url } of manifest.shortcuts) expect((await fetch(site.origin + url)).status, url).toBe(200);
  });

  it.each([
    ["title=48+hours+in+Lisbon&text=https%3A%2F%2Fblog.test%2Flisbon", /^\/planner\/start/, "Lisbon"],
    ["title=Quiet+islands", /^\/explore\?q=Quiet/, undefined],
    ["", /^\/explore$/, undefined],
  ])("a share from another app begins a plan, or a search: %s", async (query, there, destination) => {
    const walk = site.visit();
    await walk.goto(`/share-target${query && "?"}${query}`);
    expect(walk.url).toMatch(there);
    if (destination) expect(walk.page.getByLabelText<HTMLInputElement>("Destination").value).toBe(destination);
  });
});
