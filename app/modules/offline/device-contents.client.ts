import { KEPT_TITLE, OWN_CACHE, PUBLIC_CACHE } from "./kept-pages";
import { OFFLINE_TRIPS, readOfflineTrips } from "./offline-list";

interface KeptPage {
  address: string;
  title: string;
}
interface DeviceContents {
  trips: KeptPage[];
  pages: KeptPage[];
}

const RANGE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

async function tripsIn(cache: Cache): Promise<KeptPage[]> {
  const list = await cache.match(OFFLINE_TRIPS);
  if (!list) return [];
  return readOfflineTrips(await list.json()).map(({ name, startDate, endDate, addresses }) => ({
    address: addresses[0]!,
    title: `${name}, ${RANGE.formatRange(new Date(startDate), new Date(endDate))}`,
  }));
}

async function pagesIn(cache: Cache): Promise<KeptPage[]> {
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const title = (await cache.match(request))?.headers.get(KEPT_TITLE);
      const { pathname, search } = new URL(request.url);
      return { address: pathname + search, title: decodeURIComponent(title ?? "").replace(/ · Voyance$/, "") };
    }),
  );
  return kept.filter(({ title }) => title !== "").reverse();
}

async function readDevice(): Promise<DeviceContents> {
  const contents: DeviceContents = { trips: [], pages: [] };
  for (const name of await caches.keys()) {
    if (name !== PUBLIC_CACHE && !name.startsWith(OWN_CACHE)) continue;
    const cache = await caches.open(name);
    contents.trips.push(...(await tripsIn(cache)));
    contents.pages.push(...(await pagesIn(cache)));
  }
  // A trip stands above by its name, with links to its pages.
  contents.pages = contents.pages.filter(({ address }) => !/^\/(trips\/(?!.*\/shared$)|itinerary\/)/.test(address));
  return contents;
}

function listOf(heading: string, pages: readonly KeptPage[]): HTMLElement[] {
  if (pages.length === 0) return [];
  const title = document.createElement("h2");
  title.className = "step-1";
  title.textContent = heading;
  const list = document.createElement("ul");
  list.className = "plain device-pages";
  list.setAttribute("role", "list");
  for (const { address, title: words } of pages) {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = words;
    list.appendChild(document.createElement("li")).append(link);
  }
  return [title, list];
}

async function usedBytes(): Promise<number> {
  return (await navigator.storage?.estimate?.())?.usage ?? 0;
}

/** "2 trips"; empty for a count of zero. */
const counted = (count: number, one: string): string[] =>
  count === 0 ? [] : [`${count} ${one}${count === 1 ? "" : "s"}`];

/** The worker shows this page in place of one that is not on the device: then it says so. */
export function sayWhatIsMissing(): void {
  const title = document.querySelector<HTMLElement>("[data-device-title]");
  const lede = document.querySelector<HTMLElement>("[data-device-lede]");
  if (!title || !lede || location.pathname === "/offline") return;
  title.textContent = "This page is not on your device";
  const again = document.createElement("a");
  again.href = location.href;
  again.textContent = "Try it again";
  lede.replaceChildren("It opens when you are back online. ", again, ", or carry on with what is here.");
}

/** Fills in the list of pages on this device, and lets it be cleared where the page offers that. */
export async function showDeviceContents(box: HTMLElement, forget: () => void): Promise<void> {
  const words = box.querySelector<HTMLElement>("[data-device-words]");
  const { trips, pages } = await readDevice();
  if (!words || trips.length + pages.length === 0) return;
  const megabytes = (await usedBytes()) / 1e6;
  const what = [...counted(trips.length, "trip"), ...counted(pages.length, "page")].join(" and ");
  words.textContent = `${what}, ${megabytes.toFixed(1)} MB with their pictures.`;
  const lists = [...listOf("Your trips", trips), ...listOf("Pages you have read", pages)];
  words.after(...lists);
  const clear = box.querySelector<HTMLButtonElement>("[data-device-clear]");
  if (!clear) return;
  clear.hidden = false;
  clear.onclick = async () => {
    forget();
    for (const name of await caches.keys()) if (!name.startsWith("workbox-precache")) await caches.delete(name);
    for (const list of lists) list.remove();
    clear.hidden = true;
    words.textContent = "This device is cleared. Pages you read from now on are saved again.";
  };
}
