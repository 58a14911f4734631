/**
 * Checks every page that a visitor, a traveller and the desk can reach with axe, in six modes, and whether any page
 * scrolls sideways at 320 pixels or with letters of double size: `access [--as visitor,premium,admin] [--most 2]
 * [--only TEXT]`.
 */
import { parseArgs } from "node:util";
import AxeBuilder from "@axe-core/playwright";
import { chromium } from "playwright";
import type { Browser, Page } from "playwright";
import { fillDesk } from "./access-desk";
import { signInCookie, withServer } from "./server-under-test";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 640 };
const PLAIN = { colorScheme: "light", contrast: "no-preference", reducedMotion: "no-preference" } as const;
const MODES = [
  { name: "desktop", viewport: DESKTOP, media: PLAIN },
  { name: "phone", viewport: PHONE, media: PLAIN },
  { name: "dark", viewport: DESKTOP, media: { ...PLAIN, colorScheme: "dark" } },
  { name: "phone dark", viewport: PHONE, media: { ...PLAIN, colorScheme: "dark" } },
  { name: "contrast", viewport: PHONE, media: { ...PLAIN, contrast: "more" } },
  { name: "reduced motion", viewport: PHONE, media: { ...PLAIN, reducedMotion: "reduce" } },
] as const;
/** Below these addresses every page is of one kind, and a few of them stand for all. */
const COLLECTIONS = /^\/(destination|guides|trips|itinerary|share|demos|explore|careers|legal|help|admin\/[a-z-]+)\//;
/** Ways out, files and answers that are no page. */
const NO_PAGE = /^\/(signout|api|assets|auth|dev|resources)\b|\.(ics|pdf|gpx|xml|txt|json|svg|png|webmanifest)$/;
/** Further start pages: lists of the desk that show little at first. */
const STARTS: Record<string, readonly string[]> = {
  admin: ["/admin", "/admin/bookings?status=paid", "/admin/reports?status=all"],
};
/** A moving part is checked once it has arrived, or after this many milliseconds. */
const ARRIVED_MS = 6000;

/** Waits for moving parts; endless motion, such as a blinking line, is not waited for. */
const arrived = (most: number): Promise<unknown> =>
  Promise.race([
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
    new Promise((resolve) => setTimeout(resolve, most)),
  ]);

/** One page of each kind: ids and names of one place are left out of it. */
function kindOf(pathname: string): string {
  const short = pathname.replace(COLLECTIONS, (start) => `${start}*/`).replace(/(\*\/)[^/]+/, "$1");
  return short.replace(/[0-9a-f-]{20,}|\d+/g, "*");
}

async function findingsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, viewport, media } of MODES) {
    await page.setViewportSize(viewport);
    await page.emulateMedia(media);
    await page.evaluate(arrived, ARRIVED_MS);
    // No page has frames, so none is analysed in a page of its own.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    for (const { id, nodes } of violations)
      found.push(
        `${name}: ${id}: ${nodes
          .slice(0, 3)
          .map(({ target }) => target.join(" "))
          .join(", ")}`,
      );
  }
  return found;
}

/** Opens every part that can be opened; text wider than the page then can't be read without moving it sideways. */
async function tooWide(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => {
    for (const one of document.querySelectorAll("main details:not([name])")) (one as HTMLDetailsElement).open = true;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  return overflow > 0 ? [`${overflow} pixels too wide`] : [];
}

interface Browsers {
  usual: Browser;
  /** The browser of a traveller who reads letters at twice the usual size. */
  large: Browser;
}

async function crawl({ usual, large }: Browsers, origin: string, person: string, most: number, only: string) {
  const cookie = person === "visitor" ? undefined : await signInCookie(origin, person);
  const open = async (browser: Browser): Promise<Page> => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const [name, value] = cookie?.split("=") ?? [];
    if (name && value) await context.addCookies([{ name, value, url: origin }]);
    return context.newPage();
  };
  const [page, largePage] = await Promise.all([open(usual), open(large)]);
  await largePage.setViewportSize(NARROW);
  const queue = ["/", "/trip/dashboard", ...(STARTS[person] ?? [])];
  const known = new Set(queue);
  const kinds = new Map<string, number>();
  let count = 0;
  let total = 0;
  let looked = 0;
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const kind = kindOf(path);
    const seen = kinds.get(kind) ?? 0;
    if (seen >= most) continue;
    kinds.set(kind, seen + 1);
    await page.emulateMedia(PLAIN);
    await page.setViewportSize(DESKTOP);
    // A file that is offered for saving is not a page.
    const answer = await page.goto(origin + path, { waitUntil: "load" }).catch(() => null);
    if (!answer?.headers()["content-type"]?.startsWith("text/html")) continue;
    count += 1;
    const hrefs = await page.$$eval("a[href]", (links) =>
      links.map((link) => new URL(link.getAttribute("href")!, document.baseURI).href),
    );
    const isAsked = path.includes(only);
    if (isAsked) looked += 1;
    const found = isAsked ? await findingsOf(page) : [];
    await page.setViewportSize(NARROW);
    found.push(...(await tooWide(page)).map((line) => `320 pixels: ${line}`));
    await largePage.goto(origin + path, { waitUntil: "load" });
    found.push(...(await tooWide(largePage)).map((line) => `double letters: ${line}`));
    if (answer.status() >= 500) found.push(`answered ${answer.status()}`);
    total += found.length;
    for (const line of found) console.log(`${person} ${path}\n    ${line}`);
    for (const href of hrefs) {
      const url = new URL(href);
      if (url.origin !== origin || known.has(url.pathname) || NO_PAGE.test(url.pathname)) continue;
      known.add(url.pathname);
      queue.push(url.pathname);
    }
  }
  console.log(`${person}: ${count} pages of ${kinds.size} kinds, axe asked about ${looked}, ${total} findings`);
}

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      as: { type: "string", default: "visitor,premium,admin" },
      most: { type: "string", default: "2" },
      only: { type: "string", default: "" },
    },
  });
  await withServer(async ({ origin }) => {
    const launch = (...args: string[]): Promise<Browser> =>
      chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args });
    await fillDesk(origin);
    const [usual, large] = await Promise.all([launch(), launch("--blink-settings=defaultFontSize=32")]);
    try {
      for (const person of values.as.split(","))
        await crawl({ usual, large }, origin, person, Number(values.most), values.only);
    } finally {
      await Promise.all([usual.close(), large.close()]);
    }
  });
}
