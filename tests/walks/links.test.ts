import { parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { sampleOfDay } from "#tests/setup/day-sample";
import { useSite } from "./site";
import { planToCheckout } from "./steps";
import type { Walk } from "./walk";

/** The fields of a parsed node that are read; the parser's own nodes have more. */
interface Node {
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}
type Element = Node & Required<Pick<Node, "name" | "attribs">>;

const site = useSite();
/** The most pages of a kind that are opened: with its names and numbers an address is one of many. */
const MOST_OF_A_KIND = 4;
/** Requests that are on their way at once. */
const AT_ONCE = 6;
const MOST_REDIRECTS = 2;
/** Addresses that end the sign-in, or empty the sandbox. */
const LEFT_ALONE = /^\/(?:signout|dev\/reset)/;

const kindOf = (path: string): string =>
  path
    .replace(/[^/?=&]*\d[^/?=&]*/g, "*")
    .replace(/^\/(destination|guides|art|careers|join)\/[^/?]+/, "/$1/*")
    .replace(/=[^&]*/g, "=");

function elementsOf(node: Node, found: Element[] = []): Element[] {
  if (node.name && node.attribs) found.push(node as Element);
  node.children?.forEach((child) => elementsOf(child, found));
  return found;
}

const textOf = ({ data, attribs, children = [], name }: Node): string =>
  name ? (attribs?.alt ?? "") + children.map(textOf).join("") : (data ?? "");

/** The faults in a page's markup, in words. */
function faultsOf(all: readonly Element[]): string[] {
  const faults: string[] = [];
  const ids = all.flatMap(({ attribs }) => (attribs.id === undefined ? [] : [attribs.id]));
  const known = new Set<string>();
  for (const id of ids) {
    if (known.has(id)) faults.push(`two ids ${id}`);
    known.add(id);
  }
  for (const { name, attribs } of all) {
    if (name === "img" && attribs.alt === undefined) faults.push(`no words for ${attribs.src ?? "a picture"}`);
    const named = [attribs.for, attribs["aria-labelledby"], attribs["aria-describedby"]].join(" ").split(/\s+/);
    for (const id of named) if (id && !known.has(id)) faults.push(`nothing has the id ${id}`);
  }
  const title = all.find(({ name }) => name === "title");
  if (!title || !textOf(title).trim()) faults.push("no title");
  const levels = all.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name.slice(1))] : []));
  if (levels.filter((level) => level === 1).length !== 1) faults.push("not one h1");
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? 0) + 1) faults.push(`heading ${index + 1} jumps to h${level}`);
  });
  for (const script of all)
    if (script.attribs.type === "application/ld+json") {
      const thing = JSON.parse(textOf(script)) as Record<string, unknown>;
      if (thing["@context"] !== "https://schema.org" || !thing["@type"]) faults.push("a thing of no kind");
    }
  return faults;
}

/** Addresses of this site in the links and pictures among these elements. */
function waysFrom(all: readonly Element[], address: string): string[] {
  const ways = all.flatMap(({ name, attribs }) => {
    if (name === "a" || (name === "link" && /icon|manifest|stylesheet/.test(attribs.rel ?? ""))) return [attribs.href];
    if (name === "img" || name === "source")
      return [attribs.src, ...(attribs.srcset ?? "").split(/,\s+/).map((picture) => picture.trim().split(/\s/)[0])];
    if (name === "script") return [attribs.src];
    return name === "form" && attribs.method !== "post" ? [attribs.action] : [];
  });
  return ways
    .flatMap((way) => (way ? [new URL(way, address)] : []))
    .filter((way) => way.origin === new URL(address).origin)
    .map((way) => way.pathname + way.search);
}

/** A part of the site: the pages it is entered by, the addresses that belong to it, and how many pages it has. */
interface Area {
  from: string[];
  owns: (path: string) => boolean;
  least: number;
}

/**
 * Follows the links of an area's pages, a few of each kind. A link in the main part of a page that leads out of the
 * area is followed too, once a kind, and the links of its page are left to the area it belongs to.
 * @returns the pages, and the broken links with their pages
 */
