import { BUNDLES, BUNDLE_CACHE, DISCOVER_BUNDLE, isDrawnHere } from "#app/modules/offline/discovery";
import { ASSETS, dropOldFiles } from "./copies";

/** The script that draws discovery on the device, and the map of the world, by the names the build gives them. */
declare const DISCOVER_SCRIPT: string;
declare const DISCOVER_MAP: string;
const FILES = [DISCOVER_SCRIPT, DISCOVER_MAP];

/** The milliseconds for which the bundles are fresh. */
const FRESH_MS = 24 * 3600_000;

async function keep(cache: Cache, address: string): Promise<void> {
  const answer = await fetch(address);
  if (answer.ok) await cache.put(address, answer);
}

/** Keeps the data of discovery for offline use: the bundles once a day, and the script of this build. */
export async function keepDiscovery(): Promise<void> {
  try {
    const assets = await caches.open(ASSETS);
    for (const address of FILES) if (!(await assets.match(address))) await keep(assets, address);
    await dropOldFiles(ASSETS);
    const bundles = await caches.open(BUNDLE_CACHE);
    for (const address of BUNDLES) {
      const known = await bundles.match(address);
      const age = Date.now() - Date.parse(known?.headers.get("Date") ?? "");
      if (!(age < FRESH_MS)) await keep(bundles, address);
    }
  } catch {
    // The connection is lost: the next page tries again.
  }
}

/** Whether the page of an address can be drawn from the data on the device. */
export async function canDraw({ pathname }: URL): Promise<boolean> {
  if (!isDrawnHere(pathname)) return false;
  return (await caches.match(DISCOVER_BUNDLE)) !== undefined && (await caches.match(DISCOVER_SCRIPT)) !== undefined;
}
