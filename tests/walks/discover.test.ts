import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { useSite } from "./site";
import type { Walk } from "./walk";

const site = useSite();
const texts = (all: HTMLElement[]): string[] => all.map((one) => one.textContent);
const hrefOf = (walk: Walk, name: string): string | null => walk.main.getByRole("link", { name }).getAttribute("href");

describe("exploring", () => {
  it("filters places, and shares the address (CHECKLIST EXPL-01, EXPL-03, EXPL-07, EXPL-22)", async () => {
    const walk = site.visit();
    await walk.goto("/explore");
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Explore the World with Style");
    expect(walk.page.queryByText(/matching your filters/)).toBeNull();
    const filters = walk.page.getByText("Show Filters").closest("details")!;
    expect(filters.open).toBe(false);
    for (const name of ["Beach", "Nature", "Asia"]) walk.check(name, true, within(filters));
    await walk.press(/^Show (\d+ )?places?$/, within(filters));
    expect(walk.url).toContain("vibe=nature&vibe=beach");
    const other = site.visit();
    await other.goto(walk.url);
    for (const shown of [walk, other]) {
      expect(shown.page.getByText(/^Showing \d+ destinations matching your filters$/)).toBeTruthy();
      const summary = shown.page.getByText("Show Filters").closest("summary")!;
      expect(summary.textContent).toContain("3");
      const panel = within(summary.closest("details")!);
      for (const name of ["Beach", "Nature", "Asia"])
        expect(panel.getByLabelText<HTMLInputElement>(name).checked).toBe(true);
    }
  });

  it("takes filters away, one by one and all of them (CHECKLIST EXPL-07, EXPL-23)", async () => {
    const walk = site.visit();
    await walk.goto("/explore?vibe=nature&vibe=beach&region=asia");
    const chosen = () => within(walk.page.getByRole("list", { name: "Your filters" }));
    const asia = chosen().getByText("Asia");
    expect(asia.textContent).toBe("Remove Asia");
    await walk.follow(asia);
    const left = new URL(walk.url, site.origin).searchParams;
    expect([left.getAll("vibe").length, left.has("region")]).toEqual([2, false]);
    await walk.follow("Clear all filters", chosen());
    expect(walk.page.queryByText(/matching your filters/)).toBeNull();
  });

  it("finds a quiet beach in November, shows it and begins to plan (CHECKLIST DEST-11, DEST-12, DEST-19)", async () => {
    const walk = site.visit();
    await walk.goto("/explore");
    walk.page.getByRole<HTMLInputElement>("searchbox").value = "quiet beach in November under $150 a day";
    await walk.press("Search", walk.main);
    expect(walk.url).toContain("q=quiet");
    const found = within(walk.page.getByRole("region", { name: /quiet beach/ }));
    await walk.follow(found.getAllByRole("link")[0]!);
    expect(walk.url).toMatch(/^\/destination\//);
    const name = walk.page.getByRole("heading", { level: 1 }).textContent;
    expect(walk.page.getByText(new RegExp(`Discover the wonders of ${name}`))).toBeTruthy();
    for (const heading of ["About", "Sample Itinerary Highlights", "Quick Facts", "Similar places"])
      expect(walk.page.getByRole("heading", { name: heading })).toBeTruthy();
    await walk.follow(walk.page.getAllByText("Start Planning My Trip", { selector: "a" })[0]!);
    expect(walk.url).toMatch(/^\/planner\/start/);
    expect(walk.page.getByLabelText<HTMLInputElement>("Destination").value).toBe(name);
  });

  it("tells each thing about a place once, in parts that a bar leads to", async () => {
    const walk = site.visit();
    await walk.setCookie("x-voyance-now", "2026-11-29T12:00:00Z");
    await walk.goto("/destination/kyoto");
    const bar = within(walk.page.getByRole("navigation", { name: "On this page" }));
    const parts = bar.getAllByRole<HTMLAnchorElement>("link").map((link) => {
      const part = walk.page.getByRole("main").querySelector(link.getAttribute("href")!)!;
      return [link.textContent, part.querySelector("h2")!.textContent];
    });
    expect(parts).toEqual([
      ["See", "What to see"],
      ["Eat", "Where to eat"],
      ["When", "When to go"],
      ["Get there", "Getting there"],
      ["Before you go", "Before you go"],
      ["Stay", "Where to stay"],
    ]);
    for (const once of [
      /^Report a mistake$/,
      /^Getting around$/,
      /^Languages$/,
      /^The downsides/,
      /^Next public holidays$/,
    ])
      expect(walk.page.getAllByText(once)).toHaveLength(1);
    // The next festival and three holidays, whatever the time of the year; the others are folded.
    const shown = (text: RegExp) => walk.page.getByText(text).closest("details") === null;
    expect([/^Autumn leaves$/, /^New Year's Day, Friday 1 January; Coming of Age Day/].map(shown)).toEqual([
      true,
      true,
    ]);
    expect([/^Gozan no Okuribi$/, /^Greenery Day$/].map(shown)).toEqual([false, false]);
  });

  it("compares two places", async () => {
    const walk = site.visit();
    await walk.goto("/explore?vibe=beach");
    for (const box of walk.page.getAllByLabelText<HTMLInputElement>(/^Compare/).slice(0, 2)) box.checked = true;
    await walk.press("Compare up to three");
    expect(walk.url).toMatch(/^\/explore\/compare/);
    expect(walk.page.getAllByRole("columnheader")).toHaveLength(2);
  });

  it("has its sections in the order of the documents, with the routes among them, and the current season first (CHECKLIST EXPL-08, EXPL-45)", async () => {
    const walk = site.visit();
    await walk.setCookie("x-voyance-now", "2027-07-10T12:00:00Z");
    await walk.goto("/explore");
    expect(texts(walk.page.getAllByRole("heading", { level: 2 }))).toEqual([
      "Seasonal Collections",
      "Explore by Travel Style",
      "Routes that many people take",
      "Guides",
      "Spotlight",
      "Feeling Adventurous?",
    ]);
    expect(texts(walk.page.getAllByRole("heading", { level: 3 }))).toEqual(["Summer", "Autumn", "Winter", "Spring"]);
    const summer = within(walk.page.getByRole("region", { name: "Summer" }));
    expect(summer.getByText("Current Season")).toBeTruthy();
  });

  it("leads everywhere it says (CHECKLIST EXPL-47, EXPL-52, EXPL-55, EXPL-56, EXPL-61 to EXPL-63, LIM-09)", async () => {
    const walk = site.visit();
    await walk.goto("/explore");
    const viewport = walk.document.querySelector("meta[name=viewport]")!.getAttribute("content");
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
    const browse = hrefOf(walk, "Browse Destinations")!;
    const section = walk.document.querySelector(browse)!;
    expect(section.textContent).toContain("Seasonal Collections");
    const links = {
      "View All Seasons": "/explore/seasons",
      "See All Styles": "/explore/styles",
      "All guides": "/guides",
      "Surprise Me": "/surprise",
      "Take the quiz first": "/quiz",
      "See your surprises": "/surprise/select",
      "Plan a trip yourself": "/planner/start",
      "Continue your plan": "/planner",
      "Sign in": "/signin",
    };
    for (const [name, href] of Object.entries(links)) expect(hrefOf(walk, name)).toBe(href);
    expect(texts(walk.page.getAllByText(/^(8|6|10) min read$/))).toEqual(["8 min read", "6 min read", "10 min read"]);
    const guides = walk.page.getAllByRole("link", { name: /min read/ });
    for (const guide of guides) expect((await walk.fetch(guide.getAttribute("href")!)).status).toBe(200);
    const last = [...walk.document.querySelectorAll<HTMLElement>("main section")].at(-1)!;
    expect(within(last).getByRole("blockquote")).toBeTruthy();
  });

  it("shows what comes close where answers are few, and why it is only close", async () => {
    const walk = site.visit();
    await walk.goto("/explore?q=skiing+in+February");
    const close = within(walk.page.getByRole("region", { name: "Close matches" }));
    expect(close.getAllByText(/^Better in /)).not.toHaveLength(0);
  });
});

describe("routes", () => {
  it("are found from the explore page, chosen by part of the world and month, and lead to the planner", async () => {
    const walk = site.visit();
    await walk.goto("/explore");
    await walk.follow(/^All \d+ routes$/);
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Routes that many people take");
    await walk.follow(/^All \d+ routes in Asia$/);
    expect(texts(walk.page.getAllByRole("heading", { level: 2 }))).toEqual(["Asia"]);
    expect(walk.page.getByLabelText<HTMLSelectElement>("Where").value).toBe("asia");
    walk.fill("When", "4");
    await walk.press("Show routes");
    expect(walk.url).toBe("/explore/routes?region=asia&length=&month=4");
    expect(walk.page.getByText(/^\d+ routes like that$/)).toBeTruthy();
    await walk.follow(walk.page.getByRole("link", { name: /^Japan's Golden Route/ }));
    expect(walk.url).toBe("/explore/routes/japan-golden-route");
    expect(texts(walk.page.getAllByRole("heading", { level: 3 }))).toEqual(["Tokyo", "Kyoto", "Osaka"]);
    expect(walk.page.getByRole("img", { name: /Tokyo.*Kyoto.*Osaka/ })).toBeTruthy();
    expect(hrefOf(walk, "Kyoto")).toBe("/destination/kyoto");
    expect(hrefOf(walk, "Plan this trip")).toBe(
      "/planner/route?place=tokyo&nights=5&place=kyoto&nights=4&place=osaka&nights=2",
    );
    const table = within(walk.page.getByRole("region", { name: "Weather by month" }));
    expect(texts(table.getAllByRole("columnheader"))).toEqual(["Month", "Tokyo", "Kyoto", "Osaka"]);
    expect(texts(table.getAllByRole("rowheader")).filter((name) => name.endsWith("(best)"))).toHaveLength(4);
    await walk.follow(walk.page.getByRole("link", { name: "Kyoto" }));
    expect(walk.page.getByRole("heading", { name: "Part of these routes" })).toBeTruthy();
  });

  it("that nobody takes then, and those we do not have, say so and lead on", async () => {
    const walk = site.visit();
    await walk.goto("/explore/routes?region=middle-east&month=7");
    expect(walk.page.getByText(/^We know no route like that/)).toBeTruthy();
    expect(await walk.goto("/explore/routes/nowhere")).toBe(404);
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Route not found");
    expect(hrefOf(walk, "Browse all routes")).toBe("/explore/routes");
  });
});

describe("destinations", () => {
  it("that are handpicked are counted, and each card says what it costs (CHECKLIST DEST-01 to DEST-08, DEST-10)", async () => {
    const walk = site.visit();
    await walk.goto("/destinations");
    expect(walk.title).toBe("Travel Destinations");
    const cards = walk.page.getAllByRole("article");
    const heading = walk.page.getByRole("heading", { level: 1 });
    expect(heading.textContent).toBe(`${cards.length} Handpicked Destinations`);
    expect(texts(walk.page.getAllByRole("heading", { level: 2 }))).toEqual([
      "Trending Now",
      "Budget-Friendly Picks",
      "Travel by Style",
      "Hidden Gems",
      "Not seeing the one?",
    ]);
    for (const style of ["Adventure", "Beach", "Culture", "Luxury"]) expect(walk.page.getByText(style)).toBeTruthy();
    for (const element of cards) {
      const card = within(element);
      expect(card.getByText(/^From /).textContent).toMatch(/^From \$\d+\/day \(\${1,3}\)$/);
      expect(card.getAllByRole("listitem")).toHaveLength(3);
      const plan = card.getByRole("link", { name: /Plan Trip/ });
      expect(plan.getAttribute("href")).toMatch(/^\/planner\?destination=[a-z-]+$/);
    }
    expect(hrefOf(walk, "Explore All Destinations")).toBe("/explore");
  });

  it("without their bundle leave the rest of the page (CHECKLIST EXPL-09, EXPL-10, ERR-07, ERR-08)", async () => {
    const walk = site.visit();
    await walk.setCookie("x-voyance-fault", "bundles=error");
    await walk.goto("/explore");
    expect(walk.page.getByText("Seasonal collections temporarily unavailable")).toBeTruthy();
    expect(walk.page.getByText("Packing light for any season")).toBeTruthy();
    await walk.goto("/explore?region=europe");
    expect(walk.page.getByText(/matching your filters/)).toBeTruthy();
    await walk.goto("/destinations");
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Unable to load destinations");
    expect(hrefOf(walk, "Explore All Destinations")).toBe("/explore");
  });

  it("that are missing, or of a broken catalogue, say so and lead on (CHECKLIST DEST-20 to DEST-24)", async () => {
    const walk = site.visit();
    expect(await walk.goto("/destination/nowhere")).toBe(404);
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Destination not found");
    expect(hrefOf(walk, "Browse all destinations")).toBe("/destinations");
    await walk.goto("/destination/New%20York");
    expect(walk.url).toBe("/destination/new-york");
    const empty = { headers: { "x-voyance-fault": "destinations=empty" } };
    expect((await walk.fetch("/destination/kyoto", empty)).status).toBe(404);
    const faulty = { headers: { "x-voyance-fault": "destinations=error" } };
    const broken = await walk.fetch("/destination/kyoto", faulty);
    expect(broken.status).toBe(503);
    expect(await broken.text()).toContain("Unable to load destination details");
    const list = (await (await walk.fetch("/api/destinations", faulty)).json()) as { destinations: { name: string }[] };
    expect(list.destinations.map(({ name }) => name)).toEqual(["Kyoto", "Santorini", "Patagonia", "Marrakech"]);
  });
});

interface Destination {
  id: string;
  region: string;
  featured: boolean;
  climate: string;
  vibe_score: number;
}

it("the API filters, limits and refuses as described (CHECKLIST API-01 to API-06, ERR-06, LIM-05, LIM-06)", async () => {
  const walk = site.visit();
  const list = async (query: string): Promise<Destination[]> => {
    const answer = await walk.fetch(`/api/destinations?${query}`);
    return ((await answer.json()) as { destinations: Destination[] }).destinations;
  };
  expect(await list("featured=true")).toHaveLength(4);
  expect(await list("tags=beach")).toHaveLength(4);
  expect((await list("region=asia&limit=3")).map(({ region }) => region)).toEqual(["asia", "asia", "asia"]);
  expect((await list("climate=arid")).every(({ climate }) => climate === "arid")).toBe(true);
  expect((await list("vibe_score_min=9.5")).every(({ vibe_score }) => vibe_score >= 9.5)).toBe(true);
  expect((await list("seasonal_events=carnival")).length).toBeGreaterThan(0);
  expect((await walk.fetch("/api/destinations?limit=none")).status).toBe(422);
  const filters = (await (await walk.fetch("/api/destinations/filters")).json()) as object;
  expect(Object.keys(filters)).toEqual(["vibes", "budgets", "regions", "seasons"]);
  expect((await walk.fetch("/api/destinations/kyoto")).status).toBe(200);
  expect((await walk.fetch("/api/destinations/nowhere")).status).toBe(404);
  const limited = { headers: { "x-voyance-fault": "destinations=status:429" } };
  const refused = await walk.fetch("/api/destinations?tags=never-asked-before", limited);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("Rate limited and no cached data available");
  // Asked above, so an older answer is there.
  expect((await walk.fetch("/api/destinations?tags=beach", limited)).status).toBe(200);
});

it("the explore bundle is small, has a validator and answers 304", async () => {
  const walk = site.visit();
  const address = "/static/explore-bundle.json";
  const packed = { "Accept-Encoding": "br" };
  const answer = await walk.fetch(address, { headers: packed });
  expect(Object.keys((await answer.json()) as object)).toEqual(
    expect.arrayContaining(["spotlight", "seasonal", "style", "all"]),
  );
  const again = { headers: { ...packed, "If-None-Match": answer.headers.get("ETag") ?? "" } };
  expect((await walk.fetch(address, again)).status).toBe(304);
});
