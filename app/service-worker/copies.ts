import {
  KEPT_AT,
  KEPT_PACKED,
  KEPT_TITLE,
  NOBODY,
  OWNER_HEADER,
  OWN_CACHE,
  PUBLIC_CACHE,
  addressOfCopy,
  keepingOf,
} from "#app/modules/offline/kept-pages";
import { noteOwner, ownCacheName, ownerNow, ownersTime } from "./owner";

/** Files of a build, whose names change with their content. */
export const ASSETS = "assets";
/** Posters. */
export const PICTURES = "pictures";
/** The ground of maps. */
export const TILES = "tiles";
/** The most kept pages that are the same for everybody, beside the trips; the oldest goes first. */
const MOST_PAGES = 60;

/** The most kept files of builds: all of one build, and most of the one before; and the most tiles, of eight trips. */
const MOST = { [ASSETS]: 250, [TILES]: 1_300 } as const;

/** Style, fonts, icons and scripts that a page names; the page names the scripts' own imports as well. */
const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g;
/** Maps on a page, even before the reader has scrolled to them; those for the dark scheme are the same maps. */
const MAP = /(?<=src=")\/[\w/.-]+\/map\.svg[^" ]*/gi;
/** The picture at its head. */
const PICTURE = /(?<=(?:src|srcset)=")\/art\/[^" ]+/i;

/**
 * Keeps the files that a page needs besides itself. A map belongs to the page's owner, and is kept beside the page.
 * @param anew whether kept maps are fetched again: they change with the trip
 */
async function keepPartsOf(html: string, beside: Cache, anew: boolean): Promise<void> {
  const keep = async (cache: Cache, asked: string): Promise<void> => {
    const isMap = cache === beside;
    const address = isMap ? addressOfCopy(new URL(asked, location.origin)) : asked;
    if (!(isMap && anew) && (await caches.match(address))) return;
    const file = await fetch(asked);
    if (file.ok) await cache.put(address, file);
  };
  const text = html.replaceAll("&amp;", "&");
  try {
    for (const address of new Set(text.match(ASSET))) await keep(await caches.open(ASSETS), address);
    for (const address of new Set(text.match(MAP))) await keep(beside, address);
    for (const address of text.match(PICTURE) ?? []) await keep(await caches.open(PICTURES), address);
  } catch {
    // The connection is lost: the page reads without these files, and they are fetched with its next copy.
  }
}

/**
 * Drops the oldest files of builds, which no kept page may need any more, or the oldest tiles. A file that is missed
 * comes with its page again.
 */
export async function dropOldFiles(of: keyof typeof MOST): Promise<void> {
  const cache = await caches.open(of);
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST[of]))) await cache.delete(oldest);
}

/** A page in its kept form: compressed, since a cache stores bytes as they are and a page packs to a sixth. */
function pack(text: string, headers: Headers): Response {
  const plain = new Response(text, { headers });
  if (!("CompressionStream" in self) || !plain.body) return plain;
  headers.set(KEPT_PACKED, "gzip");
  return new Response(plain.body.pipeThrough(new CompressionStream("gzip")), { headers });
}

function unpack(copy: Response | undefined): Response | undefined {
  if (!copy?.body || !copy.headers.has(KEPT_PACKED)) return copy;
  const headers = new Headers(copy.headers);
  headers.delete(KEPT_PACKED);
  return new Response(copy.body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

/** The entities of characters that HTML would read as markup. */
const WRITTEN: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The title of a page, as it is read. */
function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (mark) => WRITTEN[mark] ?? mark);
}

async function keepFewest(cache: Cache): Promise<void> {
  const kept = (await cache.keys()).filter(({ url }) => keepingOf(new URL(url).pathname) === "public");
  for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST_PAGES))) await cache.delete(oldest);
}

/**
 * Whether an answer's owner is still right: an answer that was asked for before a sign-in or a sign-out may only
 * confirm the present owner.
 */
async function isStillTrue(response: Response, sentAt: number): Promise<boolean> {
  return sentAt === ownersTime() || response.headers.get(OWNER_HEADER) === (await ownerNow());
}

/**
 * Keeps a copy of an answer where its address may be kept: in its owner's cache, or in the one for everybody.
 * @param response read to its end here; the caller hands over a clone
 * @param options.sentAt the owner's time when it was asked for: an answer from before a sign-out is dropped
 * @param options.anew whether the files of the page are fetched again, too
 */
export async function keepCopy(
  url: URL,
  response: Response,
  { sentAt, anew = false }: { sentAt: number; anew?: boolean },
): Promise<void> {
  if (!(await isStillTrue(response, sentAt))) return;
  const keeping = keepingOf(url.pathname);
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const told = await noteOwner(response);
  if (keeping === "never" || response.status !== 200 || response.redirected) return;
  // A page names its owner. A file may not: then it belongs to the present owner, and the server gave it to no other.
  const own = told === undefined ? await ownCacheName() : told === NOBODY ? undefined : OWN_CACHE + told;
  if (isPage && told === undefined) return;
  if (keeping === "own" && own === undefined) return;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, new Date().toISOString());
  const text = isPage ? await response.text() : undefined;
  // The message of the last action is shown once: the copy is of the page without it.
  if (text?.includes("data-toast=") && !anew) return keepPage(url);
  if (text !== undefined) headers.set(KEPT_TITLE, encodeURIComponent(titleOf(text)));
  // The traveller signed out while the answer was read.
  if (own !== undefined && own !== (await ownCacheName())) return;
  const cache = await caches.open(own ?? PUBLIC_CACHE);
  const address = addressOfCopy(url);
  // Added again, so that it counts as the newest.
  await cache.delete(address);
  await cache.put(address, text === undefined ? new Response(await response.blob(), { headers }) : pack(text, headers));
  if (keeping === "public") await keepFewest(cache);
  if (text !== undefined) await keepPartsOf(text, cache, anew);
}

/** Fetches and keeps a page that is not being looked at. */
export async function keepPage(url: URL, headers: Record<string, string> = {}): Promise<void> {
  // An address that is never kept is not fetched either: that of a sign-in or of a payment changes something.
  if (keepingOf(url.pathname) === "never") return;
  const sentAt = ownersTime();
  // The traveller's own requests come first on the connection.
  const answer = await fetch(url, { headers: { Accept: "text/html,*/*", ...headers }, priority: "low" });
  await keepCopy(url, answer, { sentAt, anew: true });
}

/** The copy of an address: the owner's before everybody's. */
export async function findCopy(url: URL): Promise<Response | undefined> {
  if (keepingOf(url.pathname) === "never") return undefined;
  const address = addressOfCopy(url);
  const own = await ownCacheName();
  const mine = own === undefined ? undefined : await (await caches.open(own)).match(address);
  return unpack(mine ?? (await (await caches.open(PUBLIC_CACHE)).match(address)));
}

/** A copy as it is shown: the page reads its age from its timing, without asking the worker. */
export function asShown(copy: Response): Response {
  const headers = new Headers(copy.headers);
  headers.append("Server-Timing", `kept;desc="${copy.headers.get(KEPT_AT) ?? ""}"`);
  return new Response(copy.body, { status: copy.status, headers });
}
