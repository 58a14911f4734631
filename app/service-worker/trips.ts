import { KEPT_AT } from "#app/modules/offline/kept-pages";
import { OFFLINE_TRIPS, readOfflineTrips } from "#app/modules/offline/offline-list";
import type { OfflineTrip } from "#app/modules/offline/offline-list";
import { REQUEST_BATCHES, inBatches } from "#app/shared/queues/batches";
import { findCopy, keepCopy, keepPage } from "./copies";
import { noteOwner, ownersTime } from "./owner";

/** The milliseconds for which the list of trips is fresh. */
const FRESH_MS = 10 * 60_000;

/** The page that the app opens with, and the page from which the trips are reached. */
const DOORS = ["/", "/trip/dashboard"];

let keeping: Promise<void> | undefined;

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
  const missing = await listMissing(trips, before ? readOfflineTrips(await before.json()) : []);
  for (const door of DOORS.map(absolute)) if (!(await findCopy(door))) missing.unshift(door);
  await inBatches(
    missing,
    REQUEST_BATCHES,
    async (url) => (sentAt === ownersTime() ? keepPage(url) : undefined),
    (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  );
  // The list is kept last: it is true only when all pages that it names are here.
  await keepCopy(list, answer, { sentAt });
}

/** Fetches the trips of the coming weeks with all their pages and files. One run at a time. */
export async function keepTrips(): Promise<void> {
  keeping ??= keepAll()
    .catch(() => undefined)
    .finally(() => (keeping = undefined));
  await keeping;
}
