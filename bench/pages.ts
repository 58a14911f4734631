import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import type { CDPSession, Page } from "playwright";
import { signInCookie, tripPath, withServer } from "./server-under-test";

/** "Slow": a phone at 1.6 Mbit/s, 150 ms round trip, CPU divided by four, cold cache. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const PUBLIC = [
  "/",
  "/pricing",
  "/signin",
  "/planner/start",
  "/explore",
  "/explore/map",
  "/destinations",
  "/destination/kyoto",
  "/guides",
  "/guides/first-solo-trip",
  "/start",
];
const PRIVATE = ["/trip/dashboard", "/billing", "/profile", "/profile/revealing", "/explore/matches", "/explore"];

interface Row {
  path: string;
  status: number;
  requests: number;
  kb: number;
  htmlKb: number;
  scriptKb: number;
  cssKb: number;
  fontKb: number;
  lcpMs: number;
  shift: number;
}

async function watchBytes(cdp: CDPSession): Promise<Map<string, { type: string; bytes: number }>> {
  const seen = new Map<string, { type: string; bytes: number }>();
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    // A picture inside the style sheet makes no request.
    if (!response.url.startsWith("data:")) seen.set(requestId, { type, bytes: 0 });
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const entry = seen.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  return seen;
}

const paints = (): Promise<{ lcp: number; shift: number }> =>
  new Promise((resolve) => {
    let lcp = 0;
    let shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (lcp = entry.startTime))).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (shift += (entry as unknown as { value: number }).value)),
    ).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve({ lcp, shift }), 300);
  });

async function measure(page: Page, cdp: CDPSession, origin: string, path: string): Promise<Row> {
  const seen = await watchBytes(cdp);
  await cdp.send("Network.emulateNetworkConditions", SLOW);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const answer = await page.goto(origin + path, { waitUntil: "networkidle" });
  const { lcp, shift } = await page.evaluate(paints);
  const kb = (type?: string): number =>
    Math.round(
      [...seen.values()].filter((entry) => !type || entry.type === type).reduce((sum, entry) => sum + entry.bytes, 0) /
        102.4,
    ) / 10;
  return {
    path,
    status: answer?.status() ?? 0,
    requests: seen.size,
    kb: kb(),
    htmlKb: kb("Document"),
    scriptKb: kb("Script"),
    cssKb: kb("Stylesheet"),
    fontKb: kb("Font"),
    lcpMs: Math.round(lcp),
    shift: Math.round(shift * 1000) / 1000,
  };
}

/** Bytes and speed of the pages on a slow line; prints a table and writes JSON. */
export async function run(args: string[]): Promise<void> {
  const rows: Row[] = [];
  await withServer(async ({ origin }) => {
    const cookie = await signInCookie(origin, "premium");
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
    const trip = await tripPath(origin, cookie);
    const own = [...PRIVATE, trip, `${trip.replace("/trips/", "/itinerary/")}/edit`];
    const paths = args.length > 0 ? args : [...PUBLIC, ...own];
    // The pages that a server makes once, for its first visitor, are not part of the others' wait.
    for (const path of paths)
      await fetch(origin + path, own.includes(path) ? { headers: { cookie } } : {}).then((answer) =>
        answer.arrayBuffer(),
      );
    for (const path of paths) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
      if (own.includes(path))
        await context.addCookies([{ name: "auth_token", value: cookie.slice("auth_token=".length), url: origin }]);
      const page = await context.newPage();
      rows.push(await measure(page, await context.newCDPSession(page), origin, path));
      await context.close();
    }
    await browser.close();
  });
  console.table(rows);
  mkdirSync(".cache/bench", { recursive: true });
  writeFileSync(".cache/bench/pages.json", JSON.stringify(rows, null, 2));
}
