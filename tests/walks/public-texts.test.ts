import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { useSite } from "./site";
import type { Walk } from "./walk";

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

const site = useSite();
const texts = (all: Iterable<Element>): string[] => [...all].map((one) => one.textContent);
const mainOf = (walk: Walk): HTMLElement => walk.page.getByRole("main");
const choice = (walk: Walk): HTMLElement => walk.page.getByRole("region", { name: "May we count page visits?" });

/** The levels of a page's headings, in its order. */
const levelsOf = (walk: Walk): number[] =>
  [...walk.document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) => Number(tagName.slice(1)));

describe("the public texts", () => {
  /** The texts at the addresses that links lead to, by their path: many pages have the same ones. */
  const bodies = new Map<string, string>();
  async function expectLinksThatLead(among: Iterable<HTMLAnchorElement>, atLeast: number): Promise<void> {
    const { origin } = site;
    const links = new Set([...among].map(({ href }) => href).filter((href) => href.startsWith(origin)));
    expect(links.size).toBeGreaterThanOrEqual(atLeast);
    for (const href of links) {
      const { pathname, hash } = new URL(href);
      if (!bodies.has(pathname)) {
        const answer = await fetch(origin + pathname, { headers: { Accept: "text/html" } });
        expect(answer.status, href).toBe(200);
        // An unknown address leads to the home page.
        if (pathname !== "/") expect(answer.url, href).not.toBe(`${origin}/`);
        bodies.set(pathname, await answer.text());
      }
      if (hash) expect(bodies.get(pathname), href).toContain(`id="${hash.slice(1)}"`);
    }
  }

  it.each(["Discover", "Plan", "Company", "Help", "Legal"])(
    "have a footer whose links about %s lead to what is there",
    async (name) => {
      const walk = site.visit();
      await walk.goto("/about");
      const group = within(walk.page.getByRole("contentinfo")).getByText(name, { selector: "p" }).parentElement!;
      await expectLinksThatLead(group.querySelectorAll("a"), 4);
    },
  );

  it.each(PAGES)("%s has one title, headings in order, no framework, and links to what is there", async (address) => {
    const walk = site.visit();
    expect(await walk.goto(address)).toBe(200);
    const levels = levelsOf(walk);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1),
    );
    expect(walk.document.querySelectorAll("script[src]:not([src='/enhance.js'])")).toHaveLength(0);
    await expectLinksThatLead(walk.document.querySelectorAll("a"), 25);
  });

  it("tell the problem, the solution and whom it is for (CHECKLIST ABOUT-01 to ABOUT-06, GEN-03)", async () => {
    const walk = site.visit();
    await walk.goto("/about");
    expect(texts(walk.main.getAllByRole("heading", { level: 2 }))).toEqual([
      "The problem",
      "The solution",
      "Who it is for",
    ]);
    for (const claim of [
      /curated 3-5 options rather than thousands/i,
      /one-click reservation/i,
      /group preference blending/i,
    ])
      expect(mainOf(walk).textContent).toMatch(claim);
    for (const group of ["Luxury seekers", "Time-conscious professionals", "Discerning travellers", "Groups"])
      expect(walk.main.getByRole("heading", { name: group })).toBeTruthy();
    expect(walk.main.getByRole("link", { name: "Plan a trip" }).getAttribute("href")).toBe("/planner");
    const sample = walk.main.getByRole("link", { name: "Read a sample itinerary" });
    expect(sample.getAttribute("href")).toBe("/sample-itinerary");
  });

  it("show how it works in five steps and lead to the quiz (CHECKLIST HOW-01 to HOW-04)", async () => {
    const walk = site.visit();
    await walk.goto("/how-it-works");
    expect(mainOf(walk).querySelectorAll("ol > li")).toHaveLength(5);
    await walk.follow("Take the Dream Quiz", walk.main);
    expect(walk.url).toMatch(/^\/signup\?/);
  });

  it("on blending, help and press say what they have to (CHECKLIST BLEND-01 to BLEND-05, HELP-01 to HELP-04, INFO-01)", async () => {
    const walk = site.visit();
    await walk.goto("/features/preference-blending");
    for (const name of [/Individual profiling/, /nice-to-have and deal-breaker/, /Adaptive scheduling/])
      expect(walk.main.getByRole("heading", { name })).toBeTruthy();
    expect(walk.main.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    const start = walk.main.getByRole("link", { name: "Start Planning Together" });
    expect(start.getAttribute("href")).toBe("/planner/start");
    await walk.goto("/help");
    for (const [name, href] of [
      [/How Voyance works/, "/how-it-works"],
      [/Your profile/, "/profile"],
      [/Browse FAQ/, "/legal/faq"],
    ] as const)
      expect(walk.main.getByRole("link", { name }).getAttribute("href")).toBe(href);
    expect(mainOf(walk).textContent).toContain("24-48 hours on business days");
    await walk.goto("/press");
    expect(mainOf(walk).textContent).toMatch(/coming soon/i);
  });

  it("have terms of twelve sections with contents that lead to each; former addresses lead there", async () => {
    const walk = site.visit();
    await walk.goto("/terms-of-service");
    expect(walk.url).toBe("/legal/terms");
    expect(walk.page.getAllByRole("heading", { level: 2 })).toHaveLength(12);
    await walk.follow("Cancelling and refunds", within(walk.page.getByRole("navigation", { name: "On this page" })));
    expect(walk.url).toBe("/legal/terms#refunds");
    expect(walk.document.getElementById("refunds")).not.toBeNull();
    await walk.goto("/privacy-policy");
    expect(walk.url).toBe("/legal/privacy");
    expect(mainOf(walk).textContent).toContain("not for children under 13");
  });

  it("have questions of one category at a time, which open beside each other (CHECKLIST LEGAL-09 to LEGAL-13)", async () => {
    const walk = site.visit();
    await walk.goto("/legal/faq");
    const items = (): HTMLDetailsElement[] => [...mainOf(walk).querySelectorAll("details")];
    expect(items()).toHaveLength(12);
    // Those of one name would close each other.
    for (const item of items()) expect([item.open, item.getAttribute("name")]).toEqual([false, null]);
    const categories = walk.page.getByRole("navigation", { name: "Categories" });
    expect(texts(within(categories).getAllByRole("link"))).toEqual([
      "All",
      "Booking & Reservations",
      "Service & Support",
      "Liability & Responsibility",
      "Trip Planning",
      "Payment & Refunds",
    ]);
    await walk.follow("Trip Planning", within(categories));
    expect(items()).toHaveLength(3);
    expect(texts(walk.document.querySelectorAll("nav [aria-current=true]"))).toEqual(["Trip Planning"]);
    expect(mainOf(walk).querySelector('a[href^="mailto:"]')).not.toBeNull();
    await walk.goto("/legal/faq?category=nothing-of-ours");
    expect(items()).toHaveLength(12);
    await walk.goto("/help");
    await walk.follow(/How do I cancel/, walk.main);
    expect(walk.url).toBe("/legal/faq#refunds");
    expect(walk.document.getElementById("refunds")!.closest("details")).not.toBeNull();
  });
});

