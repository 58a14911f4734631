import type { Page } from "@playwright/test";

/**
 * The two sentences of the strip for a page without a connection. The browser's own idea of its connection decides
 * between them, and newer browsers forget with each page that it is cut.
 */
export const NO_LINE = "(You're offline|We can't reach Voyance just now)";

/** Waits until the worker is in charge, and has kept the page that was open before it. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === "activated";
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The content of this device's caches, as "cache address". */
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

/** The bytes in this device's caches, those of the traveller's own pages and of the ground of maps apart. */
export const bytesOn = (page: Page): Promise<{ own: number; tiles: number; others: number }> =>
  page.evaluate(async () => {
    const sum = { own: 0, tiles: 0, others: 0 };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { size } = await (await cache.match(request))!.blob();
        sum[name.startsWith("own-") ? "own" : name === "tiles" ? "tiles" : "others"] += size;
      }
    }
    return sum;
  });