async function crawl(walk: Walk, { from, owns }: Area): Promise<{ pages: string[]; faults: string[] }> {
  const queue = from.map((path) => ({ path, on: "" }));
  const known = new Set(from);
  const kinds = new Map<string, number>();
  const faults: string[] = [];
  const pages: string[] = [];
  const note = (to: string, on: string): void => {
    const kind = kindOf(to);
    const count = kinds.get(kind) ?? 0;
    if (known.has(to) || LEFT_ALONE.test(to) || count >= (owns(to) ? MOST_OF_A_KIND : 1)) return;
    known.add(to);
    kinds.set(kind, count + 1);
    queue.push({ path: to, on });
  };
  const visit = async ({ path, on }: { path: string; on: string }): Promise<void> => {
    let answer = await walk.fetch(path);
    for (let times = 0; times < MOST_REDIRECTS && answer.status >= 300 && answer.status < 400; times++) {
      const { pathname, search } = new URL(answer.headers.get("Location") ?? "/", answer.url);
      if (pathname === "/") faults.push(`${path} is sent home, on ${on}`);
      answer = await walk.fetch(pathname + search);
    }
    const text = await answer.text();
    if (answer.status !== 200) return void faults.push(`${path} answers ${answer.status}, on ${on}`);
    if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return;
    pages.push(path);
    const page = parseDocument(text) as unknown as Node;
    const all = elementsOf(page);
    faults.push(...faultsOf(all).map((fault) => `${path}: ${fault}`));
    if (!owns(path) && !from.includes(path)) return;
    const main = all.find(({ name }) => name === "main");
    for (const to of waysFrom(all, answer.url)) if (owns(to)) note(to, path);
    for (const to of waysFrom(main ? elementsOf(main) : [], answer.url)) note(to, path);
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit));
  return { pages, faults };
}

const PLACES = /^\/(?:explore|destinations?|art)\b/;
const PLANNING = /^\/(?:planner|sample-itinerary|surprise|quiz|report)\b/;
const STEPS = /^\/planner\/(?:flight|hotel|booking|bring|itinerary)\b/;
const A_TRIP = /^\/(?:trips?|itinerary|api\/v1\/trips)\/(?!dashboard)|^\/join\//;

const isOf =
  (...areas: RegExp[]) =>
  (path: string): boolean =>
    areas.some((area) => area.test(path));
const AREAS: [string, Area][] = [
  ["places", { from: ["/explore", "/destinations"], owns: isOf(PLACES), least: 35 }],
  ["the planner", { from: ["/planner/start?new=1", "/planner/wish", "/surprise"], owns: isOf(PLANNING), least: 20 }],
  ["all else", { from: ["/", "/profile/revealing"], owns: (path) => !isOf(PLACES, PLANNING, A_TRIP)(path), least: 60 }],
];

const TRIPS = ["Tokyo in spring", "Seven days in Kyoto", "Lisbon, wavering prices", "Barcelona with friends"];

/** A visit, and the area it goes through. */
type Crawl = [name: string, begin: () => Promise<[Walk, Area]>];

async function beginSteps(): Promise<[Walk, Area]> {
  const walk = site.visit();
  await planToCheckout(walk);
  return [walk, { from: ["/planner/booking"], owns: isOf(STEPS), least: 20 }];
}

async function beginTrip(title: string): Promise<[Walk, Area]> {
  const walk = await site.visitAs("premium");
  const { pathname } = walk.main.getAllByRole<HTMLAnchorElement>("link", { name: new RegExp(title) })[0]!;
  const id = pathname.split("/").at(-1)!;
  const owns = (path: string): boolean => path.includes(id) || path.startsWith("/join/");
  return [walk, { from: [pathname, `/itinerary/${id}`], owns, least: 20 }];
}

const CRAWLS: Crawl[] = [
  ...AREAS.map(([name, area]): Crawl => [`for a visitor: ${name}`, () => Promise.resolve([site.visit(), area])]),
  ["for a visitor: the steps of the planner", beginSteps],
  ...AREAS.map(([name, area]): Crawl => [
    `for a traveller: ${name}`,
    async () => [await site.visitAs("premium"), area],
  ]),
  ...TRIPS.map((title): Crawl => [`for a traveller: the trip ${title}`, () => beginTrip(title)]),
];

describe("every link, picture and heading is in order", () => {
  it.each(sampleOfDay(CRAWLS, ([name]) => name, 4))("%s", async (_, begin) => {
    const [walk, area] = await begin();
    const { pages, faults } = await crawl(walk, area);
    expect(faults).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(area.least);
  });
});
