import { KEPT_AT } from "#app/modules/offline/kept-pages";
import { OFFLINE_TILES, OFFLINE_TRIPS, readOfflineTiles, readOfflineTrips } from "#app/modules/offline/offline-list";
import type { OfflineTrip } from "#app/modules/offline/offline-list";
import { PICTURE_BATCHES, REQUEST_BATCHES, inBatches } from "#app/shared/queues/batches";
import { TILES, dropOldFiles, findCopy, keepCopy, keepPage } from "./copies";
import { noteOwner, ownersTime } from "./owner";

/** The milliseconds for which the list of trips is fresh. */
const FRESH_MS = 10 * 60_000;

/** The page that the app opens with, and the page from which the trips are reached. */
const DOORS = ["/", "/trip/dashboard"];

/** Tiles are kept while a device has so many bytes left for us: pages and forms come first. */
const ROOM_FOR_TILES = 50_000_000;
/** A line that hangs is not held by tiles for longer. */
const TILE_PATIENCE_MS = 10_000;

let keeping: Promise<void> | undefined;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const absolute = (address: string): URL => new URL(address, location.origin);

/**
 * The addresses to fetch for the trips: the pages of all of them, then the rest; those unchanged since they were kept
 * are left out.
 */
async function listMissing(trips: readonly OfflineTrip[], known: readonly OfflineTrip[]): Promise<URL[]> {
  // An address that several trips share, such as the whole of a longer trip, is fetched once.
  const missing = new Map<string, { url: URL; place: number }>();
  for (const { id, revision, addresses } of trips) {
    const isSame = known.some((one) => one.id === id && one.revision === revision);
    for (const [place, url] of addresses.map(absolute).entries())
      if (!isSame || !(await findCopy(url))) missing.set(url.href, missing.get(url.href) ?? { url, place });
  }
  return [...missing.values()].sort((a, b) => a.place - b.place).map(({ url }) => url);
}

/** Keeps the ground of a trip's map where the device has room for it; its list last, once all that it names is here. */
async function keepTiles(list: URL): Promise<void> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < ROOM_FOR_TILES) return;
  const sentAt = ownersTime();
  const answer = await fetch(list, { priority: "low" });
  if (answer.status !== 200) return;
  const cache = await caches.open(TILES);
  await inBatches(
    readOfflineTiles(await answer.clone().json()),
    PICTURE_BATCHES,
    async (address) => {
      if (await cache.match(address)) return;
      const tile = await fetch(address, { priority: "low", signal: AbortSignal.timeout(TILE_PATIENCE_MS) });
      if (tile.ok) await cache.put(address, tile);
    },
    pause,
  );
  await dropOldFiles(TILES);
  await keepCopy(list, answer, { sentAt });
}

async function keepAll(): Promise<void> {
  const list = absolute(OFFLINE_TRIPS);
  const before = await findCopy(list);
  if (before && Date.now() - Date.parse(before.headers.get(KEPT_AT) ?? "") < FRESH_MS) return;
  const answer = await fetch(list);
  if (answer.status !== 200) return;
  // The list names its own owner; it becomes worthless once another account is here.
  await noteOwner(answer);
  const sentAt = ownersTime();
  const trips = readOfflineTrips(await answer.clone().json());
  const all = await listMissing(trips, before ? readOfflineTrips(await before.json()) : []);
  const isGround = ({ pathname }: URL): boolean => pathname.endsWith(OFFLINE_TILES);
  const missing = all.filter((url) => !isGround(url));
  for (const door of DOORS.map(absolute)) if (!(await findCopy(door))) missing.unshift(door);
  await inBatches(
    missing,
    REQUEST_BATCHES,
    async (url) => (sentAt === ownersTime() ? keepPage(url) : undefined),
    pause,
  );
  // The list is kept when all pages that it names are here; maps zoom without a line once their ground is as well.
  await keepCopy(list, answer, { sentAt });
  for (const url of all.filter(isGround)) if (sentAt === ownersTime()) await keepTiles(url);
}

/** Fetches the trips of the coming weeks with all their pages and files. One run at a time. */
export async function keepTrips(): Promise<void> {
  keeping ??= keepAll()
    .catch(() => undefined)
    .finally(() => (keeping = undefined));
  await keeping;
}
