import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { useSite } from "./site";
import type { Walk } from "./walk";

const TYPES = ["Tips & Tricks", "Destination", "Practical", "Responsible Tourism", "Safety & Wellness"];
const ALL = 12;
const BUILT_IN = 6;

const site = useSite();
const cards = (walk: Walk): HTMLElement[] =>
  walk.main.queryAllByRole("link").filter((link) => link.querySelector("h2") !== null);
const cardWith = (walk: Walk, words: string): HTMLElement[] =>
  cards(walk).filter((card) => card.textContent.includes(words));
const categories = (walk: Walk) => within(walk.page.getByRole("navigation", { name: "Categories" }));

async function search(walk: Walk, words: string): Promise<void> {
  walk.fill("Search guides", words);
  await walk.press("Search", walk.main);
}

describe("guides", () => {
  it("are listed, by category too (CHECKLIST GUIDE-01 to GUIDE-11, GUIDE-31, GUIDE-34)", async () => {
    const walk = site.visit();
    expect(await walk.goto("/guides")).toBe(200);
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Travel Guides & Resources");
    const links = categories(walk).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(["All", ...TYPES]);
    expect(cards(walk)).toHaveLength(ALL);
    for (const type of TYPES) {
      await walk.follow(type, categories(walk));
      expect(categories(walk).getByRole("link", { name: type }).getAttribute("aria-current")).toBe("true");
      expect(cards(walk).length).toBeGreaterThan(0);
      expect(cards(walk)).toEqual(cardWith(walk, type));
    }
    await walk.follow("All", categories(walk));
    expect(cards(walk)).toHaveLength(ALL);

    const [packing] = cardWith(walk, "Packing light");
    expect(packing!.getAttribute("href")).toBe("/guides/packing-light-for-any-season");
    expect(packing!.textContent).toContain("Featured");
    expect(packing!.textContent).toMatch(/March 5, 2026 · \d+ min read/);
    const [insurance] = cardWith(walk, "Travel insurance");
    expect(insurance!.textContent).not.toContain("Featured");
    await walk.goto("/guides?category=cruises");
    expect(walk.page.getByText("No guides available in this category")).toBeTruthy();
  });

  it("are found by words of title, summary, body and tag, in capitals too (CHECKLIST GUIDE-08, GUIDE-31)", async () => {
    const walk = site.visit();
    await walk.goto("/guides");
    expect(walk.page.getByPlaceholderText("Search guides...")).toBe(walk.page.getByLabelText("Search guides"));
    for (const [term, title] of [
      ["FIRST TIME IN", "First time in Japan"],
      ["STAY FRIENDS AFTER", "Planning a trip the whole group enjoys"],
      ["KOBAN", "First time in Japan"],
      ["CLAIMS", "Travel insurance"],
    ] as const) {
      await search(walk, term);
      expect(walk.url).toContain(`q=${term.split(" ")[0]}`);
      expect(cardWith(walk, title)).toHaveLength(1);
    }
    await search(walk, "zzz");
    expect(walk.page.getByText('No guides found matching "zzz"')).toBeTruthy();
    await walk.follow("Show all guides");
    expect(cards(walk)).toHaveLength(ALL);
  });

  it("are chosen by category, words and being featured together (CHECKLIST GUIDE-11)", async () => {
    const walk = site.visit();
    await walk.goto("/guides?category=tips+%26+tricks");
    walk.check("Featured only");
    await search(walk, "underwear");
    expect(walk.url).toContain("featured=true");
    expect(cards(walk)).toHaveLength(1);
    expect(cards(walk)[0]!.textContent).toContain("Packing light");
    await walk.follow("Practical", categories(walk));
    expect(walk.page.getByText('No guides found matching "underwear"')).toBeTruthy();

    await walk.goto("/guides?limit=2");
    expect(cards(walk)).toHaveLength(2);
    await walk.follow("Practical", categories(walk));
    expect(cards(walk)).toHaveLength(2);
    walk.check("Featured only");
    await walk.press("Search", walk.main);
    expect(walk.url).toContain("limit=2");
    expect(cards(walk).length).toBeLessThanOrEqual(2);
    await walk.goto("/guides?limit=-1");
    expect(cards(walk)).toHaveLength(ALL);
  });

  it("are read, lead on to the next and back to the list (CHECKLIST GUIDE-14 to GUIDE-20)", async () => {
    const walk = site.visit();
    await walk.goto("/guides/first-time-in-japan");
    const article = within(walk.page.getByRole("article"));
    expect(article.getByRole("heading", { level: 1 }).textContent).toBe("First time in Japan");
    expect(article.getAllByText("Destination")).not.toHaveLength(0);
    expect(article.getByText(/^Tokyo, Kyoto and Osaka in ten unhurried days/)).toBeTruthy();
    expect(article.getByText(/^The Voyance desk · November 5, 2026 · \d+ min read$/)).toBeTruthy();
    expect(article.getByText("#japan #trains #etiquette #first-visit")).toBeTruthy();
    expect(walk.page.getByRole("link", { name: "Back to Guides" }).getAttribute("href")).toBe("/guides");
    expect(article.getAllByRole("rowheader")[0]!.textContent).toBe("March to May");
    expect(article.getByRole("link", { name: /Kyoto$/ }).getAttribute("href")).toBe("/destination/kyoto");
    const next = article.getAllByRole("link").find((link) => link.querySelector("h3") !== null)!;
    const title = next.querySelector("h3")!.textContent;
    await walk.follow(next);
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe(title);
    await walk.follow("Back to Guides");
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Travel Guides & Resources");
  });

  it("that are missing say so and lead back (CHECKLIST GUIDE-19, GUIDE-21, GUIDE-23)", async () => {
    const walk = site.visit();
    expect(await walk.goto("/guides/nowhere")).toBe(404);
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Guide Not Found");
    expect(walk.page.getByText("The requested guide could not be found.")).toBeTruthy();
    expect(walk.page.getByRole("link", { name: "Back to Guides" }).getAttribute("href")).toBe("/guides");
    expect(await walk.goto("/guides/%20")).toBe(400);
    expect(walk.page.getByText("No guide specified")).toBeTruthy();
  });

  it("stand on the page of their place, and only there", async () => {
    const walk = site.visit();
    await walk.goto("/destination/osaka");
    expect(walk.page.getByRole("heading", { level: 2, name: "Guides for Osaka" })).toBeTruthy();
    const title = walk.page.getByRole("heading", { level: 3, name: "First time in Japan" });
    const guide = title.closest("a")!;
    expect(guide.textContent).toContain("Destination");
    expect(guide.textContent).toMatch(/\d+ min read/);
    await walk.follow(guide);
    expect(walk.url).toBe("/guides/first-time-in-japan");
    await walk.goto("/destination/uluru");
    expect(walk.page.getByRole("heading", { name: "Guides for Uluru" })).toBeTruthy();
    await walk.goto("/destination/riga");
    expect(walk.page.queryAllByRole("heading", { name: /^Guides for/ })).toEqual([]);
  });

  it("of a list call that breaks are the built-in ones, without a word (CHECKLIST GUIDE-27, GUIDE-28)", async () => {
    const walk = site.visit();
    await walk.setCookie("x-voyance-fault", "guides=error");
    await walk.goto("/guides");
    expect(cards(walk)).toHaveLength(BUILT_IN);
    expect(walk.page.queryAllByText(/unable|failed|unavailable|error/i)).toEqual([]);
  });

  it("of a call that breaks are built-in, or say so (CHECKLIST GUIDE-22, GUIDE-24)", async () => {
    const walk = site.visit();
    await walk.setCookie("x-voyance-fault", "guides=error");
    expect(await walk.goto("/guides/packing-light-for-any-season")).toBe(200);
    expect(walk.text).toContain("3 bottoms, 6 tops, 3 underwear, 3 socks");
    expect(await walk.goto("/guides/first-time-in-japan")).toBe(503);
    expect(walk.text).toMatch(/Guide Not Found[\s\S]*Failed to load guide[\s\S]*Back to Guides/);
    expect(await walk.goto("/destination/osaka")).toBe(200);
  });

  it("stay text where a search or an address is hostile", async () => {
    const walk = site.visit();
    const hostile = "<script>document.title='x'</script>";
    await walk.goto(`/guides?q=${encodeURIComponent(hostile)}`);
    expect(walk.page.getByText(`No guides found matching "${hostile}"`)).toBeTruthy();
    expect(walk.title).toContain("Travel Guides");
    expect(await walk.goto(`/guides/${encodeURIComponent("<img src=x onerror=alert(1)>")}`)).toBe(404);
    expect(walk.document.querySelector("img[src='x']")).toBeNull();
  });
});

interface Guide {
  slug: string;
  type: string;
  featured: boolean;
  content: string;
}

it("the API lists, filters, limits and falls back (CHECKLIST API-37 to API-40, GUIDE-25, GUIDE-26, GUIDE-32)", async () => {
  const walk = site.visit();
  const list = async (query: string, headers: Record<string, string> = {}): Promise<Guide[]> => {
    const answer = await walk.fetch(`/api/guides?${query}`, { headers });
    return ((await answer.json()) as { guides: Guide[] }).guides;
  };
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
  const one = (await (await walk.fetch("/api/guides/first-time-in-japan")).json()) as { title: string };
  expect(one.title).toBe("First time in Japan");
  expect((await walk.fetch("/api/guides/nowhere")).status).toBe(404);
  expect((await walk.fetch("/api/guides?limit=none")).status).toBe(422);
  for (const { content } of await list("")) expect(content).not.toMatch(/<script|<style|\son\w+=|javascript:/i);
});
