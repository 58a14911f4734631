import type { Page } from "@playwright/test";

/**
 * The two sentences of the strip for a page without a line. Which one is said rests on what the browser takes its line
 * for, and newer ones forget that it is cut with each page.
 */
export const NO_LINE = "(You're offline|We can't reach Voyance just now)";

/** The worker is in charge, and the page that was open before it is kept. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === "activated";
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What the caches of this device hold, as "cache address". */
export const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${new URL(url).pathname}`),
      ),
    );
    return lists.flat();
  });

/** How many bytes the caches of this device hold, those of the traveller's own pages apart. */
export const bytesOn = (page: Page): Promise<{ own: number; others: number }> =>
  page.evaluate(async () => {
    const sum = { own: 0, others: 0 };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { size } = await (await cache.match(request))!.blob();
        sum[name.startsWith("own-") ? "own" : "others"] += size;
      }
    }
    return sum;
  });