it("pages are noted after a yes only, and forgotten after a no (CHECKLIST LEGAL-07, LEGAL-08)", async () => {
  const walk = site.visit();
  await walk.goto("/guides");
  expect(await walk.cookies()).toEqual([]);
  await walk.follow("Cookies and measuring", within(walk.page.getByRole("contentinfo")));
  expect(choice(walk).textContent).toContain("Off until you say yes.");
  await walk.press(/^Yes/, within(choice(walk)));
  expect(choice(walk).textContent).toContain("Your answer is yes.");
  const kept = new Map((await walk.cookies()).map(({ name, maxAge }) => [name, maxAge]));
  const day = 86_400;
  expect([kept.get("preferences"), kept.get("analytics_id")]).toEqual([365 * day, 730 * day]);
  await walk.goto("/guides?q=secret");
  await walk.goto("/trips/0b7c1f0e");
  await walk.goto("/legal/cookies");
  expect(choice(walk).textContent).toMatch(/We.ve counted [3-9] page visits.* from this browser since/);
  await walk.press(/^No/, within(choice(walk)));
  expect(choice(walk).textContent).toContain("Your answer is no. Nothing is counted.");
  expect((await walk.cookies()).map(({ name }) => name)).not.toContain("analytics_id");
});

describe("an address that is nowhere", () => {
  it.each(["/nope", "/legal/nope", "/destination", "/old-page.html"])(
    "%s leads home, which says so once",
    async (address) => {
      const walk = site.visit();
      await walk.goto(address);
      expect(walk.url).toBe("/");
      expect(walk.page.getByText(/That page doesn't exist/)).toBeTruthy();
      await walk.goto(walk.url);
      expect(walk.page.queryByText(/That page doesn't exist/)).toBeNull();
    },
  );

  it("says so where it is, if it may be missing", async () => {
    const walk = await site.visitAs("premium");
    for (const [address, words] of [
      ["/destination/nowhere-at-all", "Destination not found"],
      ["/guides/nowhere-at-all", "Guide Not Found"],
      ["/trips/nowhere-at-all", "Trip Not Found"],
    ] as const) {
      expect(await walk.goto(address)).toBe(404);
      expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe(words);
    }
  });

  it("is not found as a file", async () => {
    const answer = await site.visit().fetch("/nope.png", { headers: { Accept: "image/*" } });
    expect(answer.status).toBe(404);
  });
});

describe("the page about the API", () => {
  interface Described {
    paths: Record<string, Record<string, { operationId: string; summary: string }>>;
  }

  it("has every call that is described, folded, and each of its links leads somewhere", async () => {
    const walk = site.visit();
    const { paths } = (await (await walk.fetch("/api/openapi.json")).json()) as Described;
    expect(await walk.goto("/api/docs")).toBe(200);
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(calls.length).toBeGreaterThan(30);
    for (const { operationId, summary } of calls) {
      const folded = walk.document.getElementById(operationId)!.closest("details")!;
      expect(folded.querySelector("summary h3")!.textContent).toBe(summary);
      expect(folded.open).toBe(false);
    }
    const targets = new Set(walk.main.getAllByRole("link").map((link) => link.getAttribute("href") ?? ""));
    for (const target of targets)
      if (target.startsWith("#"))
        expect(walk.document.querySelectorAll(`[id="${target.slice(1)}"]`), target).toHaveLength(1);
  });

  it("has commands that are true", async () => {
    const walk = site.visit();
    await walk.goto("/api/docs#readDestination");
    const shown = within(walk.document.getElementById("readDestination")!).getAllByRole("figure");
    const address = /"([^"]+)"/.exec(shown[0]!.textContent)![1]!;
    expect(address).toBe(new URL("/api/destinations/kyoto", walk.document.location.href).href);
    const answer = (await (await walk.fetch(address)).json()) as { destination: { name: string } };
    expect(shown.at(-1)!.textContent).toContain(`"name": "${answer.destination.name}"`);
  });
});
