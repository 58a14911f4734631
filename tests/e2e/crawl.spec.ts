import { parseDocument } from "htmlparser2";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./test";

/** The fields of a parsed node that are read; the parser's own nodes have more. */
interface Node {
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}

/** The most pages of a kind that are opened: with its names and numbers an address is one of many. */
const MOST_OF_A_KIND = 4;
/** A machine that is busy with the suite takes minutes for all of them. */
const MOST_MS = 600_000;
/** Addresses that end the sign-in, or empty the sandbox. */
const LEFT_ALONE = /^\/(?:signout|dev\/reset)/;

const kindOf = (path: string): string =>
  path
    .replace(/[^/?=&]*\d[^/?=&]*/g, "*")
    .replace(/^\/(destination|guides|art|careers|join)\/[^/?]+/, "/$1/*")
    .replace(/=[^&]*/g, "=");

function elementsOf(node: Node, found: Required<Pick<Node, "name" | "attribs">>[] & Node[] = []): typeof found {
  if (node.name && node.attribs) found.push(node as (typeof found)[number]);
  node.children?.forEach((child) => elementsOf(child, found));
  return found;
}

const textOf = ({ data, attribs, children = [], name }: Node): string =>
  name ? (attribs?.alt ?? "") + children.map(textOf).join("") : (data ?? "");

/** The faults in a page's markup, in words. */
function faultsOf(html: string): string[] {
  const all = elementsOf(parseDocument(html) as unknown as Node);
  const faults: string[] = [];
  const ids = all.flatMap(({ attribs }) => (attribs.id === undefined ? [] : [attribs.id]));
  for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) faults.push(`two ids ${id}`);
  for (const { name, attribs } of all) {
    if (name === "img" && attribs.alt === undefined) faults.push(`no words for ${attribs.src ?? "a picture"}`);
    const named = [attribs.for, attribs["aria-labelledby"], attribs["aria-describedby"]].join(" ").split(/\s+/);
    for (const id of named) if (id && !ids.includes(id)) faults.push(`nothing has the id ${id}`);
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

/** Addresses of this site in a page's links and pictures, with their fragments. */
function waysFrom(html: string, address: string): URL[] {
  const ways = elementsOf(parseDocument(html) as unknown as Node).flatMap(({ name, attribs }) => {
    if (name === "a" || (name === "link" && /icon|manifest|stylesheet/.test(attribs.rel ?? ""))) return [attribs.href];
    if (name === "img" || name === "source")
      return [attribs.src, ...(attribs.srcset ?? "").split(/,\s+/).map((picture) => picture.trim().split(/\s/)[0])];
    if (name === "script") return [attribs.src];
    return name === "form" && attribs.method !== "post" ? [attribs.action] : [];
  });
  return ways
    .flatMap((way) => (way ? [new URL(way, address)] : []))
    .filter((way) => way.origin === new URL(address).origin);
}

/** Follows the links of pages, a few of each kind. @returns the pages, and the broken links with their pages */
async function crawl(request: APIRequestContext, origin: string): Promise<{ pages: string[]; faults: string[] }> {
  const queue = [{ path: "/", from: "" }];
  const known = new Set(["/"]);
  const kinds = new Map<string, number>();
  const faults: string[] = [];
  const pages: string[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next;
    let address = `${origin}${path}`;
    let answer = await request.get(address, { maxRedirects: 0 });
    if (answer.status() >= 300 && answer.status() < 400) {
      address = new URL(answer.headers().location ?? "/", address).href;
      if (new URL(address).pathname === "/") faults.push(`${path} is sent home, on ${from}`);
      answer = await request.get(address, { maxRedirects: 0 });
    }
    if (answer.status() !== 200) {
      faults.push(`${path} answers ${answer.status()}, on ${from}`);
      continue;
    }
    if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
    pages.push(path);
    const html = await answer.text();
    faults.push(...faultsOf(html).map((fault) => `${path}: ${fault}`));
    for (const way of waysFrom(html, address)) {
      const to = way.pathname + way.search;
      const kind = kindOf(to);
      const count = kinds.get(kind) ?? 0;
      if (known.has(to) || LEFT_ALONE.test(to) || count >= MOST_OF_A_KIND) continue;
      known.add(to);
      kinds.set(kind, count + 1);
      queue.push({ path: to, from: path });
    }
  }
  return { pages, faults };
}

/** The browser reports that the test keeps the worker out of the journeys. */
const OF_THE_TEST = /^Service Worker registration blocked by Playwright$/;

/** Opens one page of each kind and moves about on it. @returns the lines of the browser's console, warnings too */
async function saidBy(page: Page, paths: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  let shown = "";
  page.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type()) && !OF_THE_TEST.test(message.text()))
      said.push(`${shown}: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => said.push(`${shown}: ${message}`));
  const oneOfEach = [...new Map(paths.map((path) => [kindOf(path.split("?", 1)[0]!), path])).values()];
  for (const path of oneOfEach) {
    shown = path;
    await page.goto(path);
    // A part that is drawn or loaded when it comes into view reports its errors then.
    await page.keyboard.press("End");
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 })));
  }
  expect(oneOfEach.length).toBeGreaterThan(25);
  return said;
}

test("a visitor finds every link, picture and heading in order", async ({ page, request, origin }) => {
  test.setTimeout(MOST_MS);
  const { pages, faults } = await crawl(request, origin);
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(50);
  expect(await saidBy(page, pages)).toEqual([]);
});

test("a traveller finds every link, picture and heading in order", async ({ page, request, origin }) => {
  test.setTimeout(MOST_MS);
  await request.post("/signin", {
    form: { email: "premium@voyance.test", password: "Voyage2026" },
    headers: { Origin: origin },
  });
  expect((await request.get("/trip/dashboard", { maxRedirects: 0 })).status()).toBe(200);
  const { pages, faults } = await crawl(request, origin);
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(80);
  await page.context().addCookies((await request.storageState()).cookies);
  expect(await saidBy(page, pages)).toEqual([]);
});
